import * as orders from '../../../shared/pantry/orders/api.ts'
import { OrderRow } from '../../../shared/pantry/orders/order.ts'
import {
  fetchTotals,
  keptPageSize,
  orderToPack,
  packingPageSize,
  packingRows,
  withLotsToTake,
} from '../../../shared/pantry/orders/packing.ts'
import { endpointOn } from '../../core/http/http.ts'
import { orderLists } from '../../core/table/keys/orders.ts'
import { table } from '../../core/table/table.ts'
import { customersById } from '../customers/customerTable.ts'
import { storageLocations } from '../storage/storageTable.ts'
import { orderWindowById } from '../windows/windowTable.ts'
import { loadFactsAtTable } from './handOver/atTable.ts'
import { ordersById } from './orderTable.ts'
import { labelOfWindow, packingWindow, productsOfOrders } from './packing.ts'
import { todayAt } from './shownWithPlace.ts'

/** Needs of the neighbors of these orders as they tell them today, which may be others than when they ordered. */
async function needsOf(rows: readonly Pick<OrderRow, 'FoodInsecureNeighbor'>[]) {
  const found = await customersById([...new Set(rows.map(({ FoodInsecureNeighbor: { ID } }) => ID))])
  return new Map(found.map(({ ID, FoodNeeds }) => [ID, FoodNeeds]))
}

/** All orders to pack are read, whatever the page: what is to be fetched is that of the whole window. A search needs no sum. */
export const handler = endpointOn(
  orders.getPackingList,
  orderWindowById,
  async ({ resource, input, language, now }) => {
    const { show = 'toPack', search, page = 1 } = input
    const [rows, places, label] = await Promise.all([
      table.all(orderLists.window(resource.ID), OrderRow),
      storageLocations.of(resource.EntityID),
      labelOfWindow(resource),
    ])
    const found = packingRows(rows, show, search)
    const size = show === 'all' ? keptPageSize : packingPageSize
    const Page = Math.max(1, Math.min(page, Math.ceil(found.length / size)))
    const shown = found.slice((Page - 1) * size, Page * size).map(({ ID }) => ID)
    const isSummed = show === 'toPack' && !search
    const read = isSummed ? found : found.filter(({ ID }) => shown.includes(ID))
    const [whole, products] = await Promise.all([
      ordersById(read.map(({ ID }) => ID)),
      productsOfOrders(read, resource.EntityID),
    ])
    // A device that keeps them hands them over without asking.
    const factsOf = show === 'all' ? await loadFactsAtTable(whole, now) : () => ({})
    const needs = await needsOf(found.filter(({ ID }) => shown.includes(ID)))
    const listed = whole
      .map((order) => ({
        ...orderToPack(order, products, language, needs.get(order.FoodInsecureNeighbor.ID)),
        ...factsOf(order),
      }))
      .toSorted((a, b) => a.ID - b.ID)
    const all = withLotsToTake(listed, products, todayAt(resource, now))
    const Lots = [...products.values()].flatMap((product) => product.Lots ?? [])
    return {
      Window: packingWindow(resource, label),
      Orders: all.filter(({ ID }) => shown.includes(ID)),
      Page,
      Found: found.length,
      ToFetch: isSummed ? fetchTotals(all, places) : [],
      ...(Lots.length > 0 ? { Lots } : {}),
    }
  },
)
