import * as z from 'zod/mini'
import { isFoodBankAdministrator, isRoleBefore2, type Role, roles } from '../../core/access.ts'
import { type Refusal, refuse } from '../../core/answer.ts'
import { ID, Instant, Text } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'
import type { Sentence } from '../../core/text/sentence.ts'
import { mailReturned, type User } from '../organizations/entity.ts'
import { maxPersonName } from './answerer.ts'
import * as refusals from './refusals.ts'

/** People of an entity, and the changes that whoever looks after them may make. */

/** A person as the entity's list shows them: only with their roles there. */
export const PersonRow = z.object({
  UserID: ID,
  Name: z.string(),
  EMailAddress: z.string(),
  Language: z.enum(languages),
  Roles: z.array(z.enum(roles)),
  IsDisabled: z.boolean(),
  /** E-mail to the person's address came back. */
  IsMailReturned: z.boolean(),
  /** Acts for other entities as well. */
  HasOtherRoles: z.boolean(),
})
export type PersonRow = z.infer<typeof PersonRow>

/** For pages of before version 2 of the API: without the role that came since. */
export const personBefore2 = <P extends PersonRow>(person: P): P => ({
  ...person,
  Roles: person.Roles.filter(isRoleBefore2),
})

export const PersonDraft = z.strictObject({ Name: Text(maxPersonName), Language: z.enum(languages) })
export type PersonDraft = z.infer<typeof PersonDraft>

export const auditActions = [
  'invited',
  'invitedAgain',
  'invitationRevoked',
  'joined',
  'roleChanged',
  'roleRemoved',
  'disabled',
  'enabled',
  'signedOut',
  'pinSet',
  'pinRemoved',
  'renamed',
] as const

/** One change of an entity's people: who made it, whom it is about, what it was, and when. */
export const AuditEntry = z.object({
  At: Instant,
  /** null for the operator of the tenant. */
  By: z.nullable(z.object({ UserID: ID, Name: z.string() })),
  UserID: z.nullable(ID),
  /** Name or e-mail address, as it was then. */
  Person: z.string(),
  Action: z.enum(auditActions),
  Role: z.optional(z.enum(roles)),
  NewRole: z.optional(z.enum(roles)),
  /** Present when the name was changed, as the language beside it. */
  Name: z.optional(z.string()),
  NewName: z.optional(z.string()),
  Language: z.optional(z.enum(languages)),
  NewLanguage: z.optional(z.enum(languages)),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** Of what pages of before version 2 of the API know. */
export const isAuditBefore2 = ({ Action, Role, NewRole }: AuditEntry) =>
  Action !== 'pinSet' && Action !== 'pinRemoved' && isRoleBefore2(Role) && isRoleBefore2(NewRole)

export const isDisabled = ({ IsDisabled }: Pick<User, 'IsDisabled'>): boolean => IsDisabled === true
export const rolesAt = ({ Roles }: Pick<User, 'Roles'>, entityId: number): Role[] =>
  Roles.filter(({ EntityID }) => EntityID === entityId).map(({ Role }) => Role)

/** A disabled person has no role, and nobody one that was taken away. */
export const hasActiveRole = (user: Pick<User, 'IsDisabled' | 'Roles' | 'ActiveRole'>): boolean =>
  !isDisabled(user) && rolesAt(user, user.ActiveRole.EntityID).includes(user.ActiveRole.Role)

/** Tells if somebody acts for an organization; a neighbor who does not acts for themselves alone. */
export const isStaff = ({ Roles }: Pick<User, 'Roles'>): boolean => Roles.some(({ Role }) => Role !== 'customer')

export const personRow = (user: User, entityId: number): PersonRow => ({
  UserID: user.ID,
  Name: user.Name,
  EMailAddress: user.EMailAddress,
  Language: user.Language,
  Roles: rolesAt(user, entityId).filter((role) => role !== 'customer'),
  IsDisabled: isDisabled(user),
  IsMailReturned: mailReturned(user),
  HasOtherRoles: user.Roles.some(({ EntityID }) => EntityID !== entityId),
})

export const personById = (people: readonly User[], userId: number): User | undefined =>
  people.find(({ ID }) => ID === userId)

/**
 * Warning before the last one with this role goes: a food bank cannot do without its administrators, an agency and the
 * network without everybody. Only people of the network invite to the network. A state association, a co-op, a donor and its
 * locations may lose everybody, because the network or the food bank invites there again.
 */
function lastOfRole(role: Role): Sentence | undefined {
  if (role === 'agency') return refusals.lastAgencyPerson
  if (role === 'fano') return refusals.lastNetworkPerson
  return isFoodBankAdministrator(role) ? refusals.lastAdministrator : undefined
}
const keptRole = (user: User, entityId: number): Role | undefined =>
  isDisabled(user) ? undefined : rolesAt(user, entityId).find(lastOfRole)

/** Refuses a change after which an entity that had a keeper has none: nobody there could invite another one. */
export function lastKeeperRefusal(people: readonly User[], after: User, entityId: number): Refusal | undefined {
  const [kept] = people.flatMap((user) => keptRole(user, entityId) ?? [])
  const said = kept && lastOfRole(kept)
  const isLeft = people.some((user) => keptRole(user.ID === after.ID ? after : user, entityId))
  return !said || isLeft ? undefined : refuse(said)
}

const isRole = (one: User['ActiveRole'], other: User['ActiveRole']) =>
  one.Role === other.Role && one.EntityID === other.EntityID

/** The active role is one that the person holds, if they hold any. */
function withRoles(user: User, Roles: User['Roles']): User {
  const [first] = Roles
  const isHeld = Roles.some((role) => isRole(role, user.ActiveRole))
  const ActiveRole = isHeld || !first ? user.ActiveRole : { Role: first.Role, EntityID: first.EntityID }
  return { ...user, Roles, ActiveRole }
}

export type HeldRole = User['Roles'][number]

/** The person with one more role; the same person when they hold it already. */
export const withRole = (user: User, role: HeldRole): User =>
  user.Roles.some((held) => isRole(held, role)) ? user : withRoles(user, [...user.Roles, role])

export function withoutRole(user: User, Role: Role, entityId: number): User | Refusal {
  const gone = { Role, EntityID: entityId }
  if (!user.Roles.some((held) => isRole(held, gone))) return refuse(refusals.personChangedMeanwhile)
  return withRoles(
    user,
    user.Roles.filter((held) => !isRole(held, gone)),
  )
}

/** The role is replaced in its position; a role that the person holds beside it is not held twice. */
export function withChangedRole(user: User, Role: Role, NewRole: Role, entityId: number): User | Refusal {
  const old = { Role, EntityID: entityId }
  if (!user.Roles.some((held) => isRole(held, old))) return refuse(refusals.personChangedMeanwhile)
  const wanted = { Role: NewRole, EntityID: entityId }
  const others = user.Roles.filter((held) => isRole(held, old) || !isRole(held, wanted))
  const Roles = others.map((held) => (isRole(held, old) ? { ...held, Role: NewRole } : held))
  const isActive = isRole(user.ActiveRole, old)
  return withRoles(isActive ? { ...user, ActiveRole: wanted } : user, Roles)
}
