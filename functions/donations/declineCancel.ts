import * as donations from '../../shared/api/donations.ts'
import { cancelDeclined } from '../../shared/donation/cancelRequest.ts'
import { endpointOn } from '../http.ts'
import { changeAndShow } from './changeDonation.ts'
import { timelineById } from './donationTable.ts'

export const handler = endpointOn(donations.declineCancel, timelineById, ({ resource, ...view }) =>
  changeAndShow(resource, view, cancelDeclined),
)
