import * as donations from '../../shared/api/donations.ts'
import { endpointOn } from '../http.ts'
import { storyLoader } from './donationTable.ts'
import { transactionView } from './transactionView.ts'

export const handler = endpointOn(donations.getCloseOut, storyLoader, async ({ resource, ...view }) =>
  transactionView(resource, view),
)
