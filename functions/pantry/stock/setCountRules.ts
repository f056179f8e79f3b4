import * as stock from '../../../shared/pantry/stock/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { countRulesWrite } from './countTable.ts'

export const handler = endpoint(stock.setCountRules, async ({ input, caller, table }) => {
  await table.commit([countRulesWrite(caller.EntityID, input)])
  return input
})
