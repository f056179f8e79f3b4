import * as z from 'zod/mini'
import type { Entity } from '../../../shared/network/organizations/entity.ts'
import { absentField, and, present } from '../../core/table/conditions.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import type { List } from '../../core/table/lists.ts'
import { table } from '../../core/table/table.ts'
import type { Update, Write } from '../../core/table/write.ts'
import { entityUnchanged } from './entityTable.ts'

/** Steps that deletions of all kinds of organizations share. */

const Anything = z.unknown()
export const hasAny = async (list: List & { readonly from?: string }): Promise<boolean> =>
  (await table.page({ ...list, limit: 1 }, Anything)).items.length > 0

/** Removes an organization that is as it was loaded: somebody who changed it meanwhile may have begun to use it, and so has who marked it. */
export const deleteEntity = (entity: Entity): Write => ({
  remove: entityKeys.entity(entity.ID),
  when: and(entityUnchanged(entity), absentField('IsUsed')),
})

/** Notes the first use that no list of the organization would tell, or only a moment later. It fails for an organization that was deleted meanwhile. */
export const markUsed = ({ ID, IsUsed }: { readonly ID: number; readonly IsUsed?: boolean | undefined }): Update[] =>
  IsUsed ? [] : [{ update: entityKeys.entity(ID), set: { IsUsed: true }, alsoInRow: ['IsUsed'], when: present }]
