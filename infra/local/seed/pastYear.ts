import { addDays, instantOf, localDay } from '../../../shared/core/time/zone.ts'
import type { DonorLocationEntity } from '../../../shared/network/organizations/entity.ts'
import { at, counts } from './context.ts'
import { weightOf } from './donors.ts'
import { plannedDraft } from './drafts.ts'
import { donorHabits } from './goods.ts'
import type { Organizations } from './people.ts'
import { lottery, type Random, randomFrom } from './random.ts'
import { type Course, type DonationScenario, ordinary, type StaffEdit } from './scenario.ts'

/**
 * The donations of the past year, weighted by weekday and month; most are received, some fail. Those of the last days have
 * only the transitions that are due by now.
 */

const daysBack = 365
/** Donations posted this many days ago have no transition left. */
const settledDays = 6

/** Sunday first. */
const weekdays = [0.35, 1.1, 1, 0.95, 1.05, 1.3, 0.7]
/** January first: the holidays fill the shelves, summer brings produce. */
const months = [0.8, 0.8, 0.9, 0.95, 1, 1.05, 1.15, 1.1, 1.05, 1, 1.3, 1.35]

/** Relative weight of a day; it grows over the year. */
function rhythm(day: string, back: number): number {
  const date = new Date(`${day}T00:00:00Z`)
  const growth = 1.25 - (0.5 * back) / daysBack
  return at(weekdays, date.getUTCDay()) * at(months, date.getUTCMonth()) * growth
}

/** Shares a total out by weight, in whole numbers that add up to it. */
function sharedOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((left, weight) => left + weight, 0)
  let [weighed, given] = [0, 0]
  return weights.map((weight) => {
    weighed += weight
    const upToHere = Math.round((total * weighed) / sum)
    const share = upToHere - given
    given = upToHere
    return share
  })
}

interface Day {
  readonly day: string
  readonly back: number
  readonly received: number
  readonly otherwise: number
}

/** Donations that did not end with a receipt, for each that did. */
const otherwiseShare = 0.17

function calendarOf(today: string, received: number): Day[] {
  const days = Array.from({ length: daysBack + 1 }, (_, index) => daysBack - index).map((back) => {
    const day = addDays(today, -back)
    return { day, back, weight: rhythm(day, back) }
  })
  const settled = days.filter(({ back }) => back >= settledDays).map(({ weight }) => weight)
  const recent = days.slice(settled.length).map(({ weight }) => weight)
  const sum = (weights: readonly number[]) => weights.reduce((left, weight) => left + weight, 0)
  const shares = [
    ...sharedOut(received, settled),
    ...sharedOut(Math.round((received * sum(recent)) / sum(settled)), recent),
  ]
  const others = sharedOut(Math.round(received * otherwiseShare), settled)
  return days.map(({ day, back }, index) => ({
    day,
    back,
    received: shares[index] ?? 0,
    otherwise: others[index] ?? 0,
  }))
}

/** In order of posting, generated day by day: the year of a large tenant does not fit into memory. */
export function* pastYearScenarios(
  organizations: Organizations,
  { seed, scale, now }: { seed: number; scale: number; now: Date },
): Generator<DonationScenario> {
  const zone = organizations.network.TimeZone
  const kindOf = (location: DonorLocationEntity) => organizations.kindOfDonor.get(location.DonorID) ?? 'grocer'
  const draw = lottery(
    organizations.locations.map((location) => [location, weightOf(location, kindOf(location))] as const),
  )
  for (const { day, back, received, otherwise } of calendarOf(localDay(now, zone), counts.received * scale)) {
    const scenarioOf = (index: number, isReceived: boolean): DonationScenario => {
      const randomSeed = [seed, 21, back, index]
      const random = randomFrom(...randomSeed)
      const from = draw(random)
      const habit = donorHabits[kindOf(from)]
      const posted = instantOf(day, random.between(...habit.posts), from.TimeZone)
      const course = isReceived ? receivedCourse(random) : otherCourse(random)
      return { at: posted, location: from, draft: plannedDraft(from, habit, posted, random), course, randomSeed }
    }
    yield* Array.from({ length: received + otherwise }, (_, index) => scenarioOf(index, index < received))
      .filter((scenario) => scenario.at < now)
      .sort((a, b) => a.at.getTime() - b.at.getTime())
  }
}

const approvalMinutes = (random: Random) => random.between(4, 50)

function staffEditsOf(random: Random): StaffEdit[] {
  const staffEdits: readonly (readonly [StaffEdit, number])[] = [
    ['move', 0.08],
    ['remove', 0.05],
    ['add', 0.03],
    ['simultaneous', 0.04],
    ['correct', 0.08],
  ]
  return staffEdits.flatMap(([edit, share]) => (random.chance(share) ? edit : []))
}

function receivedCourse(random: Random): Course {
  const share = random.chance(0.3) ? random.between(0.7, 1.12) : 1
  return {
    ...ordinary,
    approval: approvalMinutes(random),
    staffEdits: staffEditsOf(random),
    close: { successful: true, share },
  }
}

/** No acceptance, a cancellation, an unsuccessful close-out, or a missing receipt. */
function otherCourse(random: Random): Course {
  const course: Course = { ...ordinary, approval: approvalMinutes(random), staffEdits: staffEditsOf(random) }
  const failed = { successful: false, share: 1 }
  return random.weighed<Course>([
    [{ ...course, mood: 'nobodyTakes', close: random.chance(0.6) ? failed : null, receipt: null }, 4],
    [{ ...course, cancel: { after: 'posting', minutes: random.between(15, 90) }, close: null, receipt: null }, 3],
    [{ ...course, cancel: { after: 'acceptance', minutes: random.between(5, 90) }, close: null, receipt: null }, 2],
    [{ ...course, close: failed, receipt: null }, 4],
    [{ ...course, receipt: null }, 2],
  ])
}
