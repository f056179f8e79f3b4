import { realtime } from '../../shared/api/realtime.ts'
import { endpointOn } from '../http.ts'
import { storyLoader } from './donationTable.ts'
import { transactionView } from './transactionView.ts'

export const handler = endpointOn(realtime.getTransaction, storyLoader, async ({ thing, ...view }) =>
  transactionView(thing, view),
)
