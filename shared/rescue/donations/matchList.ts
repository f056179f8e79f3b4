import { type Refusal, refuse } from '../../core/answer.ts'
import { prependEvents, unchanged } from '../../core/event.ts'
import { type Donation, matchesPerDonation, matchOfAgency, rankedMatches } from './donation.ts'
import { donationEvent } from './donationEvent.ts'
import { type DonationTransition, offerRef } from './donationTransition.ts'
import { type MoveMode, moveRanks, moveRefusal, removeRefusal } from './moveRanks.ts'
import { activate } from './offering.ts'
import {
  type Candidate,
  endMatch,
  isPassedOver,
  matchesMade,
  maxListed,
  maxRanked,
  newMatch,
  renumber,
  replaceMatch,
  unask,
} from './ranking.ts'
import * as refusals from './refusals.ts'
import { can, stageRefusal } from './stages.ts'

/** Changes of the match list by food bank staff. */

/** Moves an agency to another rank (section 4, decision 20). A change at rank 1 of a running offer withdraws it and asks the new first. */
export function moveMatch(
  donation: Donation,
  id: number,
  from: number,
  to: number,
  now: Date,
  mode: MoveMode = 'swap',
): DonationTransition | Refusal {
  const moving = donation.Matches.find((match) => match.ID === id)
  if (moving?.Rank === to && can('move', donation)) return unchanged(donation)
  if (!can('move', donation)) return stageRefusal(donation)
  const refusal = moveRefusal(donation, id, from, to)
  if (refusal || !moving) return refusal ?? refuse(refusals.moveNeedsNeighbour)
  const moved = moveRanks(donation, from, to, mode)
  const told = donationEvent('MatchMoved', { ...offerRef(moving), From: from, To: to })
  const active = donation.Matches.find((match) => match.Rank === 1)
  const former = moved.Matches.find((match) => match.ID === active?.ID)
  const isHandedOver = former && former.Rank !== 1 && former.InitialActivationTime !== null
  if (donation.Stage !== 'offering' || donation.IsSimultaneousNotifyEnabled || !isHandedOver)
    return { state: moved, events: [told] }
  const withdrawn = replaceMatch(moved, unask(former))
  return prependEvents(
    [told, donationEvent('OfferWithdrawn', { ...offerRef(former), Why: 'moved' })],
    activate(withdrawn, now),
  )
}

/** Takes an agency off the list; the active match, rank 1, stays. One that is gone already stays gone. */
export function removeMatch(donation: Donation, id: number, now: Date): DonationTransition | Refusal {
  const match = donation.Matches.find((candidate) => candidate.ID === id)
  if (!match || match.Rank === null) return unchanged(donation)
  if (!can('remove', donation)) return stageRefusal(donation)
  const refusal = removeRefusal(match)
  if (refusal) return refusal
  const told = donationEvent('AgencyRemoved', offerRef(match))
  if (match.InitialActivationTime !== null)
    return {
      state: endMatch(donation, match, 'withdrawn', now),
      events: [told, donationEvent('OfferWithdrawn', { ...offerRef(match), Why: 'removed' })],
    }
  const left = donation.Matches.filter((other) => other.ID !== id)
  return {
    state: { ...donation, MatchesMade: matchesMade(donation), Matches: renumber(left) },
    events: [told],
  }
}

/** Adds an agency at the end of the ranking; a donation without takers is revived and waits for approval again. */
export function addAgency(donation: Donation, candidate: Candidate, now: Date): DonationTransition | Refusal {
  const present = matchOfAgency(donation, candidate.Agency.ID)
  if (present && present.Rank !== null) return unchanged(donation)
  if (!can('add', donation)) return stageRefusal(donation)
  if (present && !isPassedOver(present)) return refuse(refusals.agencyAlreadyAsked, { agency: candidate.Agency.Name })
  if (present && candidate.IsUnattended) return refuse(refusals.nobodyAnswers, { agency: candidate.Agency.Name })
  const sequence = matchesMade(donation) + 1
  const { length: ranked } = rankedMatches(donation)
  if (ranked >= maxRanked || donation.Matches.length >= maxListed || sequence >= matchesPerDonation)
    return refuse(refusals.tooManyMatches)
  const added = present
    ? { ...present, IsUnattended: undefined, UnattendedReason: undefined, Rank: ranked + 1, Response: null }
    : newMatch(donation.ID, sequence, ranked + 1, candidate)
  const approved = donation.Stage === 'offering' || donation.Stage === 'pendingStart'
  const listed: Donation = {
    ...donation,
    Stage: donation.Stage === 'notMatched' ? 'pendingApproval' : donation.Stage,
    Matches: [
      ...donation.Matches.filter(({ ID }) => ID !== added.ID),
      { ...added, FoodBankAccepted: approved ? true : null },
    ],
  }
  const told = donationEvent('AgencyAdded', offerRef(added))
  return donation.Stage === 'offering'
    ? prependEvents([told], activate(listed, now))
    : { state: listed, events: [told] }
}
