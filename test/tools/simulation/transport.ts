import { acceptedMatch, type Donation } from '../../../shared/rescue/donations/donation.ts'
import type { AttemptedPickup } from '../../../shared/rescue/donations/pickup/attemptedPickup.ts'
import * as transport from '../../../shared/rescue/transport/api.ts'
import type { ReportKind } from '../../../shared/rescue/transport/report.ts'
import { headersOf } from '../../engine/runs.ts'
import { people } from '../../engine/smallTenant.ts'
import type { Situation } from './actions.ts'
import type { TableItem } from './expression.ts'
import type { Check } from './invariants.ts'
import type { Request } from './request.ts'
import type { SeededRandom } from './seededRandom.ts'

/** Volunteers in the simulation: what staff and drivers do with a run, and what has to hold of it. */

/** Codes of runs as the e-mails had them. */
export type RunCodes = ReadonlyMap<number, string>

/** Finds the links in an e-mail to a driver. */
export function codesIn(text: string): [number, string][] {
  return [...text.matchAll(/\/pickup#\/(\d+)\/([\w-]+)/g)].map(([, id, code = '']) => [Number(id), code])
}

export const switchVolunteers = ({ donation, chance }: Situation): Request => ({
  endpoint: transport.updateVolunteerAutomationMode,
  caller: people.foodBank,
  input: { id: donation.ID, enabled: chance.happens(0.75) } as never,
})

/** Mostly what comes next, and sometimes what comes too early, too late or from somebody else. */
function kindOf(attempt: AttemptedPickup | undefined, chance: SeededRandom): ReportKind {
  if (chance.happens(0.15)) return chance.pick(['accepted', 'droppedoff', 'pickedup', 'cancelled', 'problem'] as const)
  if (attempt?.IsCancelled && chance.happens(0.4)) return attempt.IsAfterEnd ? 'droppedoff' : 'pickedup'
  if (!attempt || attempt.IsCancelled) return chance.happens(0.8) ? 'accepted' : 'declined'
  if (attempt.TransportationProviderActualPickupTime) return 'droppedoff'
  return attempt.EnRouteTime ? 'pickedup' : chance.pick(['enroute', 'enroute', 'estimate', 'pickedup'] as const)
}

/** An ID as a phone makes it, of the simulation's own chance. */
const eventId = (chance: SeededRandom) => `00000000-0000-4000-8000-${String(chance.below(1e9)).padStart(12, '0')}`

/** A driver reports with the link of their e-mail; where nobody has one, staff ask volunteers. */
export function drive(situation: Situation): Request | undefined {
  const { donation, chance, now, codes } = situation
  const offers = donation.Matches.flatMap((match) => match.TransportationProviderMatches)
  const offer = offers.length > 0 ? chance.pick(offers) : undefined
  const code = offer && codes.get(offer.ID)
  if (!offer || !code) return donation.IsVolunteerAutomationEnabled ? undefined : switchVolunteers(situation)
  const attempts = donation.Matches.flatMap((match) => match.AdHocTransactionAttemptedPickups)
  const attempt = attempts.find(({ ID }) => ID === offer.ID)
  const report = {
    id: offer.ID,
    EventID: eventId(chance),
    kind: kindOf(attempt, chance),
    time: new Date(now.getTime() - chance.below(40) * 60_000).toISOString(),
  }
  return {
    endpoint: transport.recordAttemptedPickupEvent,
    caller: undefined,
    headers: headersOf(code),
    input: report as never,
  }
}

const attemptsOf = (donation: Donation): readonly AttemptedPickup[] =>
  acceptedMatch(donation)?.AdHocTransactionAttemptedPickups ?? []

/** One donation's runs after a change, and their whole history. */
export function checkRuns(donation: Donation, events: readonly TableItem[], must: Check): void {
  const named = (text: string) => () => `donation ${donation.ID} v${donation.Version}: ${text}`
  for (const match of donation.Matches) {
    const held = match.AdHocTransactionAttemptedPickups.filter(({ IsCancelled }) => !IsCancelled)
    must('runs', held.length <= 1, named(`${held.length} drivers have the run`))
    for (const { ID } of held) {
      const offer = match.TransportationProviderMatches.find((one) => one.ID === ID)
      must('runs', offer?.State === 'taken', named(`run ${ID} is held and ${offer?.State}`))
    }
    for (const attempt of match.AdHocTransactionAttemptedPickups) checkTimes(attempt, must, named)
  }
  checkReports(donation, events, must, named)
}

type Named = (text: string) => () => string

function checkTimes(attempt: AttemptedPickup, must: Check, named: Named): void {
  const { TransportationProviderActualPickupTime: picked, TransportationProviderActualDropoffTime: dropped } = attempt
  must('runs', !dropped || (!!picked && picked <= dropped), named(`run ${attempt.ID} was delivered before its pickup`))
  must('runs', attempt.IsComplete === !!dropped, named(`run ${attempt.ID} is complete without a delivery, or not`))
  const ids = attempt.EventIDs ?? []
  must('runs', new Set(ids).size === ids.length, named(`run ${attempt.ID} has a report twice`))
}

interface Told {
  holder: number | undefined
  isCancelled: boolean
  readonly offered: Set<number>
  readonly picked: Set<number>
  /** Ended, and its driver may have had the food by then. */
  readonly ended: Set<number>
  readonly carried: Set<number>
  readonly late: Set<string>
}

/** Replays the events: each of a run follows the one that it needs, and only whoever has the run reports of it. */
function checkReports(donation: Donation, events: readonly TableItem[], must: Check, named: Named): void {
  const sets = { offered: new Set<number>(), picked: new Set<number>(), late: new Set<string>() }
  const told: Told = { holder: undefined, isCancelled: false, ended: new Set(), carried: new Set(), ...sets }
  for (const event of events) {
    if (event.Type === 'DonationCancelled') told.isCancelled = true
    if (event.Type === 'DonationCancelled' || event.Type === 'DonationClosed')
      if (told.holder !== undefined) told.ended.add(told.holder)
    const { AttemptedPickupID: run, Why } = event.Detail as { AttemptedPickupID?: number; Why?: string }
    if (run !== undefined)
      follow(String(event.Type), run, String(Why), told, (holds, text) => must('runs', holds, named(text)))
  }
  const { holder } = told
  const inState = attemptsOf(donation).find(({ IsCancelled }) => !IsCancelled)?.ID
  must('runs', holder === inState, named(`run ${holder} is held by its history, ${inState} by its state`))
}

function follow(
  type: string,
  run: number,
  why: string,
  told: Told,
  must: (holds: boolean, text: string) => void,
): void {
  const isOwn = told.holder === run
  switch (type) {
    case 'RunOffered':
      must(!told.offered.has(run), `run ${run} was offered twice`)
      told.offered.add(run)
      return
    case 'RunTaken':
      must(told.holder === undefined && told.offered.has(run), `run ${run} was taken while ${told.holder} had it`)
      must(!told.isCancelled, `run ${run} of a cancelled donation was taken`)
      told.holder = run
      return
    case 'RunPickedUp':
      must(isOwn && !told.picked.has(run), `run ${run} was picked up out of order`)
      told.picked.add(run)
      return
    case 'RunPickedUpAfterEnd':
      must(told.ended.has(run) && !told.picked.has(run) && !told.carried.has(run), `run ${run} had not ended`)
      told.carried.add(run)
      return
    case 'RunDroppedOff':
      must((isOwn && told.picked.has(run)) || told.carried.has(run), `run ${run} was dropped off out of order`)
      return
    case 'RunCancelled':
    case 'RunWithdrawn':
      must(isOwn, `run ${run} ended, and ${told.holder} had it`)
      told.holder = undefined
      told.ended.add(run)
      told.offered.delete(run)
      return
    case 'RunLate':
      must(isOwn && !told.late.has(`${run} ${why}`), `run ${run} was told to be late twice`)
      told.late.add(`${run} ${why}`)
      return
    case 'RunMoved':
      must(
        isOwn || (told.holder === undefined && told.offered.has(run)),
        `run ${run} was moved, and ${told.holder} has it`,
      )
      return
    case 'RunEnRoute':
    case 'RunEstimated':
    case 'RunProblem':
      must(isOwn, `${type} of run ${run}, which ${told.holder} has`)
  }
}
