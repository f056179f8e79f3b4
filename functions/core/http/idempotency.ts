import { hash } from 'node:crypto'
import { isRefusal } from '../../../shared/core/answer.ts'
import * as refusals from '../../../shared/core/refusals.ts'
import type { Endpoint } from '../../../shared/core/schema/endpoint.ts'
import { type GivenKey, IdempotencyKey, isAnsweredBefore } from '../table/idempotency.ts'
import type { CallContext, HttpEvent, Middleware } from './context.ts'
import { answerOf } from './envelope.ts'
import { HttpFault } from './fault.ts'

/**
 * Answers a repeated call with the stored response of the first: before the endpoint runs, after a refusal or a 409 that the
 * first call's change caused, and after a transaction that conflicts with the stored response. The same key with another input
 * answers 409: its sender would take the first call's response for that of the second.
 */
export const idempotency = (definition: Endpoint<never, unknown>): Middleware => ({
  before: async ({ event, context }) => {
    context.idempotencyKey = new IdempotencyKey(definition, context.caller, givenKey(definition, event, context.input))
    const stored = await storedResponse(context)
    return stored && answerOf(definition, event, stored.Response)
  },
  after: async (request) => {
    if (!isRefusal(request.response)) return
    const stored = await storedResponse(request.context)
    if (stored) request.response = stored.Response
  },
  onError: async (request) => {
    const { event, context, error } = request
    const isConflict = isAnsweredBefore(error) || (error instanceof HttpFault && error.status === 409)
    if (!isConflict) return undefined
    const stored = await context.idempotencyKey?.stored()
    if (stored && context.idempotencyKey.isOfThisInput(stored)) return answerOf(definition, event, stored.Response)
    // An error thrown here would skip the middlewares that answer errors.
    if (stored) request.error = keyReused(context)
    return undefined
  },
})

const keyReused = ({ language }: Pick<CallContext, 'language'>) =>
  new HttpFault(409, refusals.idempotencyKeyReused[language])

async function storedResponse(context: CallContext) {
  const stored = await context.idempotencyKey.stored()
  if (stored && !context.idempotencyKey.isOfThisInput(stored)) throw keyReused(context)
  return stored
}

/** Equal inputs have equal texts: the schema writes their fields in its own order. */
const hashOf = (input: unknown) => hash('sha256', JSON.stringify(input, withFiles), 'base64url')
/** JSON knows nothing of a file. */
const withFiles = (_: string, value: unknown) => (value instanceof File ? [value.name, value.type, value.size] : value)

/** A malformed key is refused: it could not be stored, and its sender would rely on it. */
function givenKey(definition: Pick<Endpoint, 'idempotent'>, event: HttpEvent, input: unknown): GivenKey | undefined {
  const key = definition.idempotent ? event.headers['idempotency-key'] : undefined
  if (key === undefined) return undefined
  if (!/^[\w-]{8,100}$/.test(key)) throw new HttpFault(400, 'Idempotency-Key: 8 to 100 letters, digits, hyphens')
  return { key, inputHash: hashOf(input) }
}
