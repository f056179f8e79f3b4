import type { Caller } from '../../shared/access.ts'
import { type Entity, mailReturned, type User } from '../../shared/entity/entity.ts'
import { correspondents, MessageRecipient } from '../../shared/message/correspondent.ts'
import { groupOf, groupsAbove, type RecipientGroup } from '../../shared/message/recipientGroup.ts'
import { headPrefix, messageKeys } from '../table/keys/messages.ts'
import { table } from '../table/table.ts'
import type { Write } from '../table/write.ts'
import { anyEntity } from './entityTable.ts'

/** The people of each group, so that whoever may be written to is found in a query for each group, not for each party. */

/** A person's lines: at the head of the group of each party they act for, and in the circles above it. */
export function listPerson(user: User, entityOf: (id: number) => Entity | undefined): Write[] {
  const ids = new Set(user.Roles.filter(({ Role }) => Role !== 'customer').map(({ EntityID }) => EntityID))
  return [...ids].flatMap((id) => {
    const entity = entityOf(id)
    if (!entity) return []
    const line = {
      UserID: user.ID,
      UserName: user.UserName,
      Name: user.Name,
      EntityName: entity.Name,
      ...(mailReturned(user) ? { IsMailReturned: true } : {}),
    }
    return [
      { put: { ...messageKeys.head(groupOf(entity), id, user.ID), ...line } },
      ...groupsAbove(entity).map((group) => ({ put: { ...messageKeys.below(group, id, user.ID), ...line } })),
    ]
  })
}

const listOf = (group: RecipientGroup) => messageKeys.head(group, 0, 0).pk
const everyoneOf = (group: RecipientGroup) => table.all({ pk: listOf(group) }, MessageRecipient)
const headsOf = (group: RecipientGroup) =>
  table.all({ pk: listOf(group), from: headPrefix, to: `${headPrefix}\uffff` }, MessageRecipient)

/** Everyone the caller may write to, by name. */
export async function peopleAround({
  EntityID,
  UserID,
}: Pick<Caller, 'EntityID' | 'UserID'>): Promise<MessageRecipient[]> {
  const entity = await anyEntity(EntityID)
  if (!entity) return []
  const found = await Promise.all([everyoneOf(groupOf(entity)), ...groupsAbove(entity).map(headsOf)])
  return correspondents(found.flat(), UserID)
}
