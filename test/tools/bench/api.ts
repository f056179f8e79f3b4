import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { CountedCall, Timed } from './apiWorker.ts'
import { type BenchOptions, type FigureTable, type Line, median, type Section, withoutLog } from './report.ts'
import { copyTenant, ensureTenant } from './tenant.ts'

/**
 * Requests of every endpoint to the table, at two sizes of tenant, and how long it takes over the same reads and writes
 * alone.
 */

const atMorning = ['--import', join(import.meta.dirname, 'morningClock.ts')]

type Found<Mode> = Mode extends 'count' ? CountedCall[] : Timed[]

async function worker<Mode extends 'count' | 'time'>(
  mode: Mode,
  { directory, port }: BenchOptions,
  scale: number,
  given: unknown = null,
): Promise<Found<Mode>> {
  const script = join(import.meta.dirname, 'apiWorker.ts')
  const options = [
    '--disable-warning=ExperimentalWarning',
    ...atMorning,
    script,
    mode,
    directory,
    String(scale),
    String(port),
  ]
  const child = spawn(process.execPath, options, { stdio: ['pipe', 'pipe', 'inherit'], env: withoutLog() })
  child.stdin.end(JSON.stringify(given))
  let text = ''
  for await (const part of child.stdout) text += part
  const code = child.exitCode ?? (await new Promise((settle) => child.once('exit', settle)))
  if (code !== 0) throw new Error(`The calls at ${scale} times ended with ${code}`)
  return JSON.parse(text) as Found<Mode>
}

/** Works in a copy of the tenant: what calls of an earlier run left there would change what this one measures. */
async function inCopy<T>(options: BenchOptions, scale: number, work: (copy: BenchOptions) => Promise<T>): Promise<T> {
  const seeded = join(options.directory, 'calls')
  await ensureTenant(seeded, scale, options.say, atMorning)
  const directory = copyTenant(seeded, scale)
  try {
    return await work({ ...options, directory })
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Operations and units of each call in the demonstration. */
export const countedInDemonstration = (options: BenchOptions): Promise<CountedCall[]> =>
  inCopy(options, 1, (copy) => worker('count', copy, 1))

interface Measured extends Omit<CountedCall, 'groups'>, Timed {}
async function measured(options: BenchOptions, scale: number): Promise<Map<string, Measured>> {
  const { say } = options
  say(`Counting at ${scale} times the demonstration …`)
  const counts = await worker('count', options, scale)
  say(`Timing at ${scale} times …`)
  const times = new Map((await worker('time', options, scale, counts)).map((one) => [one.id, one]))
  return new Map(
    counts.map(({ groups: _, ...count }) => {
      const taken = times.get(count.id)
      if (!taken) throw new Error(`${count.id} was not timed`)
      return [count.id, { ...count, ...taken }]
    }),
  )
}

/** Aims of single endpoints: requests, and read units of a page. */
const pages = [
  'getFoodBankGrid',
  'getFeedingAmericaGrid',
  'getStateAssociationGrid',
  'getCoopsGrid',
  'getDonorGrid',
  'getAgencyGrid',
]
const answers = ['acceptMatch', 'declineMatch']
const bareIs = 'the same reads and writes to the bare engine'
/** Endpoints that screens poll. */
const polls = [...pages, 'listNewInProgressDonations', 'listPendingMatches', 'getMatch', 'getSession']

function linesAt(all: ReadonlyMap<string, Measured>, scale: number): Line[] {
  const of = (id: string): Measured => {
    const found = all.get(id)
    if (!found) throw new Error(`${id} was not measured`)
    return found
  }
  const most = (ids: readonly string[], value: (one: Measured) => number) => Math.max(...ids.map((id) => value(of(id))))
  const requests = (one: Measured) => one.operations.length
  const withTable = [...all.values()].filter((one) => one.operations.length > 0)
  const at = `, ${scale}x`
  const timed = (id: string): Line => ({
    what: `${id} warm p50${at}`,
    unit: 'ms',
    measured: of(id).p50,
    floor: of(id).bare50,
    floorIs: bareIs,
    aim: { atMost: 2, of: 'ratio' },
  })
  const times = (over: (one: Measured) => number) => median(withTable.map(over))
  return [
    { what: `grid pages: queries${at}`, unit: '', measured: most(pages, requests), aim: { atMost: 1, of: 'measured' } },
    {
      what: `grid pages: RCU of ${most(pages, (one) => one.rows ?? 0)} rows${at}`,
      unit: '',
      measured: most(pages, (one) => one.reads),
      aim: { atMost: 4, of: 'measured' },
    },
    {
      what: `accept, decline: requests${at}`,
      unit: '',
      measured: most(answers, requests),
      aim: { atMost: 2, of: 'measured' },
    },
    { what: `accept: WCU${at}`, unit: '', measured: of('acceptMatch').writes },
    ...polls
      .filter((id) => !pages.includes(id))
      .map(
        (id): Line => ({
          what: `unchanged poll of ${id}${of(id).isUnchanged ? '' : ' IS NOT 304'}: requests${at}`,
          unit: '',
          measured: requests(of(id)),
          aim: { atMost: 1, of: 'measured' },
        }),
      ),
    {
      what: `polls that are not 304 when nothing changed${at}`,
      unit: '',
      measured: [...all.values()].filter((one) => one.isUnchanged === false).length,
      aim: { atMost: 0, of: 'measured' },
    },
    {
      what: `warm p50 over the bare engine, median of ${withTable.length} endpoints${at}`,
      unit: 'x',
      measured: times((one) => one.p50 / one.bare50),
      floor: times((one) => one.sdk50 / one.bare50),
      floorIs: 'the SDK’s client over the bare engine',
      aim: { atMost: 2, of: 'measured' },
    },
    {
      what: `warm p99 over the bare engine, median of ${withTable.length} endpoints${at}`,
      unit: 'x',
      measured: times((one) => one.p99 / one.bare99),
      floor: times((one) => one.sdk99 / one.bare99),
      floorIs: 'the SDK’s client over the bare engine',
    },
    ...['getFoodBankGrid', 'acceptMatch', 'getTransaction', 'getSession'].map(timed),
  ]
}

/** Requests, units and times of each endpoint in both tenants. */
function eachOf(
  small: ReadonlyMap<string, Measured>,
  large: ReadonlyMap<string, Measured>,
  scale: number,
): FigureTable {
  const heads = ['requests', 'RCU', 'WCU', 'p50 ms', 'p99 ms', 'bare p50', 'bare p99', 'p50 ratio']
  const figures = (one: Measured) => [
    one.operations.length,
    one.reads,
    one.writes,
    ...[one.p50, one.p99, one.bare50, one.bare99],
    one.operations.length > 0 ? one.p50 / one.bare50 : 0,
  ]
  return {
    heads: ['endpoint', ...heads.map((head) => `${head}, 1x`), ...heads.map((head) => `${head}, ${scale}x`)],
    rows: [...small].map(([id, one]) => {
      const other = large.get(id)
      if (!other) throw new Error(`${id} was not measured at ${scale}x`)
      return [id, ...figures(one), ...figures(other)] as const
    }),
  }
}

export async function measureApi(options: BenchOptions): Promise<Section> {
  const measuredAt = (scale: number) => inCopy(options, scale, (copy) => measured(copy, scale))
  const small = await measuredAt(1)
  const large = await measuredAt(options.scale)
  const grown = [...small].flatMap(([id, one]) => {
    const other = large.get(id)
    return other && pages.includes(id) && other.reads > one.reads ? [id] : []
  })
  return {
    title: `API: ${small.size} endpoints, in the demonstration and at ${options.scale} times its size`,
    lines: [
      ...linesAt(small, 1),
      ...linesAt(large, options.scale),
      {
        what: 'grid pages that cost more in the large tenant',
        unit: '',
        measured: grown.length,
        aim: { atMost: 0, of: 'measured' },
      },
    ],
    each: eachOf(small, large, options.scale),
    details: { small: [...small.values()], large: [...large.values()], scale: options.scale },
  }
}
