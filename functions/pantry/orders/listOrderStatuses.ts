import * as orders from '../../../shared/pantry/orders/api.ts'
import { orderStatuses } from '../../../shared/pantry/orders/status.ts'
import { endpoint } from '../../core/http/http.ts'

export const handler = endpoint(orders.listOrderStatuses, async () => [...orderStatuses])
