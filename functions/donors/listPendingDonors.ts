import * as donors from '../../shared/api/donors.ts'
import { PendingDonorRow } from '../../shared/donor/signUp.ts'
import { defaultRows } from '../gridQuery.ts'
import { endpoint } from '../http.ts'
import { donorLists } from '../table/keys/donors.ts'

export const handler = endpoint(
  donors.listPendingDonors,
  async ({ input: { state = 'waiting', rows: limit = defaultRows, cursor: from }, caller, table }) => {
    const list = donorLists.pendingDonorsIn(caller.EntityID, state)
    const { items, cursor } = await table.page({ ...list, limit, cursor: from, newestFirst: true }, PendingDonorRow)
    return { rows: items, cursor }
  },
)
