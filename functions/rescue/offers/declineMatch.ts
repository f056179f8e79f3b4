import { refuse } from '../../../shared/core/answer.ts'
import { decline } from '../../../shared/rescue/donations/answers.ts'
import type { Rule } from '../../../shared/rescue/donations/donationTransition.ts'
import * as refusals from '../../../shared/rescue/donations/refusals.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import { waitingMatches } from '../../../shared/rescue/offers/attendance.ts'
import { endpointOn } from '../../core/http/http.ts'
import { onAttended } from '../donations/attendance.ts'
import { answeredOffer, answeringAgency, assertOwnMatch } from './answeringAgency.ts'
import { answerOffer } from './answerOffer.ts'

export const handler = endpointOn(offers.declineMatch, answeredOffer, async ({ resource, input, ...view }) => {
  if (resource.withdrawnFrom) return refuse(refusals.offerNotActive)
  const agencyId = await answeringAgency(view.caller)
  assertOwnMatch(resource.state, input.id, agencyId)
  const rule: Rule = (donation, now) => decline(donation, agencyId, now, input)
  // Usually the list is as it was: its people are looked up only before an agency would be passed over.
  const isDoubtful = waitingMatches(resource.state).some(({ IsUnattended }) => IsUnattended)
  const decided = isDoubtful ? await onAttended(resource.state, rule, view.now) : rule
  return answerOffer(resource, { matchId: input.id, agencyId }, view, decided)
})
