import * as z from 'zod/mini'
import type { Entity } from '../../shared/entity/entity.ts'
import { openInvitations } from '../../shared/person/invitation.ts'
import { invitationsOf } from '../people/invitationTable.ts'
import { submissionLists } from '../table/keys/distributors.ts'
import { entityKeys } from '../table/keys/entities.ts'
import type { List } from '../table/lists.ts'
import { table } from '../table/table.ts'
import { present, type Update, type Write } from '../table/write.ts'
import { entityUnchanged, everyoneOf } from './entityTable.ts'

/** What deletions of all kinds of parties have in common. */

const Anything = z.unknown()
export const hasAny = async (list: List): Promise<boolean> =>
  (await table.page({ ...list, limit: 1 }, Anything)).items.length > 0

/** People and invitations of a party, and loads that it was offered. */
export async function usesOf({ ID, Name }: Pick<Entity, 'ID' | 'Name'>, now: Date) {
  const [people, invitations, hasLoads] = await Promise.all([
    everyoneOf([ID]),
    invitationsOf(ID),
    hasAny(submissionLists.entity(ID)),
  ])
  return {
    Name,
    hasPeople: people.length > 0,
    hasOpenInvitations: openInvitations(invitations, now).length > 0,
    hasLoads,
  }
}

/** Removes a party that is as it was loaded: somebody who changed it meanwhile may have begun to use it. */
export const deleteEntity = (entity: Entity): Write => ({
  remove: entityKeys.entity(entity.ID),
  when: entityUnchanged(entity),
})

/** Notes the first use that no list of the party would tell. It fails for a party that was deleted meanwhile. */
export const markUsed = ({ ID, IsUsed }: { readonly ID: number; readonly IsUsed?: boolean | undefined }): Update[] =>
  IsUsed ? [] : [{ update: entityKeys.entity(ID), set: { IsUsed: true }, alsoInRow: ['IsUsed'], when: present }]
