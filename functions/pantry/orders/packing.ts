import type { Language } from '../../../shared/core/text/text.ts'
import { isCancelled, type Order, OrderRow } from '../../../shared/pantry/orders/order.ts'
import {
  fetchTotals,
  orderToPack,
  type PackedProduct,
  type PackingWindow,
  shortTotals,
  withLotsToTake,
} from '../../../shared/pantry/orders/packing.ts'
import type { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { orderLists } from '../../core/table/keys/orders.ts'
import { productKeys } from '../../core/table/keys/products.ts'
import { table } from '../../core/table/table.ts'
import { customersById } from '../customers/customerTable.ts'
import { pickupLocationById } from '../locations/locationTable.ts'
import { productsOnHold } from '../products/heldTable.ts'
import { shelfLots } from '../products/lotTable.ts'
import { products as productRecords } from '../products/productTable.ts'
import { storageLocations } from '../storage/storageTable.ts'
import { loadFactsAtTable } from './handOver/atTable.ts'
import { ordersById } from './orderTable.ts'

/** Windows and products as packers see them. */

export const packingWindow = (window: OrderWindow, label: string | undefined): PackingWindow => ({
  ID: window.ID,
  Kind: window.Kind,
  PantryLocationID: window.PantryLocationID,
  Label: label ?? window.DeliveryProgramName ?? '',
  OrderDay: window.OrderDay,
  StartTime: window.StartTime,
  EndTime: window.EndTime,
  TimeZone: window.TimeZone,
  ToPack: window.CreatedOrders + window.ProcessingOrders,
  Packed: window.PackedOrders + window.DeliveredToPickupLocationOrders,
  HandedOver: window.DeliveredToNeighborOrders,
})

export const labelOfWindow = async ({ PantryLocationID: id }: OrderWindow) =>
  id === null ? undefined : (await pickupLocationById(id))?.Label

/** The products of orders as they are today: where they stand, and their packing order. */
export async function productsOfOrders(rows: readonly Pick<OrderRow, 'ProductIDs'>[], entityId: number) {
  const ids = new Set(rows.flatMap(({ ProductIDs }) => ProductIDs))
  const [products, onHold, lots] = await Promise.all([
    table.getMany([...ids].map(productKeys.product), productRecords.schema),
    productsOnHold(entityId),
    shelfLots(entityId, ids),
  ])
  return new Map<number, PackedProduct>(
    products.map((product) => [
      product.ID,
      { ...product, IsOnHold: onHold.has(product.ID), Lots: lots.get(product.ID) ?? [] },
    ]),
  )
}

interface OwnersDay {
  readonly owner: number
  readonly language: Language
  readonly now: Date
  readonly today: string
}

/** Sums over the orders of several windows of an owner: what is still to be fetched, and what they were short of. */
export async function daySums(windows: readonly OrderWindow[], { owner, ...by }: OwnersDay) {
  const [listed, places] = await Promise.all([
    Promise.all(windows.map(({ ID }) => table.all(orderLists.window(ID), OrderRow))),
    storageLocations.of(owner),
  ])
  const rows = listed.flat().filter(({ StatusCode }) => !isCancelled(StatusCode))
  const [whole, products] = await Promise.all([ordersById(rows.map(({ ID }) => ID)), productsOfOrders(rows, owner)])
  const all = await ordersToPack(whole, { ...by, products, isKept: false })
  return { ToFetch: fetchTotals(all, places), Short: shortTotals(all) }
}

interface Packer {
  readonly products: ReadonlyMap<number, PackedProduct>
  readonly language: Language
  readonly now: Date
  readonly today: string
  /** A device that keeps them hands them over without asking: it gets the facts at the table, too. */
  readonly isKept: boolean
}

/** Orders in the order of their numbers, with the needs of their neighbors as they tell them today, and the lots to take. */
export async function ordersToPack(orders: readonly Order[], { products, language, now, today, isKept }: Packer) {
  const customers = await customersById([...new Set(orders.map(({ FoodInsecureNeighbor: { ID } }) => ID))])
  const needs = new Map(customers.map(({ ID, FoodNeeds }) => [ID, FoodNeeds]))
  const factsOf = isKept ? await loadFactsAtTable(orders, now, { customers, products }) : () => ({})
  const listed = orders.map((order) => ({
    ...orderToPack(order, products, language, needs.get(order.FoodInsecureNeighbor.ID)),
    ...factsOf(order),
  }))
  const inOrder = listed.toSorted((a, b) => a.ID - b.ID)
  return withLotsToTake(inOrder, products, today)
}
