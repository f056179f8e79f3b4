import * as offers from '../../shared/api/offers.ts'
import { exclusionText } from '../../shared/matching/explanation.ts'
import { timelineByTxId } from '../donations/donationTable.ts'
import { scoreFigures } from '../donations/transactionView.ts'
import { endpointOn } from '../http.ts'
import { explainedMarket } from './matchDonation.ts'

/** The candidates in their order, then those left out. */
export const handler = endpointOn(offers.explainMatches, timelineByTxId, async ({ resource, language, now }) => {
  const { candidates, excluded } = await explainedMarket(resource.state, now)
  return [
    ...candidates.map((candidate) => ({ ...candidate, Reason: null })),
    ...excluded.map((left) => ({ ...left, Reason: exclusionText(left, language) })),
  ].map((one) => ({ ...one, ScoreComponents: scoreFigures(one.ScoreComponents) }))
})
