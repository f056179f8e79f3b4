import type { Refusal } from '../../../shared/core/answer.ts'
import { FoodBankGroup, type FoodBankGroupDraft, type GroupKind } from '../../../shared/network/groups/network.ts'
import { zoneRefusal } from '../../../shared/network/organizations/drafts.ts'
import type { Loader } from '../../core/http/http.ts'
import { absent } from '../../core/table/conditions.ts'
import { nextId } from '../../core/table/ids.ts'
import { entityLists } from '../../core/table/keys/entities.ts'
import type { Actor } from '../../core/table/outbox.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { changeEventWrites } from '../organizations/changeEvents.ts'
import { anyEntity, changeOf, type EntityOf, putEntity } from '../organizations/entityTable.ts'

/** State associations and co-ops in the table: groups of food banks. */

export type GroupEntity = EntityOf<GroupKind>

const isGroup = (entity: { readonly Kind: string }): entity is GroupEntity =>
  entity.Kind === 'stateAssociation' || entity.Kind === 'coop'

export const groupById: Loader<'foodBankGroup', { id: number }, GroupEntity> = {
  kind: 'foodBankGroup',
  load: async ({ input }) => {
    const entity = await anyEntity(input.id)
    return entity && isGroup(entity) ? entity : undefined
  },
  owner: () => ({}),
}

export const shownGroup = (group: GroupEntity) => FoodBankGroup.parse(group)

export const allGroups = () => table.all(entityLists.foodBankGroups(), FoodBankGroup)

export interface GroupWrites {
  readonly group: GroupEntity
  readonly writes: readonly Write[]
}

/** A new association or co-op, without food banks. */
export async function newGroup(Kind: GroupKind, draft: FoodBankGroupDraft): Promise<GroupWrites | Refusal> {
  const refusal = zoneRefusal(draft)
  if (refusal) return refusal
  const group: GroupEntity = { Kind, ID: await nextId('entity'), Version: 1, FoodBankIDs: [], ...draft }
  return { group, writes: [putEntity(group, absent)] }
}

export function changedGroup(before: GroupEntity, draft: FoodBankGroupDraft, by: Actor): GroupWrites | Refusal {
  const refusal = zoneRefusal(draft)
  if (refusal) return refusal
  const { after, write } = changeOf<GroupEntity>(before, draft)
  return { group: after, writes: [write, ...changeEventWrites(before, after, by)] }
}
