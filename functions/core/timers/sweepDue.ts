import { MetricUnit } from '@aws-lambda-powertools/metrics'
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { oldestDueMetric } from '../../../events/subscriptions.ts'
import { chunksOf } from '../chunks.ts'
import { background, idleWhileClosed } from '../http/background.ts'
import { metrics } from '../metrics.ts'
import { type Timer, timersUntil } from '../table/timers.ts'

const queue = new SQSClient({})

/** Metric: the longest delay of a timer in seconds. It is 0 without delays, so missing data means that no sweep runs. */
function report(found: readonly Timer[], now: number): void {
  const oldest = Math.min(now, ...found.map((due) => Date.parse(due.dueAt)))
  metrics.addMetric(oldestDueMetric, MetricUnit.Seconds, Math.round((now - oldest) / 1000))
  metrics.publishStoredMetrics()
}

/** A sweep queues timers that are due within this time, so that one missed sweep delays none. */
const lookAhead = 120_000
const maxEntries = 10

/** The queue's delay in seconds until it is due. */
const delayOf = (due: Timer, now: number) => Math.min(900, Math.max(0, Math.ceil((Date.parse(due.dueAt) - now) / 1000)))

/**
 * Runs every minute and sends due timers to the queue that settles them. A timer stays in the index until it is settled, so the
 * next sweep finds what one missed; settling twice is harmless.
 */
export const handler = background<unknown, { sent: number }>('timers/sweepDue')
  .use(idleWhileClosed({ sent: 0 }))
  .handler(async () => {
    const now = Date.now()
    const found = await timersUntil(new Date(now + lookAhead))
    for (const part of chunksOf(found, maxEntries)) {
      const Entries = part.map((due, index) => ({
        Id: String(index),
        MessageBody: JSON.stringify(due),
        DelaySeconds: delayOf(due, now),
      }))
      const answer = await queue.send(new SendMessageBatchCommand({ QueueUrl: process.env.DUE_QUEUE_URL, Entries }))
      if (answer.Failed?.length) throw new Error(`${answer.Failed.length} timers were not queued`)
    }
    report(found, now)
    return { sent: found.length }
  })
