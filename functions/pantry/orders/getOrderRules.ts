import * as orders from '../../../shared/pantry/orders/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { loadOrderRules } from './orderRules.ts'

export const handler = endpoint(orders.getOrderRules, ({ caller }) => loadOrderRules(caller.EntityID))
