import * as offers from '../../shared/api/offers.ts'
import { filterOf } from '../donations/grids.ts'
import { endpoint } from '../http.ts'
import { activeRows } from './agencyRows.ts'

export const handler = endpoint(offers.listNewInProgressDonations, ({ input, ...view }) =>
  activeRows(view, filterOf(input, view.caller)),
)
