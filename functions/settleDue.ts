import * as z from 'zod/mini'
import { ID, Instant } from '../shared/core/schema/fields.ts'
import { queueWorker } from './core/http/background.ts'
import { log } from './core/log.ts'
import { settlerOf } from './settlers.ts'

const Due = z.object({ kind: z.string(), id: ID, dueAt: z.optional(Instant), cause: z.optional(z.string()) })

/** Settles the subject of a timer by the function of its kind, as a part of what its cause has set going. */
export const handler = queueWorker('timers/settleDue', async (body, now) => {
  const { kind, id, dueAt, cause } = Due.parse(body)
  // The sweep does not send it again for a quarter of an hour.
  if (dueAt && Date.parse(dueAt) > now.getTime()) throw new Error(`The timer of ${kind} ${id} came before its time`)
  if (cause) log.setCorrelationId(cause)
  const settle = settlerOf(kind)
  if (!settle) throw new Error(`No settle function for timers of a ${kind}`)
  await settle(id, now)
})
