import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics'
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { oldestDueMetric } from '../../events/subscriptions.ts'
import { background } from '../background.ts'
import { type Timer, timersUntil } from '../table/timers.ts'

const queue = new SQSClient({})
const metrics = new Metrics({ namespace: process.env.POWERTOOLS_METRICS_NAMESPACE ?? 'Gleanery' })

/** Says how late the latest timer is, in seconds; 0 too, so that silence means that nobody looks. */
function report(found: readonly Timer[], now: number): void {
  const oldest = Math.min(now, ...found.map((due) => Date.parse(due.dueAt)))
  metrics.addMetric(oldestDueMetric, MetricUnit.Seconds, Math.round((now - oldest) / 1000))
  metrics.publishStoredMetrics()
}

/** How far a sweep looks ahead: what falls due before the next sweep, even a missed one, waits in the queue to the second. */
const lookAhead = 120_000
const maxEntries = 10

/** Seconds until it is due, as the queue counts delays. */
const delayOf = (due: Timer, now: number) => Math.min(900, Math.max(0, Math.ceil((Date.parse(due.dueAt) - now) / 1000)))

/**
 * Runs every minute: sends what falls due to the queue that settles it. Sent twice is harmless, and what a sweep missed
 * the next one finds, because a timer stays in the index until it is settled.
 */
export const handler = background<unknown, { sent: number }>('timers/sweepDue').handler(async () => {
  const now = Date.now()
  const found = await timersUntil(new Date(now + lookAhead))
  for (let start = 0; start < found.length; start += maxEntries) {
    const Entries = found.slice(start, start + maxEntries).map((due, index) => ({
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
