import * as donations from '../../shared/api/donations.ts'
import { cancel } from '../../shared/donation/closing.ts'
import { endpointOn } from '../http.ts'
import { changeAndShow } from './changeDonation.ts'
import { timelineById } from './donationTable.ts'

export const handler = endpointOn(donations.cancelTransaction, timelineById, ({ resource, ...view }) =>
  changeAndShow(resource, view, cancel),
)
