import * as donations from '../../shared/api/donations.ts'
import { cancelRequested } from '../../shared/donation/cancelRequest.ts'
import { endpointOn } from '../http.ts'
import { changeAndShow } from './changeDonation.ts'
import { timelineById } from './donationTable.ts'

export const handler = endpointOn(donations.requestCancel, timelineById, ({ resource, input, ...view }) =>
  changeAndShow(resource, view, (donation, now) => cancelRequested(donation, input.Reason, view.caller, now)),
)
