import * as stock from '../../shared/api/stock.ts'
import { endpoint } from '../http.ts'
import { countRulesOf } from './countTable.ts'

export const handler = endpoint(stock.getCountRules, ({ caller }) => countRulesOf(caller.EntityID))
