import * as donors from '../../../shared/network/donors/api.ts'
import { PendingDonorRow } from '../../../shared/network/donors/signUp.ts'
import { defaultRows } from '../../core/http/gridQuery.ts'
import { endpoint } from '../../core/http/http.ts'
import { donorLists } from '../../core/table/keys/donors.ts'

export const handler = endpoint(
  donors.listPendingDonors,
  async ({ input: { state = 'waiting', rows: limit = defaultRows, cursor: from }, caller, table }) => {
    const list = donorLists.pendingDonorsIn(caller.EntityID, state)
    const { items, cursor } = await table.page({ ...list, limit, cursor: from, newestFirst: true }, PendingDonorRow)
    return { rows: items, cursor }
  },
)
