import * as offers from '../../../shared/rescue/offers/api.ts'
import { createdBetween, defaultRows } from '../../core/http/gridQuery.ts'
import { endpoint } from '../../core/http/http.ts'
import { donationLists } from '../../core/table/keys/donations.ts'
import { filterOf, rowsPage } from '../donations/grids.ts'
import { agencyRow } from './agencyRows.ts'

/** Current donations whatever their age; in historical mode all that the agency was asked about in the range. */
export const handler = endpoint(offers.getAgencyGrid, ({ input, ...view }) => {
  const paging = { newestFirst: input.order !== 'oldest', limit: input.rows ?? defaultRows, cursor: input.cursor }
  const query =
    input.mode === 'historical'
      ? {
          ...donationLists.agency(view.caller.EntityID),
          ...createdBetween(input, 'agencyHistory', view.now),
          ...paging,
        }
      : { ...donationLists.agencyActive(view.caller.EntityID), ...paging }
  return rowsPage(query, filterOf(input, view.caller), (row) => agencyRow(row, view))
})
