import * as donations from '../../../shared/rescue/donations/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { timelineById } from './donationTable.ts'
import { transactionView } from './transactionView.ts'

export const handler = endpointOn(donations.getCloseOut, timelineById, async ({ resource, ...view }) =>
  transactionView(resource, view),
)
