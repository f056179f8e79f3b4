import { MetricUnit } from '@aws-lambda-powertools/metrics'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import * as z from 'zod/mini'
import { awaitedFunctions, coldMetric, rushFunctions } from '../../../events/subscriptions.ts'
import { catalogue } from '../../../shared/catalogue.ts'
import { localHour } from '../../../shared/core/time/zone.ts'
import { background } from '../http/background.ts'
import type { WarmCall } from '../http/warm.ts'
import { log } from '../log.ts'
import { metrics } from '../metrics.ts'
import { setting } from '../setting.ts'
import { windowKeys } from '../table/keys/windows.ts'
import { table } from '../table/table.ts'

const lambda = new LambdaClient({})

/** Hours of the tenant's day in which functions are kept warm, and copies of each function of ordering when a window opens. */
const Settings = z.object({ from: z.int(), to: z.int(), timeZone: z.string(), copies: z.int() })
const settings = () => Settings.parse(JSON.parse(setting('WARM')))

/** Milliseconds before a window opens within which a run is the last one: it comes every five minutes. */
const aheadMs = 6 * 60_000
/** Milliseconds that each copy stays busy, so that the calls beside it are given copies of their own. */
const heldMs = 1000

/** Calls at a time: one copy of each function is enough, and others of the account need theirs. */
const atOnce = 10
/** A copy that is there answers within a few milliseconds; a start takes hundreds. */
const coldMs = 100

const payloadOf = (call: WarmCall) => new TextEncoder().encode(JSON.stringify(call))

interface Kept {
  readonly warm: number
  /** Had to be started. */
  readonly cold: number
  readonly failed: number
}

/** Every function that people wait for. */
const awaited = [...catalogue.map(({ area, id }) => `${area}/${id}`), ...awaitedFunctions]

/** Name of a function's alias: `<tenant>_<area>_<id>:live`, as this one is called. */
function aliasOf(entry: string): string {
  const [tenant] = setting('AWS_LAMBDA_FUNCTION_NAME').split('_')
  return `${tenant}_${entry.replaceAll('/', '_')}:live`
}

async function callOnce(entry: string, call: WarmCall): Promise<keyof Kept> {
  const FunctionName = aliasOf(entry)
  const from = performance.now()
  try {
    const { FunctionError } = await lambda.send(new InvokeCommand({ FunctionName, Payload: payloadOf(call) }))
    if (FunctionError) throw new Error(FunctionError)
    return performance.now() - from > coldMs + call.warm ? 'cold' : 'warm'
  } catch (error) {
    log.warn('not kept warm', { function: FunctionName, error })
    return 'failed'
  }
}

const opensSoon = async (now: number): Promise<boolean> => {
  const [from, to] = [now, now + aheadMs].map((at) => new Date(at).toISOString()) as [string, string]
  const { pk } = windowKeys.opening(from)
  return (await table.keys({ pk, from, to, isConsistent: false })).length > 0
}

/** Copies of the functions of ordering, all at the same time. */
const callForRush = (copies: number): Promise<(keyof Kept)[]> =>
  Promise.all(
    [...rushFunctions.signIn, ...rushFunctions.ordering].flatMap((entry) =>
      Array.from({ length: copies }, () => callOnce(entry, { warm: heldMs })),
    ),
  )

async function callAll(kept: Record<keyof Kept, number>): Promise<void> {
  const left = [...awaited]
  const worker = async () => {
    for (let entry = left.shift(); entry !== undefined; entry = left.shift())
      kept[await callOnce(entry, { warm: 0 })] += 1
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/**
 * Calls every function that people wait for, so that a copy of each is there when they come: with hundreds of functions and few
 * people most calls would start one. When ordering windows are about to open it has more copies of what everybody calls then. A
 * function that can't be called is a warning: people's calls start it themselves.
 */
export const handler = background<unknown, Kept>('timers/keepWarm').handler(async () => {
  const [now, { from, to, timeZone, copies }] = [Date.now(), settings()]
  const kept = { warm: 0, cold: 0, failed: 0 }
  const hour = localHour(new Date(now), timeZone)
  if (from <= hour && hour < to) await callAll(kept)
  if (await opensSoon(now)) for (const how of await callForRush(copies)) kept[how] += 1
  metrics.addMetric(coldMetric, MetricUnit.Count, kept.cold)
  metrics.publishStoredMetrics()
  if (kept.failed > 0 && kept.warm + kept.cold === 0) throw new Error('No function could be called')
  return kept
})
