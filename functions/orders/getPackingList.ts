import * as orders from '../../shared/api/orders.ts'
import { OrderRow } from '../../shared/order/order.ts'
import { orderToPack } from '../../shared/order/packing.ts'
import { isInProgress } from '../../shared/order/status.ts'
import { StorageLocation } from '../../shared/storageLocation/storageLocation.ts'
import { endpointOn } from '../http.ts'
import { orderLists } from '../table/keys/orders.ts'
import { storageLists } from '../table/keys/storage.ts'
import { table } from '../table/table.ts'
import { orderWindowById } from '../windows/windowTable.ts'
import { ordersById } from './orderTable.ts'
import { labelOfWindow, packingWindow, productsOfOrders } from './packing.ts'

/** One read of orders by key; a window of more is packed in turns. */
const maxOrders = 100

export const handler = endpointOn(orders.getPackingList, orderWindowById, async ({ resource }) => {
  const [rows, places, label] = await Promise.all([
    table.all(orderLists.window(resource.ID), OrderRow),
    table.all(storageLists.owner(resource.EntityID), StorageLocation),
    labelOfWindow(resource),
  ])
  const current = rows.filter(({ StatusCode }) => isInProgress(StatusCode))
  const shown = current.slice(0, maxOrders)
  const [found, products] = await Promise.all([ordersById(shown.map(({ ID }) => ID)), productsOfOrders(shown)])
  return {
    Window: packingWindow(resource, label),
    StorageLocations: places.map(({ ID, Label }) => ({ ID, Label })),
    Orders: found.toSorted((a, b) => a.ID - b.ID).map((order) => orderToPack(order, products)),
    HasMore: current.length > maxOrders,
  }
})
