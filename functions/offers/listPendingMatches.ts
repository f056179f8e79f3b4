import * as offers from '../../shared/api/offers.ts'
import { DonationRow } from '../../shared/donation/rows.ts'
import { gridRow } from '../donations/grids.ts'
import { restoreRow } from '../donations/restoreRow.ts'
import { endpoint } from '../http.ts'
import { donationLists } from '../table/keys/donations.ts'
import { inState } from '../table/lists.ts'

/** Oldest first, at most a hundred. */
const maxListed = 100

export const handler = endpoint(offers.listPendingMatches, async ({ table, ...view }) => {
  const list = inState(donationLists.foodBank(view.caller.EntityID), 'pendingApproval')
  const { items } = await table.page({ ...list, limit: maxListed + 1, restore: restoreRow }, DonationRow)
  return { rows: items.slice(0, maxListed).map((row) => gridRow(row, view)), HasMore: items.length > maxListed }
})
