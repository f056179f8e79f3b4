import middy from '@middy/core'
import type { Refusal } from '../../../shared/core/answer.ts'
import type { Endpoint } from '../../../shared/core/schema/endpoint.ts'
import { readCorrections } from '../reference/corrections.ts'
import { table } from '../table/table.ts'
import { accessCodeOf, callerAddress } from './accessCode.ts'
import { browserErrors } from './browserErrors.ts'
import { closing } from './closing.ts'
import { compression } from './compression.ts'
import type { CallContext, Context, HttpEvent, Middleware, PublicContext } from './context.ts'
import { correlation } from './correlation.ts'
import { endedHelp } from './endedHelp.ts'
import { envelope, type FileAnswer, languageOf, pageVersionOf } from './envelope.ts'
import { faults, HttpFault } from './fault.ts'
import { idempotency } from './idempotency.ts'
import { identification } from './identification.ts'
import { input } from './input.ts'
import { observation } from './observation.ts'
import { originSecret } from './originSecret.ts'
import { type Loader, ownedResource, permission } from './permission.ts'
import { personLimit } from './personLimit.ts'
import { refusePrefetch } from './prefetch.ts'
import { revocation } from './revocation.ts'
import { tablet } from './tablet.ts'

/**
 * The stack of every endpoint: ordered middlewares that identify and permit the caller, read the input,
 * load the resource and permit it, run the endpoint and answer. A call that is not permitted never reaches the endpoint.
 */

export { type Context, type FileAnswer, HttpFault, type Loader }

export type Outcome<V> = V | Refusal

/** An endpoint on the caller's own resources or on reference data. */
export function endpoint<I, V>(
  definition: Endpoint<I, V, 'self' | 'tenant'>,
  run: (context: Context<I>) => Promise<Outcome<V> | FileAnswer>,
) {
  return stack(definition)
    .use(personLimit(definition))
    .handler((_event, context) => run(context))
}

/** An endpoint on a resource whose owner is checked, of the kind that its catalogue entry names. */
export function endpointOn<I, V, K extends string, T>(
  definition: Endpoint<I, V, K>,
  loader: Loader<NoInfer<K>, NoInfer<I>, T>,
  run: (context: Context<I> & { resource: T }) => Promise<Outcome<V> | FileAnswer>,
) {
  return stack(definition)
    .use(ownedResource(loader))
    .use(personLimit(definition))
    .handler((_event, context) => run(context))
}

/** An endpoint that anybody may call, signed in or not: the right to what it does is in the request itself. */
export function openEndpoint<I, V>(
  definition: Endpoint<I, V, 'code'>,
  run: (context: PublicContext<I>) => Promise<Outcome<V>>,
) {
  return middy<HttpEvent, unknown, Error, CallContext<I>>(observation(definition.id))
    .use([...guards(definition), ...request<I>(definition)])
    .handler((event, { input: given, language, now, table: ownTable }) => {
      const sender = { accessCode: accessCodeOf(event), address: callerAddress(event) }
      return run({ input: given, language, now, table: ownTable, ...sender })
    })
}

/** Before anything of the request is read. */
const guards = (definition: Endpoint<never, unknown>) => [
  correlation(),
  compression(),
  faults(),
  originSecret(),
  browserErrors(),
  refusePrefetch(definition),
]

/** The input, and the answer made of the outcome. */
const request = <I>(definition: Endpoint<I, unknown>) => [
  closing(definition),
  input<I>(definition),
  requestScope(),
  envelope(definition),
]

/**
 * Middlewares run from first to last before the endpoint, and from last to first after it and after an error: the
 * envelope sees the outcome before anything else does and compression the finished answer; `faults` sees only the errors
 * that idempotency did not answer.
 */
function stack<I>(definition: Endpoint<I, unknown>) {
  return middy<HttpEvent, unknown, Error, CallContext<I>>(observation(definition.id)).use([
    ...guards(definition),
    endedHelp(),
    identification(),
    revocation(),
    tablet(definition),
    permission(definition),
    ...request<I>(definition),
    idempotency(definition),
  ])
}

/** Arguments of every endpoint that are not from the request. */
const requestScope = (): Middleware => ({
  before: async ({ event, context }) => {
    context.language = languageOf(event)
    context.pageVersion = pageVersionOf(event)
    context.now = new Date()
    context.table = table
    await readCorrections([context.language], context.now)
  },
})
