import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { handlerNamed, invocations } from '../../infra/local/functions.ts'
import { eventOf, inputParts } from '../../infra/local/requests.ts'
import type { Caller } from '../../shared/core/access.ts'
import type { Answer } from '../../shared/core/answer.ts'
import type { Endpoint, Input, Value } from '../../shared/core/schema/endpoint.ts'
import { ensureStored } from './storedCaller.ts'

export { eventOf }

/** Calls endpoints the way API Gateway does: a payload 2.0 event to the real handler of the catalogue's file. */

export interface Called<V> {
  readonly status: number
  readonly answer: Answer<V>
  readonly headers: Record<string, string>
  readonly body: string
}
export interface HandlerCallOptions {
  readonly headers?: Record<string, string>
  readonly language?: string
  /** False where time stands still: by a real clock an unanswered call would end all the same. */
  readonly hasTimeLimit?: boolean
  /** Time that the function has left, always. */
  readonly remainingMs?: number
  /** False for a caller whom no table has. */
  readonly isStored?: boolean
  /** Second in which the caller's token was issued; by default after everything that a test revokes. */
  readonly issuedAt?: number
  /** The sign-in that the caller's token comes from; none by default. */
  readonly signIn?: { readonly ID: string; readonly At: number }
}

/** The handler of an endpoint, loaded once. */
export const handlerOf = ({ area, id }: Pick<Endpoint, 'area' | 'id'>) =>
  handlerNamed(`${area}/${id}`) as Promise<
    (event: APIGatewayProxyEventV2WithJWTAuthorizer, context: unknown) => Promise<APIGatewayProxyStructuredResultV2>
  >

/** Sends an event to an endpoint's handler as it is. */
export async function send(
  endpoint: Pick<Endpoint, 'area' | 'id'>,
  event: APIGatewayProxyEventV2WithJWTAuthorizer,
  { hasTimeLimit = true, remainingMs = 30_000 }: Pick<HandlerCallOptions, 'hasTimeLimit' | 'remainingMs'> = {},
): Promise<Called<unknown>> {
  const limit = hasTimeLimit ? { getRemainingTimeInMillis: () => remainingMs } : {}
  // Beside the local app, Powertools keeps a call's attributes in its context.
  const result = await invocations.run({}, async () =>
    (await handlerOf(endpoint))(event, { awsRequestId: 'test', ...limit }),
  )
  const body = String(result.body ?? '')
  const isJson = String(result.headers?.['content-type']).startsWith('application/json')
  return {
    status: result.statusCode ?? 200,
    answer: (isJson && body ? JSON.parse(body) : {}) as Answer,
    headers: result.headers as Record<string, string>,
    body,
  }
}

/** Calls an endpoint with typed input on somebody's behalf. */
export async function call<E extends Endpoint<never, unknown>>(
  endpoint: E,
  caller: Caller | undefined,
  input: Input<E>,
  options: HandlerCallOptions = {},
): Promise<Called<Value<E>>> {
  const { path, query, rest } = inputParts(endpoint, input)
  if (caller && options.isStored !== false) await ensureStored(caller)
  const event = eventOf({
    endpoint,
    caller,
    path,
    query,
    body: endpoint.body && !endpoint.isMultipart ? JSON.stringify(rest) : undefined,
    issuedAt: options.issuedAt,
    signIn: options.signIn,
    headers: { ...(options.language ? { 'accept-language': options.language } : {}), ...options.headers },
  })
  const sent = endpoint.isMultipart ? { ...event, ...(await formOf(rest, event.headers)) } : event
  return (await send(endpoint, sent, options)) as Called<Value<E>>
}

/** A form as a browser sends it, and as API Gateway hands it on. */
async function formOf(fields: Record<string, unknown>, headers: Record<string, string | undefined>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value instanceof Blob ? value : String(value))
  const request = new Response(form)
  return {
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    body: Buffer.from(await request.arrayBuffer()).toString('base64'),
    isBase64Encoded: true,
  }
}
