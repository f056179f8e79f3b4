import * as offers from '../../../../shared/rescue/offers/api.ts'
import { useLastKnown } from '../../core/data/lastKnown.ts'
import { type CurrentState, currentQuery, firstCurrentFilters } from './currentQuery.ts'
import { keepAsking } from './keepAsking.ts'

/** Offers come and go within minutes; an unchanged answer costs a 304. */
const currentPollMs = 15_000

/** Current donations of the agency, kept fresh; without filters one answer for all screens that show it. */
export const useCurrentDonations = (filters: CurrentState = firstCurrentFilters) =>
  useLastKnown(offers.listNewInProgressDonations, currentQuery(filters), { ...keepAsking, poll: currentPollMs })
