import { DonationRow } from '../../../shared/rescue/donations/rows.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import { createdBetween } from '../../core/http/gridQuery.ts'
import { endpoint } from '../../core/http/http.ts'
import { donationLists } from '../../core/table/keys/donations.ts'
import { restoreRow } from '../donations/restoreRow.ts'
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
