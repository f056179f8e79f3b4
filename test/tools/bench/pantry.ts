import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { rush } from '../simulation/rush.ts'
import { type Amounts, bill, byService, plus, pricedAt, total } from './cost/bill.ts'
import { taken } from './cost/habits.ts'
import { type Lived, ofDonations } from './cost/month.ts'
import { habitsOfAPantry } from './pantry/habits.ts'
import type { ListCost } from './pantry/lists.ts'
import type { liveAWindow } from './pantry/month.ts'
import { type BenchOptions, type FigureTable, type Line, type Section, withoutLog } from './report.ts'

/**
 * An order-ahead pantry: the rush of a window, lists of 300 and 5,000 products, and a month of 5,000 households, whose table
 * lies in memory and charges as DynamoDB does.
 */

const customersOfTheRush = 2000
const sizes = [300, 5000]
const households = 5000
const ordersOfAMonth = habitsOfAPantry.ordersOfAHouseholdInAMonth * households
/** Orders that one window is lived with; a month is as many of them. */
const ordersLived = habitsOfAPantry.ordersOfAWindow

/** In a process of its own, whose clock runs as it likes. */
export async function workedInMemory<T>(part: string, size: number): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'gleanery-pantry-'))
  const file = join(folder, 'found.json')
  const script = join(import.meta.dirname, 'pantryWorker.ts')
  try {
    const options = ['--disable-warning=ExperimentalWarning', script, part, file, String(size)]
    const child = spawn(process.execPath, options, { stdio: ['ignore', process.stderr, 'inherit'], env: withoutLog() })
    const code = await new Promise((settle) => child.once('exit', settle))
    if (code !== 0) throw new Error(`${part} of ${size} ended with ${code}`)
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type Rush = Awaited<ReturnType<typeof rush>>
function rushLines({ placed, p99, p50, ordersPerSecond, requestsPerOrder, unitsPerOrder, busiestShare }: Rush): Line[] {
  const places = customersOfTheRush / 10
  const line = (what: string, unit: string, measured: number, more: Partial<Line> = {}): Line => ({
    what: `rush of ${customersOfTheRush} for ${places} places: ${what}`,
    unit,
    measured,
    ...more,
  })
  return [
    line('places that nobody got', '', places - placed, { aim: { atMost: 0, of: 'measured' } }),
    line('orders a second', '', ordersPerSecond),
    line('click to answer, p50', 'ms', p50),
    line('click to answer, p99', 'ms', p99, { aim: { atMost: 2000, of: 'measured' } }),
    line('requests an order, those of refused people included', '', requestsPerOrder),
    line('write units an order, those of refused people included', '', unitsPerOrder),
    line('busiest key’s writes, of a partition’s 1,000 a second', '%', 100 * busiestShare, {
      aim: { atMost: 100, of: 'measured' },
    }),
  ]
}

/** Before an API and an account as they are given: three calls of each person in the same second, sent again while there is no room. */
function inCloudLines({ placed, p50, p99, fullAfterMs, doors }: Rush): Line[] {
  if (!doors) throw new Error('The rush had no doors')
  const line = (what: string, unit: string, measured: number, more: Partial<Line> = {}): Line => ({
    what: `the same rush before an API of 500 a second and an account of 1,000 copies: ${what}`,
    unit,
    measured,
    ...more,
  })
  const none = { aim: { atMost: 0, of: 'measured' } } as const
  return [
    line('places that nobody got', '', customersOfTheRush / 10 - placed, none),
    line('people for whom there was no room in half a minute', '', doors.gaveUp, none),
    line('calls of 6,000 that the API had no room for, sent again', '', doors.throttled),
    line('calls that Lambda had no room for, sent again', '', doors.full),
    line('copies that were started', '', doors.started),
    line('copies that ran at once', '', doors.atOnce),
    line('order to answer, p50', 'ms', p50),
    line('order to answer, p99', 'ms', p99),
    line('all places given', 'ms', fullAfterMs),
  ]
}

/** Read units of the list that people wait for, beside its aim; the table has all of them. */
const listLines = (lists: ReadonlyMap<number, readonly ListCost[]>): Line[] =>
  [...lists].flatMap(([products, [list]]): Line[] =>
    list
      ? [
          {
            what: `${list.what} of ${products} products: RCU`,
            unit: '',
            measured: list.reads,
            aim: products === 300 ? { atMost: 8, of: 'measured' } : undefined,
          },
        ]
      : [],
  )
const listTable = (lists: ReadonlyMap<number, readonly ListCost[]>): FigureTable => ({
  heads: ['list', 'products', 'rows', 'requests', 'RCU', 'kB', 'ms over a table in memory'],
  rows: [...lists].flatMap(([products, found]) =>
    found.map(
      ({ what, rows, requests, reads, bytes, milliseconds }) =>
        [what, products, rows, requests, reads, bytes / 1000, milliseconds] as const,
    ),
  ),
})

const perUser: Amounts = {
  activeUsers: 1,
  edgeRequests: taken.filesOfALoad * taken.loadsOfAUserInAMonth,
  edgeGigabytes: (taken.bytesOfALoad * taken.loadsOfAUserInAMonth) / 1e9,
}
export const ofHouseholds = (count: number): Amounts =>
  Object.fromEntries(Object.entries(perUser).map(([what, amount]) => [what, amount * count]))

export function monthLines(lived: Lived & { readonly bytes: number }): Line[] {
  const gigabytes = (lived.bytes / lived.donations) * ordersOfAMonth * taken.monthsOfDonations * 1e-9
  const stored: Amounts = { tableGigabytes: gigabytes, recoveryGigabytes: gigabytes }
  const items = bill(plus(ofDonations(lived, ordersOfAMonth), ofHouseholds(households), stored))
  const of = (unit: 'requests' | 'reads' | 'writes' | 'mails') =>
    Object.values(lived.usage).reduce((sum, used) => sum + used[unit], 0) / lived.donations
  const title = `${households} households, ${ordersOfAMonth} orders a month`
  const dollars = (what: string, measured: number): Line => ({ what: `${title}: ${what}`, unit: '$', measured })
  const each = (what: string, unit: string, measured: number): Line => ({
    what: `an order, from the first look to the hand-over: ${what}`,
    unit,
    measured,
  })
  return [
    dollars('all', total(items)),
    ...byService(items).map(([service, sum]) => dollars(service, sum)),
    each('requests to the table', '', of('requests')),
    each('read units', '', of('reads')),
    each('write units', '', of('writes')),
    each('e-mails', '', of('mails')),
    each('cost', 'cents', (100 * total(items)) / ordersOfAMonth),
  ]
}

export async function measurePantry({ say }: BenchOptions): Promise<Section> {
  say(`${customersOfTheRush} customers in the opening second of a window …`)
  const rushed = await workedInMemory<Rush>('rush', customersOfTheRush)
  const rushedInCloud = await workedInMemory<Rush>('rushInCloud', customersOfTheRush)
  const lists = new Map<number, readonly ListCost[]>()
  for (const products of sizes) {
    say(`Lists of ${products} products …`)
    lists.set(products, await workedInMemory<ListCost[]>('lists', products))
  }
  say(`${ordersLived} orders from the first look to the hand-over …`)
  const lived = await workedInMemory<Awaited<ReturnType<typeof liveAWindow>>>('window', ordersLived)
  return {
    title: `Pantry: a rush, product lists, and a month of ${households} households by prices of ${pricedAt} without texts`,
    lines: [...rushLines(rushed), ...inCloudLines(rushedInCloud), ...listLines(lists), ...monthLines(lived)],
    each: listTable(lists),
    details: { rush: rushed, lived, habits: habitsOfAPantry },
  }
}
