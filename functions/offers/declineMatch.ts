import { refuse } from '../../shared/answer.ts'
import * as offers from '../../shared/api/offers.ts'
import { decline } from '../../shared/donation/answers.ts'
import type { Rule } from '../../shared/donation/donationTransition.ts'
import { waitingMatches } from '../../shared/matching/attendance.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { endpointOn } from '../http.ts'
import { answeredOffer, answeringAgency, assertOwnMatch } from './answeringAgency.ts'
import { answerOffer } from './answerOffer.ts'
import { onAttended } from './attendance.ts'

export const handler = endpointOn(offers.declineMatch, answeredOffer, async ({ resource, input, ...view }) => {
  if (resource.withdrawnFrom) return refuse(refusals.offerNotActive)
  const agencyId = await answeringAgency(view.caller)
  assertOwnMatch(resource.state, input.id, agencyId)
  const rule: Rule = (donation, now) => decline(donation, agencyId, now, input)
  // Usually the list is as it was: its people are looked up only before an agency would be passed over.
  const isDoubtful = waitingMatches(resource.state).some(({ IsUnattended }) => IsUnattended)
  const decided = isDoubtful ? await onAttended(resource.state, rule) : rule
  return answerOffer(resource, { matchId: input.id, agencyId }, view, decided)
})
