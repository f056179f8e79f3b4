import * as orders from '../../shared/api/orders.ts'
import { endpoint } from '../http.ts'
import { orderRulesWrite } from './orderRules.ts'

export const handler = endpoint(orders.setOrderRules, async ({ input, caller, table }) => {
  await table.commit([orderRulesWrite(caller.EntityID, input)])
  return input
})
