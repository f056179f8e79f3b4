import * as orders from '../../shared/api/orders.ts'
import { orderStatuses } from '../../shared/order/status.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(orders.listOrderStatuses, async () => [...orderStatuses])
