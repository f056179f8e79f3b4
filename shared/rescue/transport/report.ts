import { isRefusal, type Refusal, refuse } from '../../core/answer.ts'
import { prependEvents, unchanged } from '../../core/event.ts'
import { correctItems } from '../donations/closing.ts'
import {
  type AgencyMatch,
  acceptedMatch,
  type Donation,
  itemPounds,
  type TransactionCategory,
} from '../donations/donation.ts'
import { donationEvent } from '../donations/donationEvent.ts'
import type { DonationTransition } from '../donations/donationTransition.ts'
import {
  type AttemptedPickup,
  currentPickup,
  type ProblemKind,
  type ProviderMatch,
} from '../donations/pickup/attemptedPickup.ts'
import { dropoffAfter, platformEstimates } from '../donations/pickup/estimates.ts'
import { isOfSearch, isRunStage, runRef, startSearch, withAccepted } from '../donations/pickup/search.ts'
import { replaceMatch } from '../donations/ranking.ts'
import { isOpen } from '../donations/stages.ts'
import * as refusals from './refusals.ts'

/**
 * Reports of a driver about a run, in the order of events. A report has an ID of the driver's phone: sent again
 * after a lost answer it changes nothing.
 */

export const reportKinds = [
  'accepted',
  'declined',
  'estimate',
  'enroute',
  'pickedup',
  'droppedoff',
  'problem',
  'cancelled',
] as const
export type ReportKind = (typeof reportKinds)[number]

export interface RunReport {
  readonly EventID: string
  readonly kind: ReportKind
  /** Time of the report, by the phone's clock. */
  readonly time: string
  readonly EstimatedPickupTime?: string | undefined
  readonly EstimatedDropoffTime?: string | undefined
  /** Loaded amounts, by the donation's categories. */
  readonly items?: readonly { readonly DonationCategoryID: number; readonly Pounds: number }[] | undefined
  readonly PhotoKey?: string | undefined
  readonly Problem?: { readonly Kind: ProblemKind; readonly Note: string } | undefined
}

/** Maximum reports of one run: a driver sends about ten. */
const maxReports = 100

export interface Run {
  readonly donation: Donation
  readonly match: AgencyMatch
  readonly offer: ProviderMatch
  /** The provider's own attempt, as soon as the run is taken. */
  readonly attempt: AttemptedPickup | undefined
}

export function runOf(donation: Donation, id: number): Run | undefined {
  const match = donation.Matches.find((one) => one.TransportationProviderMatches.some((offer) => offer.ID === id))
  const offer = match?.TransportationProviderMatches.find((one) => one.ID === id)
  if (!match || !offer) return undefined
  const attempt = match.AdHocTransactionAttemptedPickups.find((one) => one.ID === id)
  return { donation, match, offer, attempt }
}

/** States of a run for the provider who looks at it; its page and the rules below show and refuse by it. */
export const runStates = [
  'offered',
  'held',
  'done',
  'takenByOther',
  'cancelled',
  'withdrawn',
  'gaveBack',
  'declined',
  'carrying',
  'over',
] as const
export type RunState = (typeof runStates)[number]

export function runState({ donation, match, offer, attempt }: Run): RunState {
  if (attempt?.IsComplete) return 'done'
  if (attempt?.IsAfterEnd) return 'carrying'
  const isOff = donation.Stage === 'cancelled' || donation.Stage === 'unsuccessful'
  if (isOff && attempt?.TransportationProviderActualPickupTime && !attempt.IsCancelled) return 'carrying'
  if (isOff) return 'cancelled'
  if (offer.State === 'gaveBack') return 'gaveBack'
  if (match.Response !== 'accepted') return 'withdrawn'
  if (offer.State === 'withdrawn') return 'withdrawn'
  if (attempt && !attempt.IsCancelled) return isRunStage(donation) ? 'held' : 'over'
  if (currentPickup({ AttemptedPickups: match.AdHocTransactionAttemptedPickups })) return 'takenByOther'
  if (offer.State === 'passed') return 'declined'
  return donation.Stage === 'accepted' ? 'offered' : 'over'
}

export const stateRefusals = {
  takenByOther: refusals.runTaken,
  cancelled: refusals.runCancelled,
  withdrawn: refusals.runWithdrawn,
  gaveBack: refusals.runGivenBack,
  declined: refusals.runDeclined,
  carrying: refusals.runCarrying,
  over: refusals.runOver,
  done: refusals.runDone,
  offered: refusals.runNotTaken,
} as const

/** Replaces the provider's own attempt, and remembers the report. */
const withAttempt = ({ donation, match, offer }: Run, { EventID }: RunReport, change: Partial<AttemptedPickup>) =>
  replaceMatch(donation, {
    ...match,
    AdHocTransactionAttemptedPickups: match.AdHocTransactionAttemptedPickups.map((attempt) =>
      attempt.ID === offer.ID ? { ...attempt, ...change, EventIDs: [...(attempt.EventIDs ?? []), EventID] } : attempt,
    ),
  })

/** With the run's own offer in another state. */
const withOfferState = (donation: Donation, run: Run, State: ProviderMatch['State']): Donation =>
  withAccepted(donation, (match) => ({
    ...match,
    TransportationProviderMatches: match.TransportationProviderMatches.map((offer) =>
      offer.ID === run.offer.ID ? { ...offer, State } : offer,
    ),
  }))

/** The first to take a run has it. */
function take(run: Run, report: RunReport, now: Date): DonationTransition | Refusal {
  const state = runState(run)
  if (state === 'held' || state === 'done') return unchanged(run.donation)
  // Declined by mistake: still free, so it may be taken.
  if (state !== 'offered' && state !== 'declined') return refuse(stateRefusals[state])
  const attempt: AttemptedPickup = {
    ID: run.offer.ID,
    IsCancelled: false,
    IsComplete: false,
    TransportationProvider: run.offer.TransportationProvider,
    TransportationProviderActualPickupTime: null,
    TransportationProviderActualDropoffTime: null,
    TransportationProviderLastEstimatedPickupTime: report.EstimatedPickupTime ?? null,
    TransportationProviderLastEstimatedDropoffTime: report.EstimatedDropoffTime ?? null,
    ...platformEstimates(run.donation, run.match.DistanceMiles, now),
    EventIDs: [report.EventID],
  }
  const taken = withOfferState(run.donation, run, 'taken')
  return {
    state: withAccepted(taken, (match) => ({
      ...match,
      VolunteerSearch: null,
      AdHocTransactionAttemptedPickups: [...match.AdHocTransactionAttemptedPickups, attempt],
    })),
    events: [donationEvent('RunTaken', runRef(run.match, run.offer))],
  }
}

/** No, thanks. When all of a round have answered, the next one is not waited for. */
function decline(run: Run, now: Date): DonationTransition | Refusal {
  const state = runState(run)
  if (state === 'held') return refuse(refusals.runHeld)
  if (state !== 'offered') return unchanged(run.donation)
  const passed = withOfferState(run.donation, run, 'passed')
  const isAwaited = acceptedMatch(passed)?.TransportationProviderMatches.some(
    (offer) => offer.State === 'offered' && isOfSearch(run.match, offer),
  )
  const next = isAwaited
    ? passed
    : withAccepted(passed, (match) => ({
        ...match,
        VolunteerSearch: match.VolunteerSearch && { ...match.VolunteerSearch, RoundEnds: now.toISOString() },
      }))
  return { state: next, events: [donationEvent('RunDeclined', runRef(run.match, run.offer))] }
}

/** Before the pickup somebody else is sought; after it the food is in the driver's car, and staff have to call. */
function giveBack(run: Run, report: RunReport, now: Date): DonationTransition {
  const IsAfterPickup = run.attempt?.TransportationProviderActualPickupTime != null
  const Problem = report.Problem ?? null
  const cancelled = withOfferState(withAttempt(run, report, { IsCancelled: true, Problem }), run, 'gaveBack')
  const told = donationEvent('RunCancelled', { ...runRef(run.match, run.offer), IsAfterPickup })
  return IsAfterPickup ? { state: cancelled, events: [told] } : prependEvents([told], startSearch(cancelled, now))
}

/** The donation's items with the pounds that were loaded; categories that were not named keep theirs, 0 leaves one out. */
export function loadedItems(
  { AdHocTransactionDonationCategories: items }: Pick<Donation, 'AdHocTransactionDonationCategories'>,
  loaded: NonNullable<RunReport['items']>,
): TransactionCategory[] {
  const pounds = new Map(loaded.map((item) => [item.DonationCategoryID, item.Pounds]))
  return items
    .map((item) => ({ ...item, Pounds: pounds.get(item.DonationCategory.ID) ?? item.Pounds }))
    .filter((item) => item.Pounds > 0)
}

/** The weights that the driver loaded become the donation's while it is open; later the donor's word stands. */
function pickUp(run: Run, report: RunReport, at: string): DonationTransition | Refusal {
  if (run.attempt?.TransportationProviderActualPickupTime) return unchanged(run.donation)
  const items = report.items && loadedItems(run.donation, report.items)
  if (items?.length === 0) return refuse(refusals.runNothingLoaded)
  const picked = withAttempt(run, report, {
    TransportationProviderActualPickupTime: at,
    TransportationProviderLastEstimatedDropoffTime:
      report.EstimatedDropoffTime ?? run.attempt?.TransportationProviderLastEstimatedDropoffTime ?? null,
    PlatformEstimatedDropoffWindowStart: dropoffAfter(at, run.match.DistanceMiles),
    PhotoKey: report.PhotoKey ?? null,
    Problem: null,
  })
  const Pounds = itemPounds(items ?? run.donation.AdHocTransactionDonationCategories)
  const told = donationEvent('RunPickedUp', { ...runRef(run.match, run.offer), Pounds })
  const corrected = items && isOpen(picked) ? correctItems(picked, items, new Date(at)) : unchanged(picked)
  return isRefusal(corrected) ? corrected : prependEvents([told], corrected)
}

function dropOff(run: Run, report: RunReport, at: string): DonationTransition | Refusal {
  if (run.attempt?.TransportationProviderActualDropoffTime) return unchanged(run.donation)
  if (!run.attempt?.TransportationProviderActualPickupTime) return refuse(refusals.runNotPickedUp)
  const done = { TransportationProviderActualDropoffTime: at, IsComplete: true, Problem: null }
  const state = withAttempt(run, report, report.PhotoKey ? { ...done, PhotoKey: report.PhotoKey } : done)
  return { state, events: [donationEvent('RunDroppedOff', runRef(run.match, run.offer))] }
}

/**
 * A pickup that is reported after the run ended, from a phone that had no signal: the food is in the driver's car. The run
 * stays with whoever has it now, and staff call the driver, who may report where it went.
 */
function carry(run: Run, report: RunReport, at: string): DonationTransition | Refusal | undefined {
  const state = runState(run)
  const told = (type: 'RunPickedUpAfterEnd' | 'RunDroppedOff', change: Partial<AttemptedPickup>) => ({
    state: withAttempt(run, report, { ...change, ...(report.PhotoKey ? { PhotoKey: report.PhotoKey } : {}) }),
    events: [donationEvent(type, runRef(run.match, run.offer))],
  })
  if (state === 'carrying' && report.kind === 'pickedup') return unchanged(run.donation)
  if (state === 'carrying' && report.kind === 'droppedoff')
    return told('RunDroppedOff', { TransportationProviderActualDropoffTime: at, IsComplete: true, Problem: null })
  const hasEnded = state === 'withdrawn' || state === 'cancelled'
  return hasEnded && run.attempt && report.kind === 'pickedup'
    ? told('RunPickedUpAfterEnd', { TransportationProviderActualPickupTime: at, IsAfterEnd: true, Problem: null })
    : undefined
}

/** The phone's clock may be wrong: a report is never in the future, nor before the one it follows. */
function timeOf({ time }: RunReport, { attempt, offer }: Run, now: Date): string {
  const earliest = [
    offer.OfferedAt,
    attempt?.EnRouteTime ?? '',
    attempt?.TransportationProviderActualPickupTime ?? '',
  ].sort()
  const from = Date.parse(earliest.at(-1) ?? '')
  return new Date(Math.max(from, Math.min(now.getTime(), Date.parse(time)))).toISOString()
}

const estimates = (report: RunReport, attempt: AttemptedPickup) => ({
  TransportationProviderLastEstimatedPickupTime:
    report.EstimatedPickupTime ?? attempt.TransportationProviderLastEstimatedPickupTime,
  TransportationProviderLastEstimatedDropoffTime:
    report.EstimatedDropoffTime ?? attempt.TransportationProviderLastEstimatedDropoffTime,
})

const happened = (run: Run, type: 'RunEstimated' | 'RunEnRoute', state: Donation): DonationTransition => ({
  state,
  events: [donationEvent(type, runRef(run.match, run.offer))],
})

/** Records a driver's report. */
export function recordReport(
  donation: Donation,
  id: number,
  report: RunReport,
  now: Date,
): DonationTransition | Refusal {
  const run = runOf(donation, id)
  if (!run) return refuse(refusals.runOver)
  if (run.attempt?.EventIDs?.includes(report.EventID)) return unchanged(donation)
  if (report.kind === 'accepted') return take(run, report, now)
  if (report.kind === 'declined') return decline(run, now)
  const state = runState(run)
  if (state === 'done' && report.kind === 'droppedoff') return unchanged(donation)
  if ((run.attempt?.EventIDs?.length ?? 0) >= maxReports) return refuse(refusals.runTooManyReports)
  const at = timeOf(report, run, now)
  const carried = carry(run, report, at)
  if (carried) return carried
  if (state !== 'held' || !run.attempt) return refuse(state === 'held' ? refusals.runNotTaken : stateRefusals[state])
  switch (report.kind) {
    case 'estimate':
      return happened(run, 'RunEstimated', withAttempt(run, report, estimates(report, run.attempt)))
    case 'enroute':
      return run.attempt.EnRouteTime
        ? unchanged(donation)
        : happened(run, 'RunEnRoute', withAttempt(run, report, { EnRouteTime: at, ...estimates(report, run.attempt) }))
    case 'pickedup':
      return pickUp(run, report, at)
    case 'droppedoff':
      return dropOff(run, report, at)
    case 'problem': {
      const Problem = report.Problem ?? { Kind: 'other', Note: '' }
      const told = donationEvent('RunProblem', { ...runRef(run.match, run.offer), Why: Problem.Kind })
      return { state: withAttempt(run, report, { Problem }), events: [told] }
    }
    case 'cancelled':
      return giveBack(run, report, now)
  }
}
