import { isRefusal, refuse } from '../../shared/answer.ts'
import * as offers from '../../shared/api/offers.ts'
import { decline } from '../../shared/donation/lifecycle.ts'
import { change } from '../donations/donationTable.ts'
import { endpointOn } from '../http.ts'
import { answeredOffer, answeringAgency, assertOwnMatch } from './answeringAgency.ts'

export const handler = endpointOn(offers.declineMatch, answeredOffer, async ({ resource, input, caller, now }) => {
  if (resource.withdrawnFrom) return refuse('offerNotActive')
  const agencyId = await answeringAgency(caller)
  assertOwnMatch(resource.donation, input.id, agencyId)
  const answered = await change(resource.donation, (donation, at) => decline(donation, agencyId, at), {
    by: caller,
    now,
    answeringAgency: agencyId,
  })
  return isRefusal(answered) ? answered : null
})
