import * as fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConditionFailed } from '../../../../functions/core/table/write.ts'
import { orderById } from '../../../../functions/pantry/orders/orderTable.ts'
import { stockOfOwner } from '../../../../functions/pantry/products/stockTable.ts'
import { windowById } from '../../../../functions/pantry/windows/windowTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { heldQuantity, type Order } from '../../../../shared/pantry/orders/order.ts'
import { isInProgress, type OrderStatusCode, orderStatusCodes } from '../../../../shared/pantry/orders/status.ts'
import { cancelledTypeOrders, statusCounters } from '../../../../shared/pantry/windows/window.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { newPantry, newTestWindow, placeTestOrder, type TestPantry } from '../../../engine/orders.ts'
import { ids, people, person } from '../../../engine/smallTenant.ts'

beforeEach(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

/** Orders over the real handlers and the embedded table: grids, statuses, and the stock and windows that follow. */

let made = 0
function newOwner(): Caller {
  made += 1
  return person('agency', 6000 + made, [ids.foodBank])
}
const grid = async (by: Caller, query: Input<typeof orders.getOrdersGrid>) => {
  const { answer, body } = await call(orders.getOrdersGrid, by, query)
  if (!answer.Value) throw new Error(`No grid: ${body}`)
  return answer.Value
}
const setStatus = (by: Caller, id: number, statusCode: OrderStatusCode) =>
  call(orders.setOrderStatus, by, { id, statusCode })

const stockOf = async ({ EntityID, lines }: TestPantry) => {
  const stock = await stockOfOwner(EntityID)
  return lines.map(({ PantryInventoryItemID: id }) => {
    const found = stock.get(id)
    return [found?.Quantity, found?.CurrentOrderQuantity]
  })
}
const at = (minute: number) => `2026-11-20T15:${String(minute).padStart(2, '0')}:00.000Z`

describe('the grid', () => {
  it('[overview-orders-query] merges the orders of a day’s windows, newest first', async () => {
    const owner = newOwner()
    const first = await newPantry(owner)
    const second = { ...first, window: await newTestWindow(first.location, null) }
    const placed = [
      await placeTestOrder(first, { Created: at(1) }),
      await placeTestOrder(second, { Created: at(2) }),
      await placeTestOrder(first, { Created: at(3) }),
    ]
    const query = {
      rows: 200,
      page: '1',
      sidx: 'Created',
      sord: 'desc',
      mode: 'grid',
      PantryLocationID: first.location.ID,
      PickupTimeIDList: `${first.window.ID},${second.window.ID}`,
    } as const
    const page = await grid(owner, query)
    expect(page.rows.map(({ ID }) => ID)).toEqual(placed.map(({ ID }) => ID).toReversed())
    expect(page.rows[0]).toMatchObject({
      FoodInsecureNeighbor: { FirstName: 'Rosa', LastName: 'Figueroa', PostalCode: '37902' },
      IsCancelled: false,
      PantryOrderStatusType: { Name: 'Created' },
      ContainsTEFAPProduct: true,
      PickupOrDeliveryDate: '2026-11-24',
      TotalItems: 5,
    })
    const head = await grid(owner, { ...query, rows: 2 })
    const tail = await grid(owner, { ...query, rows: 2, cursor: head.cursor })
    expect([...head.rows, ...tail.rows]).toEqual(page.rows)
    expect(tail.cursor).toBeUndefined()
    expect((await grid(owner, { ...query, PantryLocationID: 999_999 })).rows).toEqual([])
  })

  it('shows orders to the owner and its food bank, and to nobody else', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const { ID } = await placeTestOrder(pantry)
    const query = { PickupTimeIDList: String(pantry.window.ID) }
    for (const reader of [owner, people.foodBank])
      expect((await grid(reader, query)).rows.map((row) => row.ID)).toEqual([ID])
    const strangers = [newOwner(), person('foodbankuser', ids.otherFoodBank, [ids.otherFoodBank])]
    for (const stranger of strangers) {
      expect((await grid(stranger, query)).rows).toEqual([])
      expect((await grid(stranger, { PantryLocationID: pantry.location.ID })).rows).toEqual([])
      expect((await call(orders.getOrderItems, stranger, { id: ID })).status).toBe(404)
      expect((await setStatus(stranger, ID, 'CANCELLED')).status).toBe(404)
    }
  })

  it('finds the orders in progress that hold a product', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const [held, ended, other] = [
      await placeTestOrder(pantry),
      await placeTestOrder(pantry),
      await placeTestOrder(pantry, { PantryOrderItems: [pantry.lines[1]] }),
    ]
    await setStatus(owner, ended.ID, 'DELIVEREDTONEIGHBOR')
    const product = (line: 0 | 1) =>
      ({ PantryInventoryItemID: pantry.lines[line].PantryInventoryItemID, IsInProgress: 'true' }) as const
    expect((await grid(owner, product(0))).rows.map(({ ID }) => ID)).toEqual([held.ID])
    const both = (await grid(owner, product(1))).rows.map(({ ID }) => ID)
    expect(both.toSorted()).toEqual([held.ID, other.ID].toSorted())
  })

  it.each([
    { sidx: 'Name' },
    { sord: 'up' },
    { rows: 201 },
    { PickupTimeIDList: '1;2' },
    { PickupTimeIDList: '1,'.repeat(60) },
    { page: '2' },
    { cursor: 'x' },
  ])('refuses %o', async (query) => {
    expect((await call(orders.getOrdersGrid, newOwner(), query as never)).status).toBe(400)
  })

  it('[overview-items-content] answers the items of an order', async () => {
    const owner = newOwner()
    const { ID } = await placeTestOrder(await newPantry(owner))
    const { answer } = await call(orders.getOrderItems, owner, { id: ID })
    expect(answer.Value).toMatchObject([
      {
        Quantity: 3,
        TotalPounds: 6,
        PantryInventoryItem: { Name: 'Pinto Beans, Dry', Description: 'Soak overnight.' },
      },
      { Quantity: 2, TotalPounds: 8.6, PantryInventoryItem: { PantryInventoryItemSource: { Code: 'TEFAP' } } },
    ])
  })
})

describe('a status', () => {
  it('[order-cancel-returns] that cancels returns the items and the place, once', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const { ID } = await placeTestOrder(pantry)
    expect(await stockOf(pantry)).toEqual([
      [17, 3],
      [18, 2],
    ])
    for (let repeat = 0; repeat < 2; repeat++) {
      const { answer } = await setStatus(owner, ID, 'CANCELLED')
      expect(answer.Value).toMatchObject({ IsCancelled: true, PantryOrderStatusType: { Code: 'CANCELLED' } })
      expect(await stockOf(pantry)).toEqual([
        [20, 0],
        [20, 0],
      ])
    }
    expect(await windowById(pantry.window.ID)).toMatchObject({
      AllOrders: 1,
      PlacedOrders: 0,
      CancelledOrders: 1,
      TotalItemCount: 0,
    })
  })

  it('[order-final-types] that is final refuses every other', async () => {
    const owner = newOwner()
    const { ID } = await placeTestOrder(await newPantry(owner))
    await setStatus(owner, ID, 'DELIVEREDTONEIGHBOR')
    const { status, answer } = await setStatus(owner, ID, 'CREATED')
    const FailureReason = 'This order has a final status, which can no longer be changed.'
    expect([status, answer]).toEqual([200, { Successful: false, FailureReason }])
  })

  it('[order-readonly-entity] is changed by the people of the pantry alone', async () => {
    const owner = newOwner()
    const { ID } = await placeTestOrder(await newPantry(owner))
    expect((await setStatus(people.foodBank, ID, 'PACKED')).answer.Successful).toBe(false)
    expect((await orderById(ID))?.StatusCode).toBe('CREATED')
    const settle = { id: ID, PantryInventoryItemID: 1, Choice: 'shelf' as const }
    expect((await call(orders.settleOrderReturn, people.foodBank, settle)).answer.Successful).toBe(false)
  })

  it('after packing leaves chilled items to a person’s choice, which counts once', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const { ID } = await placeTestOrder(pantry)
    await setStatus(owner, ID, 'PACKED')
    await setStatus(owner, ID, 'ABANDONED')
    expect(await stockOf(pantry)).toEqual([
      [20, 0],
      [18, 0],
    ])
    const settle = (Choice: 'shelf' | 'discarded') =>
      call(orders.settleOrderReturn, owner, {
        id: ID,
        PantryInventoryItemID: pantry.lines[1].PantryInventoryItemID,
        Choice,
      })
    const answers = await Promise.all([settle('shelf'), settle('shelf')])
    expect(answers.map(({ answer }) => answer.Successful)).toEqual([true, true])
    expect((await stockOf(pantry))[1]).toEqual([20, 0])
    expect((await settle('discarded')).answer.FailureReason).toBe('Nothing of this item waits for a decision.')
  })

  it.each<[OrderStatusCode, OrderStatusCode]>([
    ['CANCELLED', 'ABANDONED'],
    ['CANCELLED', 'DELIVEREDTONEIGHBOR'],
    ['ABANDONED', 'DELIVEREDTONEIGHBOR'],
  ])('of two people who choose %s and %s at the same moment one wins, and the stock adds up', async (one, other) => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const { ID } = await placeTestOrder(pantry)
    const answers = await Promise.all([setStatus(owner, ID, one), setStatus(owner, ID, other)])
    expect(answers.map(({ answer }) => answer.Successful).toSorted()).toEqual([false, true])
    const code = (await orderById(ID))?.StatusCode
    expect([one, other]).toContain(code)
    expect(await stockOf(pantry)).toEqual(
      code === 'DELIVEREDTONEIGHBOR'
        ? [
            [17, 0],
            [18, 0],
          ]
        : [
            [20, 0],
            [20, 0],
          ],
    )
    expect(await windowById(pantry.window.ID)).toMatchObject({
      AllOrders: 1,
      CreatedOrders: 0,
      [statusCounters[code ?? one]]: 1,
    })
  })
})

describe('a new order', () => {
  it('is refused whole when a product is short', async () => {
    const pantry = await newPantry(newOwner(), { stock: 2 })
    await expect(placeTestOrder(pantry)).rejects.toBeInstanceOf(ConditionFailed)
    expect(await stockOf(pantry)).toEqual([
      [2, 0],
      [2, 0],
    ])
    expect((await windowById(pantry.window.ID))?.AllOrders).toBe(0)
  })

  it('gets a place only below the window’s maximum, also at the same moment', async () => {
    const pantry = await newPantry(newOwner(), { maximum: 2 })
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => placeTestOrder(pantry)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await stockOf(pantry)).toEqual([
      [14, 6],
      [16, 4],
    ])
  })
})

type Step =
  | { readonly kind: 'place' }
  | { readonly kind: 'status'; readonly order: number; readonly code: OrderStatusCode }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant({ kind: 'place' as const }),
  fc.record({
    kind: fc.constant('status' as const),
    order: fc.nat(5),
    code: fc.constantFrom(...orderStatusCodes),
  }),
)

/** Invariants of the pantry: stock adds up, a window's counters equal its orders, and nothing returns twice. */
async function checkInvariants(pantry: TestPantry, placed: readonly Order[], stock: number) {
  const all = (await Promise.all(placed.map(({ ID }) => orderById(ID)))).filter((order) => order !== undefined)
  const now = await stockOfOwner(pantry.EntityID)
  for (const { PantryInventoryItemID: id } of pantry.lines) {
    const lines = all.flatMap((order) =>
      order.PantryOrderItems.filter((line) => line.PantryInventoryItemID === id).map((line) => ({ order, line })),
    )
    const held = lines.filter(({ order }) => isInProgress(order.StatusCode))
    const gone = lines.filter(({ order, line }) => !isInProgress(order.StatusCode) && line.Return !== 'shelf')
    const sum = (of: typeof lines) => of.reduce((total, { line }) => total + heldQuantity(line), 0)
    expect(now.get(id)).toMatchObject({
      Quantity: stock - sum(held) - sum(gone),
      CurrentOrderQuantity: sum(held),
    })
    expect(now.get(id)?.Quantity).toBeGreaterThanOrEqual(0)
  }
  const window = await windowById(pantry.window.ID)
  if (!window) throw new Error('The window is gone')
  for (const code of orderStatusCodes)
    expect(window[statusCounters[code]]).toBe(all.filter(({ StatusCode }) => StatusCode === code).length)
  expect(window.PlacedOrders).toBe(window.AllOrders - cancelledTypeOrders(window))
  expect(window.PlacedOrders).toBeLessThanOrEqual(window.MaximumOrders ?? Number.POSITIVE_INFINITY)
}

describe('any course of orders', () => {
  it('keeps the invariants of stock and windows (design: 1, 2 and 5)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 6 }), async (rounds) => {
        const owner = newOwner()
        const pantry = await newPantry(owner, { maximum: 4, stock: 10 })
        const placed: Order[] = []
        for (const round of rounds) {
          // The steps of a round happen at the same moment.
          await Promise.all(
            round.map(async (one) => {
              if (one.kind === 'status') {
                const order = placed[one.order]
                if (order) expect((await setStatus(owner, order.ID, one.code)).status).toBe(200)
                return
              }
              const [order] = await Promise.allSettled([placeTestOrder(pantry)])
              if (order.status === 'fulfilled') placed.push(order.value)
              else expect(order.reason).toBeInstanceOf(ConditionFailed)
            }),
          )
          await checkInvariants(pantry, placed, 10)
        }
      }),
      { numRuns: 25 },
    )
  }, 60_000)
})
