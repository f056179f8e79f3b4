import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { agencyKeys } from '../../../../functions/core/table/keys/agencies.ts'
import { entityKeys } from '../../../../functions/core/table/keys/entities.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { putUser } from '../../../../functions/network/organizations/entityTable.ts'
import { storedCustomer } from '../../../../functions/pantry/customers/customerTable.ts'
import { handler as preToken } from '../../../../functions/preToken.ts'
import { notificationKinds } from '../../../../shared/core/mail/kinds.ts'
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

/** The claims of the next token, as the user pool's trigger sets them. */
async function nextClaims(userName: string): Promise<Record<string, string> | undefined> {
  const event = { userName, response: {} } as PreTokenGenerationV2TriggerEvent
  const answered = (await preToken(event, {} as never)) as PreTokenGenerationV2TriggerEvent
  const details = answered.response.claimsAndScopeOverrideDetails
  expect(details?.accessTokenGeneration).toEqual(details?.idTokenGeneration)
  return details?.idTokenGeneration?.claimsToAddOrOverride as Record<string, string> | undefined
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
    const signIn = (triggerSource: string) =>
      preToken({ userName, triggerSource, response: {} } as PreTokenGenerationV2TriggerEvent, {} as never)
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
    expect((await call(session.getSession, stranger, {})).status).toBe(401)
    expect((await call(session.getNotifications, stranger, {})).status).toBe(401)
    expect((await call(session.setActiveRole, stranger, { Role: 'agency' })).status).toBe(401)
    const settings = { Kinds: everyKind(true), Language: 'en', TimeZone: 'UTC' } as const
    expect((await call(session.updateNotifications, stranger, settings)).status).toBe(401)
  })
})

describe('switching roles', () => {
  it('makes another role of one’s own the active one; the next token carries it', async () => {
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
  it('is said of the role that is active, also while the token is still of another', async () => {
    await table.commit([
      { update: entityKeys.personBadges(both.UserID), add: { MessageCount: 2 } },
      ...[12, 13].map((id) => ({ update: agencyKeys.badges(id), add: { PendingRealTimeReceipts: id } })),
    ])
    const counts = { MessageCount: 2, PendingRealTimeReceipts: 13 }
    const changed = await call(session.setActiveRole, caller, { Role: 'agency', EntityID: 13 })
    expect(changed.answer.Value).toMatchObject({ EntityID: 13, EntityName: 'Agency 13', ...counts })
    for (const token of [caller, { ...caller, EntityID: 13 }, { ...caller, Role: 'foodbankadmin' as const }]) {
      const { answer } = await call(session.getSession, token, {})
      expect(answer.Value).toMatchObject({ EntityID: 13, EntityName: 'Agency 13', ...counts })
    }
    const asStaff = await call(session.setActiveRole, caller, { Role: 'foodbankadmin' })
    expect(asStaff.answer.Value).toMatchObject({ EntityID: 10, MessageCount: 2, PendingRealTimeReceipts: 0 })
    expect((await call(session.getSession, caller, {})).answer.Value).toEqual(asStaff.answer.Value)
  })
})

describe('the token', () => {
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
