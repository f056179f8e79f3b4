import { type MailNotice, personTag } from '../../../events/mail.ts'
import { nextId } from '../../../functions/core/table/ids.ts'
import { table } from '../../../functions/core/table/table.ts'
import { anyEntity, putUser, userBySubject } from '../../../functions/network/organizations/entityTable.ts'
import { invitations } from '../../../functions/network/people/invitationTable.ts'
import { invite } from '../../../functions/network/people/invite.ts'
import { join } from '../../../functions/network/people/join.ts'
import type { Caller, Role } from '../../../shared/core/access.ts'
import { isRefusal } from '../../../shared/core/answer.ts'
import type { Entity, ReturnedMail, User } from '../../../shared/network/organizations/entity.ts'
import * as people from '../../../shared/network/people/api.ts'
import { InvitationDraft } from '../../../shared/network/people/invitation.ts'
import { canInvite, entityFacts } from '../../../shared/network/people/reach.ts'
import * as session from '../../../shared/network/session/api.ts'
import { type WithAccount, withSubjects } from './accounts.ts'
import { succeeded, workedOff } from './calling.ts'
import { demoPin, type SeedPerson } from './people.ts'
import type { Plan } from './plan.ts'

/**
 * People come to the tenant as everyone does: invited by whoever looks after the entity and has joined before, or by the
 * operator, then taking the role. Their invitations' e-mails are not sent, since they are accepted at once. One after the
 * other, so that each gets the number of the plan.
 */
export async function joinOrganizations({ people: planned }: Plan, withAccount: WithAccount): Promise<User[]> {
  const subjects = await withSubjects(planned, withAccount)
  const joined: Caller[] = []
  const users: User[] = []
  for (const person of subjects) {
    const user = await joinedAs(person, joined)
    users.push(user)
    joined.push(...user.Roles.map((held) => callerOf(user, held)))
  }
  for (const caller of joined)
    if (pinRoles.includes(caller.Role)) await succeeded(session.setOwnPin, caller, { PIN: demoPin })
  return users
}

/** Those of the pantry who are shown on its tablets. */
const pinRoles: readonly Role[] = ['pantryvolunteer', 'foodbankEpantryCoordinator']

type Planned = SeedPerson['user'] & Pick<User, 'Subject'>

async function joinedAs(planned: Planned, joined: readonly Caller[]): Promise<User> {
  for (const { Role, EntityID } of planned.Roles) await takeRole(planned, Role, EntityID, joined)
  if (planned.ReturnedMail) await workedOff('notifications/markReturnedMail', noticeOf(planned, planned.ReturnedMail))
  const user = await userBySubject(planned.Subject)
  if (user?.ID !== planned.ID)
    throw new Error(`${planned.Name} has the number ${user?.ID}, and ${planned.ID} in the plan`)
  return user
}

async function takeRole(planned: Planned, role: Role, entityId: number, joined: readonly Caller[]): Promise<void> {
  const entity = await anyEntity(entityId)
  if (!entity) throw new Error(`There is no entity ${entityId}`)
  if (role === 'customer') return signUp(planned)
  const { EMailAddress, Name, Language, Subject } = planned
  const draft = InvitationDraft.parse({ EMailAddress, Name, Language, Role: role })
  const invitation = await invitations.load(await invited(entity, draft, joined))
  const refusal = invitation && (await join(invitation, Subject, new Date()))
  if (!invitation || refusal) throw new Error(`${Name} could not join ${entity.Name}`)
}

async function invited(entity: Entity, draft: InvitationDraft, joined: readonly Caller[]): Promise<number> {
  const by = joined.find((caller) => canInvite(caller, draft.Role, entityFacts(entity)))
  if (by) return (await succeeded(people.invitePerson, by, { ...draft, entityId: entity.ID })).ID
  const row = await invite({ entity, draft, by: null, now: new Date() })
  if (isRefusal(row)) throw new Error(`${draft.EMailAddress} could not be invited to ${entity.Name}`)
  return row.ID
}

/** Neighbors are not invited to a role: they sign up as customers, who are made with their pantry. */
const signUp = async (planned: Planned) => table.commit(putUser({ ...planned, ID: await nextId('user') }))

const callerOf = ({ ID, Subject, UserName }: User, { Role, EntityID }: User['Roles'][number]): Caller => ({
  UserID: ID,
  Subject,
  UserName,
  Role,
  EntityID,
  FoodBankIDs: [],
  CustomerID: null,
})

const noticeOf = ({ Subject }: Planned, { Address, At }: ReturnedMail): MailNotice => ({
  detail: {
    eventType: 'Bounce',
    bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: Address }], timestamp: At },
    mail: { tags: { [personTag]: [Subject] } },
  },
})
