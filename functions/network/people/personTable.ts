import type { User } from '../../../shared/network/organizations/entity.ts'
import type { Item } from '../../core/table/client.ts'
import { absent, absentField, and, atVersion, type Condition, equals } from '../../core/table/conditions.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import type { Key } from '../../core/table/shape.ts'
import type { Write } from '../../core/table/write.ts'
import { listPerson } from '../organizations/directoryTable.ts'
import { anyEntity } from '../organizations/entityTable.ts'

/**
 * People in the table: the person, an item in each entity that they act for, and their lines in the groups that messages are
 * written to. All of them change in one transaction, so that nobody is listed where they have no role.
 */

export const personVersion = ({ Version = 0 }: Pick<User, 'Version'>) => Version

/** Neither changed by somebody else nor, as when an entity is renamed, in the names of the roles alone. */
export function personUnchanged(user: User): Condition {
  const version = personVersion(user)
  return and(version === 0 ? absentField('Version') : atVersion(version), equals({ Roles: user.Roles }))
}

/** Entities that people act for: a neighbor is none of the people of their food bank. */
export const entityIdsOf = (...users: readonly (User | undefined)[]): number[] => {
  const held = users.flatMap((user) => user?.Roles ?? []).filter(({ Role }) => Role !== 'customer')
  return [...new Set(held.map(({ EntityID }) => EntityID))]
}

/** A disabled person stays in the lists of their entities, and can't be written to. */
async function linesOf(...users: readonly (User | undefined)[]): Promise<(Key & Item)[][]> {
  const entities = await Promise.all(entityIdsOf(...users).map(anyEntity))
  return users.map((user) => {
    if (!user) return []
    const members = entityIdsOf(user).map((id) => ({ ...entityKeys.member(id, user.Subject), Subject: user.Subject }))
    const listed = listPerson(user, (id) => entities.find((entity) => entity?.ID === id))
    return [...members, ...listed.flatMap((write) => ('put' in write ? [write.put] : []))]
  })
}

const isSame = (one: Key, other: Key) => one.pk === other.pk && one.sk === other.sk

/** The person's own item. Fields that they change by themselves, such as unsubscribed kinds, keep what is stored. */
function userWrite(before: User | undefined, after: User): Write {
  const key = entityKeys.user(after.Subject)
  if (!before) return { put: { ...key, ...after }, when: absent }
  const { Name, Language, Roles, ActiveRole, IsDisabled = false, Version } = after
  const hasOtherRole = before.ActiveRole !== ActiveRole
  const set = { Name, Language, Roles, IsDisabled, Version, ...(hasOtherRole ? { ActiveRole } : {}) }
  return { update: key, set, when: personUnchanged(before) }
}

/** The writes of a person's change, or of a new person; `after` has the next version. */
export async function personWrites(before: User | undefined, after: User): Promise<Write[]> {
  const [old = [], lines = []] = await linesOf(before, after)
  const gone = old.filter((line) => !lines.some((kept) => isSame(kept, line)))
  return [
    userWrite(before, after),
    ...gone.map(({ pk, sk }) => ({ remove: { pk, sk } })),
    ...lines.map((line) => ({ put: line })),
  ]
}

export const nextVersion = (before: User, after: User): User => ({ ...after, Version: personVersion(before) + 1 })
