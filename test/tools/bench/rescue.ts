import { workedInMemory } from './pantry.ts'
import type { BenchOptions, Line, Section } from './report.ts'
import type { ActCost } from './rescue/acts.ts'

/** A distributor's loads, a driver's run, a long export and a message to many, over a table in memory that charges as DynamoDB does. */

export const actLines = (found: readonly ActCost[]): Line[] =>
  found.flatMap(({ act, requests, writes }): Line[] => [
    { what: `${act}: requests`, unit: '', measured: requests },
    { what: `${act}: WCU`, unit: '', measured: writes },
  ])

/** Nobody waits for these: their reads and their time are lines, too. */
export const largeActLines = (found: readonly ActCost[]): Line[] =>
  found.flatMap(({ act, reads, milliseconds, ...cost }): Line[] => [
    ...actLines([{ act, reads, milliseconds, ...cost }]),
    { what: `${act}: RCU`, unit: '', measured: reads },
    { what: `${act}: time over a table in memory`, unit: 's', measured: milliseconds / 1000 },
  ])

export async function measureRescue({ say }: BenchOptions): Promise<Section> {
  say('A distributor’s loads and a driver’s run …')
  const found = await workedInMemory<ActCost[]>('acts', 0)
  say('A long export and a message to many …')
  const large = await workedInMemory<ActCost[]>('largeActs', 0)
  const all = [...found, ...large]
  return {
    title: 'Food rescue: a distributor’s load, a driver’s run, a long export and a message to many',
    lines: [...actLines(found), ...largeActLines(large)],
    each: {
      heads: ['act', 'requests', 'RCU', 'WCU', 'ms over a table in memory'],
      rows: all.map(({ act, requests, reads, writes, milliseconds }) => [act, requests, reads, writes, milliseconds]),
    },
    details: all,
  }
}
