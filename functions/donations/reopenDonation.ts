import * as donations from '../../shared/api/donations.ts'
import { reopen } from '../../shared/donation/reopening.ts'
import { endpointOn } from '../http.ts'
import { changeAndShow } from './changeDonation.ts'
import { timelineById } from './donationTable.ts'

export const handler = endpointOn(donations.reopenDonation, timelineById, ({ resource, ...view }) =>
  changeAndShow(resource, view, reopen),
)
