import * as donations from '../../shared/api/donations.ts'
import { endpointOn } from '../http.ts'
import { timelineById } from './donationTable.ts'
import { transactionView } from './transactionView.ts'

export const handler = endpointOn(donations.getTransaction, timelineById, async ({ resource, ...view }) =>
  transactionView(resource, view),
)
