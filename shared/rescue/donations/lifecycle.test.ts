import { describe, expect, it } from 'vitest'
import { isRefusal, type Refusal } from '../../core/answer.ts'
import { refusalText } from '../../core/refusalText.ts'
import type { Sentence } from '../../core/text/sentence.ts'
import { accept, decline } from './answers.ts'
import { cancel, close, correctItems, receipted } from './closing.ts'
import { afterExpiry, nextDue, tick } from './deadlines.ts'
import { acceptedMatch, type Donation, liveOffers, rankedMatches, type Stage, stages } from './donation.ts'
import type { DonationTransition, Rule } from './donationTransition.ts'
import {
  at,
  bread,
  candidateOf,
  matchesOf,
  postedDonation,
  proposalFor,
  receiptFor,
  start,
  windowEnd,
} from './life.fixture.ts'
import { addAgency, moveMatch, removeMatch } from './matchList.ts'
import { approve, matched } from './offering.ts'
import { changeEscalation, changeStart } from './offerModes.ts'
import { maxListed, maxRanked } from './ranking.ts'
import * as refusals from './refusals.ts'
import { can, hasEnded, isOpen } from './stages.ts'
import { timeType } from './status/donation.fixture.ts'

const done = (result: DonationTransition | Refusal): Donation => {
  if (isRefusal(result)) throw new Error(`Refused: ${result.refused.en}`)
  return result.state
}
const types = (result: DonationTransition | Refusal) =>
  isRefusal(result) ? [`refused: ${result.refused.en}`] : result.events.map((one) => one.type)
const idOf = (donation: Donation, agencyId: number) =>
  donation.Matches.find((match) => match.Agency.ID === agencyId)?.ID ?? 0
/** The ranking as agency IDs; asked ones with a star. */
const ranking = (donation: Donation) =>
  rankedMatches(donation).map(
    (match) => `${match.Agency.ID}${liveOffers(donation).some((live) => live.ID === match.ID) ? '*' : ''}`,
  )
const responses = (donation: Donation) =>
  Object.fromEntries(donation.Matches.map((match) => [match.Agency.ID, match.Response]))
const deadlineOf = (donation: Donation, agencyId: number) =>
  donation.Matches.find((match) => match.Agency.ID === agencyId)?.AgencyExpirationTime

const listed = (agencies: readonly number[], more: Partial<Donation> = {}) => {
  const donation = postedDonation(more)
  return done(matched(donation, matchesOf(donation, agencies), start))
}
const ordered = (agencies: readonly number[] = [1, 2, 3]) => listed(agencies)
const simultaneous = (agencies: readonly number[] = [1, 2, 3]) =>
  listed(agencies, { IsSimultaneousNotifyEnabled: true })
const accepts = (donation: Donation, agencyId: number, now: Date) =>
  accept(donation, agencyId, proposalFor(donation, now), now)
const declines = (donation: Donation, ...agencies: number[]) =>
  agencies.reduce((left, agency) => done(decline(left, agency, at(5))), donation)

const inStage: Record<Stage, Donation> = {
  matching: postedDonation(),
  pendingApproval: listed([1, 2, 3], { IsAutomaticallyApproved: false }),
  pendingStart: listed([1, 2, 3], { StartAfter: at(30).toISOString() }),
  offering: ordered(),
  accepted: done(accepts(ordered(), 1, at(5))),
  closed: done(close(done(accepts(ordered(), 1, at(5))), true, undefined, at(6))),
  complete: done(receipted(done(close(done(accepts(ordered(), 1, at(5))), true, undefined, at(6))), receiptFor(1))),
  unsuccessful: done(close(done(accepts(ordered(), 1, at(5))), false, undefined, at(6))),
  notMatched: declines(ordered(), 1, 2, 3),
  cancelled: done(cancel(ordered(), at(5))),
}
const now = at(10)

type Outcome = Sentence | 'done' | 'same'
const outcomeOf = (result: DonationTransition | Refusal): Outcome => {
  if (isRefusal(result)) return result.refused
  return result.events.length > 0 ? 'done' : 'same'
}

describe('what may happen in which stage', () => {
  it('reaches each stage by moves', () => {
    for (const stage of stages) expect(inStage[stage].Stage).toBe(stage)
  })

  const moves: Record<string, [(donation: Donation) => DonationTransition | Refusal, Record<Stage, Outcome>]> = {
    'the match list arrives': [
      (donation) => matched(donation, matchesOf(donation, [1, 2]), now),
      {
        matching: 'done',
        pendingApproval: 'same',
        pendingStart: 'same',
        offering: 'same',
        accepted: 'same',
        closed: 'same',
        complete: 'same',
        unsuccessful: 'same',
        notMatched: 'same',
        cancelled: 'same',
      },
    ],
    'the food bank approves the list': [
      (donation) => approve(donation, now),
      {
        matching: refusals.stillMatching,
        pendingApproval: 'done',
        pendingStart: 'same',
        offering: 'same',
        accepted: refusals.alreadyAccepted,
        closed: refusals.alreadyAccepted,
        complete: refusals.donationEnded,
        unsuccessful: refusals.donationEnded,
        notMatched: refusals.addAgencyFirst,
        cancelled: refusals.donationCancelled,
      },
    ],
    'the delayed start comes': [
      (donation) => tick(donation, at(30)),
      {
        matching: 'same',
        pendingApproval: 'same',
        pendingStart: 'done',
        offering: 'same',
        accepted: 'same',
        closed: 'same',
        complete: 'same',
        unsuccessful: 'same',
        notMatched: 'same',
        cancelled: 'same',
      },
    ],
    'staff swap ranks 2 and 3': [
      (donation) => moveMatch(donation, idOf(donation, 3), 3, 2, now),
      {
        matching: refusals.stillMatching,
        pendingApproval: 'done',
        pendingStart: 'done',
        offering: 'done',
        accepted: refusals.alreadyAccepted,
        closed: refusals.alreadyAccepted,
        complete: refusals.donationEnded,
        unsuccessful: refusals.donationEnded,
        notMatched: refusals.donationEnded,
        cancelled: refusals.donationCancelled,
      },
    ],
    'staff take the third agency off': [
      (donation) => removeMatch(donation, idOf(donation, 3), now),
      {
        matching: 'same',
        pendingApproval: 'done',
        pendingStart: 'done',
        offering: 'done',
        accepted: refusals.alreadyAccepted,
        closed: refusals.alreadyAccepted,
        complete: refusals.donationEnded,
        unsuccessful: refusals.donationEnded,
        notMatched: 'same',
        cancelled: refusals.donationCancelled,
      },
    ],
    'staff add an agency': [
      (donation) => addAgency(donation, candidateOf(9), now),
      {
        matching: refusals.stillMatching,
        pendingApproval: 'done',
        pendingStart: 'done',
        offering: 'done',
        accepted: refusals.alreadyAccepted,
        closed: refusals.alreadyAccepted,
        complete: refusals.donationEnded,
        unsuccessful: refusals.donationEnded,
        notMatched: 'done',
        cancelled: refusals.donationCancelled,
      },
    ],
    'staff choose simultaneous': [
      (donation) => changeEscalation(donation, 'simultaneous', now),
      {
        matching: 'done',
        pendingApproval: 'done',
        pendingStart: 'done',
        offering: 'done',
        accepted: refusals.modeFixed,
        closed: refusals.modeFixed,
        complete: refusals.modeFixed,
        unsuccessful: refusals.modeFixed,
        notMatched: refusals.modeFixed,
        cancelled: refusals.modeFixed,
      },
    ],
    'staff delay the start': [
      (donation) => changeStart(donation, at(600), windowEnd, now),
      {
        matching: 'done',
        pendingApproval: 'done',
        pendingStart: 'done',
        offering: refusals.alreadyStarted,
        accepted: refusals.alreadyAccepted,
        closed: refusals.alreadyAccepted,
        complete: refusals.donationEnded,
        unsuccessful: refusals.donationEnded,
        notMatched: refusals.donationEnded,
        cancelled: refusals.donationCancelled,
      },
    ],
    'the first agency accepts': [
      (donation) => accept(donation, 1, proposalFor(inStage.offering, now), now),
      {
        matching: refusals.offerNotActive,
        pendingApproval: refusals.offerNotActive,
        pendingStart: refusals.offerNotActive,
        offering: 'done',
        accepted: 'same',
        closed: 'same',
        complete: 'same',
        unsuccessful: 'same',
        notMatched: refusals.offerAlreadyDeclined,
        cancelled: refusals.donationCancelled,
      },
    ],
    'the second agency declines unasked': [
      (donation) => decline(donation, 2, now),
      {
        matching: refusals.offerNotActive,
        pendingApproval: refusals.offerNotActive,
        pendingStart: refusals.offerNotActive,
        offering: refusals.offerNotActive,
        accepted: refusals.offerTaken,
        closed: refusals.offerTaken,
        complete: refusals.offerTaken,
        unsuccessful: refusals.offerTaken,
        notMatched: 'same',
        cancelled: refusals.donationCancelled,
      },
    ],
    'the items are corrected': [
      (donation) => correctItems(donation, bread(90), now),
      {
        matching: 'done',
        pendingApproval: 'done',
        pendingStart: 'done',
        offering: 'done',
        accepted: 'done',
        closed: refusals.notOpen,
        complete: refusals.notOpen,
        unsuccessful: refusals.notOpen,
        notMatched: refusals.notOpen,
        cancelled: refusals.notOpen,
      },
    ],
    'it is cancelled': [
      (donation) => cancel(donation, now),
      {
        matching: 'done',
        pendingApproval: 'done',
        pendingStart: 'done',
        offering: 'done',
        accepted: 'done',
        closed: refusals.donationEnded,
        complete: refusals.donationEnded,
        unsuccessful: refusals.donationEnded,
        notMatched: 'done',
        cancelled: 'same',
      },
    ],
    'the donor closes it as picked up': [
      (donation) => close(donation, true, undefined, at(6)),
      {
        matching: refusals.stillMatching,
        pendingApproval: refusals.notYetAccepted,
        pendingStart: refusals.notYetAccepted,
        offering: refusals.notYetAccepted,
        accepted: 'done',
        closed: 'same',
        complete: 'same',
        unsuccessful: refusals.donationEnded,
        notMatched: refusals.notYetAccepted,
        cancelled: refusals.donationCancelled,
      },
    ],
    'the donor closes it as not picked up': [
      (donation) => close(donation, false, undefined, at(6)),
      {
        matching: refusals.stillMatching,
        pendingApproval: refusals.notYetAccepted,
        pendingStart: refusals.notYetAccepted,
        offering: refusals.notYetAccepted,
        accepted: 'done',
        closed: refusals.donationEnded,
        complete: refusals.donationEnded,
        unsuccessful: 'same',
        notMatched: 'done',
        cancelled: refusals.donationCancelled,
      },
    ],
    'the first agency receipts it': [
      (donation) => receipted(donation, receiptFor(1)),
      {
        matching: refusals.receiptNotEligible,
        pendingApproval: refusals.receiptNotEligible,
        pendingStart: refusals.receiptNotEligible,
        offering: refusals.receiptNotEligible,
        accepted: 'done',
        closed: 'done',
        complete: refusals.receiptExists,
        unsuccessful: refusals.receiptNotEligible,
        notMatched: refusals.receiptNotEligible,
        cancelled: refusals.receiptNotEligible,
      },
    ],
  }
  it.each(Object.entries(moves))('%s', (_, [move, expected]) => {
    expect(Object.fromEntries(stages.map((stage) => [stage, outcomeOf(move(inStage[stage]))]))).toEqual(expected)
  })
})

describe('matching and approval', () => {
  it('[rt-match-ranked-order] an automatic food bank’s first agency is asked at once', () => {
    const donation = ordered()
    expect(ranking(donation)).toEqual(['1*', '2', '3'])
    expect(donation.Matches.every((match) => match.FoodBankAccepted)).toBe(true)
  })

  it('[rt-match-ranked-order] simultaneous offers go to all at once', () => {
    const donation = simultaneous()
    expect(ranking(donation)).toEqual(['1*', '2*', '3*'])
    expect(new Set(donation.Matches.map((match) => match.AgencyExpirationTime))).toEqual(
      new Set([at(60).toISOString()]),
    )
  })

  it('waits for the approval of every other food bank; nobody is asked before', () => {
    const waiting = inStage.pendingApproval
    expect(liveOffers(waiting)).toEqual([])
    expect(waiting.Matches.map((match) => match.FoodBankAccepted)).toEqual([null, null, null])
    const approved = approve(waiting, now)
    expect(types(approved)).toEqual(['MatchesApproved', 'OfferMade'])
    expect(done(approved).Matches.map((match) => match.FoodBankAccepted)).toEqual([true, true, true])
    expect(deadlineOf(done(approved), 1)).toBe(at(70).toISOString())
  })

  it('[accept-needs-agency] an empty list cannot be approved', () => {
    const empty = listed([], { IsAutomaticallyApproved: false })
    expect(empty.Stage).toBe('pendingApproval')
    const refused = approve(empty, now) as Refusal
    expect(refusalText(refused, 'en')).toBe('Please add at least one agency first')
    expect(done(approve(done(addAgency(empty, candidateOf(9), now)), now)).Stage).toBe('offering')
  })

  it('is not matched when an automatic food bank has nobody to ask', () => {
    const donation = postedDonation()
    const step = matched(donation, [], start)
    expect(types(step)).toEqual(['DonationMatched', 'DonationNotMatched'])
    expect(done(step).Stage).toBe('notMatched')
  })
})

describe('answers', () => {
  it('[offer-states] accepted: the others’ offers end, the accepted match is rank 1', () => {
    const taken = accepts(simultaneous(), 2, now)
    expect(types(taken)).toEqual(['OfferAccepted', 'OfferWithdrawn', 'OfferWithdrawn'])
    expect(responses(done(taken))).toEqual({ 1: 'withdrawn', 2: 'accepted', 3: 'withdrawn' })
    expect(acceptedMatch(done(taken))).toMatchObject({
      Rank: 1,
      AgencyAccepted: true,
      AgencyResponseTime: now.toISOString(),
    })
  })

  it('[offer-states] rejected: the next rank is asked, its whole period ahead', () => {
    const declined = decline(ordered(), 1, at(10))
    expect(types(declined)).toEqual(['OfferDeclined', 'OfferMade'])
    expect(ranking(done(declined))).toEqual(['2*', '3'])
    expect(deadlineOf(done(declined), 2)).toBe(at(70).toISOString())
    expect(done(declined).Matches[0]).toMatchObject({ Rank: null, Response: 'rejected', AgencyAccepted: false })
  })

  it('[offer-states] timed out: the next rank is asked, from the moment the clock comes by', () => {
    const expired = tick(ordered(), at(61))
    expect(types(expired)).toEqual(['OfferExpired', 'OfferMade'])
    expect(responses(done(expired))).toEqual({ 1: 'timedOut', 2: null, 3: null })
    expect(deadlineOf(done(expired), 2)).toBe(at(121).toISOString())
  })

  it('the last refusal leaves it not matched', () => {
    const declined = decline(declines(ordered(), 1, 2), 3, now)
    expect(types(declined)).toEqual(['OfferDeclined', 'DonationNotMatched'])
    expect(done(declined).Stage).toBe('notMatched')
  })

  it('a simultaneous refusal leaves the others their offers as they were', () => {
    const declined = decline(simultaneous(), 1, now)
    expect(types(declined)).toEqual(['OfferDeclined'])
    expect(ranking(done(declined))).toEqual(['2*', '3*'])
    expect(deadlineOf(done(declined), 2)).toBe(at(60).toISOString())
  })

  it.each([
    [-1, 'done'],
    [0, refusals.offerExpired],
    [1, refusals.offerExpired],
  ])('[offer-accept-until-end] %i ms from the end of the period: %s', (ms, outcome) => {
    const moment = at(60, ms)
    expect(outcomeOf(accepts(ordered(), 1, moment))).toBe(outcome)
    expect(outcomeOf(decline(ordered(), 1, moment))).toBe(outcome)
  })

  it('[agency-proposes-date-time] keeps the proposed day, time and driver, and refuses what was not to choose from', () => {
    const proposal = { day: '2026-11-21', time: timeType(2), driver: { ID: 5, Name: 'Van' } }
    const recorded = listed([1], { DonorRecordedPickupDate: '2026-11-21', PickupTimeType: timeType(2) })
    expect(acceptedMatch(done(accept(recorded, 1, proposal, now)))).toMatchObject({
      AgencyProposedPickupDate: '2026-11-21',
      PickupTimeType: { Code: 'MORNING' },
      AgencyDriver: { ID: 5 },
    })
    expect(outcomeOf(accept(recorded, 1, { ...proposal, time: timeType(4) }, now))).toBe(refusals.proposalNotOffered)
    expect(outcomeOf(accept(recorded, 1, { ...proposal, day: '2026-11-22' }, now))).toBe(refusals.proposalNotOffered)
    expect(outcomeOf(accept(recorded, 1, { ...proposal, day: '2026-11-19' }, now))).toBe(refusals.pickupDateInThePast)
  })

  it('tells each agency why it comes too late', () => {
    const taken = done(accepts(simultaneous(), 2, now))
    expect(outcomeOf(accepts(taken, 1, now))).toBe(refusals.offerTaken)
    expect(outcomeOf(decline(taken, 2, now))).toBe(refusals.offerAlreadyAccepted)
    expect(outcomeOf(accept(taken, 2, { ...proposalFor(taken, now), day: '2026-11-22' }, now))).toBe(
      refusals.offerAlreadyAccepted,
    )
    expect(outcomeOf(accepts(declines(ordered(), 1), 1, now))).toBe(refusals.offerAlreadyDeclined)
    expect(outcomeOf(accepts(done(tick(ordered(), at(60))), 1, at(61)))).toBe(refusals.offerExpired)
    expect(outcomeOf(accepts(ordered(), 2, now))).toBe(refusals.offerNotActive)
    expect(outcomeOf(accepts(ordered(), 77, now))).toBe(refusals.offerNotActive)
  })

  it('takes for a repeat only what is the same in day, time and driver', () => {
    const proposal = { day: '2026-11-20', time: timeType(6), driver: { ID: 5, Name: 'Van' } }
    const taken = done(accept(ordered(), 1, proposal, now))
    expect(outcomeOf(accept(taken, 1, proposal, at(5)))).toBe('same')
    for (const other of [
      { day: '2026-11-21' },
      { time: timeType(4) },
      { driver: null },
      { driver: { ID: 6, Name: 'Truck' } },
    ])
      expect(outcomeOf(accept(taken, 1, { ...proposal, ...other }, at(5)))).toBe(refusals.offerAlreadyAccepted)
  })

  it('notes when an agency answered, and that it did not', () => {
    expect(done(decline(ordered(), 1, at(10))).Matches[0]?.AgencyResponseTime).toBe(at(10).toISOString())
    expect(done(tick(ordered(), at(61))).Matches[0]?.AgencyResponseTime).toBeNull()
    expect(done(accepts(simultaneous(), 2, now)).Matches[0]?.AgencyResponseTime).toBeNull()
  })

  it('does not let an agency believe that a cancelled donation is still its own', () => {
    const cancelled = done(cancel(inStage.accepted, now))
    expect(outcomeOf(accept(cancelled, 1, proposalFor(inStage.offering, at(5)), now))).toBe(refusals.donationCancelled)
  })
})

describe('the ranking', () => {
  it('[move-swaps] swaps two ranks and leaves the running offer alone', () => {
    const moved = moveMatch(ordered([1, 2, 3, 4]), 471104, 4, 2, now)
    expect(types(moved)).toEqual(['MatchMoved'])
    expect(ranking(done(moved))).toEqual(['1*', '4', '3', '2'])
  })

  it('[move-swaps] at rank 1 the offer changes hands, with a period of its own', () => {
    const moved = moveMatch(ordered(), 471102, 2, 1, now)
    expect(types(moved)).toEqual(['MatchMoved', 'OfferWithdrawn', 'OfferMade'])
    expect(ranking(done(moved))).toEqual(['2*', '1', '3'])
    expect(deadlineOf(done(moved), 2)).toBe(at(70).toISOString())
    expect(done(moved).Matches[0]).toMatchObject({ Response: null, InitialActivationTime: null, Rank: 2 })
  })

  it('[move-swaps] moving the active match down asks the one that comes up', () => {
    expect(ranking(done(moveMatch(ordered(), 471101, 1, 2, now)))).toEqual(['2*', '1', '3'])
  })

  it('an insertion shifts the agencies between, as one event', () => {
    const moved = moveMatch(ordered([1, 2, 3, 4]), 471104, 4, 2, now, 'insert')
    expect(types(moved)).toEqual(['MatchMoved'])
    expect(ranking(done(moved))).toEqual(['1*', '4', '2', '3'])
  })

  it.each([
    ['above the active match', 471103, 3, 1, ['3*', '1', '2']],
    ['of the active match further down', 471101, 1, 3, ['2*', '3', '1']],
  ])('an insertion %s hands the offer to the new first', (_, id, from, to, after) => {
    const moved = moveMatch(ordered(), id, from, to, now, 'insert')
    expect(types(moved)).toEqual(['MatchMoved', 'OfferWithdrawn', 'OfferMade'])
    expect(ranking(done(moved))).toEqual(after)
    const former = done(moved).Matches.find((match) => match.ID === 471101)
    expect(former).toMatchObject({ Response: null, InitialActivationTime: null, AgencyExpirationTime: null })
  })

  it('[active-match-rank-1] before the offers, and with simultaneous ones, ranks only change places', () => {
    expect(types(moveMatch(inStage.pendingApproval, 471102, 2, 1, now))).toEqual(['MatchMoved'])
    const moved = moveMatch(simultaneous(), 471102, 2, 1, now)
    expect(types(moved)).toEqual(['MatchMoved'])
    expect(ranking(done(moved))).toEqual(['2*', '1*', '3*'])
  })

  it.each([
    ['move-up-limit', 471101, 1, 0, 'Unable to move up any further'],
    ['move-up-limit', 471101, 0, -1, 'Unable to move up any further'],
    ['move-up-limit', 471103, 3, 0, 'Unable to move up any further'],
    ['move-needs-neighbour', 471103, 3, 4, 'Unable to move match'],
    ['move-needs-neighbour', 471103, 2, 1, 'Unable to move match'],
    ['move-needs-neighbour', 471177, 3, 2, 'Unable to move match'],
  ])('[%s] match %i from %i to %i: %s', (_, id, from, to, text) => {
    expect(refusalText(moveMatch(ordered(), id, from, to, now) as Refusal, 'en')).toBe(text)
  })

  it('[active-match-not-removable] [remove-active-refused] the active match stays, running or not', () => {
    for (const donation of [ordered(), simultaneous(), inStage.pendingApproval, inStage.pendingStart])
      expect(refusalText(removeMatch(donation, 471101, now) as Refusal, 'en')).toBe('cannot remove active match')
  })

  it('closes the gap of an agency that is taken off', () => {
    expect(ranking(done(removeMatch(ordered([1, 2, 3, 4]), 471102, now)))).toEqual(['1*', '3', '4'])
  })

  it('ends the offer of an asked agency that is taken off, and keeps what became of it', () => {
    const removed = removeMatch(simultaneous(), 471102, now)
    expect(types(removed)).toEqual(['AgencyRemoved', 'OfferWithdrawn'])
    expect(responses(done(removed))).toEqual({ 1: null, 2: 'withdrawn', 3: null })
    expect(ranking(done(removed))).toEqual(['1*', '3*'])
  })

  it('never gives a removed match’s ID to another agency: a repeated removal must not hit it', () => {
    const removed = done(removeMatch(ordered(), 471103, now))
    const added = done(addAgency(removed, candidateOf(9), now))
    expect(ranking(added)).toEqual(['1*', '2', '9'])
    expect(types(removeMatch(added, 471103, now))).toEqual([])
  })

  it('adds at the end; in simultaneous mode the new agency is asked at once, with a full period', () => {
    expect(ranking(done(addAgency(ordered(), candidateOf(9), now)))).toEqual(['1*', '2', '3', '9'])
    const added = addAgency(simultaneous(), candidateOf(9), now)
    expect(types(added)).toEqual(['AgencyAdded', 'OfferMade'])
    expect(deadlineOf(done(added), 9)).toBe(at(70).toISOString())
    expect(deadlineOf(done(added), 1)).toBe(at(60).toISOString())
  })

  it('asks no agency again that has answered', () => {
    expect(outcomeOf(addAgency(declines(ordered(), 1), candidateOf(1), now))).toBe(refusals.agencyAlreadyAsked)
  })

  it('tells who was moved, from where to where, and why whose offer was withdrawn', () => {
    const details = (result: DonationTransition | Refusal) =>
      isRefusal(result) ? [] : result.events.map(({ type, detail }) => [type, detail])
    expect(details(moveMatch(ordered(), 471102, 2, 1, now)).slice(0, 2)).toEqual([
      ['MatchMoved', expect.objectContaining({ MatchID: 471102, Agency: { ID: 2, Name: 'Agency 2' }, From: 2, To: 1 })],
      [
        'OfferWithdrawn',
        expect.objectContaining({ MatchID: 471101, Agency: { ID: 1, Name: 'Agency 1' }, Why: 'moved' }),
      ],
    ])
    expect(details(removeMatch(simultaneous(), 471102, now))).toContainEqual([
      'OfferWithdrawn',
      expect.objectContaining({ MatchID: 471102, Agency: { ID: 2, Name: 'Agency 2' }, Why: 'removed' }),
    ])
  })

  it('takes an added agency as approved where the list is', () => {
    const acceptedOf = (donation: Donation) =>
      done(addAgency(donation, candidateOf(9), now)).Matches.at(-1)?.FoodBankAccepted
    expect([inStage.offering, inStage.pendingStart, inStage.pendingApproval].map(acceptedOf)).toEqual([
      true,
      true,
      null,
    ])
    expect(done(addAgency(inStage.pendingStart, candidateOf(9), now)).Stage).toBe('pendingStart')
  })

  it('takes no agency beyond the number that a donation can have matches', () => {
    const worn = (MatchesMade: number) => ({ ...ordered(), MatchesMade })
    expect(outcomeOf(addAgency(worn(98), candidateOf(9), now))).toBe('done')
    expect(outcomeOf(addAgency(worn(99), candidateOf(9), now))).toBe(refusals.tooManyMatches)
  })

  it('[move-swaps] a swap, a removal and an addition that were made before change nothing', () => {
    const moved = done(moveMatch(ordered(), 471103, 3, 2, now))
    expect(moveMatch(moved, 471103, 3, 2, now)).toEqual({ state: moved, events: [] })
    const removed = done(removeMatch(moved, 471103, now))
    expect(removeMatch(removed, 471103, now)).toEqual({ state: removed, events: [] })
    const added = done(addAgency(removed, candidateOf(9), now))
    expect(addAgency(added, candidateOf(9), now)).toEqual({ state: added, events: [] })
  })

  it('ranks and lists only so many agencies', () => {
    const many = (count: number) => ordered(Array.from({ length: count }, (_, index) => index + 1))
    expect(outcomeOf(addAgency(many(maxRanked), candidateOf(99), now))).toBe(refusals.tooManyMatches)
    expect(outcomeOf(addAgency(many(maxRanked - 1), candidateOf(99), now))).toBe('done')
    const answered = Array.from({ length: maxListed - maxRanked }, (_, index) => index + 1)
    const long = declines(ordered([...answered, ...answered.map((id) => id + 40)]), ...answered)
    expect(rankedMatches(long).length).toBeLessThanOrEqual(maxRanked)
    expect(outcomeOf(addAgency(done(removeMatch(long, idOf(long, 60), now)), candidateOf(99), now))).toBe('done')
    expect(outcomeOf(addAgency(long, candidateOf(99), now))).toBe(refusals.tooManyMatches)
  })
})

describe('ordered or simultaneous', () => {
  it('[escalation-modes] simultaneous asks the rest at once, each with a full period', () => {
    const changed = changeEscalation(ordered(), 'simultaneous', now)
    expect(types(changed)).toEqual(['EscalationModeChanged', 'OfferMade', 'OfferMade'])
    expect(done(changed).Matches.map((match) => match.AgencyExpirationTime)).toEqual(
      [60, 70, 70].map((minutes) => at(minutes).toISOString()),
    )
  })

  it('[escalation-modes] simultaneous 15 s before the end: the others outlive the first offer', () => {
    const late = at(60, -15_000)
    const changed = done(changeEscalation(ordered(), 'simultaneous', late))
    const expired = tick(changed, at(60))
    expect(types(expired)).toEqual(['OfferExpired'])
    expect(ranking(done(expired))).toEqual(['2*', '3*'])
    expect(nextDue(done(expired))).toBe(at(105, -15_000).toISOString())
    const reminded = tick(done(expired), at(105, -15_000))
    expect(types(reminded)).toEqual(['OfferExpiring', 'OfferExpiring'])
    expect(nextDue(done(reminded))).toBe(at(120, -15_000).toISOString())
    expect(done(tick(done(reminded), at(120, -15_000))).Stage).toBe('notMatched')
  })

  it('reminds each agency once of its own deadline', () => {
    const added = done(addAgency(simultaneous([1]), candidateOf(9), now))
    const first = tick(added, at(45))
    expect(first.events.map((one) => (one.detail as { Agency: { ID: number } }).Agency.ID)).toEqual([1])
    expect(nextDue(first.state)).toBe(at(55).toISOString())
    const second = tick(first.state, at(55))
    expect(second.events.map((one) => (one.detail as { Agency: { ID: number } }).Agency.ID)).toEqual([9])
    expect(nextDue(second.state)).toBe(at(60).toISOString())
    const both = tick(added, at(56))
    expect(types(both)).toEqual(['OfferExpiring', 'OfferExpiring'])
    expect(nextDue(both.state)).toBe(at(60).toISOString())
  })

  it('[escalation-modes] ordered asks all but the first no more; they come again in their turn', () => {
    const changed = changeEscalation(simultaneous(), 'ordered', now)
    expect(types(changed)).toEqual(['EscalationModeChanged', 'OfferWithdrawn', 'OfferWithdrawn'])
    expect(ranking(done(changed))).toEqual(['1*', '2', '3'])
    expect(ranking(declines(done(changed), 1))).toEqual(['2*', '3'])
  })

  it('[escalation-modes] before the offers it is only noted', () => {
    expect(types(changeEscalation(inStage.pendingApproval, 'simultaneous', now))).toEqual(['EscalationModeChanged'])
    expect(types(changeEscalation(inStage.pendingApproval, 'ordered', now))).toEqual([])
  })
})

describe('a change after a deadline that no sweep has settled', () => {
  const late = at(61)
  const change = (donation: Donation, rule: Rule) => afterExpiry(donation, late, rule)

  it('switches to simultaneous: the expired offer ends first, and the others have a full period', () => {
    const changed = change(ordered(), (left) => changeEscalation(left, 'simultaneous', late))
    expect(types(changed)).toEqual(['OfferExpired', 'EscalationModeChanged', 'OfferMade', 'OfferMade'])
    expect(ranking(done(changed))).toEqual(['2*', '3*'])
    expect(deadlineOf(done(changed), 3)).toBe(at(121).toISOString())
  })

  it('adds an agency to a donation that found no taker', () => {
    const added = change(simultaneous(), (left) => addAgency(left, candidateOf(9), late))
    expect(done(added)).toMatchObject({ Stage: 'pendingApproval' })
    expect(ranking(done(added))).toEqual(['9'])
  })

  it('[move-swaps] moves an agency up: the expired one stays expired, and who is first then is asked', () => {
    const moved = change(ordered(), (left) => moveMatch(left, 471103, 2, 1, late))
    expect(types(moved)).toEqual(['OfferExpired', 'MatchMoved', 'OfferMade'])
    expect(ranking(done(moved))).toEqual(['3*', '2'])
    expect(responses(done(moved))).toEqual({ 1: 'timedOut', 2: null, 3: null })
  })

  it('[move-swaps] refuses a move by ranks that were read before the expiry', () => {
    expect(outcomeOf(change(ordered(), (left) => moveMatch(left, 471102, 2, 1, late)))).toBe('done')
    expect(outcomeOf(change(ordered(), (left) => moveMatch(left, 471101, 1, 2, late)))).toBe(
      refusals.moveNeedsNeighbour,
    )
    expect(outcomeOf(change(ordered(), (left) => moveMatch(left, 471103, 3, 1, late)))).toBe(
      refusals.moveNeedsNeighbour,
    )
  })

  it('cancels: nobody is asked for a donation that is over', () => {
    const cancelled = change(ordered(), (left) => cancel(left, late))
    expect(types(cancelled)).toEqual(['OfferExpired', 'DonationCancelled'])
    expect(responses(done(cancelled))).toEqual({ 1: 'timedOut', 2: null, 3: null })
  })

  it('corrects the items, and the next agency is asked', () => {
    const corrected = change(ordered(), (left) => correctItems(left, bread(90), now))
    expect(types(corrected)).toEqual(['OfferExpired', 'ItemsCorrected', 'OfferMade'])
    expect(ranking(done(corrected))).toEqual(['2*', '3'])
  })

  it('[offer-accept-until-end] accepts for an agency whose own period still runs', () => {
    const added = done(addAgency(simultaneous([1]), candidateOf(9), now))
    const accepted = change(added, (left) => accepts(left, 9, late))
    expect(types(accepted)).toEqual(['OfferExpired', 'OfferAccepted'])
    expect(outcomeOf(change(added, (left) => accepts(left, 1, late)))).toBe(refusals.offerExpired)
  })
})

describe('now or later', () => {
  it('[start-modes] a delayed donation waits, and its offers begin once', () => {
    const waiting = inStage.pendingStart
    expect(liveOffers(waiting)).toEqual([])
    expect(nextDue(waiting)).toBe(at(30).toISOString())
    expect(types(tick(waiting, at(30, -1)))).toEqual([])
    const begun = tick(waiting, at(30))
    expect(types(begun)).toEqual(['StartBegun', 'OfferMade'])
    expect(types(tick(done(begun), at(30)))).toEqual([])
  })

  it('[start-modes] now begins at once, and the delay is gone for good', () => {
    const begun = changeStart(inStage.pendingStart, null, windowEnd, now)
    expect(types(begun)).toEqual(['StartModeChanged', 'OfferMade'])
    expect(done(begun)).toMatchObject({ Stage: 'offering', StartAfter: null })
  })

  it('[start-modes] future delays before the approval: approved, it waits', () => {
    const delayed = done(changeStart(inStage.pendingApproval, at(600), windowEnd, now))
    expect(delayed.Stage).toBe('pendingApproval')
    expect(done(approve(delayed, now)).Stage).toBe('pendingStart')
    expect(done(approve(delayed, at(600))).Stage).toBe('offering')
  })

  it('[start-modes] refuses a start that has passed or comes after the pickup', () => {
    expect(outcomeOf(changeStart(inStage.pendingStart, now, windowEnd, now))).toBe(refusals.startIsInThePast)
    expect(outcomeOf(changeStart(inStage.pendingStart, windowEnd, windowEnd, now))).toBe(refusals.startTooLate)
    expect(outcomeOf(changeStart(inStage.pendingStart, new Date(windowEnd.getTime() - 1), windowEnd, now))).toBe('done')
  })
})

describe('the clock', () => {
  it('knows the next thing to do of every stage', () => {
    expect(Object.fromEntries(stages.map((stage) => [stage, nextDue(inStage[stage])]))).toEqual({
      matching: at(2).toISOString(),
      pendingApproval: null,
      pendingStart: at(30).toISOString(),
      offering: at(45).toISOString(),
      accepted: null,
      closed: null,
      complete: null,
      unsuccessful: null,
      notMatched: null,
      cancelled: null,
    })
  })

  it.each([
    [44, []],
    [45, ['OfferExpiring']],
    [59, ['OfferExpiring']],
    [60, ['OfferExpired', 'OfferMade']],
  ])('%i minutes into an offer of 60 with a reminder 15 before the end', (minutes, expected) => {
    expect(types(tick(ordered(), at(minutes)))).toEqual(expected)
  })

  it('reminds once', () => {
    const reminded = done(tick(ordered(), at(45)))
    expect(types(tick(reminded, at(46)))).toEqual([])
    expect(nextDue(reminded)).toBe(at(60).toISOString())
  })

  it.each([
    [0, 60],
    [60, 60],
    [90, 60],
  ])('a reminder %i minutes before the end of %i never comes', (ReminderMinutes, OfferMinutes) => {
    const donation = listed([1], { ReminderMinutes, OfferMinutes })
    expect(nextDue(donation)).toBe(at(OfferMinutes).toISOString())
    expect(types(tick(donation, at(OfferMinutes, -1)))).toEqual([])
  })

  it('expires to the millisecond', () => {
    const reminded = done(tick(ordered(), at(50)))
    expect(types(tick(reminded, at(60, -1)))).toEqual([])
    expect(types(tick(reminded, at(60)))).toEqual(['OfferExpired', 'OfferMade'])
  })

  it('after an hour of downtime one offer has expired, and the next agency gets its whole period', () => {
    const recovered = tick(ordered(), at(120))
    expect(types(recovered)).toEqual(['OfferExpired', 'OfferMade'])
    expect(ranking(done(recovered))).toEqual(['2*', '3'])
    expect(deadlineOf(done(recovered), 2)).toBe(at(180).toISOString())
    expect(types(tick(done(recovered), at(120)))).toEqual([])
  })

  it('after an hour of downtime a delayed start begins, and its offers run from now on', () => {
    expect(deadlineOf(done(tick(inStage.pendingStart, at(90))), 1)).toBe(at(150).toISOString())
  })

  it('ends all simultaneous offers at their shared deadline', () => {
    const expired = tick(simultaneous(), at(60))
    expect(types(expired)).toEqual(['OfferExpired', 'OfferExpired', 'OfferExpired', 'DonationNotMatched'])
    expect(done(expired).Stage).toBe('notMatched')
  })
})

describe('a donation that found no taker', () => {
  it('is revived by adding an agency, and waits for the food bank’s word', () => {
    const revived = addAgency(inStage.notMatched, candidateOf(9), now)
    expect(types(revived)).toEqual(['AgencyAdded'])
    expect(done(revived).Stage).toBe('pendingApproval')
    const offered = done(approve(done(revived), now))
    expect(ranking(offered)).toEqual(['9*'])
    expect(responses(offered)).toEqual({ 1: 'rejected', 2: 'rejected', 3: 'rejected', 9: null })
    expect(done(accepts(offered, 9, at(20))).Stage).toBe('accepted')
  })

  it('is closed by the donor as not picked up', () => {
    expect(done(close(inStage.notMatched, false, undefined, at(6))).Stage).toBe('unsuccessful')
  })
})

describe('the end', () => {
  it('[cancel-effect] cancelling ends every open offer, tells whom it concerns and is for good', () => {
    const cancelled = cancel(simultaneous(), now)
    expect(types(cancelled)).toEqual(['DonationCancelled', 'OfferWithdrawn', 'OfferWithdrawn', 'OfferWithdrawn'])
    expect(liveOffers(done(cancelled))).toEqual([])
    expect(hasEnded(done(cancelled))).toBe(true)
    const [told] = (cancel(inStage.accepted, now) as DonationTransition).events
    expect(told?.detail).toEqual({ AcceptedBy: { ID: 1, Name: 'Agency 1' }, Asked: [] })
  })

  it('[cancel-effect] a receipted donation can’t be cancelled', () => {
    expect(outcomeOf(cancel(done(receipted(inStage.accepted, receiptFor(1))), now))).toBe(refusals.donationEnded)
  })

  it('[transaction-open] weight and items may change until the donor closes or a receipt exists', () => {
    const open = stages.filter((stage) => isOpen(inStage[stage]))
    expect(open).toEqual(['matching', 'pendingApproval', 'pendingStart', 'offering', 'accepted'])
    expect(isOpen(done(receipted(inStage.accepted, receiptFor(1))))).toBe(false)
    expect(types(correctItems(ordered(), bread(90), now))).toEqual(['ItemsCorrected'])
    expect(types(correctItems(ordered(), bread(120), now))).toEqual([])
  })

  it('keeps the donor’s final items, unless the agency receipted others', () => {
    expect(done(close(inStage.accepted, true, bread(77), at(6))).AdHocTransactionDonationCategories).toEqual(bread(77))
    const first = done(receipted(inStage.accepted, receiptFor(1)))
    const closed = done(close(first, true, bread(77), at(6)))
    expect(closed).toMatchObject({ Stage: 'complete', AdHocTransactionDonationCategories: bread(120) })
  })

  it('is complete with the receipt and the donor’s word, in either order', () => {
    expect(done(receipted(inStage.closed, receiptFor(1))).Stage).toBe('complete')
    expect(done(close(done(receipted(inStage.accepted, receiptFor(1))), true, undefined, at(6))).Stage).toBe('complete')
  })

  it('is not closed as not picked up once the agency has receipted it', () => {
    const first = done(receipted(inStage.accepted, receiptFor(1)))
    expect(outcomeOf(close(first, false, undefined, at(6)))).toBe(refusals.closeReceipted)
    expect(outcomeOf(receipted(inStage.unsuccessful, receiptFor(1)))).toBe(refusals.receiptNotEligible)
  })

  it('is receipted from the acceptance on: before, no screen offers it', () => {
    expect(stages.filter((Stage) => can('receipt', { Stage }))).toEqual(['accepted', 'closed'])
  })

  it('only the agency that accepted receipts it', () => {
    expect(outcomeOf(receipted(inStage.accepted, receiptFor(2)))).toBe(refusals.receiptNotEligible)
  })

  it('no action may begin from a stage that has ended for good', () => {
    for (const stage of ['complete', 'unsuccessful', 'cancelled'] as const)
      for (const action of ['approve', 'start', 'move', 'add', 'answer', 'cancel', 'close', 'receipt'] as const)
        expect(can(action, { Stage: stage })).toBe(false)
  })
})
