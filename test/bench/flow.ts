import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Kind, partitionLimit } from './flow/heat.ts'
import type { MonthReport } from './flow/month.ts'
import type { BenchOptions, Line, Section } from './report.ts'

/**
 * What a large tenant's month asks of the product. It is lived over a table in memory, which takes minutes, and as many of
 * its days as asked for over the embedded engine, which takes longer: a first day for the speed, or all of them.
 */

/** 2,000 agencies. */
export const largeScale = 50
export const daysOfAMonth = 30

interface Days {
  readonly scale: number
  readonly days: number
  readonly donations: number
  /** Over the embedded engine in this directory, or in memory. */
  readonly engine?: string
}

/** In a process of its own, whose clock runs as it likes. */
export async function liveThrough({ scale, days, donations, engine = '' }: Days): Promise<MonthReport> {
  const folder = mkdtempSync(join(tmpdir(), 'gleanery-flow-'))
  const file = join(folder, 'report.json')
  const script = join(import.meta.dirname, 'flowWorker.ts')
  const given = [file, engine, String(donations), String(scale), String(days)]
  try {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...given], {
      stdio: ['ignore', process.stderr, 'inherit'],
    })
    const code = await new Promise((settle) => child.once('exit', settle))
    if (code !== 0) throw new Error(`The days of ${donations} donations ended with ${code}`)
    return JSON.parse(readFileSync(file, 'utf8')) as MonthReport
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export interface FlowDetails {
  /** The days over the engine. */
  readonly engine: MonthReport
  /** The whole month: over the engine when all of it was lived there, else in memory. */
  readonly month: MonthReport
}

const must = (what: string, measured: number): Line => ({
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

/** Write units of a donation, by the engine and as they are reckoned for the table in memory. */
function unitsLine(engine: MonthReport, memory: MonthReport): Line {
  const of = ({ usage, donations }: MonthReport) =>
    Object.values(usage).reduce((sum, { writes }) => sum + writes, 0) / donations
  return {
    what: 'write units of a donation from posting to receipt, as reckoned in memory',
    unit: '',
    measured: of(memory),
    floor: of(engine),
    floorIs: 'what the engine charged',
  }
}

const daysOf = (count: number) => (count === 1 ? 'a day' : `${count} days`)

export async function measureFlow({ directory, donations, days }: BenchOptions): Promise<Section> {
  const overEngine = Math.min(days, daysOfAMonth)
  const share = Math.max(1, Math.round((donations / daysOfAMonth) * overEngine))
  const engineIn = resolve(directory, 'flow')
  const engine = await liveThrough({ scale: largeScale, days: overEngine, donations: share, engine: engineIn })
  const memory = await liveThrough({ scale: largeScale, days: daysOfAMonth, donations })
  const isWhole = overEngine === daysOfAMonth
  // Only the table in memory knows how much it holds.
  const month = isWhole ? { ...engine, bytes: memory.bytes } : memory
  const details: FlowDetails = { engine, month }
  return {
    title: `Flow: ${month.agencies} agencies, ${donations} donations in a month, ${daysOf(overEngine)} of it over the engine`,
    lines: [...speedLines(engine), ...outcomeLines(month), ...keyLines(month), unitsLine(engine, memory)],
    details,
  }
}
