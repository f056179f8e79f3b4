import { MetricUnit } from '@aws-lambda-powertools/metrics'
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { oldestDueMetric } from '../../../events/subscriptions.ts'
import { chunksOf } from '../chunks.ts'
import { background, idleWhileClosed } from '../http/background.ts'
import { metrics } from '../metrics.ts'
import { type Timer, timersUntil } from '../table/timers.ts'
import { noteSent, onTheirWay, timerName, timersOfANote } from './sentTimers.ts'

const queue = new SQSClient({})

/** Metric: the longest delay of a timer in seconds. It is 0 without delays, so missing data means that no sweep runs. */
function report(found: readonly Timer[], now: number): void {
  const oldest = Math.min(now, ...found.map((due) => Date.parse(due.dueAt)))
  metrics.addMetric(oldestDueMetric, MetricUnit.Seconds, Math.round((now - oldest) / 1000))
  metrics.publishStoredMetrics()
}

/** A sweep queues timers that are due within this time, so that one missed sweep delays none. */
const lookAhead = 120_000
/** Entries of one call, and calls at once. */
const maxEntries = 10
const atOnce = 4

/** Shards that are not written into any more are looked into this often, for timers from before their number was changed. */
const minutesBetweenAll = 5
const shardsAt = (now: number) => (new Date(now).getUTCMinutes() % minutesBetweenAll === 0 ? 'ever' : 'now')

/** The queue's delay in seconds until it is due. */
const delayOf = (due: Timer, now: number) => Math.min(900, Math.max(0, Math.ceil((Date.parse(due.dueAt) - now) / 1000)))

/** Queues a few timers; answers those that the queue took. */
async function sendSome(some: readonly Timer[], now: number): Promise<Timer[]> {
  const Entries = some.map((due, index) => ({
    Id: String(index),
    MessageBody: JSON.stringify(due),
    DelaySeconds: delayOf(due, now),
  }))
  const { Failed = [] } = await queue.send(
    new SendMessageBatchCommand({ QueueUrl: process.env.DUE_QUEUE_URL, Entries }),
  )
  return some.filter((_, index) => !Failed.some(({ Id }) => Id === String(index)))
}

async function send(timers: readonly Timer[], now: number): Promise<Timer[]> {
  const sent: Timer[] = []
  for (const calls of chunksOf(chunksOf(timers, maxEntries), atOnce))
    sent.push(...(await Promise.all(calls.map((some) => sendSome(some, now)))).flat())
  return sent
}

/**
 * Runs every minute and sends due timers to the queue that settles them, each once: a timer stays in the index until it is
 * settled, and is sent again only when its message must have come to an end, settled or lost. What one sweep missed the next
 * one finds; settling twice is harmless. A note follows its messages, so that a sweep that is cut short loses none.
 */
export const handler = background<unknown, { sent: number }>('timers/sweepDue')
  .use(idleWhileClosed({ sent: 0 }))
  .handler(async () => {
    const now = Date.now()
    const found = await timersUntil(new Date(now + lookAhead), shardsAt(now))
    report(found, now)
    const known = await onTheirWay(new Date(now), lookAhead)
    const due = found.filter((timer) => !known.has(timerName(timer))).sort((a, b) => a.dueAt.localeCompare(b.dueAt))
    for (const [part, timers] of chunksOf(due, timersOfANote).entries()) {
      const sent = await send(timers, now)
      await noteSent(sent, new Date(now), part)
      if (sent.length < timers.length) throw new Error(`${timers.length - sent.length} timers were not queued`)
    }
    return { sent: due.length }
  })
