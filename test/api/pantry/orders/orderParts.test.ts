import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Caller } from '../../../../shared/core/access.ts'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { type Order, orderCode } from '../../../../shared/pantry/orders/order.ts'
import { orderParts } from '../../../../shared/pantry/orders/part.ts'
import type { OrderStatusCode } from '../../../../shared/pantry/orders/status.ts'
import { call } from '../../../engine/call.ts'
import { setClock } from '../../../engine/clock.ts'
import { customerFor } from '../../../engine/ordering.ts'
import { newPantry, newTestWindow, placeTestOrder, type TestPantry } from '../../../engine/orders.ts'
import { ids, people, person } from '../../../engine/smallTenant.ts'

/** The parts of the work with orders: each with its number, by time of pickup, page by page; and the search by words. */

// The pantries' calendars are in UTC: their agencies have no entity.
const now = new Date('2026-11-24T15:30:00.000Z')
beforeEach(() => setClock(now))
afterAll(() => void vi.useRealTimers())

const owner = person('agency', 7311, [ids.foodBank])
const other = person('agency', 7312, [ids.foodBank])
let pantry: TestPantry
let library: TestPantry
let foreign: TestPantry

type Grid = Input<typeof orders.getOrdersGrid>
/** All pages of a part. */
async function partOf(by: Caller, query: Grid): Promise<number[]> {
  const seen: number[] = []
  let cursor: string | undefined
  do {
    const { answer, body } = await call(orders.getOrdersGrid, by, { ...query, ...(cursor ? { cursor } : {}) })
    if (!answer.Value) throw new Error(body)
    expect(answer.Value.rows.length).toBeLessThanOrEqual(query.rows ?? 25)
    seen.push(...answer.Value.rows.map(({ ID }) => ID))
    cursor = answer.Value.cursor
  } while (cursor)
  return seen
}
const countsOf = async (by: Caller, query: Input<typeof orders.countOrders> = {}) =>
  (await call(orders.countOrders, by, query)).answer.Value

interface Placed {
  day: string
  start?: string
  status?: OrderStatusCode
  name?: string
  at?: TestPantry
  window?: number
}
async function place({ day, start = '16:00:00', status = 'CREATED', name = 'Rosa', at = pantry, window }: Placed) {
  const EndTime = `${start.slice(0, 3)}59:59`
  const PantryLocationPickupTimeID =
    window ?? (await newTestWindow(at.location, null, { OrderDay: day, StartTime: start, EndTime })).ID
  const FoodInsecureNeighbor = { ID: ids.customer, FirstName: name, LastName: 'Medina', PostalCode: null }
  const lines = at.lines.map((line) => ({
    ...line,
    Quantity: 1,
    ...(status === 'ABANDONED' || status === 'CANCELLED' ? { Return: 'shelf' as const } : {}),
  }))
  return placeTestOrder(at, {
    ...{ OrderDay: day, StartTime: start, EndTime, PantryLocationPickupTimeID, FoodInsecureNeighbor },
    ...{ StatusCode: status, PantryOrderItems: lines },
  })
}

describe('the parts of the work', () => {
  const [today, tomorrow] = ['2026-11-24', '2026-11-25']
  const all: Record<string, Order> = {}
  const named = (...names: string[]) => names.map((name) => all[name]?.ID)

  beforeAll(async () => {
    setClock(now)
    pantry = await newPantry(owner, { stock: 500 })
    library = await newPantry(owner, { label: 'Library', stock: 500 })
    foreign = await newPantry(other, { stock: 500 })
    const placed: [string, Placed][] = [
      ['late', { day: today, start: '09:00:00', status: 'PACKED' }],
      ['next', { day: today, name: 'Zoë' }],
      ['handedOver', { day: today, start: '08:00:00', status: 'DELIVEREDTONEIGHBOR' }],
      ['cancelled', { day: today, status: 'CANCELLED' }],
      ['evening', { day: today, start: '18:00:00', status: 'PROCESSING', at: library }],
      ['tomorrow', { day: tomorrow, status: 'PACKED' }],
      ['tomorrowOut', { day: tomorrow, start: '08:00:00', status: 'DELIVEREDTOPICKUPLOCATION' }],
      ['leftYesterday', { day: '2026-11-23', start: '17:00:00', status: 'PROCESSING' }],
      ['missedToday', { day: today, start: '10:00:00', status: 'ABANDONED' }],
      ['missedLastWeek', { day: '2026-11-17', status: 'ABANDONED' }],
      ['missedLongAgo', { day: '2026-11-01', status: 'ABANDONED' }],
      ['foreign', { day: today, start: '17:00:00', at: foreign }],
    ]
    for (const [name, order] of placed) all[name] = await place(order)
    const window = all.next?.PantryLocationPickupTimeID ?? undefined
    all.nextToo = await place({ day: today, name: 'ángel 🌻', ...(window ? { window } : {}) })
  }, 60_000)

  const expected = (): Record<(typeof orderParts)[number], (number | undefined)[]> => ({
    today: named('late', 'nextToo', 'next', 'evening'),
    toPack: named('leftYesterday', 'nextToo', 'next', 'evening'),
    packed: named('late', 'tomorrow'),
    out: named('tomorrowOut'),
    missed: named('missedToday', 'late', 'leftYesterday', 'missedLastWeek'),
  })

  it('stand by their time, within one by name, and count as many as they show', async () => {
    for (const part of orderParts) expect(await partOf(owner, { Part: part })).toEqual(expected()[part])
    const counts = Object.fromEntries(Object.entries(expected()).map(([part, { length }]) => [part, length]))
    expect(await countsOf(owner)).toEqual(counts)
  })

  it('are the same page by page, also in the other order', async () => {
    for (const part of orderParts) expect(await partOf(owner, { Part: part, rows: 1 })).toEqual(expected()[part])
    expect(await partOf(owner, { Part: 'toPack', PartOrder: 'latest', rows: 2 })).toEqual(
      named('evening', 'nextToo', 'next', 'leftYesterday'),
    )
    expect(await partOf(owner, { Part: 'missed', PartOrder: 'soonest', rows: 3 })).toEqual(
      named('missedLastWeek', 'leftYesterday', 'late', 'missedToday'),
    )
  })

  it('are those of the own pantries, a food bank’s with its agencies’', async () => {
    expect(await partOf(other, { Part: 'today' })).toEqual(named('foreign'))
    expect(await countsOf(other)).toEqual({ today: 1, toPack: 1, packed: 0, out: 0, missed: 0 })
    expect(await countsOf(other, { AgencyID: owner.EntityID })).toEqual({
      ...{ today: 0, toPack: 0, packed: 0, out: 0, missed: 0 },
    })
    expect(await countsOf(other, { PantryLocationID: pantry.location.ID })).toMatchObject({ today: 0, missed: 0 })
    const both = await partOf(people.foodBank, { Part: 'today' })
    expect(both).toEqual(expect.arrayContaining(named('next', 'foreign')))
    expect(await countsOf(people.foodBank)).toMatchObject({ today: both.length })
    expect(await partOf(people.foodBank, { Part: 'today', AgencyID: other.EntityID })).toEqual(named('foreign'))
    expect((await countsOf(people.foodBank, { AgencyID: other.EntityID }))?.today).toBe(1)
  })

  it('pass the other filters too', async () => {
    const PantryLocationID = library.location.ID
    expect(await partOf(owner, { Part: 'today', PantryLocationID })).toEqual(named('evening'))
    expect(await countsOf(owner, { PantryLocationID })).toMatchObject({ today: 1, toPack: 1, packed: 0 })
    expect(await partOf(owner, { Part: 'today', OrderType: 'Delivery' })).toEqual([])
    const onlyToday = { OrderPickupStartDate: '11-24-2026', OrderPickupEndDate: '11-24-2026' }
    expect(await partOf(owner, { Part: 'missed', ...onlyToday })).toEqual(named('missedToday', 'late'))
    expect(await partOf(owner, { Part: 'today', FoodInsecureNeighborID: ids.customer, rows: 1 })).toHaveLength(4)
  })

  it('refuse another cursor than their own, and an unknown part', async () => {
    const { answer } = await call(orders.getOrdersGrid, owner, { rows: 1 })
    const other = await call(orders.getOrdersGrid, owner, { Part: 'today', cursor: answer.Value?.cursor ?? '' })
    expect(other.status).toBe(400)
    expect((await call(orders.getOrdersGrid, owner, { Part: 'yesterday' } as never)).status).toBe(400)
  })
})

describe('the search by words', () => {
  const found = async (by: Caller, searchFilter: string, more: Partial<Input<typeof orders.findOrders>> = {}) => {
    const { answer, body } = await call(orders.findOrders, by, { searchFilter, ...more })
    if (!answer.Value) throw new Error(body)
    return answer.Value
  }
  const idsOf = async (...asked: Parameters<typeof found>) => (await found(...asked)).rows.map(({ ID }) => ID)
  const orderFor = (at: TestPantry, { ID, FirstName, LastName }: Customer, more: Partial<Order> = {}) =>
    placeTestOrder(at, { FoodInsecureNeighbor: { ID, FirstName, LastName, PostalCode: null }, ...more })
  let zoe: Customer
  let own: Order
  let later: Order
  let elsewhere: Order

  beforeAll(async () => {
    setClock(now)
    zoe = await customerFor(owner, {
      ...{ FirstName: 'Zoé 🌻', LastName: 'Núñez Quispe', PhoneNumber: '+18655550177' },
      ...{ EMailAddress: 'zoe.quispe@example.org', AgencyIDs: [owner.EntityID, other.EntityID] },
    })
    own = await orderFor(pantry, zoe, { Created: '2026-11-20T10:00:00.000Z' })
    later = await orderFor(pantry, zoe, { Created: '2026-11-21T10:00:00.000Z', OrderDay: '2026-11-24' })
    elsewhere = await orderFor(foreign, zoe, { Created: '2026-11-22T10:00:00.000Z' })
  })

  it.each(['zoe', 'ZOÉ', 'quis zo', 'nunez quispe', '🌻 Núñez', '865 555-0177', '5550177', 'zoe.quispe@ex'])(
    'finds the orders of a neighbor by %s, newest first',
    async (typed) => {
      expect(await idsOf(owner, typed)).toEqual([later.ID, own.ID])
    },
  )

  it('finds an order by its code, whatever is called so', async () => {
    for (const typed of [orderCode(own.ID), orderCode(own.ID).toLowerCase(), `#${orderCode(own.ID)}`])
      expect((await idsOf(owner, typed))[0]).toBe(own.ID)
    const ada = await customerFor(owner, { FirstName: orderCode(own.ID), LastName: 'Faced' })
    const hers = await orderFor(pantry, ada)
    expect(await idsOf(owner, orderCode(own.ID))).toEqual([own.ID, hers.ID])
  })

  it('finds orders of the own pantries alone', async () => {
    expect(await idsOf(other, 'quispe')).toEqual([elsewhere.ID])
    expect(await idsOf(other, orderCode(own.ID))).not.toContain(own.ID)
    expect(await idsOf(people.foodBank, 'quispe')).toEqual([elsewhere.ID, later.ID, own.ID])
    expect((await call(orders.findOrders, people.customer, { searchFilter: 'quispe' })).status).toBe(403)
  })

  it('goes on page by page, within the filters and a part', async () => {
    const first = await found(owner, 'quispe', { rows: 1 })
    expect(first.rows.map(({ ID }) => ID)).toEqual([later.ID])
    expect(await idsOf(owner, 'quispe', { rows: 1, cursor: first.cursor ?? '' })).toEqual([own.ID])
    expect(await idsOf(owner, 'quispe', { PantryOrderStatusTypeID: 3 })).toEqual([])
    expect(await idsOf(owner, 'quispe', { Part: 'toPack' })).toEqual([later.ID, own.ID])
    expect(await idsOf(owner, 'quispe', { Part: 'packed' })).toEqual([])
  })

  it('finds nothing by signs alone, and says when more neighbors match', async () => {
    expect(await found(owner, '🌻')).toEqual({ rows: [] })
    for (let n = 0; n <= orders.maxNeighborsFound; n++)
      await customerFor(owner, { FirstName: 'Xiomara', LastName: `Q${n}` })
    expect((await found(owner, 'xiom')).HasMoreNeighbors).toBe(true)
    expect((await found(owner, 'quispe')).HasMoreNeighbors).toBeUndefined()
  })

  it('refuses an empty search', async () => {
    expect((await call(orders.findOrders, owner, { searchFilter: ' ' })).status).toBe(400)
    expect((await call(orders.findOrders, owner, { searchFilter: 'x'.repeat(101) })).status).toBe(400)
  })
})
