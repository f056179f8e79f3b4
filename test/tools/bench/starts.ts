import type { FigureTable, Section } from './report.ts'

/**
 * Share of calls that start a function first, reckoned: it can be measured in an account only. Calls come at random through ten hours of a day, most
 * of them to few endpoints, and Lambda keeps a copy that nobody calls for about ten minutes, of which it promises nothing.
 */

export interface Traffic {
  readonly callsOfADay: number
  /** Of those that poll a function is always there: they are not counted. */
  readonly endpoints: number
}

const openMinutes = 600
const keptMinutes = 10
/** Lambda replaces also a copy that is called, after hours that it does not name. */
const replacedMinutes = 120
const warmEveryMinutes = 5
/** A call of a copy that is there, and one that starts it with 512 and with 1,769 MB: reckoned from the import and AWS's own figures. */
export const milliseconds = { warm: 50, start512: 650, start1769: 350 } as const
const callsOfAScreen = 4

/** Calls a minute of each endpoint: the second most used has half of the first, the third a third (Zipf). */
function ratesOf({ callsOfADay, endpoints }: Traffic): number[] {
  const weights = Array.from({ length: endpoints }, (_, place) => 1 / (place + 1))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => ((callsOfADay / openMinutes) * weight) / all)
}

/** Probability that a call of an endpoint starts a copy. */
function startOf(rate: number, isKeptWarm: boolean): number {
  if (!isKeptWarm) return Math.exp(-rate * keptMinutes)
  // A replaced copy is missing until the next call, a person's or a warm one.
  const missing = Math.min(warmEveryMinutes / 2, 1 / rate) / replacedMinutes
  // A call beside another one needs a second copy, which may be there from an earlier such moment.
  const overlap = 1 - Math.exp((-rate * milliseconds.warm) / 60_000)
  return missing + overlap * Math.exp(-rate * overlap * keptMinutes)
}

/** Share of all calls that start a copy. */
export function startShare(traffic: Traffic, isKeptWarm: boolean): number {
  const rates = ratesOf(traffic)
  const all = rates.reduce((sum, rate) => sum + rate, 0)
  return rates.reduce((sum, rate) => sum + (rate / all) * startOf(rate, isKeptWarm), 0)
}

/** A screen waits for the slowest of its calls. */
export const screenShare = (share: number) => 1 - (1 - share) ** callsOfAScreen

/** Milliseconds within which so many of all calls, or screens, are answered. */
const within = (part: number, share: number, start: number) => (1 - share >= part ? milliseconds.warm : start)

export const pilot: Traffic = { callsOfADay: 200, endpoints: 120 }
const tenants: Readonly<Record<string, Traffic>> = {
  'pilot: one food bank': pilot,
  '30 agencies': { callsOfADay: 500, endpoints: 120 },
  '200 agencies': { callsOfADay: 2_000, endpoints: 120 },
  '2,000 agencies or 8 pantries': { callsOfADay: 10_000, endpoints: 120 },
  'ten times as many': { callsOfADay: 50_000, endpoints: 120 },
}

const percent = (share: number) => Math.round(share * 1000) / 10

function rowsOf(name: string, traffic: Traffic): FigureTable['rows'] {
  return [false, true].map((isKeptWarm) => {
    const share = startShare(traffic, isKeptWarm)
    const start = isKeptWarm ? milliseconds.start1769 : milliseconds.start512
    const [half, most] = [0.5, 0.95].map((part) => within(part, screenShare(share), start)) as [number, number]
    return [`${name}, ${isKeptWarm ? 'kept warm' : 'before'}`, percent(share), percent(screenShare(share)), half, most]
  })
}

export const measureStarts = async (): Promise<Section> => ({
  title: 'Functions that are started first, reckoned by traffic',
  lines: [
    {
      what: 'calls of a pilot that start a function, kept warm',
      unit: '%',
      measured: percent(startShare(pilot, true)),
      aim: { atMost: 3, of: 'measured' },
    },
    { what: 'calls of a pilot that start a function, before', unit: '%', measured: percent(startShare(pilot, false)) },
  ],
  each: {
    heads: ['tenant', 'calls that start, %', 'screens with such a call, %', 'screen p50, ms', 'screen p95, ms'],
    rows: Object.entries(tenants).flatMap(([name, traffic]) => rowsOf(name, traffic)),
  },
})
