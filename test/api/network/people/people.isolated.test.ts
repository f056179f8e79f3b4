import {
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Event } from '../../../../events/event.ts'
import type { Ses } from '../../../../functions/core/mail/ses.fixture.ts'
import { counterKey } from '../../../../functions/core/table/ids.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { linesAround } from '../../../../functions/network/organizations/directoryTable.ts'
import {
  loadPeople,
  putEntity,
  putUser,
  userBySubject,
} from '../../../../functions/network/organizations/entityTable.ts'
import { handlerNamed } from '../../../../infra/local/functions.ts'
import type { Caller, Role } from '../../../../shared/core/access.ts'
import { invitationIn } from '../../../../shared/core/link/invitation.ts'
import * as foodbanks from '../../../../shared/network/foodbanks/api.ts'
import * as network from '../../../../shared/network/groups/api.ts'
import type { User } from '../../../../shared/network/organizations/entity.ts'
import * as people from '../../../../shared/network/people/api.ts'
import { personRow } from '../../../../shared/network/people/person.ts'
import * as session from '../../../../shared/network/session/api.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { customerDraft, storedNeighbor } from '../../../engine/customers.ts'
import { beforeNextCommit } from '../../../engine/meanwhile.ts'
import { startTestPool, type TestPool } from '../../../engine/pool.ts'
import {
  agency,
  people as callers,
  ids,
  makeSmallTenant,
  newFoodBankDraft,
  person,
  userOf,
} from '../../../engine/smallTenant.ts'
import { everything } from '../../../engine/stored.ts'
import { deliver } from '../../core/messages.ts'

/** Inviting people and looking after them, over the real handlers, the embedded table, a user pool and SES. */

const ses: Ses = await vi.hoisted(async () => {
  const started = await (await import('../../../../functions/core/mail/ses.fixture.ts')).startSes()
  process.env.AWS_ENDPOINT_URL_SESV2 = started.endpoint
  return started
})
let pool: TestPool
const cognito = () => new CognitoIdentityProviderClient({})

beforeAll(async () => {
  pool = await startTestPool()
  setClock(morning)
  await makeSmallTenant()
  // The people of the tests are numbered without the counter.
  await table.commit([{ put: { ...counterKey('user'), Last: 500_000 } }])
  await stored('foodbankadmin', ids.foodBank)
})
afterAll(async () => {
  vi.useRealTimers()
  await Promise.all([pool.stop(), ses.stop()])
})
beforeEach(() => {
  setClock(morning)
  ses.answer = () => 'taken'
})
const days = (count: number) => setClock(new Date(morning.getTime() + count * 86_400_000))

let made = 0
/** A caller of a role who is stored as one of the entity's people. */
async function stored(Role: Role, EntityID: number, more: Partial<User> = {}): Promise<Caller> {
  made += 1
  const UserID = 70_000 + made
  const caller = {
    ...person(Role, EntityID, [ids.foodBank]),
    UserID,
    Subject: `${Role}-${UserID}`,
    UserName: `p${UserID}@example.org`,
  }
  await table.commit(putUser({ ...userOf(caller), ...more }))
  return caller
}
/** An agency of food bank 10 without any people yet. */
async function newAgency(): Promise<number> {
  made += 1
  const id = 60_000 + made
  await table.commit([putEntity(agency(id, ids.foodBank))])
  return id
}

/** A network or a state association of the tenant without any people yet. */
async function newWatcher(Kind: 'network' | 'stateAssociation'): Promise<number> {
  made += 1
  const ID = 60_000 + made
  const named = { ID, Name: `Watcher ${ID}`, TimeZone: 'America/New_York' }
  await table.commit([putEntity(Kind === 'network' ? { ...named, Kind } : { ...named, Kind, FoodBankIDs: [] })])
  return ID
}

const guest = () => `guest${++made}@example.org`
const draftFor = (EMailAddress: string, more: object = {}) =>
  ({ EMailAddress, Name: 'Ann Guest', Role: 'agency', Language: 'en', ...more }) as const

async function invited(by: Caller, entityId: number, EMailAddress = guest(), more: object = {}) {
  const { answer, body } = await call(people.invitePerson, by, { entityId, ...draftFor(EMailAddress, more) })
  if (!answer.Value) throw new Error(`Not invited: ${body}`)
  return answer.Value
}

const eventsOf = async (type: string, subject: number) =>
  (await everything())
    .filter((item) => item.Type === type && (item.Subject as { ID: number }).ID === subject)
    .map((item) => Event.parse(item))

/** Delivers all e-mails that are due for an invitation; answers how many have to be delivered again. */
async function sendMails(id: number): Promise<number> {
  const failed = await Promise.all(
    (await eventsOf('InvitationMade', id)).map(async (detail) =>
      deliver(await handlerNamed('people/onInvitationMade'), { detail }),
    ),
  )
  return failed.flat().length
}
const linkIn = (address: string) => {
  const mail = ses.mails.findLast(({ to }) => to === address)
  const link = /https:\/\/\S+#invitation=\S+/.exec(mail?.text ?? '')?.[0]
  const code = link && invitationIn(new URL(link).hash)
  if (!code) throw new Error(`No link to ${address}`)
  return code
}
const accept = async (address: string) => call(people.acceptInvitation, undefined, linkIn(address))
async function joined(by: Caller, entityId: number, more: object = {}) {
  const address = guest()
  const { ID } = await invited(by, entityId, address, more)
  await sendMails(ID)
  await accept(address)
  const account = await cognito().send(new AdminGetUserCommand({ UserPoolId: pool.poolId, Username: address }))
  const user = await userBySubject(account.Username ?? '')
  if (!user) throw new Error(`${address} did not join`)
  return user
}
const statusOf = async (by: Caller, entityId: number, id: number) =>
  (await call(people.getInvitationsGrid, by, { entityId })).answer.Value?.rows.find(({ ID }) => ID === id)?.Status
const list = async (by: Caller, entityId: number) =>
  (await call(people.listPeople, by, { entityId })).answer.Value?.People ?? []
const reasonOf = ({ answer }: { answer: { FailureReason?: string } }) => answer.FailureReason

const administrator = person('foodbankadmin', ids.foodBank, [ids.foodBank])

describe('an invitation', () => {
  it('brings a link, with which the person takes the role, signs in and sets a password', async () => {
    const agencyId = await newAgency()
    const address = guest()
    const { ID, Status } = await invited(administrator, agencyId, address)
    expect(Status).toBe('waiting')
    expect(await sendMails(ID)).toBe(0)
    expect(await statusOf(administrator, agencyId, ID)).toBe('sent')
    const mail = ses.mails.at(-1)
    expect([mail?.to, mail?.subject, mail?.unsubscribe]).toEqual([
      address,
      `Your invitation to Gleanery, Agency ${agencyId}`,
      undefined,
    ])
    const { answer } = await accept(address)
    expect(answer.Value).toMatchObject({ EMailAddress: address, Role: 'agency', EntityName: `Agency ${agencyId}` })
    expect(await statusOf(administrator, agencyId, ID)).toBe('accepted')
    expect(await list(administrator, agencyId)).toEqual([
      expect.objectContaining({ Name: 'Ann Guest', EMailAddress: address, Roles: ['agency'], IsDisabled: false }),
    ])
    const account = await cognito().send(new AdminGetUserCommand({ UserPoolId: pool.poolId, Username: address }))
    expect([account.UserStatus, account.Enabled]).toEqual(['FORCE_CHANGE_PASSWORD', true])
  })

  it('is not made twice, however many are open', async () => {
    const agencyId = await newAgency()
    const address = guest()
    await invited(administrator, agencyId, address)
    for (let count = 0; count < 101; count += 1) {
      setClock(new Date(morning.getTime() + (count + 1) * 1000))
      await invited({ ...administrator, UserID: 80_000 + count }, agencyId)
    }
    const { answer } = await call(people.invitePerson, administrator, { entityId: agencyId, ...draftFor(address) })
    expect([answer.Successful, answer.FailureReason]).toEqual([false, expect.stringContaining(address)])
  })

  it('is written in the language chosen for the person, with an address in small letters', async () => {
    const agencyId = await newAgency()
    const address = guest()
    const { ID, EMailAddress } = await invited(administrator, agencyId, ` ${address.toUpperCase()} `, {
      Language: 'es',
    })
    expect(EMailAddress).toBe(address)
    await sendMails(ID)
    expect(ses.mails.at(-1)?.subject).toBe(`Su invitación a Gleanery, Agency ${agencyId}`)
  })

  it('is stored without the code, and its e-mail is sent once however often the event arrives', async () => {
    const agencyId = await newAgency()
    const address = guest()
    const { ID } = await invited(administrator, agencyId, address)
    await Promise.all([sendMails(ID), sendMails(ID)])
    await sendMails(ID)
    expect(ses.mails.filter(({ to }) => to === address)).toHaveLength(1)
    const { Code } = linkIn(address)
    expect(JSON.stringify(await everything())).not.toContain(Code)
  })

  it('waits while SES is throttled, is shown as not sent yet, and goes out with the next delivery', async () => {
    const agencyId = await newAgency()
    const address = guest()
    const { ID } = await invited(administrator, agencyId, address)
    ses.answer = () => ({ status: 500, type: 'InternalFailure' })
    expect(await sendMails(ID)).toBe(1)
    expect(await statusOf(administrator, agencyId, ID)).toBe('waiting')
    ses.answer = () => 'taken'
    expect(await sendMails(ID)).toBe(0)
    expect(await statusOf(administrator, agencyId, ID)).toBe('sent')
    expect((await accept(address)).answer.Successful).toBe(true)
  })

  it('to an address that SES refuses is shown as failed', async () => {
    const agencyId = await newAgency()
    const { ID } = await invited(administrator, agencyId)
    ses.answer = () => ({ status: 400, type: 'MessageRejected' })
    expect(await sendMails(ID)).toBe(0)
    expect(await statusOf(administrator, agencyId, ID)).toBe('failed')
  })

  it('that is sent again has a new link; the old one opens nothing', async () => {
    const agencyId = await newAgency()
    const address = guest()
    const { ID } = await invited(administrator, agencyId, address)
    await sendMails(ID)
    const old = linkIn(address)
    await call(people.resendInvitation, administrator, { id: ID })
    const dead = await call(people.acceptInvitation, undefined, old)
    expect(reasonOf(dead)).toBe(
      'This link is not valid. Use the link of the latest e-mail, or ask for a new invitation.',
    )
    await sendMails(ID)
    expect(reasonOf(await call(people.acceptInvitation, undefined, old))).toBe(reasonOf(dead))
    expect((await accept(address)).answer.Successful).toBe(true)
  })

  it('that was revoked or has expired opens nothing and makes no account', async () => {
    const agencyId = await newAgency()
    const [taken, late] = [guest(), guest()]
    const [first, second] = [
      await invited(administrator, agencyId, taken),
      await invited(administrator, agencyId, late),
    ]
    await Promise.all([sendMails(first.ID), sendMails(second.ID)])
    await call(people.revokeInvitation, administrator, { id: first.ID })
    expect((await accept(taken)).answer.Successful).toBe(false)
    days(7)
    expect(reasonOf(await accept(late))).toBe('This invitation has expired. Ask whoever invited you to send it again.')
    expect(await statusOf(administrator, agencyId, second.ID)).toBe('expired')
    for (const Username of [taken, late])
      await expect(cognito().send(new AdminGetUserCommand({ UserPoolId: pool.poolId, Username }))).rejects.toThrow()
    expect(await list(administrator, agencyId)).toEqual([])
  })

  it('names who invited, also somebody of another organization', async () => {
    const by = await stored('foodbankadmin', ids.foodBank)
    expect((await invited(by, await newAgency())).ByName).toBe(`Person ${by.UserID}`)
  })

  it('that is clicked twice, or twice at once, makes one person with one role', async () => {
    const agencyId = await newAgency()
    const address = guest()
    const { ID } = await invited(administrator, agencyId, address)
    await sendMails(ID)
    const answers = await Promise.all([accept(address), accept(address)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await accept(address)).answer.Value?.TemporaryPassword).toEqual(expect.any(String))
    expect(await list(administrator, agencyId)).toHaveLength(1)
    const Password = 'My-Own-Pass-Word-1'
    await cognito().send(
      new AdminSetUserPasswordCommand({ UserPoolId: pool.poolId, Username: address, Password, Permanent: true }),
    )
    // Invited people who have chosen a password get no other one by the link.
    expect((await accept(address)).answer.Value?.TemporaryPassword).toBeNull()
  })

  it('of somebody who has an account adds the role to it', async () => {
    const agencyId = await newAgency()
    const user = await joined(administrator, agencyId)
    const { ID } = await invited(administrator, ids.foodBank, user.EMailAddress, { Role: 'foodbankuser' })
    await sendMails(ID)
    await accept(user.EMailAddress)
    const after = await userBySubject(user.Subject)
    expect(after?.Roles.map(({ Role, EntityID }) => [Role, EntityID])).toEqual([
      ['agency', agencyId],
      ['foodbankuser', ids.foodBank],
    ])
    expect(after?.ID).toBe(user.ID)
  })

  it('of somebody whose roles were all taken away leaves them their password', async () => {
    const agencyId = await newAgency()
    const [user] = [await joined(administrator, agencyId), await joined(administrator, agencyId)]
    const on = { UserPoolId: pool.poolId, Username: user.Subject }
    await cognito().send(new AdminSetUserPasswordCommand({ ...on, Password: 'My-Own-Pass-Word-1', Permanent: true }))
    await call(people.removePersonRole, administrator, { entityId: agencyId, userId: user.ID, Role: 'agency' })
    const { ID } = await invited(administrator, agencyId, user.EMailAddress)
    await sendMails(ID)
    expect((await accept(user.EMailAddress)).answer.Value?.TemporaryPassword).toBeNull()
    expect((await userBySubject(user.Subject))?.Roles).toHaveLength(1)
  })

  it('of somebody who is disabled is refused, here and by the link', async () => {
    const agencyId = await newAgency()
    const user = await joined(administrator, agencyId)
    await joined(administrator, agencyId)
    const elsewhere = await invited(administrator, ids.foodBank, user.EMailAddress, { Role: 'foodbankuser' })
    await sendMails(elsewhere.ID)
    const off = { entityId: agencyId, userId: user.ID, IsDisabled: true }
    expect((await call(people.updatePersonAccess, administrator, off)).answer.Value?.IsDisabled).toBe(true)
    expect(reasonOf(await accept(user.EMailAddress))).toMatch(/^This account is switched off/)
    const again = await call(people.invitePerson, administrator, { entityId: agencyId, ...draftFor(user.EMailAddress) })
    expect(reasonOf(again)).toMatch(/^The account of Ann Guest is switched off/)
    await cognito().send(new AdminDisableUserCommand({ UserPoolId: pool.poolId, Username: user.Subject }))
    expect(reasonOf(await accept(user.EMailAddress))).toMatch(/^This account is switched off/)
  })

  it('is refused for a role that is held, or that the address is invited to already', async () => {
    const agencyId = await newAgency()
    const user = await joined(administrator, agencyId)
    const held = await call(people.invitePerson, administrator, { entityId: agencyId, ...draftFor(user.EMailAddress) })
    expect(reasonOf(held)).toBe('Ann Guest has this role already.')
    const address = guest()
    await invited(administrator, agencyId, address)
    const again = await call(people.invitePerson, administrator, {
      entityId: agencyId,
      ...draftFor(address.toUpperCase()),
    })
    expect(reasonOf(again)).toMatch(new RegExp(`^${address} was invited to this role already`))
  })

  it('to a role that the caller may not give is refused', async () => {
    const network = person('fano', ids.network)
    const asked = { entityId: ids.foodBank, ...draftFor(guest(), { Role: 'foodbankuser' }) }
    expect(reasonOf(await call(people.invitePerson, network, asked))).toBe('You cannot give or take away this role.')
    const appointed = await call(people.invitePerson, network, { ...asked, Role: 'foodbankadmin' })
    expect(appointed.answer.Successful).toBe(true)
  })
})

describe('a neighbor who comes to work here', () => {
  const staff = callers.foodBank
  const worksHere = 'This person also works here, and signs in to both with one account.'

  /** With an account whose password staff know, and an invitation to work at an agency. */
  async function invitedNeighbor() {
    const [agencyId, EMailAddress] = [await newAgency(), guest()]
    const customer = await storedNeighbor({ EMailAddress })
    const { answer } = await call(customers.setCustomerPassword, staff, { id: customer.ID, NewPassword: chosen() })
    if (!answer.Successful) throw new Error(`No account for ${EMailAddress}`)
    const account = await cognito().send(new AdminGetUserCommand({ UserPoolId: pool.poolId, Username: EMailAddress }))
    const Subject = account.Username ?? ''
    const { ID } = await invited(administrator, agencyId, EMailAddress)
    await sendMails(ID)
    return { agencyId, EMailAddress, Subject, id: customer.ID, user: () => userBySubject(Subject) }
  }
  const chosen = () => `Pears-and-plums-${++made}!`
  const rolesOf = (user: User | undefined) => user?.Roles.map(({ Role }) => Role)

  it('chooses a new password, and nobody who knew the old one stays signed in', async () => {
    const { EMailAddress, Subject, user } = await invitedNeighbor()
    days(0.01)
    const self = { ...person('customer', ids.foodBank, [ids.foodBank]), Subject, UserID: (await user())?.ID ?? 0 }
    const token = { issuedAt: Math.floor(Date.now() / 1000) }
    const isKnown = await pool.signIn(Subject)
    const reached = async () => [(await call(session.getSession, self, {}, token)).status, await isKnown()]
    expect(await reached()).toEqual([200, true])
    const { answer } = await accept(EMailAddress)
    expect(answer.Value?.TemporaryPassword).toEqual(expect.any(String))
    expect(await reached()).toEqual([401, false])
    expect(rolesOf(await user())).toEqual(['customer', 'agency'])
    expect((await accept(EMailAddress)).answer.Value?.TemporaryPassword).toEqual(expect.any(String))
  })

  it('is reached by who serves them as a neighbor, and their account is not', async () => {
    const { EMailAddress, agencyId, Subject, id, user } = await invitedNeighbor()
    await accept(EMailAddress)
    const before = await user()
    const draft = { ...customerDraft({ EMailAddress, IsEmailNotificationEnabled: false }), id }
    const renamed = await call(customers.updateCustomer, staff, { ...draft, FirstName: 'Nora', Language: 'es' })
    expect(renamed.answer.Value?.FirstName).toBe('Nora')
    for (const refused of [
      await call(customers.setCustomerPassword, staff, { id, NewPassword: chosen() }),
      await call(customers.updateCustomer, staff, { ...draft, EMailAddress: guest() }),
      await call(customers.forgetCustomer, staff, { id }),
    ])
      expect(reasonOf(refused)).toContain(worksHere)
    expect(await user()).toEqual(before)
    await joined(administrator, agencyId)
    const role = { entityId: agencyId, userId: before?.ID ?? 0, Role: 'agency' } as const
    expect((await call(people.removePersonRole, administrator, role)).answer.Successful).toBe(true)
    expect((await call(customers.setCustomerPassword, staff, { id, NewPassword: chosen() })).answer.Successful).toBe(
      true,
    )
    expect((await call(customers.forgetCustomer, staff, { id })).answer.Successful).toBe(true)
    expect(await userBySubject(Subject)).toBeUndefined()
  })

  it('is one of the people where they work, and not at the food bank that serves them', async () => {
    const { EMailAddress, agencyId, Subject } = await invitedNeighbor()
    await accept(EMailAddress)
    const has = async (id: number) => (await loadPeople([id])).some((user) => user.Subject === Subject)
    expect([await has(agencyId), await has(ids.foodBank)]).toEqual([true, false])
    expect(await list(administrator, agencyId)).toEqual([expect.objectContaining({ EMailAddress, Roles: ['agency'] })])
    const { ID } = await invited(administrator, ids.foodBank, EMailAddress, { Role: 'foodbankadmin' })
    await sendMails(ID)
    await accept(EMailAddress)
    const here = (await list(administrator, ids.foodBank)).filter((row) => row.EMailAddress === EMailAddress)
    expect(here).toEqual([expect.objectContaining({ Roles: ['foodbankadmin'] })])
  })
})

describe('looking after people', () => {
  it('changes a role, which ends the tokens of the old one', async () => {
    const user = await joined(administrator, ids.foodBank, { Role: 'foodbankadmin' })
    const caller = { ...person('foodbankadmin', ids.foodBank, [ids.foodBank]), UserID: user.ID, Subject: user.Subject }
    const at = Math.floor(Date.now() / 1000)
    setClock(new Date(morning.getTime() + 60_000))
    const asked = { entityId: ids.foodBank, userId: user.ID, Role: 'foodbankadmin', NewRole: 'foodbankuser' } as const
    const changed = await call(people.changePersonRole, administrator, asked)
    expect(changed.answer.Value?.Roles).toEqual(['foodbankuser'])
    const asIs = { isStored: false }
    const old = await call(foodbanks.getSecondFactorRoles, caller, {}, { ...asIs, issuedAt: at })
    expect(old.status).toBe(401)
    const latest = { ...asIs, issuedAt: Math.floor(Date.now() / 1000) }
    // A token says nothing of a role: the new one counts at once.
    expect((await call(foodbanks.getSecondFactorRoles, caller, {}, latest)).status).toBe(403)
    const now = await call(session.getSession, caller, {}, latest)
    expect(now.answer.Value?.ActiveRole).toBe('foodbankuser')
    const repeated = await call(people.changePersonRole, administrator, asked)
    expect(reasonOf(repeated)).toBe('Someone else changed this person at the same moment. Please look again.')
  })

  it('disables: tokens are refused at once, nobody writes to the person, the pool follows, and enabling gives it back', async () => {
    const agencyId = await newAgency()
    const [user] = [await joined(administrator, agencyId), await joined(administrator, agencyId)]
    const caller = { ...person('agency', agencyId, [ids.foodBank]), UserID: user.ID, Subject: user.Subject }
    const issuedAt = Math.floor(Date.now() / 1000)
    const reached = async () => (await linesAround(administrator)).some(({ UserID }) => UserID === user.ID)
    expect([await reached(), (await call(session.getSession, caller, {}, { issuedAt })).status]).toEqual([true, 200])
    const on = { entityId: agencyId, userId: user.ID }
    await call(people.updatePersonAccess, administrator, { ...on, IsDisabled: true })
    expect((await call(session.getSession, caller, {}, { issuedAt })).status).toBe(401)
    expect([await reached(), (await loadPeople([agencyId])).length]).toEqual([false, 1])
    const [off] = await eventsOf('PersonAccessChanged', user.ID)
    expect(await deliver(await handlerNamed('people/onPersonAccessChanged'), { detail: off })).toEqual([])
    const account = () => cognito().send(new AdminGetUserCommand({ UserPoolId: pool.poolId, Username: user.Subject }))
    expect((await account()).Enabled).toBe(false)

    await call(people.updatePersonAccess, administrator, { ...on, IsDisabled: false })
    const events = await eventsOf('PersonAccessChanged', user.ID)
    for (const detail of [...events].reverse())
      await deliver(await handlerNamed('people/onPersonAccessChanged'), { detail })
    expect([(await account()).Enabled, await reached()]).toEqual([true, true])
    const later = await call(session.getSession, caller, {}, { issuedAt: issuedAt + 2 })
    expect(later.status).toBe(200)
  })

  it('signs out everywhere: every token until now is refused', async () => {
    const agencyId = await newAgency()
    const user = await joined(administrator, agencyId)
    const caller = { ...person('agency', agencyId, [ids.foodBank]), UserID: user.ID, Subject: user.Subject }
    const issuedAt = Math.floor(Date.now() / 1000)
    await call(people.signOutPerson, administrator, { entityId: agencyId, userId: user.ID })
    expect((await call(session.getSession, caller, {}, { issuedAt })).status).toBe(401)
    expect((await call(session.getSession, caller, {}, { issuedAt: issuedAt + 1 })).status).toBe(200)
  })

  it('gives no token to a person whose last role was taken away', async () => {
    const agencyId = await newAgency()
    const [user] = [await joined(administrator, agencyId), await joined(administrator, agencyId)]
    const headers = { 'idempotency-key': `remove-${user.ID}` }
    const asked = { entityId: agencyId, userId: user.ID, Role: 'agency' } as const
    const [removed, repeated] = [
      await call(people.removePersonRole, administrator, asked, { headers }),
      await call(people.removePersonRole, administrator, asked, { headers }),
    ]
    expect([removed.answer.Successful, repeated.answer]).toEqual([true, removed.answer])
    expect(await list(administrator, agencyId)).toHaveLength(1)
    const { handler } = await import('../../../../functions/preToken.ts')
    const event = { userPoolId: pool.poolId, userName: user.Subject, response: {} }
    expect(await (handler as unknown as (asked: object, context: object) => Promise<object>)(event, {})).toEqual(event)
  })

  it('never leaves an agency without a person or a food bank without an administrator, also not by two at once', async () => {
    const agencyId = await newAgency()
    const only = await joined(administrator, agencyId)
    const asked = { entityId: agencyId, userId: only.ID, Role: 'agency' } as const
    const refusal = 'This is the only person of the agency. Invite someone else first.'
    expect(reasonOf(await call(people.removePersonRole, administrator, asked))).toBe(refusal)
    const off = { entityId: agencyId, userId: only.ID, IsDisabled: true }
    expect(reasonOf(await call(people.updatePersonAccess, administrator, off))).toBe(refusal)
    const other = await joined(administrator, agencyId)
    const both = await Promise.all([
      call(people.removePersonRole, administrator, asked),
      call(people.removePersonRole, administrator, { ...asked, userId: other.ID }),
    ])
    expect(both.map(({ answer }) => answer.Successful).sort()).toEqual([false, true])
    expect(both.map(reasonOf)).toContain(refusal)
    expect(await list(administrator, agencyId)).toHaveLength(1)
  })

  it('keeps the last administrator of a food bank, whoever tries to take them away', async () => {
    const operator = callers.network
    const made = await call(network.createFoodBank, operator, newFoodBankDraft)
    const entityId = made.answer.Value?.ID ?? 0
    const last = await stored('foodbankadmin', entityId)
    const on = { entityId, userId: last.UserID }
    const attempts = [
      call(people.removePersonRole, operator, { ...on, Role: 'foodbankadmin' }),
      call(people.updatePersonAccess, operator, { ...on, IsDisabled: true }),
      call(people.changePersonRole, last, { ...on, Role: 'foodbankadmin', NewRole: 'foodbankuser' }),
    ]
    const refusal = 'This is the last administrator of the food bank. Make someone else an administrator first.'
    for (const attempt of attempts) expect(reasonOf(await attempt)).toBe(refusal)
    await stored('foodbankAdministrator', entityId)
    const removed = await call(people.removePersonRole, operator, { ...on, Role: 'foodbankadmin' })
    expect(removed.answer.Successful).toBe(true)
  })

  it('keeps the last person of the network, whom only the operator could replace, also from going by themselves', async () => {
    const networkId = await newWatcher('network')
    const last = await stored('fano', networkId)
    const on = { entityId: networkId, userId: last.UserID, Role: 'fano' } as const
    const refusal = 'This is the only person of the network. Invite someone else first.'
    expect(reasonOf(await call(people.removePersonRole, last, on))).toBe(refusal)
    const other = await stored('fano', networkId)
    const off = { entityId: networkId, userId: other.UserID, IsDisabled: true }
    expect((await call(people.updatePersonAccess, last, off)).answer.Successful).toBe(true)
    expect(reasonOf(await call(people.removePersonRole, last, on))).toBe(refusal)
    await stored('fano', networkId)
    expect((await call(people.removePersonRole, last, on)).answer.Successful).toBe(true)
  })

  it('lets the only person of a state association go, where the network invites another one', async () => {
    const entityId = await newWatcher('stateAssociation')
    const Role = 'foodcoordstateasso'
    const { UserID: userId } = await stored(Role, entityId)
    const gone = await call(people.removePersonRole, callers.network, { entityId, userId, Role })
    expect(gone.answer.Successful).toBe(true)
    expect(await invited(callers.network, entityId, guest(), { Role })).toMatchObject({ Role })
  })

  it('leaves one of two people of the network who take each other away at the same moment', async () => {
    const networkId = await newWatcher('network')
    const [nora, omar] = [await stored('fano', networkId), await stored('fano', networkId)]
    const asked = { entityId: networkId, Role: 'fano' } as const
    const both = await Promise.all([
      call(people.removePersonRole, nora, { ...asked, userId: omar.UserID }),
      call(people.removePersonRole, omar, { ...asked, userId: nora.UserID }),
    ])
    expect(both.map(({ answer }) => answer.Successful).sort()).toEqual([false, true])
    expect(both.map(reasonOf)).toContain('This is the only person of the network. Invite someone else first.')
    expect(await list(callers.network, networkId)).toHaveLength(1)
  })

  it('takes two roles of a person away by two keepers at the same moment', async () => {
    const [one, other] = [await newAgency(), await newAgency()]
    const roleAt = (EntityID: number) => ({ Role: 'agency', EntityID, EntityName: `Agency ${EntityID}` }) as const
    const { UserID: userId, Subject } = await stored('agency', one, { Roles: [roleAt(one), roleAt(other)] })
    for (const id of [one, other]) await stored('agency', id)
    const take = (entityId: number) =>
      call(people.removePersonRole, administrator, { entityId, userId, Role: 'agency' })
    beforeNextCommit(() => take(other))
    expect((await take(one)).answer.Successful).toBe(true)
    expect((await userBySubject(Subject))?.Roles).toEqual([])
  })

  it('refuses to disable oneself', async () => {
    const self = await stored('foodbankadmin', ids.foodBank)
    await stored('foodbankadmin', ids.foodBank)
    const asked = { entityId: ids.foodBank, userId: self.UserID, IsDisabled: true }
    expect(reasonOf(await call(people.updatePersonAccess, self, asked))).toBe('You cannot switch off your own account.')
  })

  it('refuses to disable somebody who works for another organization as well', async () => {
    const agencyId = await newAgency()
    const Roles = [
      { Role: 'agency', EntityID: agencyId, EntityName: 'Agency' },
      { Role: 'agency', EntityID: 21, EntityName: 'Agency 21' },
    ] as const
    const both = await stored('agency', agencyId, { Roles: [...Roles] })
    await stored('agency', agencyId)
    const asked = { entityId: agencyId, userId: both.UserID, IsDisabled: true }
    expect(reasonOf(await call(people.updatePersonAccess, administrator, asked))).toMatch(
      /also works for another organization/,
    )
  })

  it('keeps who changed what, newest first', async () => {
    const agencyId = await newAgency()
    const by = await stored('foodbankadmin', ids.foodBank)
    const user = await joined(by, agencyId)
    const on = { entityId: agencyId, userId: user.ID }
    setClock(new Date(morning.getTime() + 60_000))
    await call(people.updatePerson, by, { ...on, Name: 'Anna Guest', Language: 'es' })
    const { answer } = await call(people.getPerson, by, on)
    expect(answer.Value).toMatchObject({ Name: 'Anna Guest', Language: 'es', IsCaller: false })
    expect(answer.Value?.Changes.map(({ Action, By }) => [Action, By?.Name])).toEqual([
      ['renamed', `Person ${by.UserID}`],
      ['joined', 'Ann Guest'],
    ])
  })

  it('lists the entities that a caller looks after', async () => {
    const names = async (by: Caller, searchFilter?: string) =>
      (await call(people.listManagedEntities, by, searchFilter ? { searchFilter } : {})).answer.Value?.map(
        ({ Name }) => Name,
      )
    expect((await names(administrator))?.[0]).toBe('Food Bank 10')
    expect(await names(administrator, 'market 31')).toEqual(['Market 31'])
    expect(await names(person('agency', 11))).toEqual(['Agency 11'])
    expect(await names(person('donor', ids.donor))).toEqual(['Market 31', 'Market 32', 'Market 33'])
  })

  it('shows each person with their roles there only', async () => {
    const [row] = (await loadPeople([11])).map((user) => personRow(user, 11))
    expect(row?.Roles).toEqual(['agency'])
  })
})
