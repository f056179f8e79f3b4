import * as orders from '../../../shared/pantry/orders/api.ts'
import { OrderRow } from '../../../shared/pantry/orders/order.ts'
import { fetchTotals, keptPageSize, packingPageSize, packingRows } from '../../../shared/pantry/orders/packing.ts'
import { isLotListed } from '../../../shared/pantry/stock/lot.ts'
import { endpointOn } from '../../core/http/http.ts'
import { orderLists } from '../../core/table/keys/orders.ts'
import { table } from '../../core/table/table.ts'
import { storageLocations } from '../storage/storageTable.ts'
import { orderWindowById } from '../windows/windowTable.ts'
import { ordersById } from './orderTable.ts'
import { labelOfWindow, ordersToPack, packingWindow, productsOfOrders } from './packing.ts'
import { todayAt } from './shownWithPlace.ts'

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
    const packer = { products, language, now, today: todayAt(resource, now), isKept: show === 'all' }
    const all = await ordersToPack(whole, packer)
    const Lots = [...products.values()].flatMap(({ Lots = [] }) => Lots.filter((lot) => isLotListed(lot, now)))
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
