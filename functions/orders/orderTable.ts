import type { Event } from '../../events/event.ts'
import type { OrderEvent } from '../../shared/order/events.ts'
import { movementsBetween, Order, orderRow, windowIdOf } from '../../shared/order/order.ts'
import { stockWrite } from '../inventory/stockTable.ts'
import { Aggregate } from '../table/aggregate.ts'
import { orderKeys, orderLists } from '../table/keys/orders.ts'
import { inState, type List, listAttributes } from '../table/lists.ts'
import { storedShape } from '../table/storedShape.ts'
import type { Write } from '../table/write.ts'

/**
 * Orders in the table: one item with its lines, in the lists of food bank, owner, window, customer, location and day. A
 * change and the stock that it moves are one transaction; the ledger's lines follow from its event.
 */

const shape = storedShape(Order)

function listsOf(order: Order): readonly List[] {
  const { EntityID, FoodBankID, PantryLocationID: location, StatusCode, OrderDay } = order
  const windowId = windowIdOf(order)
  const owner = orderLists.owner(EntityID)
  return [
    orderLists.foodBank(FoodBankID),
    owner,
    inState(owner, StatusCode),
    orderLists.customer(order.FoodInsecureNeighbor.ID),
    orderLists.day(EntityID, OrderDay),
    ...(windowId === null ? [] : [orderLists.window(windowId)]),
    ...(location === null ? [] : [orderLists.location(location)]),
  ]
}

const stockWrites = (before: Order | undefined, after: Order): Write[] =>
  movementsBetween(before, after).map((movement) => stockWrite({ EntityID: after.EntityID, ...movement }))

export const orderStore = new Aggregate<Order, OrderEvent>({
  kind: 'order',
  schema: shape.schema,
  key: orderKeys.order,
  entityId: ({ EntityID }) => EntityID,
  attributes: (order) => ({
    ...listAttributes(listsOf(order)),
    sort: `${order.Created}#${order.ID}`,
    row: orderRow(order),
    Shape: shape.version,
  }),
  projections: stockWrites,
})

export const orderById = (id: number) => orderStore.load(id)

/**
 * The writes of a new order, for one transaction: the order with its event and lists, and the stock it takes, which fails
 * when there is less. Published events let the ledger follow; a demonstration writes the ledger itself.
 */
export const placeOrderWrites = (order: Order, events: readonly Event[], isPublished: boolean): Write[] =>
  orderStore.importWrites({ state: order, events }, isPublished)
