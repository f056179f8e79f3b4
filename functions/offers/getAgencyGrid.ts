import * as offers from '../../shared/api/offers.ts'
import { createdBetween, defaultRows, filterOf, rowsPage } from '../donations/grids.ts'
import { endpoint } from '../http.ts'
import { agencyActive, inState, lists } from '../table/keys.ts'
import { agencyRow } from './agencyRows.ts'

/** Current donations whatever their age; in historical mode all that the agency was asked about in the range. */
export const handler = endpoint(offers.getAgencyGrid, ({ input, caller, now, language }) => {
  const list = lists.agency(caller.EntityID)
  const paging = { newestFirst: true, limit: input.rows ?? defaultRows, cursor: input.cursor }
  const question =
    input.mode === 'historical'
      ? { index: 'list1' as const, pk: list, ...createdBetween(input, 'agencyHistory', now), ...paging }
      : { index: 'state1' as const, pk: inState(list, agencyActive), ...paging }
  return rowsPage(question, filterOf(input), (row) => agencyRow(row, now, language))
})
