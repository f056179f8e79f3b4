import * as z from 'zod/mini'
import { Event } from '../../../events/event.ts'
import { log } from '../log.ts'
import { absent } from '../table/conditions.ts'
import { expiryAfter } from '../table/expiry.ts'
import { reactionKeys } from '../table/keys/reactions.ts'
import { table } from '../table/table.ts'
import { ConditionFailed, type Write } from '../table/write.ts'
import { queueWorker } from './background.ts'

/**
 * Reactions to events. A queue may bring an event twice, late or out of order: each is applied once, because the mark that
 * says so is written in the same transaction as its effect.
 */

const Delivered = z.object({ detail: Event })

/** Days a mark is kept: longer than any queue keeps a message. */
const markDays = 30

/** Commits the effect of an event together with the mark that it was applied; an event applied before changes nothing. */
export async function applyOnce(
  event: Pick<Event, 'ID'>,
  reaction: string,
  now: Date,
  effect: readonly Write[],
): Promise<boolean> {
  const mark: Write = {
    put: { ...reactionKeys.applied(event.ID, reaction), expires: expiryAfter(now, markDays) },
    when: absent,
  }
  try {
    await table.commit([mark, ...effect])
    return true
  } catch (error) {
    if (error instanceof ConditionFailed && error.failed.includes(mark)) return false
    throw error
  }
}

/** A reaction to the events its subscription names; what it logs and writes carries the event's correlation id. */
export const reaction = (name: string, apply: (event: Event, now: Date) => Promise<void>) =>
  queueWorker(name, (body, now) => {
    const event = Delivered.parse(body).detail
    log.setCorrelationId(event.CorrelationID ?? event.ID)
    return apply(event, now)
  })
