import * as stock from '../../shared/api/stock.ts'
import { endpoint } from '../http.ts'
import { countRulesWrite } from './countTable.ts'

export const handler = endpoint(stock.setCountRules, async ({ input, caller, table }) => {
  await table.commit([countRulesWrite(caller.EntityID, input)])
  return input
})
