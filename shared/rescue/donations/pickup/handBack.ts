import { isRefusal, type Refusal, refuse } from '../../../core/answer.ts'
import { prependEvents, unchanged } from '../../../core/event.ts'
import { assignDirect, type DirectAssignment } from '../directAccept.ts'
import { type AgencyMatch, acceptedMatch, type Donation, matchesPerDonation, matchOfAgency } from '../donation.ts'
import { donationEvent } from '../donationEvent.ts'
import { type DonationTransition, offerRef } from '../donationTransition.ts'
import { searchAgain } from '../offering.ts'
import { type Candidate, endMatch, matchesMade, maxListed, newMatch } from '../ranking.ts'
import * as refusals from '../refusals.ts'
import type { HandBackReason } from './handBackReason.ts'
import { heldPickupRefusal } from './heldPickup.ts'
import { changePickup } from './pickupChange.ts'
import { isPickupWindowOver } from './proposal.ts'
import { withdrawRun } from './search.ts'

/** An acceptance ends before the pickup: the agency hands it back, or the food bank gives it to another. */

export interface HandBackAnswer {
  readonly Reason?: HandBackReason | undefined
  readonly Note?: string | undefined
}

/** Ends the acceptance with its run and its begun receipt; drivers learn that the run is off. */
function endAcceptance(
  donation: Donation,
  { why, ...told }: Partial<AgencyMatch> & { readonly why: 'handedBack' | 'reassigned' },
  now: Date,
): DonationTransition {
  const { state, events } = withdrawRun(donation)
  const held = acceptedMatch(state)
  if (!held) return { state, events }
  const ended = endMatch(state, { ...held, ...told, AgencyAccepted: null }, 'withdrawn', now, why)
  return { state: { ...ended, PendingReceipt: null }, events }
}

/** The note stays with the donation: events hold no free text of persons. */
const handBackOf = ({ Reason, Note }: HandBackAnswer) => ({
  ...(Reason ? { HandBackReason: Reason } : {}),
  ...(Note ? { HandBackNote: Note } : {}),
})

/** The agency can't fetch it after all: others are asked, or staff are told that nobody is left. A repeat changes nothing. */
export function handBack(
  donation: Donation,
  id: number,
  answer: HandBackAnswer,
  now: Date,
): DonationTransition | Refusal {
  const match = donation.Matches.find((candidate) => candidate.ID === id)
  if (match?.Withdrawn === 'handedBack') return unchanged(donation)
  const refusal = heldPickupRefusal(donation, match)
  if (refusal || !match) return refusal ?? refuse(refusals.pickupNotHeld)
  const ended = endAcceptance(donation, { ...handBackOf(answer), why: 'handedBack' }, now)
  const told = donationEvent('PickupHandedBack', {
    ...offerRef(match),
    ...(answer.Reason ? { Why: answer.Reason } : {}),
  })
  return prependEvents([told, ...ended.events], searchAgain(ended.state, now))
}

/** The donation with a match of the agency: its own, or a new one at the end. */
function listed(donation: Donation, candidate: Candidate): { donation: Donation; match: AgencyMatch } | Refusal {
  const present = matchOfAgency(donation, candidate.Agency.ID)
  if (present) return { donation, match: present }
  const sequence = matchesMade(donation) + 1
  if (donation.Matches.length >= maxListed || sequence >= matchesPerDonation) return refuse(refusals.tooManyMatches)
  const match: AgencyMatch = { ...newMatch(donation.ID, sequence, 0, candidate), FoodBankAccepted: true }
  return { donation: { ...donation, Matches: [...donation.Matches, match] }, match }
}

/** An agreed pickup stays agreed until its window is over. */
function keptPickup(
  donation: Donation,
  { AgencyProposedPickupDate: day, PickupTimeType: time }: AgencyMatch,
  now: Date,
) {
  return day !== null && time !== null && !isPickupWindowOver(donation, now) ? { day, time } : null
}

interface Reassignment extends DirectAssignment {
  /** The acceptance that the person saw: of two people at once the second is refused. */
  readonly from?: number | undefined
}

/**
 * The food bank gives an accepted donation to another agency, in one step: the former one is told, and the new one has it.
 * For the agency that has it already the pickup is changed.
 */
export function reassign(
  donation: Donation,
  candidate: Candidate,
  { from, ...assignment }: Reassignment,
  now: Date,
): DonationTransition | Refusal {
  const former = acceptedMatch(donation)
  const refusal = heldPickupRefusal(donation, former)
  if (refusal || !former) return refusal ?? refuse(refusals.pickupNotHeld)
  if (former.Agency.ID === candidate.Agency.ID) return changePickup(donation, former.ID, assignment, now)
  if (from !== undefined && from !== former.ID) return refuse(refusals.pickupElsewhere, { agency: former.Agency.Name })
  const ended = endAcceptance(donation, { why: 'reassigned' }, now)
  const list = listed({ ...ended.state, Stage: 'notMatched' }, candidate)
  if (isRefusal(list)) return list
  const pickup = assignment.pickup ?? keptPickup(donation, former, now)
  const given = assignDirect(list.donation, list.match.ID, { ...assignment, pickup }, now)
  if (isRefusal(given)) return given
  return prependEvents([donationEvent('PickupReassigned', offerRef(former)), ...ended.events], given)
}
