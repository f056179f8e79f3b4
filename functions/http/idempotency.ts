import { isRefusal } from '../../shared/answer.ts'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import { IdempotencyKey } from '../table/once.ts'
import { ConditionFailed } from '../table/write.ts'
import type { HttpEvent, Middleware } from './context.ts'
import { answerOf } from './envelope.ts'
import { HttpFault } from './fault.ts'

/**
 * Answers a repeated call with the stored response of the first: before the endpoint runs, after a refusal that the first
 * call's change caused, and after a transaction that conflicts with the stored response.
 */
export const idempotency = (definition: Endpoint<never, unknown>): Middleware => ({
  before: async ({ event, context }) => {
    context.once = new IdempotencyKey(definition, context.caller, keyIn(definition, event))
    const stored = await context.once.earlier()
    return stored === undefined ? undefined : answerOf(definition, event, stored)
  },
  after: async (request) => {
    if (!isRefusal(request.response)) return
    request.response = (await request.context.once.earlier()) ?? request.response
  },
  onError: async ({ event, context, error }) => {
    const isOwnConflict = error instanceof ConditionFailed && context.once?.met(error)
    const stored = isOwnConflict ? await context.once.earlier() : undefined
    return stored === undefined ? undefined : answerOf(definition, event, stored)
  },
})

/** A malformed key is refused: it could not be stored, and its sender would rely on it. */
function keyIn(definition: Pick<Endpoint, 'idempotent'>, event: HttpEvent): string | undefined {
  const key = definition.idempotent ? event.headers['idempotency-key'] : undefined
  if (key !== undefined && !/^[\w-]{8,100}$/.test(key))
    throw new HttpFault(400, 'Idempotency-Key: 8 to 100 letters, digits, hyphens')
  return key
}
