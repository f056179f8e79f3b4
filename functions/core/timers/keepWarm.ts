import { MetricUnit } from '@aws-lambda-powertools/metrics'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { awaitedFunctions, coldMetric } from '../../../events/subscriptions.ts'
import { catalogue } from '../../../shared/catalogue.ts'
import { background } from '../http/background.ts'
import type { WarmCall } from '../http/warm.ts'
import { log } from '../log.ts'
import { metrics } from '../metrics.ts'
import { setting } from '../setting.ts'

const lambda = new LambdaClient({})

/** Calls at a time: one copy of each function is enough, and others of the account need theirs. */
const atOnce = 10
/** A copy that is there answers within a few milliseconds; a start takes hundreds. */
const coldMs = 100

const call: WarmCall = { warm: 0 }
const Payload = new TextEncoder().encode(JSON.stringify(call))

interface Kept {
  readonly warm: number
  /** Had to be started. */
  readonly cold: number
  readonly failed: number
}

/** Names of the functions' aliases: `<tenant>_<area>_<id>:live`, as this one is called. */
function aliases(): string[] {
  const [tenant] = setting('AWS_LAMBDA_FUNCTION_NAME').split('_')
  const entries = [...catalogue.map(({ area, id }) => `${area}/${id}`), ...awaitedFunctions]
  return entries.map((entry) => `${tenant}_${entry.replaceAll('/', '_')}:live`)
}

async function callOnce(FunctionName: string): Promise<keyof Kept> {
  const from = performance.now()
  try {
    const { FunctionError } = await lambda.send(new InvokeCommand({ FunctionName, Payload }))
    if (FunctionError) throw new Error(FunctionError)
    return performance.now() - from > coldMs ? 'cold' : 'warm'
  } catch (error) {
    log.warn('not kept warm', { function: FunctionName, error })
    return 'failed'
  }
}

/**
 * Calls every function that people wait for, so that a copy of each is there when they come: with hundreds of functions and few
 * people most calls would start one. A function that can't be called is a warning: people's calls start it themselves.
 */
export const handler = background<unknown, Kept>('timers/keepWarm').handler(async () => {
  const left = aliases()
  const kept = { warm: 0, cold: 0, failed: 0 }
  const worker = async () => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) kept[await callOnce(name)] += 1
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  metrics.addMetric(coldMetric, MetricUnit.Count, kept.cold)
  metrics.publishStoredMetrics()
  if (kept.warm + kept.cold === 0) throw new Error('No function could be called')
  return kept
})
