import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { orderById, orderStore } from '../../../../functions/pantry/orders/orderTable.ts'
import { stockOfOwner } from '../../../../functions/pantry/products/stockTable.ts'
import { windowById } from '../../../../functions/pantry/windows/windowTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as limits from '../../../../shared/pantry/limits/api.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { heldQuantity } from '../../../../shared/pantry/orders/order.ts'
import * as refusals from '../../../../shared/refusals.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import {
  asCustomer,
  customerFor,
  lines,
  type OpenPantry,
  openPantry,
  pickupOf,
  place,
} from '../../../engine/ordering.ts'
import { ids, person } from '../../../engine/smallTenant.ts'

/** A neighbor and staff at one order at the same moment, and rules that change after it was placed. */

beforeAll(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

let made = 0
function newOwner(): Caller {
  made += 1
  return person('agency', 7300 + made, [ids.foodBank])
}
async function placedOrder() {
  const pantry = await openPantry(newOwner())
  const customer = await customerFor(pantry.owner)
  const { answer } = await place(customer, { at: pantry, of: lines([pantry.beans, 3], [pantry.milk, 2]) })
  const id = answer.Value?.OrderID ?? 0
  const by = asCustomer(customer)
  return {
    pantry,
    customer,
    id,
    edit: (of: ReturnType<typeof lines>) =>
      call(ordering.updateOrder, by, { id, ...pickupOf(pantry), PantryOrderItems: of } as never),
    tick: (product: { readonly ID: number }, PackedQuantity: number) =>
      call(orders.packOrderLine, pantry.owner, { id, PantryInventoryItemID: product.ID, PackedQuantity }),
    set: (caller: Caller, statusCode: 'CANCELLED' | 'PACKED') =>
      call(orders.setOrderStatus, caller, { id, statusCode }),
    by,
  }
}
/** Ten of each were received: what the order holds, and what is left for others. */
async function expectStockToAddUp({ owner, beans, milk }: OpenPantry, id: number): Promise<void> {
  const [order, stock] = [await orderById(id), await stockOfOwner(owner.EntityID)]
  for (const { ID } of [beans, milk]) {
    const line = order?.PantryOrderItems.find(({ PantryInventoryItemID }) => PantryInventoryItemID === ID)
    const held = line && line.Return !== 'shelf' ? heldQuantity(line) : 0
    expect(stock.get(ID)?.Quantity).toBe(10 - held)
    expect(stock.get(ID)?.CurrentOrderQuantity).toBe(order?.StatusCode === 'CANCELLED' ? 0 : held)
  }
}

describe('an order that is edited while staff pack it', () => {
  it('stays as it is once a line is in a bag, with the reason', async () => {
    const { pantry, id, edit, tick } = await placedOrder()
    expect((await tick(pantry.beans, 3)).answer.Successful).toBe(true)
    const before = await orderById(id)
    expect((await edit(lines([pantry.milk, 1]))).answer.FailureReason).toBe(refusals.orderBeingPacked.en)
    expect(await orderById(id)).toEqual(before)
    await expectStockToAddUp(pantry, id)
  })

  it.each([1, 2, 3, 4])('at the same moment is what the first of both made it (%i)', async () => {
    const { pantry, id, edit, tick } = await placedOrder()
    const [edited, ticked] = await Promise.all([edit(lines([pantry.beans, 5])), tick(pantry.milk, 2)])
    expect([edited.status, ticked.status]).toEqual([200, 200])
    const after = await orderById(id)
    const names = after?.PantryOrderItems.map(({ Name, Quantity, PackedQuantity }) => [Name, Quantity, PackedQuantity])
    if (edited.answer.Successful) {
      expect(ticked.answer.FailureReason).toBe(refusals.orderLineUnknown.en)
      expect(names).toEqual([['Pinto Beans', 5, null]])
    } else {
      expect(edited.answer.FailureReason).toBe(refusals.orderBeingPacked.en)
      expect(names).toEqual([
        ['Pinto Beans', 3, null],
        ['Milk', 2, 2],
      ])
    }
    await expectStockToAddUp(pantry, id)
  })
})

describe('an order that is cancelled', () => {
  it('twice at the same moment, by the neighbor and by staff, returns its items and its place once', async () => {
    const { pantry, id, set, by } = await placedOrder()
    const answers = await Promise.all([set(by, 'CANCELLED'), set(pantry.owner, 'CANCELLED'), set(by, 'CANCELLED')])
    expect(answers.map(({ answer }) => answer.Successful)).toEqual([true, true, true])
    const { events = [] } = (await orderStore.loadWithTimeline(id)) ?? {}
    expect(events.filter(({ Type }) => Type === 'OrderStatusChanged')).toHaveLength(1)
    expect(await windowById(pantry.windowId)).toMatchObject({ AllOrders: 1, PlacedOrders: 0, CancelledOrders: 1 })
    await expectStockToAddUp(pantry, id)
  })

  it('while staff mark it packed is cancelled or told why not, and its stock adds up', async () => {
    const { pantry, id, set, by } = await placedOrder()
    const [cancelled, packed] = await Promise.all([set(by, 'CANCELLED'), set(pantry.owner, 'PACKED')])
    expect(cancelled.answer.Successful).toBe(true)
    expect((await orderById(id))?.StatusCode).toBe('CANCELLED')
    if (!packed.answer.Successful) expect(packed.answer.FailureReason).toBe(refusals.orderFinal.en)
    expect(await windowById(pantry.windowId)).toMatchObject({ PlacedOrders: 0, PackedOrders: 0, CancelledOrders: 1 })
    await expectStockToAddUp(pantry, id)
  })
})

it('a limit that is lowered after an order leaves it whole, to its hand-over, and binds the next one', async () => {
  const { pantry, customer, id } = await placedOrder()
  await call(limits.setItemsPerOrderLimit, pantry.owner, { Value: 2 })
  expect((await orderById(id))?.PantryOrderItems.map(({ Quantity }) => Quantity)).toEqual([3, 2])
  const household = {
    id,
    RecipientKind: 'household' as const,
    RecipientName: null,
    Acknowledged: ['notPacked' as const, 'otherDay' as const],
  }
  const { answer } = await call(orders.handOverOrder, pantry.owner, household)
  expect(answer.Value?.PantryOrderItems.map(({ HandedOverQuantity }) => HandedOverQuantity)).toEqual([3, 2])
  const next = (count: number) => place(customer, { at: pantry, of: lines([pantry.beans, count]) })
  expect((await next(3)).answer.FailureReason).toBe('There is a global limit of 2 items total per order.')
  expect((await next(2)).answer.Successful).toBe(true)
})
