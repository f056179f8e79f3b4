import * as orders from '../../../shared/pantry/orders/api.ts'
import { orderItem } from '../../../shared/pantry/orders/wire.ts'
import { endpointOn } from '../../core/http/http.ts'
import { orderOf } from './orderTable.ts'

export const handler = endpointOn(orders.getOrderItems, orderOf, async ({ resource, language }) =>
  resource.PantryOrderItems.map((line) => orderItem(line, language)),
)
