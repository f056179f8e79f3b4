import * as orders from '../../shared/api/orders.ts'
import { endpoint } from '../http.ts'
import { orderRulesOf } from './orderRules.ts'

export const handler = endpoint(orders.getOrderRules, ({ caller }) => orderRulesOf(caller.EntityID))
