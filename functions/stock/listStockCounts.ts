import * as stock from '../../shared/api/stock.ts'
import { defaultRows } from '../gridQuery.ts'
import { endpoint } from '../http.ts'
import { countsOf } from './countTable.ts'

export const handler = endpoint(
  stock.listStockCounts,
  async ({ input: { rows: limit = defaultRows, cursor: from }, caller }) => {
    const { items: rows, cursor } = await countsOf(caller.EntityID, { limit, cursor: from })
    return { rows, cursor }
  },
)
