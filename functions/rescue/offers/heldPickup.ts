import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import type { AgencyMatch, Donation } from '../../../shared/rescue/donations/donation.ts'
import type { Rule } from '../../../shared/rescue/donations/donationTransition.ts'
import type { Offer } from '../../../shared/rescue/offers/api.ts'
import type { View } from '../../core/http/context.ts'
import { notFound } from '../../core/http/fault.ts'
import { changeWithTimeline, type DonationTimeline } from '../donations/donationTable.ts'
import { findMatch } from './directPickup.ts'
import { offerView } from './offerView.ts'

/** A pickup that an agency accepted: the agency changes its own, the food bank any of its donations'. */

/** The match, when it is the caller's to change; another agency's counts as absent. */
export function heldMatch(donation: Donation, id: number, { caller }: Pick<View, 'caller'>): AgencyMatch {
  const match = findMatch(donation, id)
  if (caller.Role === 'agency' && match.Agency.ID !== caller.EntityID) throw notFound()
  return match
}

/** Changes the pickup by a rule and answers the offer as its page shows it then. */
export async function changeHeldPickup(
  loaded: DonationTimeline,
  id: number,
  view: View,
  rule: Rule,
): Promise<Offer | Refusal> {
  heldMatch(loaded.state, id, view)
  const changed = await changeWithTimeline(loaded, rule, { by: view.caller, now: view.now })
  if (isRefusal(changed)) return changed
  const offer = await offerView(changed, id, view)
  if (!offer) throw notFound()
  return offer
}
