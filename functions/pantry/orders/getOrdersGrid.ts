import * as orders from '../../../shared/pantry/orders/api.ts'
import { defaultRows } from '../../core/http/gridQuery.ts'
import { endpoint } from '../../core/http/http.ts'
import { askedPart } from './list/orderParts.ts'
import { searchOrders } from './list/orderSearch.ts'
import { withPlaces } from './list/ordersPage.ts'

export const handler = endpoint(orders.getOrdersGrid, async ({ input, caller, now }) => {
  const { rows: limit = defaultRows, cursor, source, mode, page, sidx, sord, Part, PartOrder, ...filters } = input
  const part = await askedPart({ Part, PartOrder }, caller, now)
  return withPlaces(await searchOrders(caller, filters, { limit, cursor, part }))
})
