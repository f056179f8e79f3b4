import { isRefusal, type Refusal, refuse } from '../answer.ts'
import type { Transition } from '../event.ts'
import { proposalRefusal } from '../pickup/proposal.ts'
import {
  type AgencyMatch,
  acceptedMatch,
  type Donation,
  donationPounds,
  liveOffers,
  matchesPerDonation,
  matchId,
  matchOfAgency,
  type PickupTimeType,
  type Response,
  rankedMatches,
  type Stage,
  type TransactionCategory,
} from './donation.ts'
import { donationEvent } from './donationEvent.ts'
import type { DonationEvent } from './events.ts'
import { type MoveMode, moveRanks } from './moveRanks.ts'

/**
 * The life of a donation: from the store's post to the agency's receipt, each move a pure function of the donation and the
 * clock. A move answers the donation as it is afterwards together with what happened, or why it may not happen.
 */

/** The state machine: in which stages an action may happen at all. Screens and tests consult the same table. */
export const transitions = {
  match: ['matching'],
  approve: ['pendingApproval'],
  start: ['pendingStart'],
  move: ['pendingApproval', 'pendingStart', 'offering'],
  remove: ['pendingApproval', 'pendingStart', 'offering'],
  add: ['pendingApproval', 'pendingStart', 'offering', 'notMatched'],
  changeEscalation: ['matching', 'pendingApproval', 'pendingStart', 'offering'],
  delay: ['matching', 'pendingApproval', 'pendingStart'],
  answer: ['offering'],
  correctItems: ['matching', 'pendingApproval', 'pendingStart', 'offering', 'accepted'],
  cancel: ['matching', 'pendingApproval', 'pendingStart', 'offering', 'accepted', 'notMatched'],
  close: ['accepted', 'notMatched'],
  receipt: ['accepted', 'closed'],
} as const satisfies Record<string, readonly Stage[]>
export type DonationAction = keyof typeof transitions

export const can = (action: DonationAction, donation: Pick<Donation, 'Stage'>) =>
  (transitions[action] as readonly Stage[]).includes(donation.Stage)

/** Stages in which nothing more is awaited; a donation that was not matched can still be revived by adding an agency. */
export const endedStages: readonly Stage[] = ['complete', 'unsuccessful', 'notMatched', 'cancelled']
export const hasEnded = (donation: Pick<Donation, 'Stage'>) => endedStages.includes(donation.Stage)

/** The donation after a rule, and what happened. */
export type DonationTransition = Transition<Donation, DonationEvent>
const unchanged = (donation: Donation): DonationTransition => ({ state: donation, events: [] })
export type Rule = (donation: Donation, now: Date) => DonationTransition | Refusal

const minutes = (count: number) => count * 60_000
const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()
const offerRef = (match: AgencyMatch) => ({
  MatchID: match.ID,
  Agency: { ID: match.Agency.ID, Name: match.Agency.Name },
})

/** Why an action is refused in the stage the donation is in. */
function stageRefusal(donation: Donation): Refusal {
  const accepted = acceptedMatch(donation)
  if (donation.Stage === 'cancelled') return refuse('donationCancelled')
  if (donation.Stage === 'matching') return refuse('stillMatching')
  if (accepted && !hasEnded(donation)) return refuse('alreadyAccepted', { agency: accepted.Agency.Name })
  return refuse('donationEnded')
}

/** Ranks without gaps from 1, in the present order. */
function renumber(matches: readonly AgencyMatch[]): AgencyMatch[] {
  const order = rankedMatches({ Matches: [...matches] }).map((match) => match.ID)
  return matches.map((match) => (match.Rank === null ? match : { ...match, Rank: order.indexOf(match.ID) + 1 }))
}

const replaceMatch = (donation: Donation, changed: AgencyMatch): Donation => ({
  ...donation,
  Matches: donation.Matches.map((match) => (match.ID === changed.ID ? changed : match)),
})

/** Takes a match out of the ranking with its response. */
function endMatch(
  donation: Donation,
  match: AgencyMatch,
  response: Exclude<Response, 'accepted'>,
  now: Date,
): Donation {
  const ended = replaceMatch(donation, {
    ...match,
    Rank: null,
    Response: response,
    AgencyAccepted: response === 'rejected' ? false : match.AgencyAccepted,
    AgencyResponseTime: response === 'rejected' ? now.toISOString() : match.AgencyResponseTime,
  })
  return { ...ended, Matches: renumber(ended.Matches) }
}

/** Back into the ranking as if never asked. */
const unask = (match: AgencyMatch): AgencyMatch => ({
  ...match,
  InitialActivationTime: null,
  AgencyExpirationTime: null,
})

/**
 * Makes the offers that are due to be live: the first of the ranking, or all of it at once. Offers made together share
 * one deadline; an agency that is asked later has a full period of its own. With nobody left to ask the donation is not
 * matched.
 */
function activate(donation: Donation, now: Date): DonationTransition {
  const ranked = rankedMatches(donation)
  if (ranked.length === 0)
    return { state: { ...donation, Stage: 'notMatched' }, events: [donationEvent('DonationNotMatched', {})] }
  const waiting = (donation.IsSimultaneousNotifyEnabled ? ranked : ranked.slice(0, 1)).filter(
    (match) => match.InitialActivationTime === null,
  )
  const Deadline = later(now, minutes(donation.OfferMinutes))
  const asked = waiting.map((match) => ({
    ...match,
    InitialActivationTime: now.toISOString(),
    AgencyExpirationTime: Deadline,
  }))
  return {
    state: asked.reduce<Donation>(replaceMatch, { ...donation, Stage: 'offering' }),
    events: asked.map((match) => donationEvent('OfferMade', { ...offerRef(match), Deadline })),
  }
}

/** Offers begin now, or wait for the delayed start. */
function begin(donation: Donation, now: Date): DonationTransition {
  if (donation.StartAfter !== null && Date.parse(donation.StartAfter) > now.getTime())
    return { state: { ...donation, Stage: 'pendingStart' }, events: [] }
  return activate(donation, now)
}

const and = (first: readonly DonationEvent[], step: DonationTransition): DonationTransition => ({
  state: step.state,
  events: [...first, ...step.events],
})

/** The matched agencies are known (section 1). An automatic food bank's offers begin; others wait for approval. */
export function matched(donation: Donation, matches: readonly AgencyMatch[], now: Date): DonationTransition | Refusal {
  if (!can('match', donation)) return unchanged(donation)
  const automatic = donation.IsAutomaticallyApproved
  const listed: Donation = {
    ...donation,
    Stage: 'pendingApproval',
    Matches: matches.map((match) => ({ ...match, FoodBankAccepted: automatic ? true : null })),
  }
  const told = donationEvent('DonationMatched', {
    Agencies: matches.map((match) => offerRef(match).Agency),
    NeedsApproval: !automatic,
  })
  return automatic ? and([told], begin(listed, now)) : { state: listed, events: [told] }
}

/** The food bank approves the match list (decision 18). */
export function approve(donation: Donation, now: Date): DonationTransition | Refusal {
  if (can('start', donation) || liveOffers(donation).length > 0) return unchanged(donation)
  if (donation.Stage === 'notMatched') return refuse('addAgencyFirst')
  if (!can('approve', donation)) return stageRefusal(donation)
  if (rankedMatches(donation).length === 0) return refuse('addAgencyFirst')
  const approved = { ...donation, Matches: donation.Matches.map((match) => ({ ...match, FoodBankAccepted: true })) }
  return and([donationEvent('MatchesApproved', {})], begin(approved, now))
}

export interface PickupProposal {
  readonly day: string
  readonly time: PickupTimeType
  readonly driver: { ID: number; Name: string } | null
}

/** Why this agency may not answer now; undefined when it may. The deadline itself no longer counts as in time. */
function answerRefusal(donation: Donation, match: AgencyMatch | undefined, now: Date): Refusal | undefined {
  if (donation.Stage === 'cancelled') return refuse('donationCancelled')
  if (!match) return refuse('offerNotActive')
  if (match.Response === 'rejected') return refuse('offerAlreadyDeclined')
  if (match.Response === 'timedOut') return refuse('offerExpired')
  if (acceptedMatch(donation))
    return match.Response === 'accepted' ? refuse('offerAlreadyAccepted') : refuse('offerTaken')
  if (!can('answer', donation) || match.Response !== null || match.AgencyExpirationTime === null)
    return refuse('offerNotActive')
  if (now.getTime() >= Date.parse(match.AgencyExpirationTime)) return refuse('offerExpired')
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
  if (refusal || !match) return refusal ?? refuse('offerNotActive')
  const others = liveOffers(donation).filter((other) => other.ID !== match.ID)
  const closed = others.reduce((left, other) => endMatch(left, other, 'withdrawn', now), donation)
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
  return {
    state: { ...replaceMatch(closed, won), Stage: 'accepted' },
    events: [
      donationEvent('OfferAccepted', { ...offerRef(won), PickupDate: proposal.day, PickupTime: proposal.time.Name }),
      ...others.map((other) => donationEvent('OfferWithdrawn', { ...offerRef(other), Why: 'taken' })),
    ],
  }
}

/** An agency declines; the next is asked. A repeat changes nothing. */
export function decline(donation: Donation, agencyId: number, now: Date): DonationTransition | Refusal {
  const match = matchOfAgency(donation, agencyId)
  if (match?.Response === 'rejected') return unchanged(donation)
  const refusal = answerRefusal(donation, match, now)
  if (refusal || !match) return refusal ?? refuse('offerNotActive')
  return and([donationEvent('OfferDeclined', offerRef(match))], goOn(endMatch(donation, match, 'rejected', now), now))
}

/** After an offer ended without acceptance: the next rank is asked, or others are still being asked. */
const goOn = (donation: Donation, now: Date): DonationTransition =>
  liveOffers(donation).length > 0 ? unchanged(donation) : activate(donation, now)

/** When an agency is reminded of an offer; undefined for never. Later offers have later deadlines: one mark serves all. */
function reminderAt(donation: Donation, deadline: string): number | undefined {
  if (
    donation.ReminderMinutes <= 0 ||
    donation.ReminderMinutes >= donation.OfferMinutes ||
    (donation.RemindedFor !== null && deadline <= donation.RemindedFor)
  )
    return undefined
  return Date.parse(deadline) - minutes(donation.ReminderMinutes)
}

/** Milliseconds after which a donation whose matching got lost is matched again. */
const matchingRetry = minutes(2)

/** The next instant at which the clock has something to do for the donation; null when it has not. */
export function nextDue(donation: Donation): string | null {
  if (donation.Stage === 'matching') return later(new Date(donation.Created), matchingRetry)
  if (donation.Stage === 'pendingStart') return donation.StartAfter
  const deadlines = liveOffers(donation).flatMap((match) =>
    match.AgencyExpirationTime ? [match.AgencyExpirationTime] : [],
  )
  const due = deadlines.flatMap((deadline) => [
    Date.parse(deadline),
    reminderAt(donation, deadline) ?? Number.POSITIVE_INFINITY,
  ])
  return due.length === 0 ? null : new Date(Math.min(...due)).toISOString()
}

/**
 * What the clock does: a delayed start begins, expired offers end and the next agency is asked from `now` on (decision 17),
 * reminders go out. Nothing is due twice; called early it changes nothing.
 */
export function tick(donation: Donation, now: Date): DonationTransition {
  if (
    donation.Stage === 'pendingStart' &&
    donation.StartAfter !== null &&
    Date.parse(donation.StartAfter) <= now.getTime()
  )
    return and([donationEvent('StartBegun', {})], activate(donation, now))
  const expired = expire(donation, now)
  if (!expired) return remind(donation, now)
  return expired.state.Stage === 'offering' ? and(expired.events, goOn(expired.state, now)) : expired
}

/** Ends the offers whose deadline has passed; undefined when there are none. */
function expire(donation: Donation, now: Date): DonationTransition | undefined {
  const overdue = liveOffers(donation).filter((match) => Date.parse(match.AgencyExpirationTime ?? '') <= now.getTime())
  if (overdue.length === 0) return undefined
  const expired = overdue.reduce((left, match) => endMatch(left, match, 'timedOut', now), donation)
  const events = overdue.map((match) => donationEvent('OfferExpired', offerRef(match)))
  return rankedMatches(expired).length > 0 ? { state: expired, events } : and(events, activate(expired, now))
}

/**
 * Every change goes through here: the expiry that no sweep has settled yet comes first, in the same transaction, so that
 * no rule works on an offer that is over. The next agency is asked after the rule, because the rule may change who is next.
 */
export function afterExpiry(donation: Donation, now: Date, rule: Rule): DonationTransition | Refusal {
  const expired = expire(donation, now)
  if (!expired) return rule(donation, now)
  const step = rule(expired.state, now)
  if (isRefusal(step)) return step
  const events = [...expired.events, ...step.events]
  return step.state.Stage === 'offering' ? and(events, goOn(step.state, now)) : { state: step.state, events }
}

function remind(donation: Donation, now: Date): DonationTransition {
  const near = liveOffers(donation).filter(
    (match) => (reminderAt(donation, match.AgencyExpirationTime ?? '') ?? Number.POSITIVE_INFINITY) <= now.getTime(),
  )
  if (near.length === 0) return unchanged(donation)
  return {
    state: {
      ...donation,
      RemindedFor:
        near
          .map((match) => match.AgencyExpirationTime)
          .sort()
          .at(-1) ?? null,
    },
    events: near.map((match) =>
      donationEvent('OfferExpiring', { ...offerRef(match), Deadline: match.AgencyExpirationTime ?? '' }),
    ),
  }
}

/** Why a match cannot change places with the one at another rank; undefined when it can. */
export function moveRefusal({ Matches }: Pick<Donation, 'Matches'>, id: number, from: number, to: number) {
  if (to < 1 || (from <= 1 && to <= from)) return refuse('moveUpLimit')
  const moving = Matches.find((match) => match.ID === id)
  const neighbour = Matches.find((match) => match.Rank === to)
  return moving?.Rank === from && neighbour ? undefined : refuse('moveNeedsNeighbour')
}

/** The active match, rank 1, stays on the list. */
export const removeRefusal = (match: Pick<AgencyMatch, 'Rank'>) =>
  match.Rank === 1 ? refuse('removeActive') : undefined

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
  if (refusal || !moving) return refusal ?? refuse('moveNeedsNeighbour')
  const moved = moveRanks(donation, from, to, mode)
  const told = donationEvent('MatchMoved', { ...offerRef(moving), From: from, To: to })
  const active = donation.Matches.find((match) => match.Rank === 1)
  const former = moved.Matches.find((match) => match.ID === active?.ID)
  const isHandedOver = former && former.Rank !== 1 && former.InitialActivationTime !== null
  if (donation.Stage !== 'offering' || donation.IsSimultaneousNotifyEnabled || !isHandedOver)
    return { state: moved, events: [told] }
  const withdrawn = replaceMatch(moved, unask(former))
  return and([told, donationEvent('OfferWithdrawn', { ...offerRef(former), Why: 'moved' })], activate(withdrawn, now))
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

const matchesMade = ({ MatchesMade = 0, Matches }: Donation) =>
  Math.max(MatchesMade, ...Matches.map((match) => match.ID % matchesPerDonation))

export type Candidate = Pick<
  AgencyMatch,
  'Agency' | 'TotalMatchScore' | 'DistanceMiles' | 'IsFromPresetMatch' | 'ScoreComponents'
>

/** A match that nobody was asked about yet, `sequence` counting the donation's matches from 1. */
export const newMatch = (donationId: number, sequence: number, rank: number, candidate: Candidate): AgencyMatch => ({
  ID: matchId(donationId, sequence),
  Rank: rank,
  ...candidate,
  Response: null,
  AgencyAccepted: null,
  FoodBankAccepted: null,
  InitialActivationTime: null,
  AgencyExpirationTime: null,
  AgencyResponseTime: null,
  AgencyProposedPickupDate: null,
  PickupTimeType: null,
  AgencyDriver: null,
})

/** A change writes the rows of all agencies that were asked and a fact for each ranked one, in one transaction of 100. */
export const maxRanked = 30
export const maxListed = 60

/** Adds an agency at the end of the ranking; a donation without takers is revived and waits for approval again. */
export function addAgency(donation: Donation, candidate: Candidate, now: Date): DonationTransition | Refusal {
  const present = matchOfAgency(donation, candidate.Agency.ID)
  if (present && present.Rank !== null) return unchanged(donation)
  if (!can('add', donation)) return stageRefusal(donation)
  if (present) return refuse('agencyAlreadyAsked', { agency: candidate.Agency.Name })
  const sequence = matchesMade(donation) + 1
  const { length: ranked } = rankedMatches(donation)
  if (ranked >= maxRanked || donation.Matches.length >= maxListed || sequence >= matchesPerDonation)
    return refuse('tooManyMatches')
  const added = newMatch(donation.ID, sequence, ranked + 1, candidate)
  const approved = donation.Stage === 'offering' || donation.Stage === 'pendingStart'
  const listed: Donation = {
    ...donation,
    Stage: donation.Stage === 'notMatched' ? 'pendingApproval' : donation.Stage,
    Matches: [...donation.Matches, { ...added, FoodBankAccepted: approved ? true : null }],
  }
  const told = donationEvent('AgencyAdded', offerRef(added))
  return donation.Stage === 'offering' ? and([told], activate(listed, now)) : { state: listed, events: [told] }
}

/** Ordered or simultaneous (section 4). While offers run, the change asks the rest at once, or all but the first no more. */
export function changeEscalation(
  donation: Donation,
  mode: 'ordered' | 'simultaneous',
  now: Date,
): DonationTransition | Refusal {
  const simultaneous = mode === 'simultaneous'
  if (donation.IsSimultaneousNotifyEnabled === simultaneous) return unchanged(donation)
  if (!can('changeEscalation', donation)) return refuse('modeFixed')
  const changed = { ...donation, IsSimultaneousNotifyEnabled: simultaneous }
  const told = donationEvent('EscalationModeChanged', { Mode: mode })
  if (donation.Stage !== 'offering') return { state: changed, events: [told] }
  if (simultaneous) return and([told], activate(changed, now))
  const stopped = liveOffers(donation).slice(1)
  return {
    state: stopped.reduce<Donation>((left, match) => replaceMatch(left, unask(match)), changed),
    events: [told, ...stopped.map((match) => donationEvent('OfferWithdrawn', { ...offerRef(match), Why: 'moved' }))],
  }
}

/** Delays the start of the offers, or with null lets them begin as soon as they may; the delay is then gone for good. */
export function changeStart(
  donation: Donation,
  startAfter: Date | null,
  windowEnd: Date,
  now: Date,
): DonationTransition | Refusal {
  const StartAfter = startAfter?.toISOString() ?? null
  if (donation.StartAfter === StartAfter) return unchanged(donation)
  if (!can('delay', donation))
    return donation.Stage === 'offering'
      ? startAfter
        ? refuse('alreadyStarted')
        : unchanged(donation)
      : stageRefusal(donation)
  if (startAfter && startAfter.getTime() <= now.getTime()) return refuse('startIsInThePast')
  if (startAfter && startAfter.getTime() >= windowEnd.getTime()) return refuse('startTooLate')
  const told = donationEvent('StartModeChanged', { StartAfter })
  const changed = { ...donation, StartAfter }
  if (donation.Stage === 'pendingStart' && !startAfter) return and([told], activate(changed, now))
  return { state: changed, events: [told] }
}

/** Marks the donation as not matched and closes it for good (section 4). */
export function cancel(donation: Donation, now: Date): DonationTransition | Refusal {
  if (donation.Stage === 'cancelled') return unchanged(donation)
  if (!can('cancel', donation) || donation.Receipt) return refuse('donationEnded')
  const live = liveOffers(donation)
  const accepted = acceptedMatch(donation)
  const ended = live.reduce((left, match) => endMatch(left, match, 'withdrawn', now), donation)
  return {
    state: { ...ended, Stage: 'cancelled' },
    events: [
      donationEvent('DonationCancelled', {
        AcceptedBy: accepted ? offerRef(accepted).Agency : null,
        Asked: live.map((match) => offerRef(match).Agency),
      }),
      ...live.map((match) => donationEvent('OfferWithdrawn', { ...offerRef(match), Why: 'cancelled' })),
    ],
  }
}

/** Weight and items may change until the donor closes the donation or a receipt exists (section 4, openness). */
export const isOpen = (donation: Pick<Donation, 'Stage' | 'Receipt'>) =>
  can('correctItems', donation) && donation.Receipt === null

const isSame = (items: readonly TransactionCategory[], others: readonly TransactionCategory[]) =>
  items.length === others.length &&
  items.every(
    ({ Pounds, DonationCategory }, index) =>
      Pounds === others[index]?.Pounds && DonationCategory.ID === others[index].DonationCategory.ID,
  )

export function correctItems(donation: Donation, items: TransactionCategory[]): DonationTransition | Refusal {
  if (!isOpen(donation)) return refuse('notOpen')
  if (isSame(items, donation.AdHocTransactionDonationCategories)) return unchanged(donation)
  const changed = { ...donation, AdHocTransactionDonationCategories: items }
  return { state: changed, events: [donationEvent('ItemsCorrected', { Pounds: donationPounds(changed) })] }
}

/**
 * The donor's last word: picked up or not, with the final items. With a receipt already there the donation is complete, and
 * "not picked up" would contradict it.
 */
export function close(
  donation: Donation,
  successful: boolean,
  items: TransactionCategory[] | undefined,
): DonationTransition | Refusal {
  if (donation.IsMarkedAsSuccessfulByDonor === successful && !can('close', donation)) return unchanged(donation)
  if (can('answer', donation) || can('approve', donation) || can('start', donation)) return refuse('notYetAccepted')
  if (donation.Stage === 'closed') return refuse('donationEnded')
  if (!can('close', donation)) return stageRefusal(donation)
  if (successful && donation.Stage === 'notMatched') return refuse('notYetAccepted')
  if (!successful && donation.Receipt) return refuse('closeReceipted')
  const Stage = !successful ? 'unsuccessful' : donation.Receipt ? 'complete' : 'closed'
  const AdHocTransactionDonationCategories = donation.Receipt
    ? donation.AdHocTransactionDonationCategories
    : (items ?? donation.AdHocTransactionDonationCategories)
  const closed: Donation = {
    ...donation,
    Stage,
    IsMarkedAsSuccessfulByDonor: successful,
    AdHocTransactionDonationCategories,
  }
  return {
    state: closed,
    events: [donationEvent('DonationClosed', { IsSuccessful: successful, Pounds: donationPounds(closed) })],
  }
}

/** The agency's receipt for an accepted or successfully closed donation; only one. */
export function receipted(
  donation: Donation,
  receipt: { ID: number; Code: string; AgencyID: number; Pounds: number; Date: string },
): DonationTransition | Refusal {
  if (donation.Receipt) return refuse('receiptExists')
  if (!can('receipt', donation) || acceptedMatch(donation)?.Agency.ID !== receipt.AgencyID)
    return refuse('receiptNotEligible')
  const { ID, Code, ...told } = receipt
  return {
    state: { ...donation, Receipt: { ID, Code }, Stage: donation.Stage === 'closed' ? 'complete' : donation.Stage },
    events: [donationEvent('ReceiptCreated', { ReceiptID: ID, Code, ...told })],
  }
}
