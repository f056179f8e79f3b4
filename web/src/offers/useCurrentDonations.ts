import * as offers from '../../../shared/api/offers.ts'
import { useApi } from '../data/useApi.ts'
import { keepAsking } from './keepAsking.ts'

/** Offers come and go within minutes; an unchanged answer costs a 304. */
const currentPollMs = 15_000

/** What the agency has before it now, kept fresh; one answer for all screens that show it. */
export const useCurrentDonations = () =>
  useApi(offers.listNewInProgressDonations, {}, { ...keepAsking, poll: currentPollMs })
