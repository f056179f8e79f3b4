import type { Refusal } from '../../core/answer.ts'
import type { Transition } from '../../core/event.ts'
import type { AgencyMatch, Donation } from './donation.ts'
import type { DonationEvent } from './events.ts'

/**
 * The life of a donation, from the store's post to the agency's receipt: each rule is a pure function of the donation and the
 * clock. It answers the donation as it is afterwards together with what happened, or why the change is refused.
 */
export type Rule = (donation: Donation, now: Date) => DonationTransition | Refusal

/** The donation after a rule, and what happened. */
export type DonationTransition = Transition<Donation, DonationEvent>

export const offerRef = (match: AgencyMatch) => ({
  MatchID: match.ID,
  Agency: { ID: match.Agency.ID, Name: match.Agency.Name },
})
