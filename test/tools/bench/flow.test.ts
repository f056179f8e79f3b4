import { expect, it } from 'vitest'
import type { Peak } from './flow/keyLoad.ts'
import type { MonthReport } from './flow/month.ts'
import { keyLines, outcomeLines, speedLines, tenfoldLines } from './flow.ts'
import { isMet } from './report.ts'

const busy = (units: number): Peak => ({
  second: { key: 'A#1', units },
  minute: { key: 'A#1', units: units * 6 },
  families: {},
})
const month: MonthReport = {
  agencies: 40,
  days: 1,
  donations: 10,
  seconds: 20,
  requests: 4000,
  bareRequest: 2,
  bytes: undefined,
  depths: [
    { hour: 0, deepest: 3, all: 4 },
    { hour: 26, deepest: 9, all: 9 },
  ],
  waiting: 0,
  failures: 0,
  deadLetters: 0,
  peaks: { reads: busy(300), writes: busy(50) },
  usage: {},
  outcomes: { 'postDonation done': 10, 'acceptMatch refused': 3 },
  events: {},
  settled: 40,
  openOffers: 0,
  openDonations: [],
  openOrders: [],
  orders: 0,
  stock: undefined,
}

it('the speed stands beside that of the bare engine', () => {
  const [rate, requests] = speedLines(month)
  expect([rate?.measured, rate?.floor]).toEqual([2, 5])
  expect(requests?.measured).toBe(100)
})

it('a key’s share is of what a partition takes in a second', () => {
  expect(keyLines(month).map(({ measured }) => measured)).toEqual([5, 0.5, 10, 1])
})

it('a month is sound only when nothing is left over and nothing failed', () => {
  const [deepest, ...sound] = outcomeLines(month)
  expect([deepest?.what, deepest?.measured]).toEqual(['deepest queue, in hour 2 of day 2', 9])
  expect(sound.map(isMet)).toEqual(sound.map(() => true))
  const failed = outcomeLines({
    ...month,
    waiting: 1,
    deadLetters: 1,
    openOffers: 1,
    openDonations: [7],
    outcomes: { 'acceptMatch 500': 1 },
  })
  expect(failed.slice(1).map(isMet)).toEqual(sound.map(() => false))
})

it('a key that would take more than half of a partition at ten times as much is missed', () => {
  const met = (units: number) => {
    const families = { 'due OUTBOX#*': { key: 'due OUTBOX#1', units } }
    const peak = { ...busy(units), families }
    return tenfoldLines({ ...month, peaks: { reads: peak, writes: peak } }).map((line) => [line.measured, isMet(line)])
  }
  expect(met(50)[0]).toEqual([50, true])
  expect(met(51)[0]).toEqual([51, false])
})
