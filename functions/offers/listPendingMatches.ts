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
  const page = await table.page({ ...list, limit: maxListed, restore: restoreRow }, DonationRow)
  return { rows: page.items.map((row) => gridRow(row, view)) }
})
