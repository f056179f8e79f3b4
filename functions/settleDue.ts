import * as z from 'zod/mini'
import { ID } from '../shared/core/schema/fields.ts'
import { queueWorker } from './core/http/background.ts'
import { log } from './core/log.ts'
import { settlerOf } from './settlers.ts'

const Due = z.object({ kind: z.string(), id: ID, cause: z.optional(z.string()) })

/** Settles the subject of a timer by the function of its kind, as a part of what its cause has set going. */
export const handler = queueWorker('timers/settleDue', async (body, now) => {
  const { kind, id, cause } = Due.parse(body)
  if (cause) log.setCorrelationId(cause)
  const settle = settlerOf(kind)
  if (!settle) throw new Error(`No settle function for timers of a ${kind}`)
  await settle(id, now)
})
