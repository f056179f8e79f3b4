import * as stock from '../../../shared/pantry/stock/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { loadCountRules } from './countTable.ts'

export const handler = endpoint(stock.getCountRules, ({ caller }) => loadCountRules(caller.EntityID))
