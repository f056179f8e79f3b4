import * as orders from '../../../../shared/pantry/orders/api.ts'
import { defaultRows } from '../../../core/http/gridQuery.ts'
import { endpoint } from '../../../core/http/http.ts'
import { askedPart } from './orderParts.ts'
import { ordersByWords } from './orderSearch.ts'
import { withPlaces } from './ordersPage.ts'

export const handler = endpoint(orders.findOrders, async ({ input, caller, now }) => {
  const { searchFilter, rows: limit = defaultRows, cursor, Part, ...filters } = input
  const part = await askedPart({ Part }, caller, now)
  return withPlaces(await ordersByWords(caller, searchFilter, filters, { limit, cursor, part }))
})
