import * as orders from '../../../shared/pantry/orders/api.ts'
import { orderGridRow } from '../../../shared/pantry/orders/wire.ts'
import { defaultRows } from '../../core/http/gridQuery.ts'
import { endpoint } from '../../core/http/http.ts'
import { placeNames } from '../locations/placeNames.ts'
import { searchOrders } from './orderSearch.ts'

export const handler = endpoint(orders.getOrdersGrid, async ({ input, caller }) => {
  const { rows: limit = defaultRows, cursor, source, mode, page, sidx, sord, ...filters } = input
  const found = await searchOrders(caller, filters, { limit, cursor })
  const rows = found.rows.map(orderGridRow)
  const placeOf = await placeNames(rows)
  return { ...found, rows: rows.map((row) => ({ ...row, Place: placeOf(row) })) }
})
