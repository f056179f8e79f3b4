import * as offers from '../../shared/api/offers.ts'
import { DonationRow } from '../../shared/donation/rows.ts'
import { restoreRow } from '../donations/restoreRow.ts'
import { createdBetween } from '../gridQuery.ts'
import { endpoint } from '../http.ts'
import { donationLists } from '../table/keys/donations.ts'
import { agencyRow } from './agencyRows.ts'

/** Maximum rows of the unpaged list; the grid pages through the rest. */
const maxListed = 500

export const handler = endpoint(offers.listDonationHistory, async ({ table, ...view }) => {
  const query = {
    ...donationLists.agency(view.caller.EntityID),
    ...createdBetween({}, 'agencyHistory', view.now),
    newestFirst: true,
    restore: restoreRow,
  }
  const { items } = await table.page({ ...query, limit: maxListed }, DonationRow)
  return items.flatMap((row) => agencyRow(row, view) ?? [])
})
