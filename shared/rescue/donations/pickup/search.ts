import { unchanged } from '../../../core/event.ts'
import { type AgencyMatch, acceptedMatch, type Donation, matchesPerDonation } from '../donation.ts'
import { donationEvent } from '../donationEvent.ts'
import type { DonationTransition } from '../donationTransition.ts'
import { currentPickup, type ProviderMatch } from './attemptedPickup.ts'
import { nextLateReport, platformEstimates } from './estimates.ts'
import { agreedPickup, isPickupWindowOver, pickupWindow } from './proposal.ts'
import { canService } from './providerCheck.ts'

/**
 * The search for a volunteer after an agency accepted: the run is offered in rounds, first to take it has it. Whoever was
 * asked in an earlier round may still take it while later ones are asked.
 */

const later = (from: Date, ms: number) => new Date(from.getTime() + ms).toISOString()

/** A reaction offers the first round at once; when it fails, the timer does after this time. */
const firstRoundRetryMs = 120_000

/** A run's ID names its donation, as a match's does. */
export const runId = (donationId: number, sequence: number) => donationId * matchesPerDonation + sequence
export const donationOfRun = (id: number) => Math.floor(id / matchesPerDonation)

export const withAccepted = (donation: Donation, change: (match: AgencyMatch) => AgencyMatch): Donation => ({
  ...donation,
  Matches: donation.Matches.map((match) => (match.Response === 'accepted' ? change(match) : match)),
})

/** Details of every event of a run. The provider's name stays out: it is a person's, and the donation has it. */
export const runRef = (match: AgencyMatch, run: ProviderMatch) => ({
  AgencyID: match.Agency.ID,
  AttemptedPickupID: run.ID,
  ProviderID: run.TransportationProvider.ID,
})

/**
 * A volunteer is sought for an accepted donation, unless the agency named a driver of its own. A check that fails ends the
 * search before it begins, and staff are told.
 */
export function startSearch(donation: Donation, now: Date): DonationTransition {
  const match = acceptedMatch(donation)
  if (!match || donation.Stage !== 'accepted' || !donation.IsVolunteerAutomationEnabled || match.AgencyDriver)
    return unchanged(donation)
  const { CanService } = canService('volunteer', donation, match, agreedPickup(donation))
  const VolunteerSearch = {
    State: CanService ? ('seeking' as const) : ('impossible' as const),
    FirstRunID: runId(donation.ID, runsMade(donation) + 1),
    Round: 0,
    RoundEnds: later(now, firstRoundRetryMs),
  }
  const AgencyID = match.Agency.ID
  const told = CanService
    ? donationEvent('VolunteerSought', { AgencyID })
    : donationEvent('VolunteerNotFound', { AgencyID, Why: 'impossible' })
  return { state: withAccepted(donation, (accepted) => ({ ...accepted, VolunteerSearch })), events: [told] }
}

export interface Rounds {
  /** Volunteers that are asked in one round. */
  readonly atOnce: number
  readonly minutes: number
}
type Provider = ProviderMatch['TransportationProvider']

/** Runs that were offered so far, for whichever agency: a run's ID is never given twice. */
const runsMade = ({ Matches }: Donation) =>
  Math.max(
    0,
    ...Matches.flatMap((match) => match.TransportationProviderMatches.map(({ ID }) => ID % matchesPerDonation)),
  )

/** Tells if a run was offered by the search that goes on now. */
export const isOfSearch = ({ VolunteerSearch }: AgencyMatch, { ID }: ProviderMatch) =>
  VolunteerSearch !== null && ID >= VolunteerSearch.FirstRunID

/** Providers that may be asked in the next round: not asked in this search, and who did not give the run back before. */
function unasked(match: AgencyMatch, providers: readonly Provider[]): Provider[] {
  const asked = match.TransportationProviderMatches.filter(
    (offer) => isOfSearch(match, offer) || offer.State === 'gaveBack' || offer.State === 'passed',
  )
  return providers.filter(({ ID }) => !asked.some(({ TransportationProvider }) => TransportationProvider.ID === ID))
}

/** Offers the run to the next providers, best first, once the round before is over. With none left, staff are told. */
export function offerRound(
  donation: Donation,
  providers: readonly Provider[],
  { atOnce, minutes }: Rounds,
  now: Date,
): DonationTransition {
  const match = acceptedMatch(donation)
  const search = match?.VolunteerSearch
  if (!match || search?.State !== 'seeking' || donation.Stage !== 'accepted') return unchanged(donation)
  if (search.Round > 0 && Date.parse(search.RoundEnds) > now.getTime()) return unchanged(donation)
  const made = runsMade(donation)
  const next = unasked(match, providers).slice(0, Math.min(atOnce, matchesPerDonation - 1 - made))
  if (next.length === 0 || isPickupWindowOver(donation, now)) return endUntaken(donation, match)
  const offers = next.map(
    ({ ID, Name }, index): ProviderMatch => ({
      ID: runId(donation.ID, made + index + 1),
      TransportationProvider: { ID, Name },
      State: 'offered',
      OfferedAt: now.toISOString(),
    }),
  )
  const windowEnd = pickupWindow(donation)?.end.getTime() ?? Number.POSITIVE_INFINITY
  const RoundEnds = new Date(Math.min(now.getTime() + minutes * 60_000, windowEnd)).toISOString()
  return {
    state: withAccepted(donation, (accepted) => ({
      ...accepted,
      VolunteerSearch: { ...search, Round: search.Round + 1, RoundEnds },
      TransportationProviderMatches: [...accepted.TransportationProviderMatches, ...offers],
    })),
    events: offers.map((offer) => donationEvent('RunOffered', runRef(match, offer))),
  }
}

/** Nobody took it. Providers that were asked may still take it until staff decide otherwise. */
function endUntaken(donation: Donation, match: AgencyMatch): DonationTransition {
  return {
    state: withAccepted(donation, (accepted) => ({
      ...accepted,
      VolunteerSearch: accepted.VolunteerSearch && { ...accepted.VolunteerSearch, State: 'untaken' },
    })),
    events: [donationEvent('VolunteerNotFound', { AgencyID: match.Agency.ID, Why: 'untaken' })],
  }
}

/** Ends the search and its open offers; a run that somebody holds goes on. */
export const endSearch = (donation: Donation): Donation =>
  withAccepted(donation, (accepted) => ({
    ...accepted,
    VolunteerSearch: null,
    TransportationProviderMatches: accepted.TransportationProviderMatches.map((offer) =>
      offer.State === 'offered' ? { ...offer, State: 'withdrawn' } : offer,
    ),
  }))

/** Ends the search and the run that nobody has picked up yet; whoever holds it learns that it is off. */
export function withdrawRun(donation: Donation): DonationTransition {
  const match = acceptedMatch(donation)
  if (!match) return unchanged(donation)
  const held = currentPickup({ AttemptedPickups: match.AdHocTransactionAttemptedPickups })
  const run = match.TransportationProviderMatches.find(({ ID }) => ID === held?.ID)
  const isOpen = held && !held.TransportationProviderActualPickupTime
  return {
    state: withAccepted(endSearch(donation), (accepted) => ({
      ...accepted,
      TransportationProviderMatches: accepted.TransportationProviderMatches.map((offer) =>
        isOpen && offer.ID === held.ID ? { ...offer, State: 'withdrawn' } : offer,
      ),
      AdHocTransactionAttemptedPickups: accepted.AdHocTransactionAttemptedPickups.map((pickup) =>
        isOpen && pickup.ID === held.ID ? { ...pickup, IsCancelled: true } : pickup,
      ),
    })),
    events: isOpen && run ? [donationEvent('RunWithdrawn', runRef(match, run))] : [],
  }
}

/** Another pickup time: whoever holds or is offered the run is told, and estimates for the time before are gone. */
export function moveRuns(donation: Donation, now: Date): DonationTransition {
  const match = acceptedMatch(donation)
  const held = match && currentPickup({ AttemptedPickups: match.AdHocTransactionAttemptedPickups })
  const told = match?.TransportationProviderMatches.filter(({ ID, State }) =>
    held ? ID === held.ID : State === 'offered',
  )
  if (!match || !told || told.length === 0) return unchanged(donation)
  const estimates = {
    TransportationProviderLastEstimatedPickupTime: null,
    TransportationProviderLastEstimatedDropoffTime: null,
    LateNotice: null,
    ...platformEstimates(donation, match.DistanceMiles, now),
  }
  return {
    state: withAccepted(donation, (accepted) => ({
      ...accepted,
      AdHocTransactionAttemptedPickups: accepted.AdHocTransactionAttemptedPickups.map((pickup) =>
        pickup.ID === held?.ID ? { ...pickup, ...estimates } : pickup,
      ),
    })),
    events: told.map((run) => donationEvent('RunMoved', runRef(match, run))),
  }
}

/** Stages in which a run may be under way: donors close donations while the driver is on the road. */
const runStages = ['accepted', 'closed', 'complete'] as const
export const isRunStage = ({ Stage }: Pick<Donation, 'Stage'>) => (runStages as readonly string[]).includes(Stage)

/** The part of the run that staff have not been told to be late, and when it is. */
function awaitedReport(donation: Donation) {
  const match = isRunStage(donation) ? acceptedMatch(donation) : undefined
  const pickup = match && currentPickup({ AttemptedPickups: match.AdHocTransactionAttemptedPickups })
  const late = pickup && nextLateReport(donation, pickup)
  const isTold = late && (pickup.LateNotice === late.part || pickup.LateNotice === 'dropoff')
  return match && pickup && late && !isTold ? { match, pickup, ...late } : undefined
}

/** Time at which the clock has something to do for the transport of a donation: the next round, or a late report. */
export function transportDue(donation: Donation): number {
  const search = donation.Stage === 'accepted' ? acceptedMatch(donation)?.VolunteerSearch : undefined
  if (search?.State === 'seeking') return Date.parse(search.RoundEnds)
  return awaitedReport(donation)?.at ?? Number.POSITIVE_INFINITY
}

/** A round is over, or its first offers got lost. */
export const isRoundDue = (donation: Donation, now: Date) =>
  acceptedMatch(donation)?.VolunteerSearch?.State === 'seeking' && transportDue(donation) <= now.getTime()

/** Tells staff once for each part of the run that it is late. */
export function noticeLateness(donation: Donation, now: Date): DonationTransition {
  const late = awaitedReport(donation)
  if (!late || late.at > now.getTime()) return unchanged(donation)
  const run = late.match.TransportationProviderMatches.find(({ ID }) => ID === late.pickup.ID)
  return {
    state: withAccepted(donation, (accepted) => ({
      ...accepted,
      AdHocTransactionAttemptedPickups: accepted.AdHocTransactionAttemptedPickups.map((pickup) =>
        pickup.ID === late.pickup.ID ? { ...pickup, LateNotice: late.part } : pickup,
      ),
    })),
    events: run ? [donationEvent('RunLate', { ...runRef(late.match, run), Why: late.part })] : [],
  }
}
