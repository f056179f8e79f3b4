import * as z from 'zod/mini'
import { ID } from '../../shared/api/fields.ts'
import { queueWorker } from '../background.ts'
import { settlers } from './settlers.ts'

const Due = z.object({ kind: z.string(), id: ID })

/** Settles the subject of a timer by the function of its kind. */
export const handler = queueWorker('timers/settleDue', async (body, now) => {
  const { kind, id } = Due.parse(body)
  const settle = settlers[kind]
  if (!settle) throw new Error(`No settle function for timers of a ${kind}`)
  await settle(id, now)
})
