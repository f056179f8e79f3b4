import * as customerOrders from '../../../shared/pantry/orders/customerOrdersApi.ts'
import { OrderRow } from '../../../shared/pantry/orders/order.ts'
import { recentOrder } from '../../../shared/pantry/orders/recent.ts'
import { usageOf } from '../../../shared/pantry/orders/usage.ts'
import { endpointOn } from '../../core/http/http.ts'
import { orderLists } from '../../core/table/keys/orders.ts'
import { table } from '../../core/table/table.ts'
import { customerOf } from '../customers/customerTable.ts'
import { ordersById } from './orderTable.ts'

/** Agencies see what was ordered of them; orders of a cancelled type count nowhere. */
export const handler = endpointOn(
  customerOrders.listRecentOrders,
  customerOf,
  async ({ resource, caller, language }) => {
    const newest = { ...orderLists.customer(resource.ID), newestFirst: true, limit: customerOrders.maxRecentOrders }
    const { items } = await table.page(newest, OrderRow)
    const seen = caller.Role === 'agency' ? items.filter(({ EntityID }) => EntityID === caller.EntityID) : items
    const found = await ordersById(seen.map(({ ID }) => ID))
    return found
      .filter((order) => usageOf(order) !== undefined)
      .toSorted((a, b) => (a.Created < b.Created ? 1 : -1))
      .map((order) => recentOrder(order, language))
  },
)
