import { MetricUnit } from '@aws-lambda-powertools/metrics'
import { missedMetric } from '../events/subscriptions.ts'
import { background, idleWhileClosed } from './core/http/background.ts'
import { log } from './core/log.ts'
import { metrics } from './core/metrics.ts'
import { closeSomeGaps, type Gaps } from './gaps.ts'

/** A run takes no new part after this time. */
const runMs = 240_000

/** Runs every hour; an alarm tells when it found something, because then the publisher lost it. */
export const handler = background<unknown, Gaps>('outbox/closeGaps')
  .use(idleWhileClosed<Gaps>({ events: [], refused: [], timers: [] }))
  .handler(async () => {
    const start = Date.now()
    const found = await closeSomeGaps(new Date(start), () => Date.now() - start > runMs)
    const count = found.events.length + found.refused.length + found.timers.length
    if (count > 0) log.error('gaps closed', { ...found })
    metrics.addMetric(missedMetric, MetricUnit.Count, count)
    metrics.publishStoredMetrics()
    return found
  })
