import * as orders from '../../shared/api/orders.ts'
import { OrderRow } from '../../shared/order/order.ts'
import { recentOrder } from '../../shared/order/recent.ts'
import { usageOf } from '../../shared/order/usage.ts'
import { endpointOn } from '../http.ts'
import { ordersById } from '../orders/orderTable.ts'
import { orderLists } from '../table/keys/orders.ts'
import { table } from '../table/table.ts'
import { customerOf } from './customerTable.ts'

/** Agencies see what was ordered of them; orders of a cancelled type count nowhere. */
export const handler = endpointOn(orders.listRecentOrders, customerOf, async ({ resource, caller }) => {
  const newest = { ...orderLists.customer(resource.ID), newestFirst: true, limit: orders.maxRecentOrders }
  const { items } = await table.page(newest, OrderRow)
  const seen = caller.Role === 'agency' ? items.filter(({ EntityID }) => EntityID === caller.EntityID) : items
  const found = await ordersById(seen.map(({ ID }) => ID))
  return found
    .filter((order) => usageOf(order) !== undefined)
    .toSorted((a, b) => (a.Created < b.Created ? 1 : -1))
    .map(recentOrder)
})
