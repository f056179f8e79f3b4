import * as donations from '../../../shared/rescue/donations/api.ts'
import { reopen } from '../../../shared/rescue/donations/pickup/reopening.ts'
import { endpointOn } from '../../core/http/http.ts'
import { changeAndShow } from './changeDonation.ts'
import { timelineById } from './donationTable.ts'

export const handler = endpointOn(donations.reopenDonation, timelineById, ({ resource, ...view }) =>
  changeAndShow(resource, view, reopen),
)
