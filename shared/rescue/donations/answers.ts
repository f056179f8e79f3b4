import { type Refusal, refuse } from '../../core/answer.ts'
import { prependEvents, unchanged } from '../../core/event.ts'
import type { DeclineAnswer } from './declineReason.ts'
import {
  type AgencyMatch,
  acceptedMatch,
  type Donation,
  liveOffers,
  matchOfAgency,
  type PickupTimeType,
} from './donation.ts'
import { donationEvent } from './donationEvent.ts'
import { type DonationTransition, offerRef } from './donationTransition.ts'
import { goOn } from './offering.ts'
import { proposalRefusal } from './pickup/proposal.ts'
import { startSearch } from './pickup/search.ts'
import { endMatch, replaceMatch } from './ranking.ts'
import * as refusals from './refusals.ts'
import { can } from './stages.ts'

/** Answer of an agency to its offer. */

export interface PickupProposal {
  readonly day: string
  readonly time: PickupTimeType
  readonly driver: { ID: number; Name: string } | null
}

/**
 * Reason that this agency may not answer now; undefined when it may. The deadline itself no longer counts as in time.
 */
function answerRefusal(donation: Donation, match: AgencyMatch | undefined, now: Date): Refusal | undefined {
  if (donation.Stage === 'cancelled') return refuse(refusals.donationCancelled)
  if (!match) return refuse(refusals.offerNotActive)
  if (match.Response === 'rejected') return refuse(refusals.offerAlreadyDeclined)
  if (match.Response === 'timedOut') return refuse(refusals.offerExpired)
  if (acceptedMatch(donation))
    return match.Response === 'accepted' ? refuse(refusals.offerAlreadyAccepted) : refuse(refusals.offerTaken)
  if (!can('answer', donation) || match.Response !== null || match.AgencyExpirationTime === null)
    return refuse(refusals.offerNotActive)
  if (now.getTime() >= Date.parse(match.AgencyExpirationTime)) return refuse(refusals.offerExpired)
  return undefined
}

/** An agency accepts with a pickup day and time; every other open offer ends. A repeat of the same acceptance changes nothing. */
export function accept(
  donation: Donation,
  agencyId: number,
  proposal: PickupProposal,
  now: Date,
): DonationTransition | Refusal {
  const match = matchOfAgency(donation, agencyId)
  if (
    donation.Stage !== 'cancelled' &&
    match?.Response === 'accepted' &&
    match.AgencyProposedPickupDate === proposal.day &&
    match.PickupTimeType?.ID === proposal.time.ID &&
    match.AgencyDriver?.ID === proposal.driver?.ID
  )
    return unchanged(donation)
  const refusal = answerRefusal(donation, match, now) ?? proposalRefusal(donation, proposal.day, proposal.time.ID, now)
  if (refusal || !match) return refusal ?? refuse(refusals.offerNotActive)
  const others = liveOffers(donation).filter((other) => other.ID !== match.ID)
  const closed = others.reduce((left, other) => endMatch(left, other, 'withdrawn', now, 'taken'), donation)
  const won: AgencyMatch = {
    ...match,
    Rank: 1,
    Response: 'accepted',
    AgencyAccepted: true,
    AgencyResponseTime: now.toISOString(),
    AgencyProposedPickupDate: proposal.day,
    PickupTimeType: proposal.time,
    AgencyDriver: proposal.driver,
  }
  const search = startSearch({ ...replaceMatch(closed, won), Stage: 'accepted' }, now)
  return {
    state: search.state,
    events: [
      donationEvent('OfferAccepted', { ...offerRef(won), PickupDate: proposal.day, PickupTime: proposal.time.Name }),
      ...others.map((other) => donationEvent('OfferWithdrawn', { ...offerRef(other), Why: 'taken' })),
      ...search.events,
    ],
  }
}

/** The note stays with the donation: events hold no free text of persons. */
const reasonOf = ({ Reason, Note }: DeclineAnswer) => ({
  ...(Reason ? { DeclineReason: Reason } : {}),
  ...(Note ? { DeclineNote: Note } : {}),
})

/** An agency declines, with or without a reason; the next is asked. A repeat changes nothing. */
export function decline(
  donation: Donation,
  agencyId: number,
  now: Date,
  answer: DeclineAnswer = {},
): DonationTransition | Refusal {
  const match = matchOfAgency(donation, agencyId)
  if (match?.Response === 'rejected') return unchanged(donation)
  const refusal = answerRefusal(donation, match, now)
  if (refusal || !match) return refusal ?? refuse(refusals.offerNotActive)
  return prependEvents(
    [donationEvent('OfferDeclined', { ...offerRef(match), ...(answer.Reason ? { Why: answer.Reason } : {}) })],
    goOn(endMatch(donation, { ...match, ...reasonOf(answer) }, 'rejected', now), now),
  )
}
