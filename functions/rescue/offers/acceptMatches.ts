import { approve } from '../../../shared/rescue/donations/offering.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { onAttended } from '../donations/attendance.ts'
import { changeAndShow } from '../donations/changeDonation.ts'
import { timelineByTxId } from '../donations/donationTable.ts'

export const handler = endpointOn(offers.acceptMatches, timelineByTxId, async ({ resource, ...view }) =>
  changeAndShow(resource, view, await onAttended(resource.state, approve, view.now)),
)
