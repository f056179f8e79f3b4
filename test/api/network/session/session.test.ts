import type { PreTokenGenerationTriggerEvent, PreTokenGenerationV2TriggerEvent } from 'aws-lambda'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findCaller } from '../../../../functions/core/http/callerTable.ts'
import { client } from '../../../../functions/core/table/client.ts'
import { agencyKeys } from '../../../../functions/core/table/keys/agencies.ts'
import { entityKeys } from '../../../../functions/core/table/keys/entities.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { putUser, userBySubject } from '../../../../functions/network/organizations/entityTable.ts'
import { storedCustomer } from '../../../../functions/pantry/customers/customerTable.ts'
import { handler as preToken } from '../../../../functions/preToken.ts'
import { closeTenant, openTenant } from '../../../../infra/operator/closing.ts'
import type { Caller, Role } from '../../../../shared/core/access.ts'
import { notificationKinds } from '../../../../shared/core/mail/kinds.ts'
import * as foodbanks from '../../../../shared/network/foodbanks/api.ts'
import type { User } from '../../../../shared/network/organizations/entity.ts'
import * as session from '../../../../shared/network/session/api.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { call } from '../../../engine/call.ts'
import { callers } from '../../../engine/callers.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { ids, makeSmallTenant, people, person, userOf } from '../../../engine/smallTenant.ts'

const everyKind = (wanted: boolean) =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, wanted])) as Record<
    (typeof notificationKinds)[number],
    boolean
  >

/** Somebody who works for an agency and for its food bank. */
const both = person('agency', 12, [ids.foodBank])
const roles = [
  { Role: 'agency', EntityID: 12, EntityName: 'Agency 12' },
  { Role: 'agency', EntityID: 13, EntityName: 'Agency 13' },
  { Role: 'foodbankadmin', EntityID: ids.foodBank, EntityName: 'Food Bank 10' },
] as const

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
  await table.commit(putUser({ ...userOf(both), Subject: 'both', Roles: [...roles] }))
})
afterAll(() => void vi.useRealTimers())
const caller = { ...both, Subject: 'both' }
const stranger = { ...both, Subject: 'nobody' }

/** Calls the function that the user pool calls before each token. */
const makeToken = (userName: string, triggerSource = 'TokenGeneration_Authentication') => {
  const event = { version: '1', triggerSource, userName, userPoolId: 'pool', response: {} }
  return preToken(event as PreTokenGenerationTriggerEvent, {} as never)
}

/** The claims of the next token in a pool of the plan `essentials`. */
async function nextClaims(userName: string): Promise<Record<string, string> | undefined> {
  const event = { version: '2', userName, response: {} } as PreTokenGenerationV2TriggerEvent
  const answered = (await preToken(event, {} as never)) as PreTokenGenerationV2TriggerEvent
  const details = answered.response.claimsAndScopeOverrideDetails
  return details?.accessTokenGeneration?.claimsToAddOrOverride as Record<string, string> | undefined
}

describe('the session', () => {
  it.each([
    'fano',
    'foodbank',
    'foodbankuser',
    'foodbankadmin',
    'foodbankrtcoord',
    'foodcoordstateasso',
    'foodcoordcoops',
    'donor',
    'donorlocation',
    'bulkofferdonor',
    'agency',
  ])('[rt-role-list] is opened by a person whose role is %s, who works in it', async (role) => {
    const someone = callers.find(({ Role }) => Role === role)
    if (!someone) throw new Error(`Nobody is ${role}`)
    await table.commit(putUser(userOf(someone)))
    const { answer } = await call(session.getSession, someone, {})
    expect(answer.Value).toMatchObject({ ActiveRole: role, UserID: someone.UserID })
  })

  it('says who is signed in, for whom, and which roles there are', async () => {
    const { answer } = await call(session.getSession, caller, {})
    expect(answer.Value).toEqual({
      MessageCount: 0,
      PendingRealTimeReceipts: 0,
      ActiveRole: 'agency',
      ContextualFoodBankID: null,
      UserID: 120,
      UserName: 'agency12@example.org',
      Name: 'Person 120',
      EntityID: 12,
      EntityName: 'Agency 12',
      CustomerID: null,
      Roles: roles,
      Language: 'en',
      TimeZone: 'America/New_York',
      SecondFactor: 'optional',
    })
  })

  it('of a neighbor is written down for staff, at most once an hour', async () => {
    const { Subject: userName } = people.customer
    const seen = async () => (await storedCustomer(ids.customer))?.LastLogin
    const signIn = (triggerSource: string) => makeToken(userName, triggerSource)
    const before = await storedCustomer(ids.customer)
    await signIn('TokenGeneration_RefreshTokens')
    expect(await seen()).toBeNull()
    await signIn('TokenGeneration_Authentication')
    expect(await seen()).toBe(morning.toISOString())
    setClock(new Date(morning.getTime() + 59 * 60_000))
    await signIn('TokenGeneration_Authentication')
    expect(await seen()).toBe(morning.toISOString())
    const later = new Date(morning.getTime() + 61 * 60_000)
    setClock(later)
    await signIn('TokenGeneration_Authentication')
    for (const by of [people.foodBank, people.agencies[0]]) {
      const { answer } = await call(customers.getCustomersGrid, by, {})
      expect(answer.Value?.rows.find(({ ID }) => ID === ids.customer)?.LastLogin).toBe(later.toISOString())
    }
    expect(await storedCustomer(ids.customer)).toEqual({ ...before, LastLogin: later.toISOString() })
    setClock(morning)
  })

  it('tells a neighbor whether they may order, and whom to call', async () => {
    const told = async () => (await call(session.getSession, people.customer, {})).answer.Value
    const Pantry = { Name: 'Food Bank 10', PhoneNumber: '555-0100' }
    expect(await told()).toMatchObject({ IsRestricted: false, Pantry })
    await call(customers.restrictCustomer, people.foodBank, { id: ids.customer, IsRestricted: true })
    expect(await told()).toMatchObject({ IsRestricted: true, Pantry })
    await call(customers.restrictCustomer, people.foodBank, { id: ids.customer, IsRestricted: false })
    expect((await call(session.getSession, caller, {})).answer.Value).not.toHaveProperty('Pantry')
  })

  it('says and signs whose orders a neighbor places', async () => {
    const { answer } = await call(session.getSession, people.customer, {})
    expect(answer.Value).toMatchObject({ ActiveRole: 'customer', EntityID: ids.foodBank, CustomerID: ids.customer })
    expect(await nextClaims(people.customer.Subject)).toMatchObject({
      role: 'customer',
      customer_id: `${ids.customer}`,
    })
  })

  it('is nobody’s without a stored person', async () => {
    const unknown = { isStored: false }
    expect((await call(session.getSession, stranger, {}, unknown)).status).toBe(401)
    expect((await call(session.getNotifications, stranger, {}, unknown)).status).toBe(401)
    expect((await call(session.setActiveRole, stranger, { Role: 'agency' }, unknown)).status).toBe(401)
    const settings = { Kinds: everyKind(true), Language: 'en', TimeZone: 'UTC' } as const
    expect((await call(session.updateNotifications, stranger, settings, unknown)).status).toBe(401)
  })
})

describe('switching roles', () => {
  it('makes another role of one’s own the active one; the next token of the plan `essentials` carries it', async () => {
    expect(await nextClaims('both')).toEqual({
      user_id: '120',
      user_name: 'agency12@example.org',
      role: 'agency',
      entity_id: '12',
      food_banks: '10',
    })
    const { answer } = await call(session.setActiveRole, caller, { Role: 'foodbankadmin' })
    expect(answer.Value).toMatchObject({ ActiveRole: 'foodbankadmin', EntityID: 10, ContextualFoodBankID: 10 })
    expect(await nextClaims('both')).toMatchObject({ role: 'foodbankadmin', entity_id: '10', food_banks: '10' })
    const back = await call(session.setActiveRole, caller, { Role: 'agency', EntityID: 13 })
    expect(back.answer.Value).toMatchObject({ ActiveRole: 'agency', EntityID: 13, EntityName: 'Agency 13' })
    const again = await call(session.setActiveRole, caller, { Role: 'foodbankadmin', ContextualFoodBankID: 10 })
    expect(again.answer.Value?.EntityID).toBe(10)
  })

  it.each([
    { Role: 'fano' },
    { Role: 'agency', EntityID: 11 },
    { Role: 'foodbankadmin', EntityID: 20 },
    { Role: 'foodbankadmin', ContextualFoodBankID: 20 },
  ] as const)('is refused to %o', async (wanted) => {
    const { answer } = await call(session.setActiveRole, caller, wanted)
    expect(answer).toEqual({ Successful: false, FailureReason: 'You do not hold this role.' })
  })
})

describe('the badges', () => {
  it('is said of the role that is active', async () => {
    await table.commit([
      { update: entityKeys.personBadges(both.UserID), add: { MessageCount: 2 } },
      ...[12, 13].map((id) => ({ update: agencyKeys.badges(id), add: { PendingRealTimeReceipts: id } })),
    ])
    const counts = { MessageCount: 2, PendingRealTimeReceipts: 13 }
    const changed = await call(session.setActiveRole, caller, { Role: 'agency', EntityID: 13 })
    expect(changed.answer.Value).toMatchObject({ EntityID: 13, EntityName: 'Agency 13', ...counts })
    const { answer } = await call(session.getSession, caller, {})
    expect(answer.Value).toMatchObject({ EntityID: 13, EntityName: 'Agency 13', ...counts })
    const asStaff = await call(session.setActiveRole, caller, { Role: 'foodbankadmin' })
    expect(asStaff.answer.Value).toMatchObject({ EntityID: 10, MessageCount: 2, PendingRealTimeReceipts: 0 })
    expect((await call(session.getSession, caller, {})).answer.Value).toEqual(asStaff.answer.Value)
  })
})

describe('the token of the plan `essentials`', () => {
  it('of a watcher names the food banks that are watched, of the network none', async () => {
    expect(await nextClaims(people.association.Subject)).toMatchObject({ role: 'foodcoordstateasso', food_banks: '10' })
    expect(await nextClaims(people.donor.Subject)).toMatchObject({ food_banks: '10,20' })
    expect(await nextClaims(people.network.Subject)).toMatchObject({ role: 'fano', food_banks: '' })
  })

  it('of somebody without a role opens nothing', async () => {
    expect(await nextClaims('nobody')).toBeUndefined()
    await table.commit(putUser({ ...userOf(person('agency', 99_999)), Subject: 'of-nothing' }))
    expect(await nextClaims('of-nothing')).toBeUndefined()
  })
})

describe('the caller', () => {
  const as = (Subject: string): Caller => ({ ...both, Subject })
  const stored = { isStored: false }
  const settingsSeenBy = (subject: string) => call(foodbanks.getSettings, as(subject), {}, stored)
  const role = (Role: Role, EntityID: number) => ({ Role, EntityID, EntityName: '' })
  /** A person whose last token was made for the first of their roles. */
  async function put(Subject: string, more: Partial<User>) {
    const { RoleFacts: _, ...user } = userOf(both)
    const [first = role('agency', 12)] = more.Roles ?? []
    await table.commit(putUser({ ...user, Subject, ActiveRole: first, ...more }))
    return makeToken(Subject)
  }
  const storedFacts = async (subject: string) => (await userBySubject(subject))?.RoleFacts

  it('is in the role that is active now, whatever the token was made for', async () => {
    await put('switching', { Roles: [role('agency', 12), role('foodbankadmin', 10)] })
    expect((await settingsSeenBy('switching')).status).toBe(403)
    await call(session.setActiveRole, as('switching'), { Role: 'foodbankadmin' }, stored)
    expect((await settingsSeenBy('switching')).status).toBe(200)
    await call(session.setActiveRole, as('switching'), { Role: 'agency' }, stored)
    expect((await settingsSeenBy('switching')).status).toBe(403)
  })

  it('is nobody from the call on that follows a disabled account or a role that was taken away', async () => {
    await put('leaving', { Roles: [role('foodbankadmin', 10)] })
    expect((await settingsSeenBy('leaving')).status).toBe(200)
    const change = (set: Partial<User>) => table.commit([{ update: entityKeys.user('leaving'), set }])
    await change({ IsDisabled: true })
    expect((await settingsSeenBy('leaving')).status).toBe(401)
    await change({ IsDisabled: false })
    expect((await settingsSeenBy('leaving')).status).toBe(200)
    await change({ Roles: [role('agency', 12)] })
    expect((await settingsSeenBy('leaving')).status).toBe(401)
  })

  it('is nobody when their entity is gone', async () => {
    await put('of-nobody', { Roles: [role('agency', 99_998)] })
    expect((await call(session.getSession, as('of-nobody'), {}, stored)).status).toBe(401)
  })

  it.each([
    ['a watcher', people.association, [10]],
    ['a donor of two', people.donor, [10, 20]],
    ['the network', people.network, []],
    ['an agency', people.agencies[0], [10]],
  ])('%s has the food banks of the entity, before a token was made for the role and after', async (_, who, ids) => {
    const Subject = `reaching-${who.Subject}`
    await table.commit(putUser({ ...userOf(who), RoleFacts: undefined, Subject }))
    const found = async () => (await findCaller(Subject, false))?.caller
    const expected = { ...who, Subject, FoodBankIDs: ids, SecondFactor: undefined }
    expect([await storedFacts(Subject), await found()]).toEqual([undefined, expected])
    await makeToken(Subject)
    expect(await storedFacts(Subject)).toMatchObject({ Role: who.Role, EntityID: who.EntityID, FoodBankIDs: ids })
    expect(await found()).toEqual(expected)
  })

  it('costs one read where the last token was made for the active role', async () => {
    await put('one-read', { Roles: [role('foodbankadmin', 10)] })
    await settingsSeenBy('one-read')
    const send = vi.spyOn(client, 'send')
    await settingsSeenBy('one-read')
    const keys = send.mock.calls.map(([command]) => (command.input as { Key?: { pk: string } }).Key?.pk)
    send.mockRestore()
    expect(keys).toEqual(['USER#one-read', 'ENTITY#10'])
  })

  it('is written to the person only when something changed', async () => {
    await put('unchanged', { Roles: [role('agency', 12)] })
    const commit = vi.spyOn(table, 'commit')
    await makeToken('unchanged')
    expect(commit).not.toHaveBeenCalled()
    commit.mockRestore()
  })

  it('signs in also when the facts can’t be kept, and none are written while the tenant is closed', async () => {
    await put('not-kept', { Roles: [role('agency', 12), role('foodbankadmin', 10)] })
    await call(session.setActiveRole, as('not-kept'), { Role: 'foodbankadmin' }, stored)
    const commit = vi.spyOn(table, 'commit').mockRejectedValueOnce(new Error('table is gone'))
    expect(await makeToken('not-kept')).toMatchObject({ userName: 'not-kept' })
    commit.mockRestore()
    await closeTenant(morning)
    await makeToken('not-kept')
    await openTenant()
    expect(await storedFacts('not-kept')).toMatchObject({ Role: 'agency' })
    await makeToken('not-kept')
    expect(await storedFacts('not-kept')).toMatchObject({ Role: 'foodbankadmin', FoodBankIDs: [10] })
  })
})

describe('notifications', () => {
  const initial = { Kinds: everyKind(true), Language: 'en', TimeZone: 'America/New_York' } as const
  it('are all wanted at first, and each is switched off on its own', async () => {
    expect((await call(session.getNotifications, caller, {})).answer.Value).toEqual({ ...initial, ReturnedMail: null })
    const wanted = {
      Kinds: { ...everyKind(true), offerMade: false },
      Language: 'es',
      TimeZone: 'America/Chicago',
    } as const
    expect((await call(session.updateNotifications, caller, wanted)).answer.Value).toEqual(wanted)
    expect((await call(session.getNotifications, caller, {})).answer.Value).toEqual({ ...wanted, ReturnedMail: null })
    expect((await call(session.getSession, caller, {})).answer.Value?.Language).toBe('es')
    expect((await call(session.getNotifications, people.foodBank, {})).answer.Value).toMatchObject(initial)
  })

  it('need a known time zone', async () => {
    const { status, answer } = await call(session.updateNotifications, caller, { ...initial, TimeZone: 'Mars/Phobos' })
    expect([status, answer.Message]).toEqual([400, 'TimeZone: not a time zone'])
  })
})

describe('saved filters', () => {
  const filter = (ID: number, Name: string, IsDefault = false) => ({
    ...{ ID, Name, IsDefault },
    Grid: 'donations' as const,
    Query: 'status=5&search=bread',
  })
  const update = (Version: number, Filters: ReturnType<typeof filter>[], by = caller) =>
    call(session.updateSavedFilters, by, { Version, Filters })
  const stored = async (by = caller) => (await call(session.getSavedFilters, by, {})).answer.Value

  it('are kept for the person, renamed, made the default and deleted', async () => {
    expect(await stored()).toEqual({ Version: 0, Filters: [] })
    const two = [filter(1, 'Bread'), filter(2, 'Mine', true)]
    expect((await update(0, two)).answer.Value).toEqual({ Version: 1, Filters: two })
    expect(await stored()).toEqual({ Version: 1, Filters: two })
    expect((await update(0, two)).answer.Value?.Version).toBe(1)
    const changed = [filter(2, 'Ours')]
    expect((await update(1, changed)).answer.Value).toEqual({ Version: 2, Filters: changed })
    expect(await stored(people.foodBank)).toEqual({ Version: 0, Filters: [] })
  })

  it('of an older version are refused, and of two at the same moment one is', async () => {
    const refused = await update(1, [filter(3, 'Late')])
    expect(refused.answer).toEqual({ Successful: false, FailureReason: expect.stringContaining('someone else') })
    const answers = await Promise.all([update(2, [filter(4, 'A')]), update(2, [filter(5, 'B')])])
    expect(answers.filter(({ answer }) => answer.Successful)).toHaveLength(1)
    expect((await stored())?.Version).toBe(3)
  })

  it('of one name, of two defaults, or too many are refused, and nothing changes', async () => {
    const before = await stored()
    const sent = async (filters: ReturnType<typeof filter>[]) => (await update(3, filters)).answer.FailureReason
    expect(await sent([filter(1, 'A'), filter(2, 'a')])).toBe('There is already a saved filter of this name.')
    expect(await sent([filter(1, 'A', true), filter(2, 'B', true)])).toMatch(/default/)
    const many = Array.from({ length: 31 }, (_, i) => filter(i + 1, `F${i}`))
    expect((await update(3, many)).status).toBe(400)
    expect(await stored()).toEqual(before)
  })
})
