import { refuse } from '../../shared/answer.ts'
import * as offers from '../../shared/api/offers.ts'
import { decline } from '../../shared/donation/answers.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { endpointOn } from '../http.ts'
import { answeredOffer, answeringAgency, assertOwnMatch } from './answeringAgency.ts'
import { answerOffer } from './answerOffer.ts'

export const handler = endpointOn(offers.declineMatch, answeredOffer, async ({ resource, input, ...view }) => {
  if (resource.withdrawnFrom) return refuse(refusals.offerNotActive)
  const agencyId = await answeringAgency(view.caller)
  assertOwnMatch(resource.state, input.id, agencyId)
  return answerOffer(resource, { matchId: input.id, agencyId }, view, (donation, now) =>
    decline(donation, agencyId, now, input),
  )
})
