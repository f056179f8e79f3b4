import type { Caller } from '../../shared/access.ts'
import { type Entity, mailReturned, type User } from '../../shared/entity/entity.ts'
import { type Circle, circleOf, circlesAbove } from '../../shared/message/circle.ts'
import { correspondents, MessageRecipient } from '../../shared/message/correspondent.ts'
import { headPrefix, messageKeys } from '../table/keys/messages.ts'
import { table } from '../table/table.ts'
import type { Write } from '../table/write.ts'
import { anyEntity } from './entityTable.ts'

/** The people of each circle, so that whoever may be written to is found in a query for each circle, not for each party. */

/** A person's lines: at the head of the circle of each party they act for, and in the circles above it. */
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
      { put: { ...messageKeys.head(circleOf(entity), id, user.ID), ...line } },
      ...circlesAbove(entity).map((circle) => ({ put: { ...messageKeys.below(circle, id, user.ID), ...line } })),
    ]
  })
}

const listOf = (circle: Circle) => messageKeys.head(circle, 0, 0).pk
const everyoneOf = (circle: Circle) => table.all({ pk: listOf(circle) }, MessageRecipient)
const headsOf = (circle: Circle) =>
  table.all({ pk: listOf(circle), from: headPrefix, to: `${headPrefix}\uffff` }, MessageRecipient)

/** Everyone the caller may write to, by name. */
export async function peopleAround({
  EntityID,
  UserID,
}: Pick<Caller, 'EntityID' | 'UserID'>): Promise<MessageRecipient[]> {
  const entity = await anyEntity(EntityID)
  if (!entity) return []
  const found = await Promise.all([everyoneOf(circleOf(entity)), ...circlesAbove(entity).map(headsOf)])
  return correspondents(found.flat(), UserID)
}
