import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { chunksOf } from '../../../../functions/core/chunks.ts'
import { nextId } from '../../../../functions/core/table/ids.ts'
import { windowKeys } from '../../../../functions/core/table/keys/windows.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { endLeftOrders, handler } from '../../../../functions/pantry/orders/endLeftOrders.ts'
import { distributionsOfOrders } from '../../../../functions/pantry/orders/handOver/distributionTable.ts'
import { orderById, orderStore, ordersById } from '../../../../functions/pantry/orders/orderTable.ts'
import { findStock, stockWrite } from '../../../../functions/pantry/products/stockTable.ts'
import { windowById } from '../../../../functions/pantry/windows/windowTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import { refuse } from '../../../../shared/core/answer.ts'
import { refusalText } from '../../../../shared/core/refusalText.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { sampleOrder } from '../../../../shared/pantry/orders/order.fixture.ts'
import type { Order } from '../../../../shared/pantry/orders/order.ts'
import { orderLedgerLines } from '../../../../shared/pantry/orders/orderLedger.ts'
import * as refusals from '../../../../shared/refusals.ts'
import { call } from '../../../engine/call.ts'
import { setClock } from '../../../engine/clock.ts'
import { newPantry, placeTestOrder, type TestPantry } from '../../../engine/orders.ts'
import { ids, makeSmallTenant, neighbor, person } from '../../../engine/smallTenant.ts'

/** Orders that nobody handed over or closed end by themselves. */

let number = 6700
const owner = () => person('agency', ++number, [ids.foodBank])
const { ID, FirstName, LastName, PostalCode } = neighbor
const FoodInsecureNeighbor = { ID, FirstName, LastName, PostalCode }
/** The window is on November 24, 10 to 11 AM in New York. */
const [before, after] = ['2026-11-25T04:59:00.000Z', '2026-11-25T05:01:00.000Z']

beforeEach(() => makeSmallTenant())
afterAll(() => void vi.useRealTimers())

const sweepAt = (instant: string) => {
  setClock(new Date(instant))
  return endLeftOrders(new Date(instant))
}
/** Orders as placing them one by one leaves them. */
async function placedTogether({ EntityID, FoodBankID, location, window, lines }: TestPantry, count: number) {
  const all: Order[] = []
  for (let made = 0; made < count; made++) {
    const place = { EntityID, FoodBankID, PantryLocationID: location.ID, PantryLocationPickupTimeID: window.ID }
    const order = { ID: await nextId('order'), ...place, PantryOrderItems: [...lines] }
    all.push({ ...sampleOrder(order), BagsCounted: true })
  }
  for (const some of chunksOf(all, 50))
    await table.commit(some.flatMap((state) => orderStore.ownWrites({ state, events: [] }, true)))
  const counters = { AllOrders: count, CreatedOrders: count, PlacedOrders: count }
  await table.commit([
    { update: windowKeys.window(window.ID), add: counters, alsoInRow: Object.keys(counters) },
    ...lines.map(({ PantryInventoryItemID: ProductID, Quantity }) =>
      stockWrite({ EntityID, ProductID, Quantity: -count * Quantity, OrderQuantity: count * Quantity }),
    ),
  ])
  return all
}

const statusOf = async ({ ID: id }: Order) => (await orderById(id))?.StatusCode
const setTo = async (by: Caller, { ID: id }: Order, statusCode: 'PACKED' | 'DELIVEREDTONEIGHBOR' | 'CANCELLED') => {
  expect((await call(orders.setOrderStatus, by, { id, statusCode })).answer.Successful).toBe(true)
}
async function stockAt({ EntityID, lines }: TestPantry) {
  const stocks = await Promise.all(lines.map((line) => findStock(EntityID, line.PantryInventoryItemID)))
  return stocks.map((one) => [one?.Quantity, one?.CurrentOrderQuantity, one?.PackedQuantity])
}

it('300 orders that were left open end with their day, once: places, dry food and limits are free, cold food of bags waits', async () => {
  const staff = owner()
  const pantry = await newPantry(staff, { stock: 1000, maximum: 300 })
  setClock(new Date('2026-11-24T15:00:00.000Z'))
  const all = await placedTogether(pantry, 300)
  const [packed, came, cancelled, ...rest] = all as [Order, Order, Order, ...Order[]]
  await setTo(staff, packed, 'PACKED')
  await setTo(staff, came, 'DELIVEREDTONEIGHBOR')
  await setTo(staff, cancelled, 'CANCELLED')
  expect((await windowById(pantry.window.ID))?.PlacedOrders).toBe(299)

  expect(await sweepAt(before)).toEqual({ ended: 0, failed: 0 })
  expect(await statusOf(packed)).toBe('PACKED')
  expect(await sweepAt(after)).toEqual({ ended: 298, failed: 0 })

  expect(await Promise.all([packed, came, cancelled].map(statusOf))).toEqual([
    'ABANDONED',
    'DELIVEREDTONEIGHBOR',
    'CANCELLED',
  ])
  const left = await ordersById(rest.map(({ ID: id }) => id))
  expect(left.map(({ StatusCode }) => StatusCode)).toEqual(rest.map(() => 'ABANDONED'))
  const window = await windowById(pantry.window.ID)
  expect([window?.PlacedOrders, window?.AbandonedOrders, window?.DeliveredToNeighborOrders]).toEqual([1, 298, 1])
  // Three beans and two milks were handed over; the packed order's two milks wait.
  expect(await stockAt(pantry)).toEqual([
    [997, 0, 0],
    [996, 0, 0],
  ])
  const waiting = (await call(orders.listOrderReturns, staff, {})).answer.Value ?? []
  expect(waiting.map(({ OrderID, Name, Quantity }) => [OrderID, Name, Quantity])).toEqual([
    [packed.ID, 'Low-Fat Milk', 2],
  ])

  expect(await sweepAt('2026-11-25T06:01:00.000Z')).toEqual({ ended: 0, failed: 0 })
  expect((await windowById(pantry.window.ID))?.AbandonedOrders).toBe(298)
  expect(await stockAt(pantry)).toEqual([
    [997, 0, 0],
    [996, 0, 0],
  ])
}, 120_000)

it('its event is nobody’s, and the ledger tells it as orders that were not fetched', async () => {
  const staff = owner()
  const pantry = await newPantry(staff)
  const order = await placeTestOrder(pantry, { FoodInsecureNeighbor })
  await sweepAt(after)
  const { events = [] } = (await orderStore.loadWithTimeline(order.ID)) ?? {}
  const last = events.at(-1)
  expect(last).toMatchObject({ Type: 'OrderStatusChanged', By: null, Detail: { From: 'CREATED', To: 'ABANDONED' } })
  const detail = last?.Detail as never
  expect(
    orderLedgerLines({ type: 'OrderStatusChanged', detail }).map(({ Cause, Quantity }) => [Cause, Quantity]),
  ).toEqual([
    ['abandoned', 3],
    ['abandoned', 2],
  ])
})

it('a pantry’s own grace counts, and a missed order counts once for its neighbor', async () => {
  const [early, patient] = [owner(), owner()]
  const [soon, later] = [await newPantry(early), await newPantry(patient)]
  const [first, second] = [
    await placeTestOrder(soon, { FoodInsecureNeighbor }),
    await placeTestOrder(later, { FoodInsecureNeighbor }),
  ]
  setClock(new Date('2026-11-24T15:00:00.000Z'))
  expect((await call(orders.getOrderRules, early, {})).answer.Value).toEqual({ LeftOpenHours: null })
  await call(orders.setOrderRules, early, { LeftOpenHours: 2 })
  await call(orders.setOrderRules, patient, { LeftOpenHours: 168 })
  expect((await call(orders.getOrderRules, patient, {})).answer.Value).toEqual({ LeftOpenHours: 168 })
  await sweepAt('2026-11-24T18:01:00.000Z')
  expect(await Promise.all([first, second].map(statusOf))).toEqual(['ABANDONED', 'CREATED'])
  await sweepAt(after)
  expect(await statusOf(second)).toBe('CREATED')
  await sweepAt('2026-12-01T16:01:00.000Z')
  expect(await statusOf(second)).toBe('ABANDONED')
  // Two more are missed; swept again and again, they are three.
  for (const OrderDay of ['2026-12-02', '2026-12-03']) await placeTestOrder(soon, { FoodInsecureNeighbor, OrderDay })
  for (const at of ['2026-12-03T06:00:00.000Z', '2026-12-04T06:00:00.000Z', '2026-12-05T06:00:00.000Z'])
    await sweepAt(at)
  const missed = (await call(orders.listMissedCustomers, early, {})).answer.Value
  expect(missed?.map(({ MissedCount }) => MissedCount)).toEqual([3])
})

it('one that can’t be ended keeps no other one open, and is told', async () => {
  const staff = owner()
  const pantry = await newPantry(staff)
  const broken = await placeTestOrder(pantry, { FoodInsecureNeighbor })
  const order = await placeTestOrder(pantry, { FoodInsecureNeighbor })
  const change = orderStore.change.bind(orderStore)
  const failing = vi.spyOn(orderStore, 'change').mockImplementation((loaded, ...rest) => {
    if (loaded.ID === broken.ID) throw new Error('The table does not answer')
    return change(loaded, ...rest)
  })
  setClock(new Date(after))
  await expect(handler({}, {} as never)).rejects.toThrow('1 orders that were left open could not be ended')
  expect(await Promise.all([broken, order].map(statusOf))).toEqual(['CREATED', 'ABANDONED'])
  failing.mockRestore()
  expect(await handler({}, {} as never)).toEqual({ ended: 1, failed: 0 })
})

describe('a hand-over that a tablet tells after its order has ended', () => {
  const fetched = '2026-11-24T15:20:00.000Z'
  const told = (by: Caller, id: number, At = fetched) => call(orders.handOverOrder, by, { id, At } as never)

  it('brings the order back: its day’s record, its place, its cold food and its neighbor’s missed orders are right', async () => {
    const staff = owner()
    const pantry = await newPantry(staff, { maximum: 1 })
    const order = await placeTestOrder(pantry, { FoodInsecureNeighbor })
    setClock(new Date('2026-11-24T15:00:00.000Z'))
    await setTo(staff, order, 'PACKED')
    const packedStock = await stockAt(pantry)
    await sweepAt(after)
    // Its place is somebody else's by now.
    await placeTestOrder(pantry)
    setClock(new Date('2026-11-25T14:00:00.000Z'))
    const { answer } = await told(staff, order.ID)
    expect(answer.Value).toMatchObject({
      PantryOrderStatusType: { Code: 'DELIVEREDTONEIGHBOR' },
      HandOver: { At: fetched, Day: '2026-11-24' },
    })
    expect((await told(staff, order.ID)).answer.Value?.HandOver).toEqual(answer.Value?.HandOver)
    const other = await told(staff, order.ID, '2026-11-24T15:40:00.000Z')
    expect(other.answer.FailureReason).toBe(refusals.orderHandedOver.en)

    const window = await windowById(pantry.window.ID)
    expect([window?.AllOrders, window?.PlacedOrders, window?.AbandonedOrders]).toEqual([2, 2, 0])
    expect([window?.CreatedOrders, window?.DeliveredToNeighborOrders]).toEqual([1, 1])
    const [record] = await distributionsOfOrders([order.ID])
    expect(record).toMatchObject({ Day: '2026-11-24', TotalItems: 5 })
    expect((await call(orders.listOrderReturns, staff, {})).answer.Value).toEqual([])
    // Stock as after packing and for the later order, but out of the bags.
    expect(await stockAt(pantry)).toEqual(
      packedStock.map(([quantity = 0, held = 0], line) => [quantity - (pantry.lines[line]?.Quantity ?? 0), held, 0]),
    )
    const undone = await call(orders.takeHandOverBack, staff, { id: order.ID })
    expect(undone.answer.FailureReason).toBe(refusalText(refuse(refusals.handOverUndoLate, { seconds: 60 }), 'en'))
  })

  it('leaves what a person had in hand since as it was decided', async () => {
    const staff = owner()
    const pantry = await newPantry(staff)
    const order = await placeTestOrder(pantry, { FoodInsecureNeighbor })
    setClock(new Date('2026-11-24T15:00:00.000Z'))
    await setTo(staff, order, 'PACKED')
    await sweepAt(after)
    const [, milk] = pantry.lines
    const { PantryInventoryItemID } = milk
    await call(orders.settleOrderReturn, staff, { id: order.ID, PantryInventoryItemID, Choice: 'discarded' })
    const before = await stockAt(pantry)
    expect((await told(staff, order.ID)).answer.Successful).toBe(true)
    const [record] = await distributionsOfOrders([order.ID])
    expect(record?.Lines.map(({ Quantity }) => Quantity)).toEqual([3, 0])
    expect(await stockAt(pantry)).toEqual([[(before[0]?.[0] ?? 0) - 3, 0, 0], before[1]])
  })

  it('is refused when it happened after the order had ended, or was not packed and nobody read that', async () => {
    const staff = owner()
    const pantry = await newPantry(staff)
    const order = await placeTestOrder(pantry, { FoodInsecureNeighbor })
    await sweepAt(after)
    setClock(new Date('2026-11-25T14:00:00.000Z'))
    const late = await told(staff, order.ID, '2026-11-25T13:00:00.000Z')
    expect(late.answer.FailureReason).toBe(refusals.orderFinal.en)
    expect((await told(staff, order.ID)).answer.FailureReason).toBe(refusals.handOverNotPacked.en)
    expect(await statusOf(order)).toBe('ABANDONED')
    const read = { id: order.ID, At: fetched, Acknowledged: ['notPacked'] }
    expect((await call(orders.handOverOrder, staff, read as never)).answer.Successful).toBe(true)
  })
})
