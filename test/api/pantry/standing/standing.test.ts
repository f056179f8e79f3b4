import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { table } from '../../../../functions/core/table/table.ts'
import { changeCustomerWrites, customerById } from '../../../../functions/pantry/customers/customerTable.ts'
import { ordersOfCustomer } from '../../../../functions/pantry/orders/customerOrders.ts'
import { newOrderCode } from '../../../../functions/pantry/orders/orderCodes.ts'
import { orderById, orderStore } from '../../../../functions/pantry/orders/orderTable.ts'
import { changeProduct } from '../../../../functions/pantry/products/productTable.ts'
import { settleStandingOrder } from '../../../../functions/pantry/standing/settleStandingOrder.ts'
import { standingOrders } from '../../../../functions/pantry/standing/standingTable.ts'
import { draftsOf } from '../../../../functions/pantry/waitlist/waitlistTable.ts'
import { windowById } from '../../../../functions/pantry/windows/windowTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import { isRefusal } from '../../../../shared/core/answer.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import * as limits from '../../../../shared/pantry/limits/api.ts'
import { noNeeds } from '../../../../shared/pantry/needs/needs.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import { type Order, OrderRow } from '../../../../shared/pantry/orders/order.ts'
import { setStatus } from '../../../../shared/pantry/orders/statusChange.ts'
import * as customerExports from '../../../../shared/pantry/pantryReports/customerExportApi.ts'
import * as standing from '../../../../shared/pantry/standing/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { limitDraft } from '../../../engine/limits.ts'
import { asCustomer, customerFor, lines, place } from '../../../engine/ordering.ts'
import { headersOf } from '../../../engine/runs.ts'
import { ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'
import { firstRegularDay, orderedFamily, regularFamily, setRegular } from '../../../engine/standing.ts'
import { addedPickupTimes } from '../../../engine/windows.ts'

/** Regular orders over the real endpoints, timer and table. */

let made = 0
/** Another pantry each time. */
let owner: Caller
beforeAll(() => makeSmallTenant())
beforeEach(() => {
  setClock(morning)
  owner = person('agency', 9100 + ++made, [ids.foodBank])
})

const regular = (more: Partial<Customer> = {}) => regularFamily({ owner, more })
const timeOn = (day: string, hour = '08', more: object = {}) => ({
  PickupDay: day,
  PickupStartTime: `${hour}:00:00`,
  PickupEndTime: `${hour}:59:59`,
  CloseTime: `${day}T04:30:00.000Z`,
  ...more,
})
/** At its timer, or later. */
async function due({ ID }: Pick<Customer, 'ID'>, later = 0): Promise<void> {
  const at = new Date(Date.parse((await standingOrders.load(ID))?.DueAt ?? '') + later)
  setClock(at)
  await settleStandingOrder(ID, at)
}
const stateOf = ({ ID }: Pick<Customer, 'ID'>) => standingOrders.load(ID)
const ordersOn = async ({ ID }: Pick<Customer, 'ID'>, day: string): Promise<Order[]> =>
  (await ordersOfCustomer(ID)).filter(({ OrderDay }) => OrderDay === day)
const contentOf = (order: Order | undefined) => order?.PantryOrderItems.map(({ Name, Quantity }) => [Name, Quantity])
const change = (customer: Customer, Change: standing.StandingChange, by: Caller = asCustomer(customer)) =>
  call(standing.changeStandingOrder, by, { id: customer.ID, Change })
async function abandoned(id: number): Promise<void> {
  const order = await orderById(id)
  if (!order) throw new Error(`No order ${id}`)
  const done = await orderStore.change(order, (one, at) => setStatus(one, 'ABANDONED', at), {
    by: null,
    now: new Date(),
  })
  if (isRefusal(done)) throw new Error(done.refused.en)
}

describe('a regular order', () => {
  it('is placed by itself at its place, day and hour, with the same food, and the next one follows', async () => {
    const { customer, pantry } = await regular()
    const [at9, at8] = await addedPickupTimes(owner, pantry.locationId, [
      timeOn(firstRegularDay, '09'),
      timeOn(firstRegularDay, '08'),
    ])
    await due(customer)
    const [order, ...others] = await ordersOn(customer, firstRegularDay)
    expect(others).toEqual([])
    expect(order).toMatchObject({ PantryLocationPickupTimeID: at8, StatusCode: 'CREATED', Standing: { Left: [] } })
    expect(order?.Standing?.IsOtherTime).toBeUndefined()
    expect(contentOf(order)).toEqual([
      ['Pinto Beans', 2],
      ['Milk', 1],
    ])
    expect(await stateOf(customer)).toMatchObject({ NextDay: '2026-12-11', Last: { OrderID: order?.ID } })
    const taken = await call(customerExports.exportCustomer, asCustomer(customer), { id: customer.ID })
    expect(taken.answer.Value?.RegularOrder).toMatchObject({ Every: 'week', NextDay: '2026-12-11' })
    expect([await windowById(at8 ?? 0), await windowById(at9 ?? 0)]).toMatchObject([
      { PlacedOrders: 1 },
      { PlacedOrders: 0 },
    ])
  })

  it('is placed once, though its timer runs twice and at the same moment', async () => {
    const { customer, pantry } = await regular()
    await addedPickupTimes(owner, pantry.locationId, [timeOn(firstRegularDay)])
    const at = new Date((await stateOf(customer))?.DueAt ?? '')
    setClock(at)
    await Promise.all([1, 2, 3].map(() => settleStandingOrder(customer.ID, at)))
    await settleStandingOrder(customer.ID, at)
    expect(await ordersOn(customer, firstRegularDay)).toHaveLength(1)
  })

  it('that is set up anew places no second order for its day, though the list does not know the first yet', async () => {
    const { customer, pantry, orderId } = await regular()
    await addedPickupTimes(owner, pantry.locationId, [timeOn(firstRegularDay)])
    await due(customer)
    await setRegular({ customer, orderId })
    expect(await stateOf(customer)).toMatchObject({ NextDay: firstRegularDay })
    const read = table.page.bind(table)
    const lagging = vi.spyOn(table, 'page').mockImplementation(async (page, schema) => {
      const answer = await read(page, schema)
      return schema === OrderRow ? { ...answer, items: [] } : answer
    })
    await due(customer)
    lagging.mockRestore()
    expect(await ordersOn(customer, firstRegularDay)).toHaveLength(1)
    expect(await stateOf(customer)).toMatchObject({ NextDay: '2026-12-11' })
  })

  it('places nothing beside an order that the family has for the day', async () => {
    const { customer, pantry } = await regular()
    const [windowId = 0] = await addedPickupTimes(owner, pantry.locationId, [timeOn(firstRegularDay)])
    await place(customer, { at: { ...pantry, windowId }, of: lines([pantry.beans, 1]) })
    await due(customer)
    expect(await ordersOn(customer, firstRegularDay)).toHaveLength(1)
    expect((await stateOf(customer))?.NextDay).toBe('2026-12-11')
  })

  it('leaves out what has run out and what a limit forbids, and keeps the names', async () => {
    const { customer, pantry } = await regularFamily({ owner, stock: 3 })
    await addedPickupTimes(owner, pantry.locationId, [timeOn(firstRegularDay)])
    await due(customer)
    const [order] = await ordersOn(customer, firstRegularDay)
    expect(contentOf(order)).toEqual([
      ['Pinto Beans', 1],
      ['Milk', 1],
    ])
    expect(order?.Standing?.Left).toEqual(['Pinto Beans'])
  })

  const milky = { Contains: ['milk' as const], MayContain: [], Confirmed: '2026-11-01T10:00:00.000Z' }
  it('leaves out food with an allergen that the family declared', async () => {
    const { customer, pantry } = await regular()
    await table.commit([changeProduct(pantry.milk.ID, undefined, { Allergens: milky })])
    const now = await customerById(customer.ID)
    if (!now) throw new Error('gone')
    await table.commit(changeCustomerWrites(now, { FoodNeeds: { ...noNeeds, Allergens: ['milk'] } }).writes)
    await addedPickupTimes(owner, pantry.locationId, [timeOn(firstRegularDay)])
    await due(customer)
    const [order] = await ordersOn(customer, firstRegularDay)
    expect(contentOf(order)).toEqual([['Pinto Beans', 2]])
    expect(order?.Standing?.Left).toEqual(['Milk'])
  })

  it('takes the nearest time of the day with a place, and says that it is another one', async () => {
    const { customer, pantry } = await regular()
    const [full = 0, near = 0] = await addedPickupTimes(owner, pantry.locationId, [
      timeOn(firstRegularDay, '08', { MaximumOrders: 1 }),
      timeOn(firstRegularDay, '10'),
      timeOn(firstRegularDay, '15'),
    ])
    await place(await customerFor(owner), { at: { ...pantry, windowId: full }, of: lines([pantry.beans, 1]) })
    await due(customer)
    const [order] = await ordersOn(customer, firstRegularDay)
    expect(order).toMatchObject({ PantryLocationPickupTimeID: near, Standing: { IsOtherTime: true } })
    expect((await windowById(full))?.PlacedOrders).toBe(1)
  })

  it('waits for a place where the whole day is full, once, and overbooks nothing', async () => {
    const { customer, pantry } = await regular()
    const [full = 0] = await addedPickupTimes(owner, pantry.locationId, [
      timeOn(firstRegularDay, '08', { MaximumOrders: 1 }),
    ])
    await place(await customerFor(owner), { at: { ...pantry, windowId: full }, of: lines([pantry.beans, 1]) })
    await due(customer)
    expect(await windowById(full)).toMatchObject({ PlacedOrders: 1, WaitingFamilies: 1 })
    expect(await draftsOf(customer.ID)).toMatchObject([{ WindowID: full }])
    expect(await stateOf(customer)).toMatchObject({ NextDay: '2026-12-11', Last: { Reason: 'waits' } })
  })

  it('of many families never overbooks a window: who finds no place waits', async () => {
    const first = await regular()
    const { pantry } = first
    const families = [first.customer]
    for (let more = 0; more < 5; more++) {
      const customer = await customerFor(owner)
      const { answer } = await place(customer, { at: pantry, of: lines([pantry.beans, 1]) })
      await setRegular({ customer, orderId: answer.Value?.OrderID ?? 0 })
      families.push(customer)
    }
    const [windowId = 0] = await addedPickupTimes(owner, pantry.locationId, [
      timeOn(firstRegularDay, '08', { MaximumOrders: 3 }),
    ])
    const at = new Date('2026-11-29T14:00:00.000Z')
    setClock(at)
    await Promise.all(families.map(({ ID }) => settleStandingOrder(ID, at)))
    expect(await windowById(windowId)).toMatchObject({ PlacedOrders: 3, WaitingFamilies: 3 })
  })

  it('is skipped on a day that is closed, and one whose times nobody set, and the next day stands', async () => {
    const { customer, pantry } = await regular()
    await addedPickupTimes(owner, pantry.locationId, [timeOn(firstRegularDay)])
    const closing = { day: firstRegularDay, PantryLocationID: pantry.locationId, Action: 'cancel' }
    await call(ordering.settleDayOrders, owner, closing as never)
    await due(customer)
    expect(await stateOf(customer)).toMatchObject({ NextDay: '2026-12-11', Last: { Reason: 'closed' } })
    for (let looks = 0; looks < 5; looks++) await due(customer)
    expect(await stateOf(customer)).toMatchObject({ NextDay: '2026-12-18', Last: { Reason: 'noTimes' } })
    expect((await standingOrders.loadWithTimeline(customer.ID))?.events.map(({ Detail }) => Detail)).toEqual([
      { Day: '2026-12-04', Reason: 'closed', NextDay: '2026-12-11' },
      { Day: '2026-12-11', Reason: 'noTimes', NextDay: '2026-12-18' },
    ])
  })

  it('is placed when its times open, where they open later', async () => {
    const { customer, pantry } = await regular()
    const OpenTime = '2026-12-02T15:00:00.000Z'
    await addedPickupTimes(owner, pantry.locationId, [timeOn(firstRegularDay, '08', { OpenTime })])
    await due(customer)
    expect((await stateOf(customer))?.DueAt).toBe(OpenTime)
    await due(customer)
    expect(await ordersOn(customer, firstRegularDay)).toHaveLength(1)
  })

  it('keeps the limit of orders: a second one in the period is not placed', async () => {
    const { customer, pantry } = await regular()
    await addedPickupTimes(owner, pantry.locationId, [timeOn(firstRegularDay)])
    await call(limits.addOrderLimit, owner, limitDraft('1 ORDER MONTH 2'))
    await due(customer)
    expect(await ordersOn(customer, firstRegularDay)).toEqual([])
    expect((await stateOf(customer))?.Last).toEqual({ Day: firstRegularDay, Reason: 'limit' })
  })

  it('ends after two pickups in a row that nobody came to', async () => {
    const { customer, pantry } = await regular()
    await addedPickupTimes(owner, pantry.locationId, [
      timeOn(firstRegularDay),
      timeOn('2026-12-11'),
      timeOn('2026-12-18'),
    ])
    for (const day of [firstRegularDay, '2026-12-11']) {
      await due(customer)
      await abandoned((await ordersOn(customer, day))[0]?.ID ?? 0)
    }
    await due(customer)
    expect(await stateOf(customer)).toMatchObject({ DueAt: null, Ended: { Reason: 'missed' } })
    expect(await ordersOn(customer, '2026-12-18')).toEqual([])
  })

  it.each([
    [
      'of a restricted family',
      'restricted',
      async (customer: Customer) => {
        const now = await customerById(customer.ID)
        if (now) await table.commit(changeCustomerWrites(now, { IsRestricted: true }).writes)
      },
    ],
    [
      'of a family that left the food bank’s records',
      'gone',
      async (customer: Customer) => {
        const now = await customerById(customer.ID)
        if (now) await table.commit(changeCustomerWrites(now, { Forgotten: morning.toISOString() }).writes)
      },
    ],
  ])('%s ends', async (_, Reason, happen) => {
    const { customer, pantry } = await regular()
    await addedPickupTimes(owner, pantry.locationId, [timeOn(firstRegularDay)])
    await happen(customer)
    await due(customer)
    expect(await stateOf(customer)).toMatchObject({ DueAt: null, Ended: { Reason } })
    expect(await ordersOn(customer, firstRegularDay)).toEqual([])
  })

  it('of a duplicate goes on for the customer that it was merged into', async () => {
    const { customer: duplicate, pantry } = await regularFamily({ owner: people.foodBank })
    const kept = await customerFor(people.foodBank, { FirstName: 'Rosalia' })
    const merged = await call(customers.mergeCustomers, people.foodBank, {
      id: kept.ID,
      DuplicateID: duplicate.ID,
    } as never)
    expect(merged.answer.FailureReason).toBeUndefined()
    await addedPickupTimes(people.foodBank, pantry.locationId, [timeOn(firstRegularDay)])
    await due(duplicate)
    expect((await ordersOn(kept, firstRegularDay))[0]?.FoodInsecureNeighbor.ID).toBe(kept.ID)
    const seen = await call(standing.getStandingOrder, asCustomer(kept), { id: kept.ID })
    expect(seen.answer.Value?.Standing).toMatchObject({ NextDay: '2026-12-11' })
  })

  it('goes with the person who is forgotten', async () => {
    const { customer, orderId } = await regular()
    await abandoned(orderId)
    setClock(new Date('2026-11-28T15:00:00.000Z'))
    await call(customers.forgetCustomer, people.foodBank, { id: customer.ID })
    expect(await stateOf(customer)).toBeUndefined()
  })
})

describe('families and staff', () => {
  it('set it up, skip a day, pause it and end it, each repeated without harm', async () => {
    const family = await orderedFamily({ owner })
    const { customer } = family
    const { answer } = await setRegular(family, { Every: 'month' })
    expect(answer.Value?.Standing).toMatchObject({
      Every: 'month',
      NextDay: firstRegularDay,
      Items: [
        { Name: 'Pinto Beans', Quantity: 2 },
        { Name: 'Milk', Quantity: 1 },
      ],
      SetBy: null,
    })
    for (let press = 0; press < 2; press++) await change(customer, { Action: 'skip', Day: firstRegularDay })
    expect(await stateOf(customer)).toMatchObject({ NextDay: '2027-01-01' })
    await change(customer, { Action: 'pause', Day: '2027-02-10' })
    expect(await stateOf(customer)).toMatchObject({ NextDay: '2027-03-05', PausedUntil: '2027-02-10' })
    await change(customer, { Action: 'resume' })
    expect(await stateOf(customer)).toMatchObject({ NextDay: '2027-01-01' })
    for (let press = 0; press < 2; press++) await change(customer, { Action: 'end' })
    expect((await standingOrders.loadWithTimeline(customer.ID))?.events.map(({ Type }) => Type)).toEqual([
      'StandingOrderEnded',
    ])
  })

  it('of two who set it up at the same moment one holds, and it is one order', async () => {
    const family = await orderedFamily({ owner })
    await Promise.all([setRegular(family), setRegular(family, { StartTime: '10:00:00' }, owner)])
    await addedPickupTimes(owner, family.pantry.locationId, [timeOn(firstRegularDay)])
    await due(family.customer)
    expect(await ordersOn(family.customer, firstRegularDay)).toHaveLength(1)
  })

  it('staff set it up for a person by telephone, and their name stands with it; the family does not read it', async () => {
    const family = await orderedFamily({ owner })
    const { answer } = await setRegular(family, {}, owner)
    expect(answer.Value?.Standing?.SetBy).toMatch(/^Person /)
    const seen = await call(standing.getStandingOrder, asCustomer(family.customer), { id: family.customer.ID })
    expect(seen.answer.Value?.Standing?.SetBy).toBeNull()
  })

  it('of another agency see nothing of it, and put nothing in its place', async () => {
    const { customer, orderId } = await regular()
    const now = await customerById(customer.ID)
    const other = person('agency', 9900 + made, [ids.foodBank])
    if (now) await table.commit(changeCustomerWrites(now, { AgencyIDs: [...now.AgencyIDs, other.EntityID] }).writes)
    const seen = await call(standing.getStandingOrder, other, { id: customer.ID })
    expect(seen.answer.Value).toEqual({ Standing: null, Offer: null })
    expect((await setRegular({ customer, orderId }, {}, other)).answer.Successful).toBe(false)
    expect((await change(customer, { Action: 'end' }, other)).answer.Successful).toBe(false)
    expect((await stateOf(customer))?.Ended).toBeUndefined()
  })

  it('begin with an order of the family alone', async () => {
    const [one, other] = [await orderedFamily({ owner }), await orderedFamily({ owner })]
    const { answer } = await setRegular({ customer: one.customer, orderId: other.orderId })
    expect(answer.FailureReason).toBe('That order can’t be repeated. Please choose another one.')
    expect((await setRegular(one, { FirstDay: '2026-11-20' })).answer.FailureReason).toBe('Please choose a later day.')
  })

  it('end it by the link of an order that it placed, and by no other', async () => {
    const { customer, pantry, orderId } = await regular()
    await addedPickupTimes(owner, pantry.locationId, [timeOn(firstRegularDay)])
    await due(customer)
    const end = async (id: number) => {
      const order = await orderById(id)
      if (!order) throw new Error('gone')
      const { code, write } = newOrderCode(order, new Date())
      await table.commit([write])
      return call(standing.endLinkedStandingOrder, undefined, { id }, { headers: headersOf(code) })
    }
    setClock(new Date('2026-11-26T15:00:00.000Z'))
    await end(orderId)
    expect((await stateOf(customer))?.Ended).toBeUndefined()
    const [order] = await ordersOn(customer, firstRegularDay)
    expect((await end(order?.ID ?? 0)).answer.Value).toMatchObject({ IsRegular: true, StatusCode: 'CREATED' })
    expect((await stateOf(customer))?.Ended?.Reason).toBe('asked')
    const wrong = await call(
      standing.endLinkedStandingOrder,
      undefined,
      { id: order?.ID ?? 0 },
      { headers: headersOf('not-the-code') },
    )
    expect(wrong.status).toBe(404)
  })
})

it('an order by hand at the moment of the timer is the only one, or keeps the limit', async () => {
  await call(limits.addOrderLimit, owner, limitDraft('1 ORDER WEEK'))
  const { customer, pantry } = await regular()
  const [windowId = 0] = await addedPickupTimes(owner, pantry.locationId, [timeOn(firstRegularDay)])
  const at = new Date((await stateOf(customer))?.DueAt ?? '')
  setClock(at)
  await Promise.all([
    place(customer, { at: { ...pantry, windowId }, of: lines([pantry.beans, 1]) }),
    settleStandingOrder(customer.ID, at),
  ])
  expect(await ordersOn(customer, firstRegularDay)).toHaveLength(1)
  vi.useRealTimers()
})
