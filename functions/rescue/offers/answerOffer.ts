import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import type { Rule } from '../../../shared/rescue/donations/donationTransition.ts'
import type { Offer } from '../../../shared/rescue/offers/api.ts'
import type { View } from '../../core/http/context.ts'
import { notFound } from '../../core/http/fault.ts'
import { changeWithTimeline, type DonationTimeline } from '../donations/donationTable.ts'
import { offerView } from './offerView.ts'

interface Answered {
  readonly matchId: number
  readonly agencyId: number
}

/** Answers an offer by a rule and returns it as the offer's page shows it then; the write holds the deadline. */
export async function answerOffer(
  loaded: DonationTimeline,
  { matchId, agencyId }: Answered,
  view: View,
  rule: Rule,
): Promise<Offer | Refusal> {
  const options = { by: view.caller, now: view.now, answeringAgency: agencyId }
  const answered = await changeWithTimeline(loaded, rule, options)
  if (isRefusal(answered)) return answered
  const offer = await offerView(answered, matchId, view)
  if (!offer) throw notFound()
  return offer
}
