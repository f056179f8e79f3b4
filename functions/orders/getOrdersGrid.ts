import * as orders from '../../shared/api/orders.ts'
import { orderGridRow } from '../../shared/order/wire.ts'
import { defaultRows } from '../gridQuery.ts'
import { endpoint } from '../http.ts'
import { searchOrders } from './orderSearch.ts'

export const handler = endpoint(orders.getOrdersGrid, async ({ input, caller }) => {
  const { rows: limit = defaultRows, cursor, source, mode, page, sidx, sord, ...filters } = input
  const found = await searchOrders(caller, filters, { limit, cursor })
  return { ...found, rows: found.rows.map(orderGridRow) }
})
