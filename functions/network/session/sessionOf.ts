import * as z from 'zod/mini'
import { type Caller, isFoodBankRole } from '../../../shared/core/access.ts'
import { ID } from '../../../shared/core/schema/fields.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import { Entity, User } from '../../../shared/network/organizations/entity.ts'
import { actsFor, helpsNow } from '../../../shared/network/people/acting.ts'
import type { Session } from '../../../shared/network/session/api.ts'
import { notSignedIn } from '../../core/http/fault.ts'
import { agencyKeys } from '../../core/table/keys/agencies.ts'
import { customerKeys } from '../../core/table/keys/customers.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import { table } from '../../core/table/table.ts'
import { AgencyBadges, PersonBadges, receiptsDue } from './badgeTable.ts'
import type { wantedSignIn } from './signInTable.ts'

/**
 * The session: the user, the active role and the badges of the shell (section 3, decision 3). Every screen polls it, so it is
 * one request to the table beside what each call reads.
 */

type ActiveRole = User['ActiveRole']
const Restriction = z.object({ IsRestricted: z.boolean() })

/** The entity of a role, and its badge: only agencies have donations to receipt. */
const wantedFor = ({ Role, EntityID }: ActiveRole, CustomerID: number | null) => ({
  entity: { at: entityKeys.entity(EntityID), as: Entity },
  customer:
    Role === 'customer' && CustomerID !== null ? { at: customerKeys.customer(CustomerID), as: Restriction } : undefined,
  agency: Role === 'agency' ? { at: agencyKeys.badges(EntityID), as: AgencyBadges } : undefined,
})

type Asking = Pick<Caller, 'Subject' | 'UserID' | 'CustomerID' | 'SecondFactor'>

/** A person with the entity and the badges of a role, which is mostly theirs. `asking` is somebody else at a shared tablet. */
export async function personLikelyIn(
  expected: ActiveRole,
  { Subject, UserID, CustomerID, SecondFactor }: Asking,
  known: User,
  ownSignIn?: ReturnType<typeof wantedSignIn>,
) {
  const isKnown = known.Subject === Subject
  const { other, badges, signIn, ...organization } = await table.getEach({
    other: isKnown ? undefined : { at: entityKeys.user(Subject), as: User },
    badges: { at: entityKeys.personBadges(UserID), as: PersonBadges },
    signIn: ownSignIn,
    ...wantedFor(expected, CustomerID),
  })
  const user = isKnown ? known : other
  if (!user) throw notSignedIn()
  return { user, badges, signIn, expected, organization, secondFactor: SecondFactor ?? ('optional' as const) }
}
type Person = Omit<Awaited<ReturnType<typeof personLikelyIn>>, 'signIn'>

const isSame = (role: ActiveRole, other: ActiveRole) => role.Role === other.Role && role.EntityID === other.EntityID

/** Notices to a neighbor before anything else: whether they may order, and whom to call. */
const neighborFacts = (entity: Entity | undefined, customer: z.infer<typeof Restriction> | undefined) => ({
  IsRestricted: customer?.IsRestricted ?? false,
  ...(entity?.Kind === 'foodBank' ? { Pantry: { Name: entity.Name, PhoneNumber: entity.Contact.PhoneNumber } } : {}),
})

const HelpedName = z.object({ ID, FirstName: z.string(), LastName: z.string(), Forgotten: z.optional(z.string()) })

/** Households that a neighbor may order for: by first name and initial. Of one that was forgotten nothing is left. */
async function helpOf(user: User, now: Date): Promise<Pick<Session, 'Helps' | 'ActsFor'>> {
  const held = helpsNow(user, now)
  if (held.length === 0) return {}
  const keys = held.map(({ CustomerID }) => customerKeys.customer(CustomerID))
  const found = (await table.getMany(keys, HelpedName)).filter(({ Forgotten }) => !Forgotten)
  const Helps = found.map((one) => ({ CustomerID: one.ID, Name: `${one.FirstName} ${one.LastName.charAt(0)}.` }))
  const { customerId, isHelping } = actsFor(user, now)
  return { Helps, ...(isHelping && customerId !== null ? { ActsFor: customerId } : {}) }
}

/** The session of a person in their active role. */
export async function toSession(
  { user, badges, expected, organization, secondFactor }: Person,
  now: Date,
): Promise<Session> {
  const { Role, EntityID } = user.ActiveRole
  const acting = actsFor(user, now)
  const CustomerID = Role === 'customer' ? acting.customerId : null
  const wanted = wantedFor(user.ActiveRole, CustomerID)
  const { entity, agency, customer } = isSame(user.ActiveRole, expected) ? organization : await table.getEach(wanted)
  const TimeZone = entity?.TimeZone ?? user.TimeZone
  return {
    MessageCount: badges?.MessageCount ?? 0,
    PendingRealTimeReceipts: agency?.PendingRealTimeReceipts ?? 0,
    ...(agency ? { ReceiptsDue: receiptsDue(agency, localDay(now, TimeZone)) } : {}),
    ActiveRole: Role,
    ContextualFoodBankID: isFoodBankRole(Role) ? EntityID : null,
    UserID: user.ID,
    UserName: user.UserName,
    Name: user.Name,
    EntityID,
    EntityName: entity?.Name ?? '',
    CustomerID,
    ...(CustomerID === null ? {} : { ...neighborFacts(entity, customer), ...(await helpOf(user, now)) }),
    Roles: user.Roles,
    Language: user.Language,
    TimeZone,
    SecondFactor: secondFactor,
  }
}

/** On a shared tablet everybody is a volunteer of its pantry, and switches to no other role. */
export const tabletSession = async (
  person: Person,
  { isLocked }: { readonly isLocked: boolean },
  now: Date,
): Promise<Session> => ({
  ...(await toSession({ ...person, user: { ...person.user, ActiveRole: person.expected, Roles: [] } }, now)),
  Tablet: { IsLocked: isLocked },
})
