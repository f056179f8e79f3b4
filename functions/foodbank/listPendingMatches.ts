import * as z from 'zod/mini'
import { foodbank } from '../../shared/api/foodbank.ts'
import { endpoint } from '../http.ts'
import { gridRow } from '../realtime/grids.ts'
import { inState, lists } from '../table/keys.ts'

/** Oldest first: what has waited longest is on top. At most the hundred that a person can look through. */
const mostListed = 100

export const handler = endpoint(foodbank.listPendingMatches, async ({ caller, now, language, table }) => {
  const pk = inState(lists.foodBank(caller.EntityID), 'pendingApproval')
  const page = await table.page({ index: 'state1', pk, limit: mostListed }, z.string())
  return { rows: page.items.map((row) => gridRow(row, caller, now, language)) }
})
