import { createHash } from 'node:crypto'
import middy from '@middy/core'
import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { type Caller, canAccess, type Ownership, roles } from '../shared/access.ts'
import { type Answer, isRefusal, type Refusal } from '../shared/answer.ts'
import type { Endpoint } from '../shared/api/endpoint.ts'
import { refusalText } from '../shared/refusalText.ts'
import { refusals } from '../shared/text/refusals.ts'
import { isLanguage, type Language } from '../shared/text/text.ts'
import { log } from './log.ts'
import { IdempotencyKey } from './table/once.ts'
import { BadCursor, ConditionFailed, isConflict, type Table, table } from './table/table.ts'

/**
 * The one way into every endpoint: identify the caller, permit the role, read the input, load the thing and permit it,
 * run, answer. What is not permitted here never reaches an endpoint's own code.
 */

type Event = APIGatewayProxyEventV2WithJWTAuthorizer
type Result = APIGatewayProxyStructuredResultV2

/** A failure with an HTTP status other than 200; `message` is shown to the user. */
export class HttpFault extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export interface Context<I> {
  readonly input: I
  readonly caller: Caller
  readonly language: Language
  readonly now: Date
  readonly table: Table
  /** Set for endpoints that take an idempotency key; its write belongs into the commit. */
  readonly once: IdempotencyKey
}

/** How an endpoint finds the thing it works on, and whose that is. */
export interface Loader<I, T> {
  load(context: Context<I>): Promise<T | undefined>
  owner(thing: T): Ownership
}

export type Outcome<V> = V | Refusal

/** A file to be downloaded, from an endpoint whose catalogue entry names a media type. */
export interface FileAnswer {
  readonly fileName: string
  readonly content: string
}

/** An endpoint on the caller's own things or on reference data. */
export function endpoint<I, V>(
  definition: Endpoint<I, V>,
  run: (context: Context<I>) => Promise<Outcome<V> | FileAnswer>,
) {
  if (definition.resource !== 'self' && definition.resource !== 'tenant')
    throw new Error(`${definition.id} works on a ${definition.resource}: use endpointOn`)
  return handlerOf(definition, async (context) => run(context))
}

/** An endpoint on a thing that may be somebody else's: absent and not the caller's are the same 404. */
export function endpointOn<I, V, T>(
  definition: Endpoint<I, V>,
  loader: Loader<NoInfer<I>, T>,
  run: (context: Context<I> & { readonly thing: T }) => Promise<Outcome<V> | FileAnswer>,
) {
  return handlerOf(definition, async (context) => {
    const thing = await loader.load(context)
    if (thing === undefined || !canAccess(context.caller, loader.owner(thing))) throw new HttpFault(404, 'Not found.')
    return run({ ...context, thing })
  })
}

function handlerOf<I, V>(definition: Endpoint<I, V>, run: (context: Context<I>) => Promise<Outcome<V> | FileAnswer>) {
  const serve = async (event: Event): Promise<Result> => {
    refusePrefetch(definition, event)
    const caller = identify(event)
    permit(definition, caller)
    const input = readInput(definition, event)
    const once = new IdempotencyKey(definition, caller, idempotencyKey(definition, event))
    const context: Context<I> = { input, caller, language: languageOf(event), now: new Date(), table, once }
    const earlier = await once.earlier()
    const outcome = earlier ?? (await withOnce(once, () => run(context)))
    return answer(definition, event, context.language, outcome as Outcome<V> | FileAnswer)
  }
  return middy<Event, Result>().use(observe(definition)).handler(serve)
}

/** A commit that met its own idempotency record, or came behind it, was made before: the first answer is the answer. */
async function withOnce<T>(once: IdempotencyKey, run: () => Promise<T>): Promise<T | unknown> {
  try {
    const outcome = await run()
    return isRefusal(outcome) ? ((await once.earlier()) ?? outcome) : outcome
  } catch (error) {
    const earlier = error instanceof ConditionFailed && once.met(error) ? await once.earlier() : undefined
    if (earlier === undefined) throw error
    return earlier
  }
}

/** A key that can't be kept would leave its sender with a false sense of safety. */
function idempotencyKey(definition: Pick<Endpoint, 'idempotent'>, event: Event): string | undefined {
  const key = definition.idempotent ? event.headers['idempotency-key'] : undefined
  if (key !== undefined && !/^[\w-]{8,100}$/.test(key))
    throw new HttpFault(400, 'Idempotency-Key: 8 to 100 letters, digits, hyphens')
  return key
}

function refusePrefetch(definition: Pick<Endpoint, 'method' | 'mutates'>, event: Event): void {
  const purpose = `${event.headers['sec-purpose'] ?? ''} ${event.headers.purpose ?? ''}`
  if (definition.mutates && definition.method === 'GET' && /prefetch|prerender/i.test(purpose))
    throw new HttpFault(403, 'Prefetching is not allowed.')
}

const positive = (value: unknown) => {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** The caller as the token says; an endpoint without token claims never assumes anyone (decision 3). */
function identify(event: Event): Caller {
  const claims = event.requestContext.authorizer?.jwt?.claims
  const UserID = positive(claims?.user_id)
  const EntityID = positive(claims?.entity_id)
  const Role = roles.find((role) => role === claims?.role)
  if (!claims || UserID === undefined || EntityID === undefined || Role === undefined)
    throw new HttpFault(401, 'Please sign in.')
  const FoodBankIDs = String(claims.food_banks ?? '')
    .split(',')
    .flatMap((id) => positive(id) ?? [])
  return {
    UserID,
    Subject: String(claims.sub),
    UserName: String(claims.user_name ?? ''),
    Role,
    EntityID,
    FoodBankIDs,
    CustomerID: positive(claims.customer_id) ?? null,
  }
}

function permit(definition: Pick<Endpoint, 'roles'>, caller: Caller): void {
  if (definition.roles === 'anyone' || (Array.isArray(definition.roles) && definition.roles.includes(caller.Role)))
    return
  throw new HttpFault(403, 'Your role may not do this.')
}

interface Parsed {
  success: boolean
  data?: unknown
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string; keys?: readonly string[] }[] }
}

function accepted(parsed: Parsed, where: string): object {
  if (parsed.success) return parsed.data as object
  const issue = parsed.error?.issues[0]
  const field = [...(issue?.path ?? []), ...(issue?.keys?.slice(0, 1) ?? [])].join('.') || where
  throw new HttpFault(400, `${field}: ${issue?.message ?? 'not valid'}`)
}

/** Most characters of a body: the largest documented one is far smaller. */
const maxBody = 256 * 1024

function readInput<I>(definition: Endpoint<I, unknown>, event: Event): I {
  const { d: _cacheBuster, ...query } = event.queryStringParameters ?? {}
  const fromPath = accepted(definition.params.safeParse(event.pathParameters ?? {}), 'path')
  const fromQuery = accepted(definition.query.safeParse(query), 'query')
  const fromBody = definition.body ? accepted(definition.body.safeParse(readBody(event)), 'body') : {}
  return { ...fromPath, ...fromQuery, ...fromBody } as I
}

function readBody(event: Event): unknown {
  const text = event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64').toString() : (event.body ?? '')
  if (text.length > maxBody) throw new HttpFault(413, 'The request is too large.')
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpFault(400, 'body: not valid JSON')
  }
}

function languageOf(event: Event): Language {
  const wanted = (event.headers['accept-language'] ?? '').slice(0, 2).toLowerCase()
  return isLanguage(wanted) ? wanted : 'en'
}

const json = (status: number, body: Answer, headers: Record<string, string> = {}): Result => ({
  statusCode: status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: JSON.stringify(body),
})

const isFile = (outcome: unknown): outcome is FileAnswer =>
  typeof outcome === 'object' && outcome !== null && 'fileName' in outcome

/** The envelope of every answer; an unchanged read answers 304 to a client that has it. */
function answer<V>(
  definition: Endpoint<never, V> | Endpoint<unknown, V>,
  event: Event,
  language: Language,
  outcome: Outcome<V> | FileAnswer,
): Result {
  if (isRefusal(outcome)) return json(200, { Successful: false, FailureReason: refusalText(outcome, language) })
  if (definition.file && isFile(outcome))
    return {
      statusCode: 200,
      headers: {
        'content-type': `${definition.file}; charset=utf-8`,
        'content-disposition': `attachment; filename="${outcome.fileName}"`,
        'cache-control': 'no-store',
      },
      body: outcome.content,
    }
  const Value = definition.value.parse(outcome)
  const full = json(200, { Successful: true, Value })
  if (definition.mutates || definition.method !== 'GET') return full
  const etag = validatorOf(full.body ?? '')
  const headers = {
    ...full.headers,
    'cache-control': 'private, no-cache',
    etag,
    vary: 'accept-language, authorization',
  }
  return isKnown(event.headers['if-none-match'], etag) ? { statusCode: 304, headers } : { ...full, headers }
}

/** Equal values have equal texts: a schema writes its fields in its own order, and no answer holds a map that has none. */
const validatorOf = (body: string) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`

/** A proxy that compresses an answer marks its validator as weak. */
const isKnown = (validators: string | undefined, etag: string) =>
  (validators ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)

/** Maps failures to answers and logs each call once, without personal data. */
function observe(definition: Pick<Endpoint, 'id'>): middy.MiddlewareObj<Event, Result> {
  const started = new WeakMap<object, number>()
  const line = (event: Event, status: number | undefined) => ({
    endpoint: definition.id,
    request: event.requestContext.requestId,
    status,
    milliseconds: Math.round(performance.now() - (started.get(event) ?? performance.now())),
  })
  return {
    before: ({ event }) => {
      started.set(event, performance.now())
    },
    after: ({ event, response }) => log.info('answered', line(event, response?.statusCode)),
    onError: (request) => {
      const { event, error } = request
      const fault = faultOf(error, languageOf(event), event.requestContext.requestId)
      if (fault.status >= 500)
        log.error('failed', { ...line(event, fault.status), error: error instanceof Error ? error : String(error) })
      else log.info('refused', line(event, fault.status))
      request.response = json(fault.status, { Successful: false, Message: fault.message })
    },
  }
}

function faultOf(error: unknown, language: Language, requestId: string): HttpFault {
  if (error instanceof HttpFault) return error
  if (error instanceof BadCursor) return new HttpFault(400, 'cursor: not valid')
  if (isConflict(error)) return new HttpFault(409, refusals[language].changedMeanwhile)
  return new HttpFault(500, `Something went wrong. Please try again later. (${requestId})`)
}
