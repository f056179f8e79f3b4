import { DonationRow } from '../../../shared/rescue/donations/rows.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { donationLists } from '../../core/table/keys/donations.ts'
import { inState } from '../../core/table/lists.ts'
import { gridRow } from '../donations/grids.ts'
import { restoreRow } from '../donations/restoreRow.ts'

/** Oldest first, at most a hundred. */
const maxListed = 100

export const handler = endpoint(offers.listPendingMatches, async ({ table, ...view }) => {
  const list = inState(donationLists.foodBank(view.caller.EntityID), 'pendingApproval')
  const { items } = await table.page({ ...list, limit: maxListed + 1, restore: restoreRow }, DonationRow)
  return { rows: items.slice(0, maxListed).map((row) => gridRow(row, view)), HasMore: items.length > maxListed }
})
