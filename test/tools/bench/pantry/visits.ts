import type { Caller } from '../../../../shared/core/access.ts'
import type { Endpoint, Input, Value } from '../../../../shared/core/schema/endpoint.ts'
import * as session from '../../../../shared/network/session/api.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import * as customerOrders from '../../../../shared/pantry/orders/customerOrdersApi.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import { lines, type OpenPantry, pickupOf } from '../../../engine/ordering.ts'
import { habitsOfAPantry } from './habits.ts'

/** Calls of a household and of a pantry's staff, from the first look at the shelves to the hand-over. */

/** Calls an endpoint and answers its value; throws when it fails or refuses. */
export type ValueCall = <E extends Endpoint<never, unknown>>(
  endpoint: E,
  by: Caller,
  input: Input<E>,
) => Promise<Value<E>>

/** Calls one after the other; yields the milliseconds until the next. */
export type Visit = AsyncGenerator<number, void, undefined>

const second = 1000
const minute = 60 * second
const hour = 60 * minute

interface Chance {
  next(): number
  pick<T>(list: readonly T[]): T
}
type Place = Pick<OpenPantry, 'locationId' | 'windowId'>

function cartOf(products: readonly number[], chance: Chance) {
  const cart = new Set<number>()
  while (cart.size < habitsOfAPantry.linesOfAnOrder) cart.add(chance.pick(products))
  return [...cart].flatMap((ID) => lines([{ ID }, 1 + Math.floor(2 * chance.next())]))
}

export interface Ordering {
  readonly household: Caller
  readonly place: Place
  readonly products: readonly number[]
  readonly chance: Chance
}

/** A household orders, and looks at its order until it is fetched. */
export async function* orderVisit(ask: ValueCall, { household, place, products, chance }: Ordering): Visit {
  const [by, id, at] = [household, household.CustomerID ?? 0, pickupOf(place)]
  await ask(session.getSession, by, {})
  await ask(customers.getCustomer, by, { id })
  await ask(ordering.listAvailablePickupTimes, by, { id })
  await ask(ordering.checkTefapEligibility, by, { id, pantryLocationId: place.locationId })
  await ask(ordering.getNextValidPickupOrderDate, by, { id, pickupTimeId: place.windowId })
  await ask(customerOrders.listRecentOrders, by, { id })
  for (let read = 0; read < habitsOfAPantry.readsOfTheList; read++) {
    yield minute
    await ask(ordering.listProductsToOrder, by, { id, ...at } as never)
  }
  yield minute
  const PantryOrderItems = cartOf(products, chance)
  const { OrderID } = await ask(ordering.addOrder, by, { id, ...at, PantryOrderItems } as never)
  const order = OrderID ?? 0
  yield second
  await ask(orders.getOrdersGrid, by, {})
  for (let look = 0; look < habitsOfAPantry.looksAtAnOrder; look++) {
    yield look * 4 * hour
    await ask(orders.getOrder, by, { id: order })
  }
}

/** A household comes back to its order and takes other products. */
export async function* editVisit(ask: ValueCall, id: number, { household, place, products, chance }: Ordering): Visit {
  const [by, at] = [household, pickupOf(place)]
  await ask(orders.getOrder, by, { id })
  await ask(ordering.listProductsToOrder, by, { id: by.CustomerID ?? 0, OrderID: id, ...at } as never)
  yield 2 * minute
  const PantryOrderItems = cartOf(products, chance)
  await ask(ordering.updateOrder, by, { id, ...at, PantryOrderItems } as never)
}

interface Packed {
  readonly windowId: number
  readonly orders: number
  /** Milliseconds that it is packed for. */
  readonly duration: number
}

/** The packing screen of a window, as often as there are orders to pack. */
export async function* packingScreen(
  ask: ValueCall,
  staff: Caller,
  { windowId, orders: count, duration }: Packed,
): Visit {
  const reads = Math.ceil((habitsOfAPantry.readsOfThePackingList * count) / habitsOfAPantry.ordersOfAWindow)
  for (let read = 0; read < reads; read++) {
    await ask(orders.getPackingList, staff, { id: windowId })
    yield duration / reads
  }
}

/** Line by line. */
export async function* packVisit(ask: ValueCall, staff: Caller, id: number): Visit {
  const { PantryOrderItems } = await ask(orders.getOrder, staff, { id })
  for (const { PantryInventoryItem, Quantity } of PantryOrderItems) {
    yield 15 * second
    const packed = { PantryInventoryItemID: PantryInventoryItem.ID, PackedQuantity: Quantity }
    await ask(orders.packOrderLine, staff, { id, ...packed })
  }
  yield 15 * second
  await ask(orders.setOrderStatus, staff, { id, statusCode: 'PACKED' })
}

export const cancelOwnOrder = (ask: ValueCall, id: number, { household }: Pick<Ordering, 'household'>) =>
  ask(orders.setOrderStatus, household, { id, statusCode: 'CANCELLED' })

export const handOverBag = (ask: ValueCall, staff: Caller, id: number) =>
  ask(orders.handOverOrder, staff, { id, HouseholdSize: 4, Acknowledged: ['notPacked', 'otherDay'] } as never)

/** Nobody came for it. */
export const abandon = (ask: ValueCall, staff: Caller, id: number) =>
  ask(orders.setOrderStatus, staff, { id, statusCode: 'ABANDONED' })

/** A received donation is put on the shelf, each pound of a category as a unit of some product. */
export async function putOnShelf(
  ask: ValueCall,
  staff: Caller,
  { receiptId: id, products, chance }: Pick<Ordering, 'products' | 'chance'> & { readonly receiptId: number },
): Promise<void> {
  const { Lines } = await ask(stock.getReceiptShelf, staff, { id })
  const put = Lines.filter(({ PutOn }) => PutOn === null).map(({ DonationCategoryID, Pounds }) => ({
    DonationCategoryID,
    PantryInventoryItemID: chance.pick(products),
    Quantity: Math.max(1, Math.round(Pounds)),
  }))
  if (put.length > 0) await ask(stock.putReceiptOnShelf, staff, { id, Lines: put })
}
