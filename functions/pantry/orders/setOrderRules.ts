import * as orders from '../../../shared/pantry/orders/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { loadOrderRules, orderRulesWrite } from './orderRules.ts'

export const handler = endpoint(orders.setOrderRules, async ({ input, caller, table }) => {
  const { ShowsNutrition } = await loadOrderRules(caller.EntityID)
  const rules = { ...(ShowsNutrition === undefined ? {} : { ShowsNutrition }), ...input }
  await table.commit([orderRulesWrite(caller.EntityID, rules)])
  return rules
})
