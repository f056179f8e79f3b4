import { type Refusal, refuse } from '../../core/answer.ts'
import { prependEvents, unchanged } from '../../core/event.ts'
import { type AgencyMatch, type Donation, matchesPerDonation, rankedMatches } from './donation.ts'
import { donationEvent } from './donationEvent.ts'
import { type DonationTransition, offerRef } from './donationTransition.ts'
import { activate } from './offering.ts'
import { type Candidate, endMatch, matchesMade, newMatch, reopened } from './ranking.ts'
import * as refusals from './refusals.ts'
import { can, stageRefusal } from './stages.ts'

/**
 * Food bank delivery (section 4): the agencies leave the list and the food bank's own agency is first. While offers run it
 * is asked at once; otherwise the list waits for approval or its start as before. A repeat changes nothing.
 */
export function deliverByFoodBank(donation: Donation, master: Candidate, now: Date): DonationTransition | Refusal {
  if (!can('deliverByFoodBank', donation)) return stageRefusal(donation)
  const isOwn = (match: AgencyMatch) => match.Agency.ID === master.Agency.ID
  const ranked = rankedMatches(donation)
  if (ranked.length === 1 && ranked.every(isOwn)) return unchanged(donation)
  const leaving = ranked.filter((match) => !isOwn(match))
  const asked = leaving.filter((match) => match.InitialActivationTime !== null)
  const closed = asked.reduce((left, match) => endMatch(left, match, 'withdrawn', now), donation)
  const kept = closed.Matches.filter((match) => match.Rank === null || isOwn(match))
  const present = kept.find(isOwn)
  const sequence = matchesMade(donation) + 1
  if (!present && sequence >= matchesPerDonation) return refuse(refusals.tooManyMatches)
  const first = present ? firstAgain(present) : newMatch(donation.ID, sequence, 1, master)
  const isApproved = donation.Stage === 'offering' || donation.Stage === 'pendingStart'
  const listed: Donation = {
    ...donation,
    Stage: donation.Stage === 'notMatched' ? 'pendingApproval' : donation.Stage,
    MatchesMade: Math.max(matchesMade(donation), first.ID % matchesPerDonation),
    Matches: [{ ...first, FoodBankAccepted: isApproved ? true : null }, ...kept.filter((match) => match !== present)],
  }
  const told = [
    donationEvent('FoodBankDeliveryChosen', offerRef(first)),
    ...leaving.map((match) => donationEvent('AgencyRemoved', offerRef(match))),
    ...asked.map((match) => donationEvent('OfferWithdrawn', { ...offerRef(match), Why: 'removed' })),
  ]
  return donation.Stage === 'offering' ? prependEvents(told, activate(listed, now)) : { state: listed, events: told }
}

/** First of the list again, whatever became of it; an offer that runs goes on. */
const firstAgain = (match: AgencyMatch): AgencyMatch =>
  match.Rank === null ? reopened(match, 1) : { ...match, Rank: 1 }
