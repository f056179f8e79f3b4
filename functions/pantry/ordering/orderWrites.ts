import type { AcceptedOrder } from '../../../shared/pantry/ordering/decide.ts'
import { placed } from '../../../shared/pantry/orders/changes.ts'
import { movementsBetween, orderTotals } from '../../../shared/pantry/orders/order.ts'
import type { Actor } from '../../core/table/outbox.ts'
import type { Write } from '../../core/table/write.ts'
import { mayOrder } from '../customers/customerTable.ts'
import { takesOrders } from '../locations/locationTable.ts'
import { orderStore } from '../orders/orderTable.ts'
import { usageVersionWrite, usageWrites } from '../orders/usageTable.ts'
import { stockWrite } from '../products/stockTable.ts'
import { countNewOrdersWrite } from '../windows/windowTable.ts'

/** An order that was decided, and who placed it. */
export type NewOrder = AcceptedOrder & Pick<Actor, 'by'>

/**
 * The writes of new orders at one pantry, for one transaction: what several of them take of a product, and their places in
 * a window, are one write each. All conditions are those that the orders were decided by.
 */
export function newOrdersWrites(orders: readonly NewOrder[], now: Date): Write[] {
  return [...stockWrites(orders), ...windowWrites(orders, now), ...orders.flatMap((order) => ownWrites(order, now))]
}

function ownWrites({ order, orderer, by }: NewOrder, now: Date): Write[] {
  const helper = by?.Helper ? { Helper: { UserID: by.UserID, Name: by.Helper.Name } } : {}
  const ofHelper = { ...order, ...helper }
  const { state, events } = placed(ofHelper, by === null || by.Role === 'customer' ? undefined : by.UserID)
  return [
    ...orderStore.ownWrites({ state, events: orderStore.eventsOf(state, events, { by, now }) }, true),
    ...usageWrites(undefined, order),
    usageVersionWrite(orderer.customer.ID, orderer.version),
    mayOrder(orderer.customer.ID, order.EntityID),
  ]
}

function stockWrites(orders: readonly NewOrder[]): Write[] {
  const movements = orders.flatMap(({ order: { EntityID }, order }) =>
    movementsBetween(undefined, order).map((movement) => ({ EntityID, ...movement })),
  )
  return [...Map.groupBy(movements, ({ ProductID }) => ProductID).values()].flatMap((ofProduct) => {
    const [first] = ofProduct
    if (!first) return []
    const Quantity = ofProduct.reduce((sum, movement) => sum + movement.Quantity, 0)
    return [stockWrite({ ...first, Quantity, OrderQuantity: -Quantity })]
  })
}

function windowWrites(orders: readonly NewOrder[], now: Date): Write[] {
  const places = new Set(orders.flatMap(({ order }) => order.PantryLocationID ?? []))
  const counts = [...Map.groupBy(orders, ({ window }) => window.ID).values()].flatMap((ofWindow) => {
    const totals = ofWindow.map(({ order }) => orderTotals(order))
    const items = totals.reduce((sum, one) => sum + one.items, 0)
    const pounds = totals.reduce((sum, one) => sum + one.pounds, 0)
    const window = ofWindow[0]?.window
    // Staff order for a closed time as well; together with a family's order its condition holds for both.
    const openAt = ofWindow.every(({ by }) => by !== null && by.Role !== 'customer') ? undefined : now
    const isPlaceKept = ofWindow.some(({ request }) => request.isPlaceKept)
    const reserved = ofWindow.filter(({ isReserved }) => isReserved).length
    const count = { items, pounds, openAt, isPlaceKept, reserved, at: now }
    return window ? [countNewOrdersWrite(window, ofWindow.length, count)] : []
  })
  return [...counts, ...[...places].map(takesOrders)]
}
