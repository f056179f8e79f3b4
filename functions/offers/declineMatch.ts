import { isRefusal } from '../../shared/answer.ts'
import * as offers from '../../shared/api/offers.ts'
import { decline } from '../../shared/donation/lifecycle.ts'
import { byMatch, change } from '../donations/donationTable.ts'
import { endpointOn } from '../http.ts'
import { answeringAgency, assertOwnMatch } from './answeringAgency.ts'

export const handler = endpointOn(offers.declineMatch, byMatch, async ({ resource, input, caller, now }) => {
  const agencyId = await answeringAgency(caller)
  assertOwnMatch(resource, input.id, agencyId)
  const answered = await change(resource, (donation, at) => decline(donation, agencyId, at), {
    by: caller,
    now,
    answeringAgency: agencyId,
  })
  return isRefusal(answered) ? answered : null
})
