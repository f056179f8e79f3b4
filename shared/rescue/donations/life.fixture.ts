import * as fc from 'fast-check'
import { isRefusal, type Refusal } from '../../core/answer.ts'
import { accept, decline, type PickupProposal } from './answers.ts'
import { cancel, close, correctItems, receipted } from './closing.ts'
import { afterExpiry, nextDue, tick } from './deadlines.ts'
import {
  type AgencyMatch,
  acceptedMatch,
  type Donation,
  rankedMatches,
  type TransactionCategory,
  unlistedDriver,
} from './donation.ts'
import type { DonationTransition } from './donationTransition.ts'
import { addAgency, moveMatch, removeMatch } from './matchList.ts'
import { approve, matched, reopenApproval } from './offering.ts'
import { changeEscalation, changeStart } from './offerModes.ts'
import { handBack } from './pickup/handBack.ts'
import { changePickup, type PickupChange } from './pickup/pickupChange.ts'
import { availableDates, pickupTimeChoices } from './pickup/proposal.ts'
import { reopen } from './pickup/reopening.ts'
import { type Candidate, newMatch } from './ranking.ts'
import { timeType } from './status/donation.fixture.ts'

/** Whole lives of donations, for tests: everything that people and the clock can do to one, one after the other. */

const minute = 60_000
/** Ten in the morning at the store. */
export const start = new Date('2026-11-20T15:00:00.000Z')
export const at = (minutes: number, ms = 0) => new Date(start.getTime() + minutes * minute + ms)

const Address = {
  AddressLine1: '1 Main St',
  City: 'Springfield',
  Province: 'NY',
  PostalCode: '10001',
  Latitude: 40.7,
  Longitude: -74,
}

export const bread = (Pounds: number): TransactionCategory[] => [
  { Pounds, DonationCategory: { ID: 2, Name: 'Bakery', Icon: { ClassName: 'bakery' }, IsSystemWide: true } },
]

/** The agency that belongs to the food bank itself. */
export const masterAgencyId = 4

export const candidateOf = (agencyId: number): Candidate => ({
  Agency: {
    ID: agencyId,
    Name: `Agency ${agencyId}`,
    Address,
    IsMasterAgency: agencyId === masterAgencyId,
  },
  TotalMatchScore: 50 + agencyId,
  DistanceMiles: agencyId / 10,
  IsFromPresetMatch: agencyId % 3 === 0,
  ScoreComponents: [],
})

/** A donation that was just posted, to be fetched any of the next seven days. */
export const postedDonation = (more: Partial<Donation> = {}): Donation => ({
  ID: 4711,
  Code: 'D-4711',
  Version: 1,
  Created: start.toISOString(),
  Stage: 'matching',
  FoodBank: { ID: 10, Name: 'County Food Bank' },
  FoodBankContact: { PhoneNumber: '413-555-0110', EMailAddress: 'desk@foodbank.example' },
  StateAssociationID: null,
  CoopID: null,
  TimeZone: 'America/New_York',
  DonorLocation: { ID: 900, Code: 'S-1', Address, Donor: { ID: 90, Name: 'Corner Market' } },
  AdHocTransactionDonationCategories: bread(120),
  AdHocTransactionStorageRequirements: [],
  DonorRecordedPickupDate: null,
  DonorRecordedPickupTime: null,
  PickupTimeType: timeType(6),
  Notes: '',
  PhotoKey: null,
  EntrySourceCode: 'WEB',
  IsSimultaneousNotifyEnabled: false,
  IsVolunteerAutomationEnabled: false,
  StartAfter: null,
  OfferMinutes: 60,
  ReminderMinutes: 15,
  IsAutomaticallyApproved: true,
  Matches: [],
  RemindedFor: null,
  IsMarkedAsSuccessfulByDonor: null,
  Receipt: null,
  PostedBy: 1,
  ...more,
})

const allWeek = [1, 2, 3, 4, 5, 6, 7].map((Weekday) => ({ Weekday, HourStart: 0, HourEnd: 24 }))

/**
 * Candidates: at a food bank with quiet hours agency 5 picks up at night, and nobody can answer for every third one.
 */
const candidateAt = ({ QuietHours }: Donation, agencyId: number): Candidate => ({
  ...candidateOf(agencyId),
  ...(QuietHours && agencyId % 3 === 0 ? { IsUnattended: true } : {}),
  ...(QuietHours && agencyId === 5 ? { NightHours: { TimeZone: 'America/New_York', Hours: allWeek } } : {}),
})

export const matchesOf = (donation: Donation, agencyIds: readonly number[]): AgencyMatch[] =>
  agencyIds.map((id, index) => newMatch(donation.ID, index + 1, index + 1, candidateAt(donation, id)))

/** Proposal of every agency of these tests: the last day it may, at the first time of it. */
export function proposalFor(donation: Donation, now: Date): PickupProposal {
  const day = availableDates(donation, now).at(-1) ?? ''
  const { PickupTimeType: original, DonorRecordedPickupDate: recordedDay, TimeZone: zone } = donation
  const [time] = pickupTimeChoices({ original, recordedDay, chosenDay: day, now, zone }).times
  return { day, time: time ?? original, driver: null }
}

/** The first day instead of the last, and a driver by name. */
function otherPickup(donation: Donation, now: Date): PickupChange {
  const { day, time } = proposalFor(donation, now)
  return {
    pickup: { day: availableDates(donation, now)[0] ?? day, time },
    driver: { ID: unlistedDriver, Name: 'Rosa' },
  }
}

export const windowEnd = at(10 * 24 * 60)
export const receiptFor = (agencyId: number) => ({
  ID: 8101,
  Code: 'R-8101',
  AgencyID: agencyId,
  Pounds: 120,
  Date: '2026-11-21',
  Items: bread(120),
})

export type Command =
  | { readonly do: 'match'; readonly agencies: readonly number[] }
  | { readonly do: 'approve' | 'takeBack' | 'cancel' | 'receipt' | 'tick' }
  | { readonly do: 'accept' | 'decline' | 'add'; readonly agency: number }
  | { readonly do: 'move'; readonly from: number; readonly to: number }
  | { readonly do: 'remove'; readonly rank: number }
  | { readonly do: 'mode'; readonly mode: 'ordered' | 'simultaneous' }
  | { readonly do: 'delay'; readonly minutes: number | null }
  | { readonly do: 'correct'; readonly pounds: number }
  | { readonly do: 'close'; readonly successful: boolean }
  | { readonly do: 'handBack' | 'changePickup' | 'reopen' }
  /** Time passes: so many minutes, or up to the next timer and so many milliseconds beyond it. */
  | { readonly do: 'wait'; readonly minutes: number }
  | { readonly do: 'waitForTimer'; readonly ms: number }

/** Match at a rank; of an empty rank a match that nobody has. */
const matchIdAt = (donation: Donation, rank: number) => rankedMatches(donation)[rank - 1]?.ID ?? 1

/** Transition of a donation by a command, its ranks read off what the person saw; undefined when it only lets time pass. */
export function perform(
  donation: Donation,
  command: Command,
  now: Date,
  seen: Donation = donation,
): DonationTransition | Refusal | undefined {
  if (command.do === 'wait' || command.do === 'waitForTimer') return undefined
  return afterExpiry(donation, now, (left) => ruleOf(left, command, now, seen))
}

function ruleOf(
  donation: Donation,
  command: Exclude<Command, { do: 'wait' | 'waitForTimer' }>,
  now: Date,
  seen: Donation,
): DonationTransition | Refusal {
  switch (command.do) {
    case 'match':
      return matched(donation, matchesOf(donation, command.agencies), now)
    case 'approve':
      return approve(donation, now)
    case 'takeBack':
      return reopenApproval(donation)
    case 'accept':
      return accept(donation, command.agency, proposalFor(donation, now), now)
    case 'decline':
      return decline(donation, command.agency, now)
    case 'tick':
      return tick(donation, now)
    case 'move':
      return moveMatch(donation, matchIdAt(seen, command.from), command.from, command.to, now)
    case 'remove':
      return removeMatch(donation, matchIdAt(seen, command.rank), now)
    case 'add':
      return addAgency(donation, candidateAt(donation, command.agency), now)
    case 'mode':
      return changeEscalation(donation, command.mode, now)
    case 'delay':
      return changeStart(
        donation,
        command.minutes === null ? null : new Date(now.getTime() + command.minutes * minute),
        windowEnd,
        now,
      )
    case 'cancel':
      return cancel(donation, now)
    case 'correct':
      return correctItems(donation, bread(command.pounds), now)
    case 'close':
      return close(donation, command.successful, undefined, now)
    case 'handBack':
      return handBack(donation, acceptedMatch(seen)?.ID ?? 1, { Reason: 'vehicle' }, now)
    case 'changePickup':
      return changePickup(donation, acceptedMatch(seen)?.ID ?? 1, otherPickup(donation, now), now)
    case 'reopen':
      return reopen(donation, now)
    case 'receipt':
      return receipted(donation, {
        ...receiptFor(acceptedMatch(donation)?.Agency.ID ?? 1),
        Items: donation.AdHocTransactionDonationCategories,
      })
  }
}

function later(donation: Donation, command: Command, now: Date): Date {
  if (command.do === 'wait') return new Date(now.getTime() + command.minutes * minute)
  const due = nextDue(donation)
  if (command.do !== 'waitForTimer' || due === null) return now
  return new Date(Math.max(now.getTime(), Date.parse(due) + command.ms))
}

const agencyId = fc.integer({ min: 1, max: 7 })
const rank = fc.integer({ min: 0, max: 6 })
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('approve', 'approve', 'takeBack', 'receipt') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel') }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('tick') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('accept'), agency: agencyId }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constantFrom('decline', 'add', 'add'), agency: agencyId }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('move'), from: rank, to: rank }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('remove'), rank }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('mode'), mode: fc.constantFrom('ordered', 'simultaneous') }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('delay'), minutes: fc.option(fc.integer({ min: -5, max: 600 })) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('correct'), pounds: fc.integer({ min: 1, max: 500 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close'), successful: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait'), minutes: fc.integer({ min: 0, max: 120 }) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('waitForTimer'), ms: fc.constantFrom(-1, 0, 1, 3_600_000) }) },
)

/** Ends of most donations when they have one: somebody accepts, the donor has the last word, the agency receipts. */
const ending: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('accept'), agency: agencyId }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('receipt', 'cancel', 'tick') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close'), successful: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('handBack', 'changePickup', 'reopen') }) },
)

export interface DonationLife {
  readonly posted: Donation
  readonly commands: readonly Command[]
}

/** Donations of food banks with any settings, matched or not, and what then happens to them. */
const livesWith = (QuietHours: fc.Arbitrary<Donation['QuietHours']>): fc.Arbitrary<DonationLife> =>
  fc
    .record({
      set: fc.record({
        QuietHours,
        IsAutomaticallyApproved: fc.boolean(),
        IsSimultaneousNotifyEnabled: fc.boolean(),
        StartAfter: fc.option(fc.integer({ min: 1, max: 300 }).map((minutes) => at(minutes).toISOString())),
        OfferMinutes: fc.constantFrom(5, 60, 90),
        ReminderMinutes: fc.constantFrom(0, 4, 15, 90),
        DonorRecordedPickupDate: fc.option(fc.constantFrom('2026-11-20', '2026-11-21')),
        PickupTimeType: fc.constantFrom(1, 2, 4, 6).map(timeType),
      }),
      agencies: fc.uniqueArray(agencyId, { maxLength: 6 }),
      commands: fc.array(command, { maxLength: 40 }),
      end: fc.array(ending, { maxLength: 12 }),
    })
    .map(({ set, agencies, commands, end }) => ({
      posted: postedDonation({ ...set, ...(set.QuietHours ? {} : { QuietHours: undefined }) }),
      commands: [{ do: 'match', agencies }, ...commands, ...end],
    }))

export const lives = livesWith(fc.constant(undefined))
/** Half of the day is quiet, so that most lives meet such hours. */
export const quietLives = livesWith(
  fc.constantFrom({ HourStart: 21, HourEnd: 7 }, { HourStart: 10.5, HourEnd: 13 }, { HourStart: 11, HourEnd: 10 }),
)

export interface LifeStep {
  readonly before: Donation
  readonly command: Command
  /** undefined when time passed. */
  readonly result: DonationTransition | Refusal | undefined
  readonly after: Donation
  readonly now: Date
}

/** Lives it through, and shows every moment of it. */
export function live({ posted: first, commands }: DonationLife, see: (moment: LifeStep) => void): void {
  let donation = first
  let now = start
  for (const command of commands) {
    now = later(donation, command, now)
    const result = perform(donation, command, now)
    const next = result === undefined || isRefusal(result) ? donation : result.state
    see({ before: donation, command, result, after: next, now })
    donation = next
  }
}
