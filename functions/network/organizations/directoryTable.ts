import { type Caller, staffRoles } from '../../../shared/core/access.ts'
import { type Entity, mailReturned, type User } from '../../../shared/network/organizations/entity.ts'
import { groupOf, groupsAbove, type RecipientGroup } from '../../../shared/network/organizations/recipientGroup.ts'
import { isDisabled } from '../../../shared/network/people/person.ts'
import { DirectoryLine } from '../../../shared/work/messages/addressing.ts'
import { messageKeys, ownerPrefix } from '../../core/table/keys/messages.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { anyEntity } from './entityTable.ts'

/** The people of each recipient group: possible recipients take one query per group, not one per entity. */

/** A person's items: owner in the group of each entity they act for, member in the groups above it. None when disabled; volunteers have no messages. */
export function listPerson(user: User, entityOf: (id: number) => Entity | undefined): Write[] {
  if (isDisabled(user)) return []
  const ids = new Set(user.Roles.filter(({ Role }) => staffRoles.includes(Role)).map(({ EntityID }) => EntityID))
  return [...ids].flatMap((id) => {
    const entity = entityOf(id)
    if (!entity) return []
    const recipient = {
      UserID: user.ID,
      UserName: user.UserName,
      Name: user.Name,
      EntityName: entity.Name,
      EntityID: id,
      EntityKind: entity.Kind,
      Subject: user.Subject,
      ...(mailReturned(user) ? { IsMailReturned: true } : {}),
    }
    return [
      { put: { ...messageKeys.owner(groupOf(entity), id, user.ID), ...recipient } },
      ...groupsAbove(entity).map((group) => ({ put: { ...messageKeys.member(group, id, user.ID), ...recipient } })),
    ]
  })
}

/** A person's items, with the entities that they act for as they are stored. */
export async function directoryWrites(user: User): Promise<Write[]> {
  const entities = await Promise.all([...new Set(user.Roles.map((role) => role.EntityID))].map(anyEntity))
  return listPerson(user, (id) => entities.find((entity) => entity?.ID === id))
}

const listOf = (group: RecipientGroup) => messageKeys.owner(group, 0, 0).pk
const everyoneOf = (group: RecipientGroup) => table.all({ pk: listOf(group) }, DirectoryLine)
const ownersOf = (group: RecipientGroup) =>
  table.all({ pk: listOf(group), from: ownerPrefix, to: `${ownerPrefix}\uffff` }, DirectoryLine)

/** Everyone the caller may write to, once for each organization they act for. */
export async function linesAround({ EntityID }: Pick<Caller, 'EntityID'>): Promise<DirectoryLine[]> {
  const entity = await anyEntity(EntityID)
  if (!entity) return []
  const found = await Promise.all([everyoneOf(groupOf(entity)), ...groupsAbove(entity).map(ownersOf)])
  return found.flat()
}
