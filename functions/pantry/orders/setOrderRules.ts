import * as orders from '../../../shared/pantry/orders/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { orderRulesWrite } from './orderRules.ts'

export const handler = endpoint(orders.setOrderRules, async ({ input, caller, table }) => {
  await table.commit([orderRulesWrite(caller.EntityID, input)])
  return input
})
