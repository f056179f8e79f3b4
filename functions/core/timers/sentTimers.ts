import * as z from 'zod/mini'
import { maxReceives, visibilitySeconds, workers } from '../../../events/subscriptions.ts'
import { expiryAfter } from '../table/expiry.ts'
import { timerKeys } from '../table/keys/timers.ts'
import { table } from '../table/table.ts'
import type { Timer } from '../table/timers.ts'

/**
 * Timers that sweeps have queued: names in a few items a minute, so that one that waits in the queue is not queued by each
 * sweep again. It costs a write unit for twenty timers.
 */

const Sent = z.object({ Names: z.array(z.string()) })
/** Names of one item: 60 kB, of the 400 that DynamoDB takes. */
export const timersOfANote = 1000
/** Longer than any of them is read. */
const keptDays = 1

const longestVisibility = Math.max(...workers.filter(({ queue }) => queue === 'due').map(visibilitySeconds))
/** Seconds from a message's delivery until it lies in the dead-letter queue at the latest, or is lost. */
const longestLifeMs = 1000 * longestVisibility * maxReceives

/** A subject that gets another deadline has another timer. */
export const timerName = ({ dueAt, kind, id }: Timer) => `${dueAt}#${kind}#${id}`

/** Names of the timers whose message may still be on its way, when its delay may have been so long. */
export async function onTheirWay(now: Date, longestDelayMs: number): Promise<ReadonlySet<string>> {
  const since = new Date(now.getTime() - longestDelayMs - longestLifeMs).toISOString()
  const notes = await table.all({ ...timerKeys.sentSince(since), isConsistent: false }, Sent)
  return new Set(notes.flatMap(({ Names }) => Names))
}

export const noteSent = (sent: readonly Timer[], now: Date, part: number) =>
  table.update({
    update: timerKeys.sent(now.toISOString(), part),
    set: { Names: sent.map(timerName), expires: expiryAfter(now, keptDays) },
  })
