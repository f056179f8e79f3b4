import { isRefusal, type Refusal, refuse } from '../answer.ts'
import { rankedMatches } from '../donation/donation.ts'
import { rankAfterMove } from '../donation/moveRanks.ts'
import type { Transition } from '../event.ts'
import type { SubmissionEvent } from './events.ts'
import {
  type EntityMatch,
  entityMatchesPerSubmission,
  entityMatchId,
  liveMatches,
  matchOfEntity,
  type Submission,
  type SubmissionStage,
} from './submission.ts'

/**
 * The life of a distributor's load: from the file to the delivery, each move a pure function of the load and the clock.
 * It is offered like a donation: in ranked order or to all at once, each entity with a period to answer.
 */

/** The state machine: in which stages an action may happen at all. Screens and tests consult the same table. */
export const submissionMoves = {
  approve: ['pendingApproval'],
  answer: ['offering'],
  direct: ['pendingApproval', 'offering', 'notAccepted'],
  move: ['pendingApproval', 'offering'],
  remove: ['pendingApproval', 'offering'],
  add: ['noMatches', 'pendingApproval', 'offering', 'notAccepted'],
  changeMode: ['noMatches', 'pendingApproval', 'offering'],
  locate: ['accepted', 'underWay'],
  deliver: ['accepted', 'underWay'],
  cancel: ['noItems', 'noMatches', 'pendingApproval', 'offering', 'accepted', 'underWay', 'notAccepted'],
  delete: ['noItems', 'noMatches', 'pendingApproval', 'offering', 'notAccepted', 'cancelled'],
} as const satisfies Record<string, readonly SubmissionStage[]>
export type SubmissionAction = keyof typeof submissionMoves

export const mayBe = (action: SubmissionAction, { Stage }: Pick<Submission, 'Stage'>) =>
  (submissionMoves[action] as readonly SubmissionStage[]).includes(Stage)

export type SubmissionTransition = Transition<Submission, SubmissionEvent>
export type SubmissionRule = (submission: Submission, now: Date) => SubmissionTransition | Refusal

const event = <T extends SubmissionEvent['type']>(
  type: T,
  detail: Extract<SubmissionEvent, { type: T }>['detail'],
): SubmissionEvent => ({ type, detail }) as SubmissionEvent
const unchanged = (state: Submission): SubmissionTransition => ({ state, events: [] })
const and = (first: readonly SubmissionEvent[], next: SubmissionTransition): SubmissionTransition => ({
  state: next.state,
  events: [...first, ...next.events],
})
const refOf = ({ ID: MatchID, Entity: { ID, Name } }: EntityMatch) => ({ MatchID, Entity: { ID, Name } })

const acceptedEntity = ({ Matches }: Submission) => Matches.find(({ Response }) => Response === 'accepted')

/** Why an action is refused in the stage the load is in. */
function stageRefusal(submission: Submission): Refusal {
  const accepted = acceptedEntity(submission)
  if (submission.Stage === 'cancelled') return refuse('loadCancelled')
  if (submission.Stage === 'deleted') return refuse('loadDeleted')
  if (submission.Stage === 'delivered') return refuse('loadDelivered')
  if (submission.Stage === 'noItems') return refuse('loadHasNoItems')
  if (accepted) return refuse('loadAlreadyAccepted', { entity: accepted.Entity.Name })
  return refuse('loadNotPossibleNow')
}

const replaced = (submission: Submission, changed: EntityMatch): Submission => ({
  ...submission,
  Matches: submission.Matches.map((match) => (match.ID === changed.ID ? changed : match)),
})

/** Ranks without gaps from 1, in the present order. */
function renumbered(submission: Submission): Submission {
  const order = rankedMatches(submission).map(({ ID }) => ID)
  const Matches = submission.Matches.map((match) =>
    match.Rank === null ? match : { ...match, Rank: order.indexOf(match.ID) + 1 },
  )
  return { ...submission, Matches }
}

/** Takes a match out of the ranking with its response. */
function ended(
  submission: Submission,
  match: EntityMatch,
  Response: 'rejected' | 'timedOut' | 'withdrawn',
  now: Date,
): Submission {
  const answer =
    Response === 'rejected'
      ? { EntityAccepted: false, EntityResponseTime: now.toISOString() }
      : { EntityAccepted: null }
  return renumbered(replaced(submission, { ...match, Rank: null, Response, ...answer }))
}

/** Back into the ranking as if never asked. */
const unasked = (match: EntityMatch): EntityMatch => ({
  ...match,
  InitialActivationTime: null,
  EntityExpirationTime: null,
})

const isPastDeadline = ({ OfferDeadline }: Submission, now: Date) =>
  OfferDeadline !== null && Date.parse(OfferDeadline) <= now.getTime()

/** The end of an offer made now: its period, or the distributor's deadline when that is earlier. */
function deadlineOf({ OfferMinutes, OfferDeadline }: Submission, now: Date): string {
  const period = new Date(now.getTime() + OfferMinutes * 60_000).toISOString()
  return OfferDeadline !== null && OfferDeadline < period ? OfferDeadline : period
}

/**
 * Makes the offers that are due: the first of the ranking, or all of it at once. With nobody left to ask, or after the
 * distributor's deadline, the load is not accepted.
 */
function activated(submission: Submission, now: Date): SubmissionTransition {
  const ranked = rankedMatches(submission)
  if (ranked.length === 0 || isPastDeadline(submission, now))
    return { state: { ...submission, Stage: 'notAccepted' }, events: [event('LoadNotAccepted', {})] }
  const waiting = (submission.IsSimultaneousNotifyEnabled ? ranked : ranked.slice(0, 1)).filter(
    ({ InitialActivationTime }) => InitialActivationTime === null,
  )
  const Deadline = deadlineOf(submission, now)
  const asked = waiting.map((match) => ({
    ...match,
    InitialActivationTime: now.toISOString(),
    EntityExpirationTime: Deadline,
  }))
  return {
    state: asked.reduce(replaced, { ...submission, Stage: 'offering' }),
    events: asked.map((match) => event('LoadOffered', { ...refOf(match), Deadline })),
  }
}

/** After an offer ended without acceptance: the next rank is asked, or others are still being asked. */
const goneOn = (submission: Submission, now: Date): SubmissionTransition =>
  liveMatches(submission).length > 0 ? unchanged(submission) : activated(submission, now)

/** The network accepts the load: offers go out. */
export function approveLoad(submission: Submission, now: Date): SubmissionTransition | Refusal {
  if (submission.Stage === 'offering') return unchanged(submission)
  if (submission.Stage === 'noMatches' || (mayBe('approve', submission) && submission.Matches.length === 0))
    return refuse('addAgencyFirst')
  if (!mayBe('approve', submission)) return stageRefusal(submission)
  if (isPastDeadline(submission, now)) return refuse('loadDeadlinePassed')
  return and([event('LoadApproved', {})], activated(submission, now))
}

/** Why this entity may not answer now; undefined when it may. The deadline itself no longer counts as in time. */
function answerRefusal(submission: Submission, match: EntityMatch | undefined, now: Date): Refusal | undefined {
  if (submission.Stage === 'cancelled') return refuse('loadCancelled')
  if (submission.Stage === 'deleted') return refuse('loadDeleted')
  if (match?.Response === 'rejected') return refuse('loadAlreadyDeclined')
  if (match?.Response === 'timedOut') return refuse('offerExpired')
  if (match?.Response === 'accepted') return refuse('loadAlreadyYours')
  if (acceptedEntity(submission)) return refuse('loadTaken')
  if (!match || !mayBe('answer', submission) || match.Response !== null || match.EntityExpirationTime === null)
    return refuse('loadNotOffered')
  return now.getTime() >= Date.parse(match.EntityExpirationTime) ? refuse('offerExpired') : undefined
}

/** One entity takes the load; every other open offer ends. */
function taken(
  submission: Submission,
  match: EntityMatch,
  Why: 'answered' | 'direct',
  now: Date,
): SubmissionTransition {
  const others = liveMatches(submission).filter(({ ID }) => ID !== match.ID)
  const closed = others.reduce((left, other) => ended(left, other, 'withdrawn', now), submission)
  const won: EntityMatch = {
    ...match,
    Rank: 1,
    Response: 'accepted',
    EntityAccepted: true,
    InitialActivationTime: match.InitialActivationTime ?? now.toISOString(),
    EntityResponseTime: now.toISOString(),
  }
  const behind = closed.Matches.map((other) =>
    other.Rank === null || other.ID === won.ID ? other : { ...other, Rank: other.Rank + (match.Rank === 1 ? 0 : 1) },
  )
  return {
    state: renumbered(replaced({ ...closed, Matches: behind, Stage: 'accepted' }, won)),
    events: [
      event('LoadAccepted', { ...refOf(won), Why }),
      ...others.map((other) => event('LoadOfferWithdrawn', { ...refOf(other), Why: 'taken' })),
    ],
  }
}

/** The asked entity accepts. A repeat changes nothing. */
export function acceptLoad(submission: Submission, entityId: number, now: Date): SubmissionTransition | Refusal {
  const match = matchOfEntity(submission, entityId)
  if (match?.Response === 'accepted' && (submission.Stage === 'accepted' || submission.Stage === 'underWay'))
    return unchanged(submission)
  const refusal = answerRefusal(submission, match, now)
  return refusal || !match ? (refusal ?? refuse('loadNotOffered')) : taken(submission, match, 'answered', now)
}

/** The asked entity declines; the next is asked. A repeat changes nothing. */
export function declineLoad(submission: Submission, entityId: number, now: Date): SubmissionTransition | Refusal {
  const match = matchOfEntity(submission, entityId)
  if (match?.Response === 'rejected') return unchanged(submission)
  const refusal = answerRefusal(submission, match, now)
  if (refusal || !match) return refusal ?? refuse('loadNotOffered')
  return and([event('LoadDeclined', refOf(match))], goneOn(ended(submission, match, 'rejected', now), now))
}

/** The network accepts on an entity's behalf (direct accept), before or while offers run, and after all of them ended. */
export function acceptForEntity(submission: Submission, id: number, now: Date): SubmissionTransition | Refusal {
  const match = submission.Matches.find(({ ID }) => ID === id)
  if (match?.Response === 'accepted') return unchanged(submission)
  if (!mayBe('direct', submission)) return stageRefusal(submission)
  return match ? taken(submission, match, 'direct', now) : refuse('loadNotOffered')
}

/** Why a match cannot change places with the one at another rank; undefined when it can. */
export function moveEntityRefusal({ Matches }: Pick<Submission, 'Matches'>, id: number, from: number, to: number) {
  if (to < 1 || (from <= 1 && to <= from)) return refuse('moveUpLimit')
  const moving = Matches.find((match) => match.ID === id)
  const neighbour = Matches.find((match) => match.Rank === to)
  return moving?.Rank === from && neighbour ? undefined : refuse('moveNeedsNeighbour')
}

/** Swaps two ranks. A change at rank 1 of a running offer withdraws it and asks the new first (decision 20). */
export function moveEntity(
  submission: Submission,
  { id, from, to }: { readonly id: number; readonly from: number; readonly to: number },
  now: Date,
): SubmissionTransition | Refusal {
  const moving = submission.Matches.find((match) => match.ID === id)
  if (!mayBe('move', submission)) return stageRefusal(submission)
  if (moving?.Rank === to) return unchanged(submission)
  const refusal = moveEntityRefusal(submission, id, from, to)
  if (refusal || !moving) return refusal ?? refuse('moveNeedsNeighbour')
  const Matches = submission.Matches.map((match) =>
    match.Rank === null ? match : { ...match, Rank: rankAfterMove(match.Rank, from, to, 'swap') },
  )
  const moved = { ...submission, Matches }
  const told = event('LoadMatchMoved', { ...refOf(moving), From: from, To: to })
  const handedOver = Matches.find((match) => match.Rank !== null && match.Rank > 1 && match.InitialActivationTime)
  if (submission.Stage !== 'offering' || submission.IsSimultaneousNotifyEnabled || !handedOver)
    return { state: moved, events: [told] }
  const withdrawn = replaced(moved, unasked(handedOver))
  const lost = event('LoadOfferWithdrawn', { ...refOf(handedOver), Why: 'moved' })
  return and([told, lost], activated(withdrawn, now))
}

/** The active match, rank 1, stays on the list. */
export const removeEntityRefusal = ({ Rank }: Pick<EntityMatch, 'Rank'>) =>
  Rank === 1 ? refuse('removeActive') : undefined

/** Takes an entity off the list. One that is gone already stays gone. */
export function removeEntity(submission: Submission, id: number, now: Date): SubmissionTransition | Refusal {
  const match = submission.Matches.find((candidate) => candidate.ID === id)
  if (!match || match.Rank === null) return unchanged(submission)
  if (!mayBe('remove', submission)) return stageRefusal(submission)
  const refusal = removeEntityRefusal(match)
  if (refusal) return refusal
  const told = event('LoadEntityRemoved', refOf(match))
  if (match.InitialActivationTime !== null)
    return {
      state: ended(submission, match, 'withdrawn', now),
      events: [told, event('LoadOfferWithdrawn', { ...refOf(match), Why: 'removed' })],
    }
  const Matches = submission.Matches.filter((other) => other.ID !== id)
  return { state: renumbered({ ...submission, Matches }), events: [told] }
}

export type EntityCandidate = Pick<EntityMatch, 'Entity' | 'TotalMatchScore' | 'DistanceMiles'>

/** A match that nobody was asked about yet, `sequence` counting the load's matches from 1. */
export const newEntityMatch = (
  submissionId: number,
  sequence: number,
  Rank: number,
  candidate: EntityCandidate,
): EntityMatch => ({
  ID: entityMatchId(submissionId, sequence),
  Rank,
  ...candidate,
  Response: null,
  EntityAccepted: null,
  InitialActivationTime: null,
  EntityExpirationTime: null,
  EntityResponseTime: null,
})

/** A change writes a row and an event for each entity, in one transaction of 100. */
export const maxRankedEntities = 30
const maxListedEntities = 60

/** Adds an entity at the end of the ranking; a load that nobody accepted waits for approval again. */
export function addEntity(
  submission: Submission,
  candidate: EntityCandidate,
  now: Date,
): SubmissionTransition | Refusal {
  const present = matchOfEntity(submission, candidate.Entity.ID)
  if (present && present.Rank !== null) return unchanged(submission)
  if (!mayBe('add', submission)) return stageRefusal(submission)
  if (present) return refuse('entityAlreadyAsked', { entity: candidate.Entity.Name })
  const sequence = submission.MatchesMade + 1
  const { length: ranked } = rankedMatches(submission)
  if (
    ranked >= maxRankedEntities ||
    submission.Matches.length >= maxListedEntities ||
    sequence >= entityMatchesPerSubmission
  )
    return refuse('tooManyEntities')
  const added = newEntityMatch(submission.ID, sequence, ranked + 1, candidate)
  const isOffering = submission.Stage === 'offering'
  const listed: Submission = {
    ...submission,
    Stage: isOffering ? 'offering' : 'pendingApproval',
    MatchesMade: sequence,
    Matches: [...submission.Matches, added],
  }
  const told = event('LoadEntityAdded', refOf(added))
  return isOffering ? and([told], activated(listed, now)) : { state: listed, events: [told] }
}

export type NotifyMode = 'ordered' | 'simultaneous'

/** While offers run, the change asks the rest at once, or all but the first no more. */
export function changeNotifyMode(submission: Submission, mode: NotifyMode, now: Date): SubmissionTransition | Refusal {
  const IsSimultaneousNotifyEnabled = mode === 'simultaneous'
  if (submission.IsSimultaneousNotifyEnabled === IsSimultaneousNotifyEnabled) return unchanged(submission)
  if (!mayBe('changeMode', submission)) return refuse('modeFixed')
  const changed = { ...submission, IsSimultaneousNotifyEnabled }
  const told = event('LoadModeChanged', { Mode: mode })
  if (submission.Stage !== 'offering') return { state: changed, events: [told] }
  if (IsSimultaneousNotifyEnabled) return and([told], activated(changed, now))
  const stopped = liveMatches(submission).slice(1)
  return {
    state: stopped.reduce<Submission>((left, match) => replaced(left, unasked(match)), changed),
    events: [told, ...stopped.map((match) => event('LoadOfferWithdrawn', { ...refOf(match), Why: 'moved' }))],
  }
}

/** Ends all open offers because the load itself is over. */
function over(submission: Submission, Stage: 'cancelled' | 'deleted', now: Date): SubmissionTransition {
  const live = liveMatches(submission)
  const closed = live.reduce((left, match) => ended(left, match, 'withdrawn', now), submission)
  return {
    state: { ...closed, Stage },
    events: [
      event(Stage === 'cancelled' ? 'LoadCancelled' : 'LoadDeleted', {}),
      ...live.map((match) => event('LoadOfferWithdrawn', { ...refOf(match), Why: 'cancelled' })),
    ],
  }
}

/** The load does not come: closed for good, and visible to whoever was asked. */
export function cancelLoad(submission: Submission, now: Date): SubmissionTransition | Refusal {
  if (submission.Stage === 'cancelled') return unchanged(submission)
  return mayBe('cancel', submission) ? over(submission, 'cancelled', now) : stageRefusal(submission)
}

/** The load was a mistake. One that an entity accepted has to be cancelled first: that entity counts on it. */
export function deleteLoad(submission: Submission, now: Date): SubmissionTransition | Refusal {
  if (submission.Stage === 'deleted') return unchanged(submission)
  return mayBe('delete', submission) ? over(submission, 'deleted', now) : stageRefusal(submission)
}

export interface DriverLocation {
  readonly DriverLocationDescription: string
  readonly DriverLatitude: number | null
  readonly DriverLongitude: number | null
}

/** Where the driver is. From the first location on the load is under way. */
export function locateDriver(
  submission: Submission,
  { DriverLocationDescription, DriverLatitude, DriverLongitude }: DriverLocation,
  now: Date,
): SubmissionTransition | Refusal {
  if (!mayBe('locate', submission))
    return acceptedEntity(submission) ? stageRefusal(submission) : refuse('loadNotAcceptedYet')
  const isSame =
    submission.DriverLocationDescription === DriverLocationDescription &&
    submission.DriverLatitude === DriverLatitude &&
    submission.DriverLongitude === DriverLongitude
  if (isSame && submission.Stage === 'underWay') return unchanged(submission)
  return {
    state: {
      ...submission,
      Stage: 'underWay',
      DriverLocationDescription,
      DriverLatitude,
      DriverLongitude,
      DriverLocationTime: now.toISOString(),
    },
    events: [event('DriverLocated', { Description: DriverLocationDescription })],
  }
}

/** The load arrived, with what of it arrived. */
export function deliverLoad(
  submission: Submission,
  { TotalCases, TotalItems }: Pick<Submission, 'TotalCases' | 'TotalItems'>,
  now: Date,
): SubmissionTransition | Refusal {
  if (submission.Stage === 'delivered')
    return submission.TotalCases === TotalCases && submission.TotalItems === TotalItems
      ? unchanged(submission)
      : refuse('loadDelivered')
  if (!mayBe('deliver', submission))
    return acceptedEntity(submission) ? stageRefusal(submission) : refuse('loadNotAcceptedYet')
  if (TotalCases > submission.InitiallyDonatedCases)
    return refuse('moreThanDonated', { cases: submission.InitiallyDonatedCases })
  return {
    state: { ...submission, Stage: 'delivered', TotalCases, TotalItems, DeliveredTime: now.toISOString() },
    events: [event('LoadDelivered', { Cases: TotalCases, Items: TotalItems })],
  }
}

/** The next instant at which the clock has something to do for the load; null when it has not. */
export function nextLoadDue(submission: Submission): string | null {
  const deadlines = liveMatches(submission).map(({ EntityExpirationTime }) => EntityExpirationTime ?? '')
  return deadlines.toSorted()[0] ?? null
}

/** Ends the offers whose deadline has passed; undefined when there are none. */
function expired(submission: Submission, now: Date): SubmissionTransition | undefined {
  const overdue = liveMatches(submission).filter(
    ({ EntityExpirationTime }) => Date.parse(EntityExpirationTime ?? '') <= now.getTime(),
  )
  if (overdue.length === 0) return undefined
  const left = overdue.reduce((state, match) => ended(state, match, 'timedOut', now), submission)
  const events = overdue.map((match) => event('LoadOfferExpired', refOf(match)))
  const isOver = rankedMatches(left).length === 0 || isPastDeadline(left, now)
  return isOver ? and(events, activated(left, now)) : { state: left, events }
}

/** What the clock does: expired offers end and the next entity is asked from `now` on. Nothing is due twice. */
export function loadTick(submission: Submission, now: Date): SubmissionTransition {
  const after = expired(submission, now)
  if (!after) return unchanged(submission)
  return after.state.Stage === 'offering' ? and(after.events, goneOn(after.state, now)) : after
}

/**
 * Every change goes through here: the expiry that no sweep has settled yet comes first, in the same transaction, so that no
 * rule works on an offer that is over. The next entity is asked after the rule, because the rule may change who is next.
 */
export const afterLoadExpiry =
  (rule: SubmissionRule): SubmissionRule =>
  (submission, now) => {
    const after = expired(submission, now)
    if (!after) return rule(submission, now)
    const step = rule(after.state, now)
    if (isRefusal(step)) return step
    const events = [...after.events, ...step.events]
    return step.state.Stage === 'offering' ? and(events, goneOn(step.state, now)) : { state: step.state, events }
  }
