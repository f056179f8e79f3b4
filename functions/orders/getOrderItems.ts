import * as orders from '../../shared/api/orders.ts'
import { orderItem } from '../../shared/order/wire.ts'
import { endpointOn } from '../http.ts'
import { orderOf } from './orderTable.ts'

export const handler = endpointOn(orders.getOrderItems, orderOf, async ({ resource }) =>
  resource.PantryOrderItems.map(orderItem),
)
