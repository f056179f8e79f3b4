import * as z from 'zod/mini'
import { type Answer, helpEndedStatus } from '../../../../shared/core/answer.ts'
import { browserErrorHeader, headerOf } from '../../../../shared/core/browserError.ts'
import { apiVersion, apiVersionHeader, type Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { parseKnown } from '../../../../shared/core/schema/parseKnown.ts'
import type { Language } from '../../../../shared/core/text/text.ts'
import { putBackBrowserError, takeBrowserError } from '../browserErrors.ts'
import { clockSeen } from '../time/clock.ts'
import { answerCache } from './answerCache.ts'
import { patiently } from './busy.ts'
import { queryOf } from './query.ts'

/**
 * The one way from the screens to the API: every call goes through `call`, described by its endpoint of the catalogue.
 * It signs the request, repeats it once with a fresh token and for a while when too many people came at once, and turns the answer into a value or a named failure.
 */

/** The server understood and said no; `reason` is in words for the person, `value` what the answer says beside it. */
export class Refused extends Error {
  readonly reason: string
  readonly value: unknown
  constructor(reason: string, value?: unknown) {
    super(reason)
    this.name = 'Refused'
    this.reason = reason
    this.value = value
  }
}

/** The server's reason, when it refused and gave one. */
export const refusalReason = (error: unknown) => (error instanceof Refused && error.reason ? error.reason : undefined)

/** The call failed. `status` is 0 when no answer arrived at all. */
export class ApiError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.name = 'ApiError'
    this.status = status
  }
}

/** Nobody knows whether the call was carried out: no answer arrived, or one of a broken server. */
export const isLost = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** Sources of the client's token, language and network; the app sets them at start, a test its own. */
export interface ClientSetup {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The bearer token, refreshed when `fresh`; undefined when nobody is signed in. */
  token: (fresh: boolean) => Promise<string | undefined>
  language: () => Language
  /** Of the person at a shared tablet. */
  acting: () => string | undefined
  /** Nobody is signed in any more: moves to sign-in with a way back. */
  signedOut: () => void
  /** The household that the person ordered for lets them no more: says so in the server's words. */
  helpEnded: (words: string) => void
  now: () => number
  newKey: () => string
  /** Lets something happen after so many milliseconds; the answer calls it off. */
  later: (happens: () => void, ms: number) => () => void
  pause: (milliseconds: number) => Promise<void>
  random: () => number
}

let setup: ClientSetup = {
  fetch: (url, init) => fetch(url, init),
  token: async () => undefined,
  language: () => 'en',
  acting: () => undefined,
  signedOut: () => undefined,
  helpEnded: () => undefined,
  now: () => Date.now(),
  newKey: () => crypto.randomUUID(),
  later: (happens, ms) => {
    const timer = setTimeout(happens, ms)
    return () => clearTimeout(timer)
  },
  pause: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  random: Math.random,
}
export const setUpClient = (parts: Partial<ClientSetup>) => {
  setup = { ...setup, ...parts }
}
export const newKey = () => setup.newKey()
export const afterwards: ClientSetup['later'] = (happens, ms) => setup.later(happens, ms)

type Fields = Readonly<Record<string, unknown>>
type AnyCall = Pick<Endpoint<never, unknown>, 'path' | 'params' | 'query'>

const filledPath = (endpoint: AnyCall, input: Fields) =>
  endpoint.path.replace(/\{(\w+)\+?\}/g, (_, name: string) => encodeURIComponent(String(input[name])))

/** The address of a call without its cache-busting `d`: equal inputs give equal addresses. */
export function addressOf(endpoint: AnyCall, input: object): string {
  const fields = input as Fields
  const query = queryOf(Object.fromEntries(Object.keys(endpoint.query.shape).map((name) => [name, fields[name]])))
  return query.size > 0 ? `${filledPath(endpoint, fields)}?${query}` : filledPath(endpoint, fields)
}

/** The body: the fields that path and query left; undefined when the endpoint has none. */
export function bodyOf(endpoint: Endpoint<never, unknown>, input: Fields): string | FormData | undefined {
  if (endpoint.body === undefined) return undefined
  const taken = new Set([...Object.keys(endpoint.params.shape), ...Object.keys(endpoint.query.shape)])
  const fields = Object.entries(input).filter(([name]) => !taken.has(name))
  if (!endpoint.isMultipart) return JSON.stringify(Object.fromEntries(fields))
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

export interface CallOptions {
  /** Names one action of the person: sent with idempotent endpoints, the same again when the action is repeated. */
  key?: string | undefined
  signal?: AbortSignal | undefined
  /** Of a link without an account: sent instead of a token. */
  accessCode?: string | undefined
}

async function send(endpoint: Endpoint<never, unknown>, input: object, options: CallOptions): Promise<Response> {
  const address = addressOf(endpoint, input)
  const url = endpoint.method === 'GET' ? `${address}${address.includes('?') ? '&' : '?'}d=${setup.now()}` : address
  const body = bodyOf(endpoint, input as Fields)
  const headers: Record<string, string> = {
    'accept-language': setup.language(),
    [apiVersionHeader]: String(apiVersion),
  }
  // The browser names a form's own type, with its boundary.
  if (typeof body === 'string') headers['content-type'] = 'application/json'
  if (options.accessCode) headers['access-code'] = options.accessCode
  if (endpoint.idempotent) headers['idempotency-key'] = options.key ?? setup.newKey()
  const etag = endpoint.method === 'GET' && !endpoint.mutates ? answerCache.etagOf(cacheKey(address)) : undefined
  if (etag !== undefined) headers['if-none-match'] = etag

  const isPublic = endpoint.roles === 'anonymous'
  const acting = isPublic ? undefined : setup.acting()
  if (acting !== undefined) headers.acting = acting
  const token = isPublic ? undefined : await setup.token(false)
  if (!isPublic && token === undefined) {
    setup.signedOut()
    throw new ApiError(401, '')
  }
  const init = {
    method: endpoint.method,
    body: body ?? null,
    signal: options.signal ?? null,
    cache: 'no-store' as const,
  }
  // The same headers each time, and with them the same idempotency key.
  const sendWith = (bearer: string | undefined) =>
    patiently(() => fetchOnce(url, { ...init, headers: authorized(headers, bearer) }), {
      isRepeatable: endpoint.method === 'GET' || Boolean(endpoint.idempotent),
      pause: setup.pause,
      random: setup.random,
    })
  const first = await sendWith(token)
  if (first.status !== 401 || isPublic) return first
  const fresh = await setup.token(true)
  const second = fresh === undefined ? first : await sendWith(fresh)
  if (second.status === 401) setup.signedOut()
  return second
}

/** Texts of an answer depend on the language it was asked in, so a change of language never meets an older answer. */
const cacheKey = (address: string) => `${setup.language()} ${address}`

const authorized = (headers: Record<string, string>, token: string | undefined) =>
  token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` }

async function fetchOnce(url: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
  const asked = setup.now()
  const untold = takeBrowserError()
  const headers = untold ? { ...init.headers, [browserErrorHeader]: headerOf(untold) } : init.headers
  try {
    const response = await setup.fetch(url, { ...init, headers })
    clockSeen(response.headers.get('date'), asked, setup.now())
    return response
  } catch (cause) {
    if (untold) putBackBrowserError(untold)
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new ApiError(0, cause instanceof Error ? cause.message : String(cause))
  }
}

async function envelopeOf(response: Response): Promise<Answer> {
  const text = await response.text()
  try {
    return JSON.parse(text) as Answer
  } catch (cause) {
    throw new ApiError(response.ok ? 502 : response.status, cause instanceof Error ? cause.message : String(cause))
  }
}

/** For whoever looks for the cause: people are told no more than that it failed. */
const whatIsWrong = ({ issues }: z.core.$ZodError) =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n')

function failureOf({ status }: Response, { Message, FailureReason }: Answer): ApiError {
  const words = Message ?? FailureReason ?? ''
  if (status === helpEndedStatus) setup.helpEnded(words)
  return new ApiError(status, words)
}

function readValue<V>(endpoint: Endpoint<never, V>, answer: Answer): V {
  if (!answer.Successful) throw new Refused(answer.FailureReason ?? '', answer.Value)
  const read = parseKnown(endpoint.value, answer.Value)
  if (!read.success) throw new ApiError(502, whatIsWrong(read.error))
  return read.data
}

/** Calls an endpoint; path, query and body fields are one object. Throws `Refused` or `ApiError`. */
export async function call<I, V>(endpoint: Endpoint<I, V>, input: NoInfer<I>, options: CallOptions = {}): Promise<V> {
  const response = await send(endpoint, input as object, options)
  const key = cacheKey(addressOf(endpoint, input as object))
  if (response.status === 304) {
    const known = answerCache.valueOf<V>(key)
    if (known !== undefined) return known.value
  }
  const answer = await envelopeOf(response)
  if (!response.ok) throw failureOf(response, answer)
  const value = readValue(endpoint, answer)
  // A compressing CDN marks the tag as weak; the server compares the strong one.
  const etag = response.headers.get('etag')?.replace(/^W\//, '')
  if (etag !== undefined && endpoint.method === 'GET') answerCache.keep(key, etag, value)
  return value
}

export interface DownloadedFile {
  blob: Blob
  name: string | undefined
}

/** Fetches an endpoint whose answer is a file; a refusal comes as the envelope (decision 53), a large file as its address (decision 7). */
export async function callFile<I>(
  endpoint: Endpoint<I, unknown>,
  input: NoInfer<I>,
  options: CallOptions = {},
): Promise<DownloadedFile | { url: string }> {
  const response = await send(endpoint, input as object, options)
  const isEnvelope = response.headers.get('content-type')?.includes('application/json') ?? false
  if (response.ok && !isEnvelope) {
    const name = /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '')?.[1]
    return { blob: await response.blob(), name }
  }
  const answer = await envelopeOf(response)
  if (!response.ok) throw failureOf(response, answer)
  if (!answer.Successful) throw new Refused(answer.FailureReason ?? '')
  const stored = z.safeParse(z.object({ Url: z.string() }), answer.Value)
  if (stored.success) return { url: stored.data.Url }
  throw new ApiError(502, whatIsWrong(stored.error))
}
