import { workedInMemory } from './pantry.ts'
import type { BenchOptions, Line, Section } from './report.ts'
import type { ActCost } from './rescue/acts.ts'

/** A distributor's loads and a driver's run, act by act, over a table in memory that charges as DynamoDB does. */

export const actLines = (found: readonly ActCost[]): Line[] =>
  found.flatMap(({ act, requests, writes }): Line[] => [
    { what: `${act}: requests`, unit: '', measured: requests },
    { what: `${act}: WCU`, unit: '', measured: writes },
  ])

export async function measureRescue({ say }: BenchOptions): Promise<Section> {
  say('A distributor’s loads and a driver’s run …')
  const found = await workedInMemory<ActCost[]>('acts', 0)
  return {
    title: 'Food rescue: a distributor’s load and a driver’s run',
    lines: actLines(found),
    each: {
      heads: ['act', 'requests', 'RCU', 'WCU', 'ms over a table in memory'],
      rows: found.map(({ act, requests, reads, writes, milliseconds }) => [act, requests, reads, writes, milliseconds]),
    },
    details: found,
  }
}
