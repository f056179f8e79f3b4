import * as stock from '../../../shared/pantry/stock/api.ts'
import { defaultRows } from '../../core/http/gridQuery.ts'
import { endpoint } from '../../core/http/http.ts'
import { loadCounts } from './countTable.ts'

export const handler = endpoint(
  stock.listStockCounts,
  async ({ input: { rows: limit = defaultRows, cursor: from }, caller }) => {
    const { items: rows, cursor } = await loadCounts(caller.EntityID, { limit, cursor: from })
    return { rows, cursor }
  },
)
