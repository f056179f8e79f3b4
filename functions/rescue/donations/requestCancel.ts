import * as donations from '../../../shared/rescue/donations/api.ts'
import { cancelRequested } from '../../../shared/rescue/donations/cancelRequest.ts'
import { endpointOn } from '../../core/http/http.ts'
import { changeAndShow } from './changeDonation.ts'
import { timelineById } from './donationTable.ts'

export const handler = endpointOn(donations.requestCancel, timelineById, ({ resource, input, ...view }) =>
  changeAndShow(resource, view, (donation, now) => cancelRequested(donation, input.Reason, view.caller, now)),
)
