import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import type { Section } from '../../bench/report.ts'
import { counted, type DrillOptions, none, took } from '../drill.ts'
import { serveGenerated } from './generatedServer.ts'
import {
  counterCount,
  eventsUpTo,
  type Generated,
  marks,
  movedUpTo,
  namedUpTo,
  restoredMoment,
  timers,
} from './generatedTable.ts'

/**
 * A restore of as many keys as a large network has after years: the operator's code, through the SDK, over tables that are
 * computed. What is written is compared with what had to be.
 */

const Found = z.object({
  events: z.number(),
  timers: z.number(),
  counters: z.number(),
  lost: z.number(),
  firstLost: z.optional(z.string()),
  prepareSeconds: z.number(),
  read: z.number(),
  rewritten: z.number(),
  renameSeconds: z.number(),
  megabytes: z.number(),
})

/** Heap of the operator's process: 16.7 million keys in a `Set` would take a gigabyte, and V8 takes no more of them. */
export const heapMegabytes = 256

async function runOperator(endpoint: string, generated: Generated): Promise<z.infer<typeof Found>> {
  const script = join(import.meta.dirname, 'restoreWorker.ts')
  const args = [`--max-old-space-size=${heapMegabytes}`, script, restoredMoment(generated).toISOString()]
  const env = { ...process.env, AWS_ENDPOINT_URL_DYNAMODB: endpoint }
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  return Found.parse(JSON.parse(stdout))
}

export interface KeysFound {
  readonly keys: number
  readonly moved: number
  readonly named: number
  /** Differences from what had to be found or written, in words. */
  readonly wrong: readonly string[]
  readonly handedBack: number
  readonly lost: number
  readonly prepareSeconds: number
  readonly renameSeconds: number
  readonly megabytes: number
}

/** Sum of the numbers below an end that have a remainder, from behind the counters. */
function sumOf(end: number, every: number, rest: number): number {
  let sum = 0
  for (let index = 0; index < end; index += 1) if (index >= counterCount && index % every === rest) sum += index
  return sum
}

export async function drillKeys({ size, say }: Pick<DrillOptions, 'size' | 'say'>): Promise<KeysFound> {
  const generated = { keys: size, restored: Math.floor(size * 0.999) }
  const server = await serveGenerated(generated)
  say(`${size} keys; the operator's process has ${heapMegabytes} MB of heap …`)
  const found = await runOperator(server.endpoint, generated).finally(() => server.stop())
  const { written } = server
  const [moved, named] = [movedUpTo(generated.restored), namedUpTo(generated.restored)]
  const movedSum = sumOf(generated.restored, 20, 1)
  const expected: readonly (readonly [what: string, is: number, wanted: number])[] = [
    ['events that waited', found.events, marks],
    ['marks taken off', written.marksTakenOff, marks],
    ['timers', found.timers, timers],
    ['counters raised', found.counters, Math.ceil(counterCount / 2)],
    ['events lost', found.lost, eventsUpTo(generated.keys) - eventsUpTo(generated.restored)],
    ['items read', found.read, generated.restored],
    ['items rewritten', found.rewritten, moved + named],
    ['puts', written.puts, moved + named],
    ['sum of the puts', written.putSum, movedSum + sumOf(generated.restored, 20, 2)],
    ['deletes', written.deletes, moved],
    ['sum of the deletes', written.deleteSum, movedSum],
    ['old names', written.oldNames, 0],
    ['items scanned', written.scanned, generated.keys + generated.restored],
  ]
  return {
    keys: size,
    moved,
    named,
    wrong: expected.flatMap(([what, is, wanted]) => (is === wanted ? [] : [`${what}: ${is} instead of ${wanted}`])),
    handedBack: written.handedBack,
    lost: found.lost,
    prepareSeconds: found.prepareSeconds,
    renameSeconds: found.renameSeconds,
    megabytes: found.megabytes,
  }
}

export const keysSection = (found: KeysFound): Section => ({
  title: 'Drill: a restored table of many keys',
  lines: [
    counted('keys of the former table, computed and not stored', found.keys),
    none('items found or written otherwise than they had to be', found.wrong.length),
    counted('events lost after the moment, each found', found.lost),
    took('the table is prepared: former table scanned, counters, lost events', found.prepareSeconds),
    counted('items rewritten for a new user pool', found.moved + found.named),
    counted('batches of which a part was handed back', found.handedBack),
    took('accounts are renamed: all of the table read', found.renameSeconds),
    { what: 'memory of the operator’s process, all of it', unit: 'MB', measured: found.megabytes },
  ],
})
