import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextId } from '../../../../functions/core/table/ids.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { orderStore } from '../../../../functions/pantry/orders/orderTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { placed } from '../../../../shared/pantry/orders/changes.ts'
import { sampleOrder } from '../../../../shared/pantry/orders/order.fixture.ts'
import { type Order, orderCode } from '../../../../shared/pantry/orders/order.ts'
import { orderStatuses, orderStatusOf } from '../../../../shared/pantry/orders/status.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { newPantry, newTestWindow, placeTestOrder, type TestPantry } from '../../../engine/orders.ts'
import { ids, people, person } from '../../../engine/smallTenant.ts'

beforeEach(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

/** The fifteen filters of the orders grid, one by one and in any combination, against a plain comparison in memory. */

type Query = Input<typeof orders.getOrdersGrid>
const owner = person('agency', 7301, [ids.foodBank])
const other = person('agency', 7302, [ids.foodBank])
const days = ['2026-11-23', '2026-11-24', '2026-12-09']
const zips = ['37902', '37916', null]
const customers = [7401, 7402, 7403]
const all: Order[] = []
let pantries: [TestPantry, TestPantry, TestPantry]

const grid = async (by: Caller, query: Query) => {
  const { answer, body } = await call(orders.getOrdersGrid, by, query)
  if (!answer.Value) throw new Error(`No grid: ${body}`)
  return answer.Value
}
/** All pages of a query. */
async function found(by: Caller, query: Query): Promise<number[]> {
  const seen: number[] = []
  let cursor: string | undefined
  do {
    const page = await grid(by, { ...query, ...(cursor ? { cursor } : {}) })
    seen.push(...page.rows.map(({ ID }) => ID))
    cursor = page.cursor
  } while (cursor)
  return seen
}
const expected = (by: Caller, passes: (order: Order) => boolean) =>
  all
    .filter((order) => (by.Role === 'agency' ? order.EntityID === by.EntityID : true) && passes(order))
    .toSorted((a, b) => (a.Created < b.Created ? 1 : -1))
    .map(({ ID }) => ID)

async function storeOrder(pantry: TestPantry, n: number, windowId: number): Promise<void> {
  const isDelivery = n % 4 === 3
  const customer = { ...sampleOrder().FoodInsecureNeighbor, ID: customers[n % 3] ?? 0 }
  const order = sampleOrder({
    ID: await nextId('order'),
    Created: new Date(Date.parse('2026-11-10T03:00:00.000Z') + n * 3 * 3_600_000).toISOString(),
    EntityID: pantry.EntityID,
    FoodBankID: pantry.FoodBankID,
    PantryLocationID: isDelivery ? null : pantry.location.ID,
    PantryLocationPickupTimeID: isDelivery ? null : windowId,
    FoodBankDeliveryTimeID: isDelivery ? windowId : null,
    EntityDeliveryProgramID: isDelivery ? 81 + (n % 2) : null,
    OrderDay: days[n % 3] ?? '',
    FoodInsecureNeighbor: { ...customer, PostalCode: zips[(n >> 1) % 3] ?? null },
    StatusCode: orderStatuses[n % 7]?.Code ?? 'CREATED',
    PantryOrderItems: [pantry.lines[n % 2 === 0 ? 0 : 1]].map((line) => ({ ...line, Quantity: 1, Return: 'shelf' })),
  })
  const { state, events } = placed(order)
  const writes = orderStore.importWrites({
    state,
    events: orderStore.eventsOf(state, events, { by: null, now: new Date() }),
  })
  // Past the counters of stock and window, which other tests show.
  await table.commit(writes.filter((write) => 'put' in write))
  all.push(order)
}

beforeAll(async () => {
  const first = await newPantry(owner)
  const windowOf = async () => (await newTestWindow(first.location, null)).ID
  pantries = [first, await newPantry(owner, { label: 'Library' }), await newPantry(other)]
  const windows = [first.window.ID, await windowOf(), pantries[1].window.ID, pantries[2].window.ID]
  for (let n = 0; n < 84; n++) {
    const index = n % 4
    const pantry = index < 2 ? pantries[0] : (pantries[index - 1] ?? pantries[2])
    await storeOrder(pantry, n, windows[index] ?? 0)
  }
}, 60_000)

const usDay = (day: string) => `${day.slice(5)}-${day.slice(0, 4)}`

describe('[orders-filter-fields] each filter of the grid', () => {
  const shows = async (query: Query, passes: (order: Order) => boolean, by: Caller = owner) => {
    const wanted = expected(by, passes)
    expect(wanted.length).toBeGreaterThan(0)
    expect(await found(by, { rows: 200, ...query })).toEqual(wanted)
  }

  it('PantryLocationID, PantryLocationPickupTimeID and PickupTimeIDList', async () => {
    const { location, window } = pantries[0]
    await shows({ PantryLocationID: location.ID }, (order) => order.PantryLocationID === location.ID)
    const isInWindow = (order: Order) => order.PantryLocationPickupTimeID === window.ID
    await shows({ PantryLocationPickupTimeID: window.ID }, isInWindow)
    await shows({ PickupTimeIDList: `${window.ID},999` }, isInWindow)
    expect(await found(owner, { PantryLocationPickupTimeID: window.ID, PickupTimeIDList: '999' })).toEqual([])
  })

  it('FoodInsecureNeighborID, FoodInsecureNeighborPostalCode and PantryLocationPostalCode', async () => {
    const customer = customers[1] ?? 0
    await shows({ FoodInsecureNeighborID: customer }, (order) => order.FoodInsecureNeighbor.ID === customer)
    const zip = (order: Order) => order.FoodInsecureNeighbor.PostalCode === '37916'
    await shows({ FoodInsecureNeighborPostalCode: '37916' }, zip)
    await shows({ PantryLocationPostalCode: '12207' }, (order) => order.PantryLocationID !== null)
    expect(await found(owner, { PantryLocationPostalCode: '99999' })).toEqual([])
  })

  it('PantryInventoryItemID, of orders of any status', async () => {
    const id = pantries[0].lines[0].PantryInventoryItemID
    await shows({ PantryInventoryItemID: id }, (order) => order.PantryOrderItems[0]?.PantryInventoryItemID === id)
  })

  it('AgencyID, of a food bank that sees all its agencies', async () => {
    await shows({ AgencyID: other.EntityID }, (order) => order.EntityID === other.EntityID, people.foodBank)
    expect(await found(owner, { AgencyID: other.EntityID })).toEqual([])
  })

  it('PantryOrderStatusTypeID and ExcludeCancelled', async () => {
    for (const { ID, Code } of orderStatuses)
      await shows({ PantryOrderStatusTypeID: ID }, (order) => order.StatusCode === Code)
    const isCancelled = (order: Order) => orderStatusOf(order.StatusCode).IsCancelledType
    await shows({ ExcludeCancelled: 'true' }, (order) => !isCancelled(order))
    expect(await found(owner, { ExcludeCancelled: 'true', PantryOrderStatusTypeID: 7 })).toEqual([])
  })

  it('OrderIDCode, as people read or scan it', async () => {
    const order = all.find(({ EntityID }) => EntityID === owner.EntityID)
    const code = orderCode(order?.ID ?? 0)
    for (const text of [code, code.toLowerCase(), `#${code}`, ` ${code} `])
      expect(await found(owner, { OrderIDCode: text })).toEqual([order?.ID])
    expect(await found(other, { OrderIDCode: code })).toEqual([])
    for (const text of ['xyz', 'FFFFFFFFFFF', '0']) expect(await found(owner, { OrderIDCode: text })).toEqual([])
  })

  it('OrderType and DeliveryProgramID', async () => {
    const isDelivery = (order: Order) => order.FoodBankDeliveryTimeID !== null
    await shows({ OrderType: 'Pickup' }, (order) => !isDelivery(order))
    await shows({ OrderType: 'Delivery' }, isDelivery, people.foodBank)
    await shows({ DeliveryProgramID: 82 }, (order) => order.EntityDeliveryProgramID === 82, people.foodBank)
  })

  it('days of placing, in the zone of the viewer', async () => {
    const zone = 'America/New_York'
    const query = { OrderPlacedStartDate: '11-12-2026', OrderPlacedEndDate: '11-14-2026', zone }
    const isIn = ({ Created }: Order) => Created >= '2026-11-12T05:00:00.000Z' && Created < '2026-11-15T05:00:00.000Z'
    await shows(query, isIn)
    expect(await found(owner, { OrderPlacedStartDate: '12-01-2027', OrderPlacedEndDate: '11-01-2026' })).toEqual([])
  })

  it('days of pickup and of delivery, each of its own kind', async () => {
    const isDelivery = (order: Order) => order.FoodBankDeliveryTimeID !== null
    const pickup = { OrderPickupStartDate: usDay('2026-11-24'), OrderPickupEndDate: usDay('2026-11-24') }
    await shows(pickup, (order) => !isDelivery(order) && order.OrderDay === '2026-11-24')
    const delivery = { OrderDeliveryStartDate: usDay('2026-12-01') }
    const byDelivery = (order: Order) => isDelivery(order) && order.OrderDay >= '2026-12-01'
    await shows(delivery, byDelivery, people.foodBank)
    const either = (order: Order) => byDelivery(order) || (!isDelivery(order) && order.OrderDay === '2026-11-24')
    await shows({ ...pickup, ...delivery }, either, people.foodBank)
  })

  it.each([
    { OrderPickupStartDate: '2026-11-24' },
    { OrderPlacedEndDate: '13-45-2026' },
    { OrderType: 'Mail' },
    { ExcludeCancelled: 'perhaps' },
    { OrderIDCode: 'A'.repeat(21) },
  ])('refuses %o', async (query) => {
    expect((await call(orders.getOrdersGrid, owner, query as never)).status).toBe(400)
  })
})

describe('filters together', () => {
  const passesOf: Record<string, { query: Query; passes: (order: Order) => boolean }[]> = {
    status: orderStatuses.map(({ ID, Code }) => ({
      query: { PantryOrderStatusTypeID: ID },
      passes: (order) => order.StatusCode === Code,
    })),
    customer: customers.map((id) => ({
      query: { FoodInsecureNeighborID: id },
      passes: (order) => order.FoodInsecureNeighbor.ID === id,
    })),
    zip: [
      { query: { FoodInsecureNeighborPostalCode: '379' }, passes: (o) => o.FoodInsecureNeighbor.PostalCode !== null },
    ],
    type: [{ query: { OrderType: 'Pickup' }, passes: (order) => order.FoodBankDeliveryTimeID === null }],
    day: days.map((day) => ({
      query: { OrderPickupStartDate: usDay(day), OrderPickupEndDate: usDay(day) },
      passes: (order) => order.FoodBankDeliveryTimeID === null && order.OrderDay === day,
    })),
    agency: [{ query: { AgencyID: 7302 }, passes: (order) => order.EntityID === 7302 }],
    cancelled: [
      { query: { ExcludeCancelled: 'true' }, passes: (order) => !orderStatusOf(order.StatusCode).IsCancelledType },
    ],
    placed: [
      { query: { OrderPlacedStartDate: '11-15-2026' }, passes: ({ Created }) => Created >= '2026-11-15T00:00:00.000Z' },
    ],
  }

  it('pass what each of them passes, page by page and newest first', async () => {
    const choices = Object.values(passesOf).map((list) => fc.option(fc.constantFrom(...list), { nil: undefined }))
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(...choices),
        fc.constantFrom(owner, other, people.foodBank),
        fc.constantFrom(3, 25, 200),
        async (chosen, by, rows) => {
          const used = chosen.filter((one) => one !== undefined)
          const query = Object.assign({ rows }, ...used.map((one) => one.query)) as Query
          expect(await found(by, query)).toEqual(expected(by, (order) => used.every((one) => one.passes(order))))
        },
      ),
      { numRuns: 60 },
    )
  }, 60_000)

  it('a customer finds their own orders, whatever they ask for', async () => {
    const [pantry] = pantries
    const { ID } = await placeTestOrder(pantry, {
      FoodInsecureNeighbor: { ...sampleOrder().FoodInsecureNeighbor, ID: ids.customer },
    })
    expect(await found(people.customer, {})).toContain(ID)
    expect(await found(people.customer, { PantryLocationID: pantry.location.ID })).toEqual([ID])
    expect(await found(people.customer, { FoodInsecureNeighborID: customers[0] ?? 0 })).toEqual([])
    expect(await found(people.customer, { OrderIDCode: orderCode(all[0]?.ID ?? 0) })).toEqual([])
  })
})

it('a rare match says how far back was searched, and the cursor goes on from there', async () => {
  const busy = person('agency', 7303, [ids.foodBank])
  const pantry = await newPantry(busy)
  const many = Array.from({ length: 2100 }, (_, n) =>
    sampleOrder({
      ID: 7_000_000 + n,
      EntityID: busy.EntityID,
      FoodBankID: pantry.FoodBankID,
      Created: new Date(Date.parse('2026-10-01T00:00:00.000Z') + n * 60_000).toISOString(),
      PantryLocationPickupTimeID: null,
      FoodInsecureNeighbor: { ...sampleOrder().FoodInsecureNeighbor, PostalCode: n === 0 ? '00501' : '37902' },
    }),
  )
  const writes = many.flatMap((order) =>
    orderStore.importWrites({ state: order, events: [] }).filter((write) => 'put' in write),
  )
  for (let start = 0; start < writes.length; start += 100) await table.commit(writes.slice(start, start + 100))
  const first = await grid(busy, { FoodInsecureNeighborPostalCode: '00501' })
  expect(first.rows).toEqual([])
  expect(first.cursor).toBeDefined()
  expect(first.SearchedBackTo?.slice(0, 10)).toBe('2026-10-01')
  const { cursor = '' } = first
  const second = await grid(busy, { FoodInsecureNeighborPostalCode: '00501', cursor })
  expect(second.rows.map(({ ID }) => ID)).toEqual([7_000_000])
  expect(second.cursor).toBeUndefined()
}, 60_000)
