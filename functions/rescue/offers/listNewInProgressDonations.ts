import * as offers from '../../../shared/rescue/offers/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { filterOf } from '../donations/grids.ts'
import { activeRows } from './agencyRows.ts'

export const handler = endpoint(offers.listNewInProgressDonations, ({ input, ...view }) =>
  activeRows(view, filterOf(input, view.caller)),
)
