import middy from '@middy/core'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { Event } from '../events/event.ts'
import { log } from './log.ts'
import { reactionKeys } from './table/keys/reactions.ts'
import { table } from './table/table.ts'
import { absent, ConditionFailed, type Write } from './table/write.ts'

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
    put: { ...reactionKeys.applied(event.ID, reaction), expires: Math.floor(now.getTime() / 1000) + markDays * 86_400 },
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

/** Works through a batch; what failed comes again alone, what succeeded does not. */
export function batch(name: string, apply: (body: unknown, now: Date) => Promise<void>) {
  return middy<SQSEvent, SQSBatchResponse>().handler(async ({ Records }) => {
    const failed: string[] = []
    for (const record of Records) {
      try {
        await apply(JSON.parse(record.body), new Date())
      } catch (error) {
        failed.push(record.messageId)
        log.error('message failed', {
          run: name,
          messageId: record.messageId,
          error: error instanceof Error ? error : String(error),
        })
      }
    }
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) }
  })
}

/** A reaction to the events its subscription names. */
export const reaction = (name: string, apply: (event: Event, now: Date) => Promise<void>) =>
  batch(name, (body, now) => apply(Delivered.parse(body).detail, now))
