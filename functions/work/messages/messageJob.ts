import type { MessageParameters } from '../../../shared/work/jobs/kinds.ts'
import type { View } from '../../core/http/context.ts'
import type { JobKind } from '../../core/jobMachine/jobKind.ts'
import { jobOwner, requestWrites } from '../../core/jobMachine/jobTable.ts'
import { nextId } from '../../core/table/ids.ts'
import type { Write } from '../../core/table/write.ts'
import {
  type Addressed,
  batchSize,
  deliverWaiting,
  messageById,
  type StoredMessage,
  storeWaiting,
  totalRecipients,
} from './messageTable.ts'

/** A message to more recipients than one transaction reaches is delivered by a job, whose progress its sender sees. */

/** Recipients of one step: five batches, each a transaction. */
const recipientsPerStep = 5 * batchSize

/**
 * A step delivers those of its span who still wait. Its rows are the whole span, so that they are counted once, whoever wrote
 * the copies: a worker that was killed before it saved the step, or another one at the same time.
 */
export const messageJob: JobKind<MessageParameters> = {
  step: async ({ messageId }, cursor, { caller, now }) => {
    const message = await messageById(messageId)
    if (!message) throw new Error(`Message ${messageId} is gone`)
    const total = await totalRecipients(message)
    const first = Number(cursor ?? 1)
    const last = Math.min(first + recipientsPerStep - 1, total)
    await deliverWaiting(message, { by: null, now, EntityID: caller.EntityID }, { first, last })
    return { rows: last - first + 1, cursor: last < total ? String(last + 1) : undefined, total }
  },
}

/**
 * Stores the recipients of a message to many, and answers the writes that ask for its job, for the transaction of the
 * message; nothing for a message to at most one batch.
 */
export async function deliveryWrites(
  { ID: messageId, Subject }: StoredMessage,
  recipients: readonly Addressed[],
  { caller, language, now }: View,
): Promise<Write[]> {
  if (recipients.length <= batchSize) return []
  await storeWaiting(messageId, recipients, now)
  const Parameters = { messageId, Subject }
  return requestWrites(
    { ID: await nextId('job'), Kind: 'message', Parameters, Owner: jobOwner(caller), Language: language },
    now,
  )
}
