import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Event } from '../../../../events/event.ts'
import type { Ses } from '../../../../functions/core/mail/ses.fixture.ts'
import { stockKeys } from '../../../../functions/core/table/keys/stock.ts'
import { eventPrefix } from '../../../../functions/core/table/shape.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { putUser } from '../../../../functions/network/organizations/entityTable.ts'
import { handler as onLowStockFound } from '../../../../functions/pantry/stock/onLowStockFound.ts'
import { handler as watchLowStock } from '../../../../functions/pantry/stock/watchLowStock.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import type { User } from '../../../../shared/network/organizations/entity.ts'
import * as sessionApi from '../../../../shared/network/session/api.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import { call } from '../../../engine/call.ts'
import { setClock } from '../../../engine/clock.ts'
import { shelved } from '../../../engine/pantry.ts'
import { savedTenant } from '../../../engine/savedTenant.ts'
import { ids, makeSmallTenant, people, person, userOf } from '../../../engine/smallTenant.ts'
import { deliver } from '../../core/messages.ts'

/** Low stock by e-mail, over the real schedule, reaction, table and preferences. */

const ses: Ses = await vi.hoisted(async () => {
  const started = await (await import('../../../../functions/core/mail/ses.fixture.ts')).startSes()
  process.env.AWS_ENDPOINT_URL_SESV2 = started.endpoint
  return started
})
afterAll(async () => {
  vi.useRealTimers()
  await ses.stop()
})

/** Clocks of New York. */
const at = (day: number, hour: number) =>
  setClock(new Date(`2026-11-${day}T${String(hour + 5).padStart(2, '0')}:00:00.000Z`))
const tenant = savedTenant(makeSmallTenant)
beforeEach(async () => {
  at(20, 6)
  await tenant()
  ses.mails.length = 0
  ses.answer = () => 'taken'
})

const agency = people.agencies[0]
const look = async () => ((await watchLowStock({}, {} as never)) as { pantries: number }).pantries
/** Delivers what the pantry's last look said, as the queue does; true when the queue would bring it again. */
async function told({ EntityID }: Caller) {
  const { pk } = stockKeys.lowStock(EntityID)
  const events = await table.all({ pk, from: eventPrefix, to: `${eventPrefix}\uffff` }, Event)
  const again = await deliver(onLowStockFound, ...events.slice(-1).map((detail) => ({ detail })))
  return again.length > 0
}
const events = async ({ EntityID }: Caller) => {
  const { pk } = stockKeys.lowStock(EntityID)
  return (await table.all({ pk, from: eventPrefix, to: `${eventPrefix}\uffff` }, Event)).map(({ Detail }) => Detail)
}
const low = (by: Caller, available: number, Name: string) =>
  shelved(by, available, { Name, LowStockQuantityThreshold: 5, IsActive: true })
const takes = (id: number, Difference: number) =>
  call(stock.adjustShelf, agency, { id, Difference, Reason: 'other', Note: 'x' })
async function joined(role: 'agency' | 'foodbankuser', entityId: number, address: string, more: Partial<User> = {}) {
  const by = { ...person(role, entityId, [ids.foodBank]), UserID: ++users, Subject: `subject-${users}` }
  await table.commit(putUser({ ...userOf(by), EMailAddress: address, ...more }))
  return by
}
let users = 7700
const mailsTo = (address: string) => ses.mails.filter(({ to }) => to === address)

describe('a pantry’s morning', () => {
  it('looks at its stock once, and finds what has come to its threshold since the morning before', async () => {
    const [beans, rice] = [await low(agency, 6, 'Beans'), await low(agency, 5, 'Rice')]
    expect(await look()).toBe(0)
    at(20, 7)
    expect(await look()).toBeGreaterThan(0)
    expect(await look()).toBe(0)
    expect(await events(agency)).toEqual([{ Day: '2026-11-20', New: [rice.ID], Low: [rice.ID] }])
    await takes(beans.ID, -2)
    at(20, 8)
    expect(await look()).toBe(0)
    at(21, 7)
    await look()
    const second = { Day: '2026-11-21', New: [beans.ID], Low: expect.arrayContaining([beans.ID, rice.ID]) }
    expect((await events(agency)).at(-1)).toEqual(second)
    at(22, 7)
    await look()
    expect(await events(agency)).toHaveLength(2)
    await takes(beans.ID, 20)
    at(23, 7)
    await look()
    await takes(beans.ID, -21)
    at(24, 7)
    await look()
    expect(await events(agency)).toHaveLength(3)
  })

  it('leaves out what is taken from families, and pantries without products', async () => {
    const beans = await low(agency, 1, 'Beans')
    await call(inventory.toggleItemActive, agency, { id: beans.ID, IsActive: false })
    at(20, 7)
    await look()
    expect(await events(agency)).toEqual([])
    expect(await events(people.agencies[1])).toEqual([])
  })
})

describe('the e-mail', () => {
  it('goes once to each of the pantry’s people, with what there is of each product by now, new ones first', async () => {
    const ann = await joined('agency', agency.EntityID, 'ann@example.org')
    await joined('agency', people.agencies[1].EntityID, 'other@example.org')
    const [beans] = [await low(agency, 5, 'Beans'), await low(agency, 0, 'Rice')]
    at(20, 7)
    await look()
    await takes(beans.ID, -2)
    expect([await told(agency), await told(agency)]).toEqual([false, false])
    const [mail, ...others] = mailsTo('ann@example.org')
    expect(others).toEqual([])
    expect(mail?.subject).toBe('2 products are running low')
    expect(mail?.text).toContain('Rice: none left')
    expect(mail?.text).toContain('Beans: 3 available, low at 5')
    expect(mail?.text).toContain('/Agency#/app/orderahead-products')
    expect(mail?.text).not.toContain('Still low')
    expect(mailsTo('other@example.org')).toEqual([])
    await low(agency, 2, 'Milk')
    at(21, 7)
    await look()
    await told(agency)
    expect(mailsTo('ann@example.org').at(-1)?.subject).toBe('Milk is running low')
    expect(mailsTo('ann@example.org').at(-1)?.text).toContain('Still low')
    expect(ann.EntityID).toBe(agency.EntityID)
  })

  it('is a preference: who switched it off gets none, others in their language', async () => {
    const off = await joined('agency', agency.EntityID, 'off@example.org')
    await joined('agency', agency.EntityID, 'ana@example.org', { Language: 'es' })
    const { answer } = await call(sessionApi.getNotifications, off, {})
    const { Kinds, Language, TimeZone } = answer.Value ?? expect.fail('no preferences')
    expect(Kinds.lowStock).toBe(true)
    await call(sessionApi.updateNotifications, off, { Kinds: { ...Kinds, lowStock: false }, Language, TimeZone })
    await low(agency, 1, 'Beans')
    at(20, 7)
    await look()
    await told(agency)
    expect(mailsTo('off@example.org')).toEqual([])
    expect(mailsTo('ana@example.org').map(({ subject }) => subject)).toEqual(['Queda poco de Beans'])
  })

  it('is not sent about what was filled or taken from families meanwhile', async () => {
    await joined('agency', agency.EntityID, 'ann@example.org')
    const [beans, rice] = [await low(agency, 1, 'Beans'), await low(agency, 1, 'Rice')]
    at(20, 7)
    await look()
    await takes(rice.ID, 20)
    await call(inventory.toggleItemActive, agency, { id: beans.ID, IsActive: false })
    expect(await told(agency)).toBe(false)
    expect(mailsTo('ann@example.org')).toEqual([])
  })

  it('is sent later when SES is throttled', async () => {
    await joined('agency', agency.EntityID, 'ann@example.org')
    await low(agency, 1, 'Beans')
    at(20, 7)
    await look()
    ses.answer = () => ({ status: 429, type: 'TooManyRequestsException' })
    expect(await told(agency)).toBe(true)
    ses.answer = () => 'taken'
    expect(await told(agency)).toBe(false)
    expect(mailsTo('ann@example.org').map(({ subject }) => subject)).toContain('Beans is running low')
  })
})
