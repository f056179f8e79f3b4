import * as offers from '../../shared/api/offers.ts'
import { approve } from '../../shared/donation/offering.ts'
import { changeAndShow } from '../donations/changeDonation.ts'
import { timelineByTxId } from '../donations/donationTable.ts'
import { endpointOn } from '../http.ts'
import { onAttended } from './attendance.ts'

export const handler = endpointOn(offers.acceptMatches, timelineByTxId, async ({ resource, ...view }) =>
  changeAndShow(resource, view, await onAttended(resource.state, approve)),
)
