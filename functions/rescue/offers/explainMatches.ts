import * as offers from '../../../shared/rescue/offers/api.ts'
import { exclusionText } from '../../../shared/rescue/offers/explanation.ts'
import { endpointOn } from '../../core/http/http.ts'
import { timelineByTxId } from '../donations/donationTable.ts'
import { scoreFigures } from '../donations/transactionView.ts'
import { explainedMarket } from './matchDonation.ts'

/** The candidates in their order, then those left out. */
export const handler = endpointOn(offers.explainMatches, timelineByTxId, async ({ resource, language, now }) => {
  const { candidates, excluded } = await explainedMarket(resource.state, now)
  return [
    ...candidates.map((candidate) => ({ ...candidate, Reason: null })),
    ...excluded.map((left) => ({ ...left, Reason: exclusionText(left, language) })),
  ].map((one) => ({ ...one, ScoreComponents: scoreFigures(one.ScoreComponents) }))
})
