import * as z from 'zod/mini'
import * as offers from '../../shared/api/offers.ts'
import { gridRow } from '../donations/grids.ts'
import { endpoint } from '../http.ts'
import { donationLists } from '../table/keys/donations.ts'
import { inState } from '../table/lists.ts'

/** Oldest first: what has waited longest is on top. At most the hundred that a person can look through. */
const maxListed = 100

export const handler = endpoint(offers.listPendingMatches, async ({ caller, now, language, table }) => {
  const list = inState(donationLists.foodBank(caller.EntityID), 'pendingApproval')
  const page = await table.page({ ...list, limit: maxListed }, z.string())
  return { rows: page.items.map((row) => gridRow(row, caller, now, language)) }
})
