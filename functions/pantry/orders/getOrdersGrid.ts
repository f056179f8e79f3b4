import * as orders from '../../../shared/pantry/orders/api.ts'
import { defaultRows } from '../../core/http/gridQuery.ts'
import { endpoint } from '../../core/http/http.ts'
import { askedPart } from './list/orderParts.ts'
import { orderPictures } from './list/orderPictures.ts'
import { searchOrders } from './list/orderSearch.ts'
import { withPlaces } from './list/ordersPage.ts'

export const handler = endpoint(orders.getOrdersGrid, async ({ input, caller, now, language }) => {
  const { rows: limit = defaultRows, cursor, source, mode, page, sidx, sord, Part, PartOrder, ...filters } = input
  const part = await askedPart({ Part, PartOrder }, caller, now)
  const found = await searchOrders(caller, filters, { limit, cursor, part })
  if (caller.Role !== 'customer') return withPlaces(found)
  const [shown, pictures] = await Promise.all([withPlaces(found), orderPictures(found.rows, language)])
  return { ...shown, rows: shown.rows.map((row) => ({ ...row, Pictures: pictures.get(row.ID) })) }
})
