import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { fewestShards } from '../../../functions/core/table/shape.ts'
import { grown, type Kind, partitionLimit } from './flow/keyLoad.ts'
import type { MonthReport } from './flow/month.ts'
import { type BenchOptions, type Line, reportIn, type Section, withoutLog } from './report.ts'

/**
 * Load of a large tenant's month on the app. A day of it is lived over the embedded engine, for the speed, and the
 * whole month over a table in memory, for queues, keys and outcomes: that takes minutes. The whole month over the
 * engine, which takes an hour or two, is a section of its own.
 */

/** 2,000 agencies. */
export const largeScale = 50
export const daysOfAMonth = 30

interface Days {
  readonly scale: number
  readonly days: number
  readonly donations: number
  /** From pantries, beside the donations. */
  readonly orders?: number
  /** Over the embedded engine in this directory, or in memory. */
  readonly engine?: string
}

/** A table in memory may take most of the machine's. */
const heapMegabytes = Math.floor((0.75 * totalmem()) / 2 ** 20)

/** In a process of its own, whose clock runs as it likes. */
export async function liveThrough({ scale, days, donations, orders = 0, engine = '' }: Days): Promise<MonthReport> {
  const folder = mkdtempSync(join(tmpdir(), 'gleanery-flow-'))
  const file = join(folder, 'report.json')
  const script = join(import.meta.dirname, 'flowWorker.ts')
  const given = [file, engine, ...[donations, scale, days, orders].map(String)]
  try {
    const options = ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${heapMegabytes}`]
    const child = spawn(process.execPath, [...options, script, ...given], {
      stdio: ['ignore', process.stderr, 'inherit'],
      env: withoutLog(),
    })
    const code = await new Promise((settle) => child.once('exit', settle))
    if (code !== 0) throw new Error(`The days of ${donations} donations ended with ${code}`)
    return JSON.parse(readFileSync(file, 'utf8')) as MonthReport
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export interface FlowDetails {
  readonly day: MonthReport
  readonly month: MonthReport
}

export const must = (what: string, measured: number): Line => ({
  what,
  unit: '',
  measured,
  aim: { atMost: 0, of: 'measured' },
})

export function speedLines({ seconds, settled, requests, bareRequest = Number.NaN }: MonthReport): Line[] {
  const bare = (requests * bareRequest) / 1000
  return [
    {
      what: 'offers settled a second, end to end',
      unit: '',
      measured: settled / seconds,
      floor: settled / bare,
      floorIs: 'the same requests to the bare engine, and nothing else',
    },
    { what: 'requests to the table per settled offer', unit: '', measured: requests / settled },
  ]
}

export function keyLines({ peaks }: MonthReport): Line[] {
  const line = (kind: Kind, span: 'second' | 'minute', seconds: number): Line => {
    const { key, units } = peaks[kind][span]
    return {
      what: `busiest key’s ${kind} in its busiest ${span}, of a partition’s ${partitionLimit[kind]} a second (${key})`,
      unit: '%',
      measured: (100 * units) / seconds / partitionLimit[kind],
      aim: { atMost: 100, of: 'measured' },
    }
  }
  return (['writes', 'reads'] as const).flatMap((kind) => [line(kind, 'second', 1), line(kind, 'minute', 60)])
}

/** No key of a network ten times as large may take more than half of a partition. */
export function tenfoldLines({ peaks }: MonthReport): Line[] {
  return (['writes', 'reads'] as const).map((kind) => {
    const growth = { times: 10, shards: { measured: fewestShards, later: fewestShards } }
    const [{ key, units } = { key: '', units: 0 }] = grown(peaks[kind], growth)
    return {
      what: `at ten times as much, reckoned: busiest key’s ${kind} in its busiest second, of a partition’s ${partitionLimit[kind]} (${key})`,
      unit: '%',
      measured: (100 * units) / partitionLimit[kind],
      aim: { atMost: 50, of: 'measured' },
    }
  })
}

const faults = ({ outcomes }: MonthReport) =>
  Object.entries(outcomes).reduce((sum, [outcome, count]) => sum + (/ 5\d\d$/.test(outcome) ? count : 0), 0)

export function outcomeLines(month: MonthReport): Line[] {
  const deepest = month.depths.reduce((a, b) => (b.deepest > a.deepest ? b : a), { hour: 0, deepest: 0, all: 0 })
  return [
    {
      what: `deepest queue, in hour ${deepest.hour % 24} of day ${Math.floor(deepest.hour / 24) + 1}`,
      unit: 'messages',
      measured: deepest.deepest,
    },
    must('messages that wait in the end', month.waiting),
    must('messages given up', month.deadLetters),
    must('offers that nobody settled', month.openOffers),
    must('donations that came to no end', month.openDonations.length),
    must('calls that failed', faults(month)),
  ]
}

const writesOf = ({ usage, donations }: MonthReport) =>
  Object.values(usage).reduce((sum, { writes }) => sum + writes, 0) / donations

/** Write units of a donation as they are reckoned for the table in memory, beside those that the engine charged. */
const unitsLine = (memory: MonthReport, engine: MonthReport, when: string): Line => ({
  what: 'write units of a donation from posting to receipt, as reckoned in memory',
  unit: '',
  measured: writesOf(memory),
  floor: writesOf(engine),
  floorIs: `what the engine charged ${when}`,
})

export async function measureFlow({ directory, donations }: BenchOptions): Promise<Section> {
  const perDay = Math.max(1, Math.round(donations / daysOfAMonth))
  const engine = resolve(directory, 'flow')
  const day = await liveThrough({ scale: largeScale, days: 1, donations: perDay, engine })
  const month = await liveThrough({ scale: largeScale, days: daysOfAMonth, donations })
  const details: FlowDetails = { day, month }
  return {
    title: `Flow: ${month.agencies} agencies; a day of ${perDay} donations over the engine, a month of ${donations} in memory`,
    lines: [...speedLines(day), ...outcomeLines(month), ...keyLines(month), unitsLine(month, day, 'in its day')],
    details,
  }
}

/** The month over the engine beside the one in memory, where that was lived. */
export const monthSection = (lived: MonthReport, memory: MonthReport | undefined): Section => ({
  title: `Month: the same ${lived.donations} donations of ${lived.days} days, over the embedded engine`,
  lines: [
    { what: 'offers settled', unit: '', measured: lived.settled },
    ...outcomeLines(lived),
    ...keyLines(lived),
    ...(memory ? [unitsLine(memory, lived, 'in the month')] : []),
  ],
  details: lived,
})

export async function measureMonth({ directory, donations, file }: BenchOptions): Promise<Section> {
  const engine = resolve(directory, 'flow')
  const lived = await liveThrough({ scale: largeScale, days: daysOfAMonth, donations, engine })
  return monthSection(lived, (reportIn(file)?.sections.flow?.details as FlowDetails | undefined)?.month)
}
