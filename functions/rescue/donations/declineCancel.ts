import * as donations from '../../../shared/rescue/donations/api.ts'
import { cancelDeclined } from '../../../shared/rescue/donations/cancelRequest.ts'
import { endpointOn } from '../../core/http/http.ts'
import { changeAndShow } from './changeDonation.ts'
import { timelineById } from './donationTable.ts'

export const handler = endpointOn(donations.declineCancel, timelineById, ({ resource, ...view }) =>
  changeAndShow(resource, view, cancelDeclined),
)
