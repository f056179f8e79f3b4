import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda'
import type { Caller } from '../../shared/core/access.ts'
import { apiVersion, apiVersionHeader, type Endpoint, type Input } from '../../shared/core/schema/endpoint.ts'
import { originSecretHeader } from '../../shared/core/schema/originSecret.ts'

/** Requests as API Gateway hands them to the functions, made without a network: by tests, and to fill a tenant. */

const lastSecond = 32_503_680_000

interface TokenParts {
  readonly issuedAt?: number | undefined
  /** The sign-in that the token comes from. */
  readonly signIn?: { readonly ID: string; readonly At: number } | undefined
}

/** Claims of a caller's token; issued after everything that could revoke it, unless a second is named. */
const claimsOf = ({ Subject }: Caller, { issuedAt = lastSecond, signIn }: TokenParts): Record<string, string> => ({
  ...(signIn ? { origin_jti: signIn.ID, auth_time: String(signIn.At) } : {}),
  token_use: 'access',
  iat: String(issuedAt),
  sub: Subject,
})

interface RequestParts extends TokenParts {
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>
  readonly caller?: Caller | undefined
  readonly path?: Record<string, string>
  readonly query?: Record<string, string>
  readonly body?: string | undefined
  readonly headers?: Record<string, string>
}

/** The payload 2.0 event of a request, with the headers that CloudFront and a page add. */
export function eventOf(request: RequestParts): APIGatewayProxyEventV2WithJWTAuthorizer {
  const { endpoint, caller } = request
  const rawPath = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(request.path?.[name] ?? ''),
  )
  return {
    version: '2.0',
    routeKey: `${endpoint.method} ${endpoint.path}`,
    rawPath,
    rawQueryString: new URLSearchParams(request.query).toString(),
    headers: {
      [originSecretHeader]: process.env.ORIGIN_SECRET ?? '',
      [apiVersionHeader]: String(apiVersion),
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...request.headers,
    },
    ...(request.path ? { pathParameters: request.path } : {}),
    ...(request.query ? { queryStringParameters: request.query } : {}),
    ...(request.body === undefined ? {} : { body: request.body }),
    isBase64Encoded: false,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: 'local',
      domainPrefix: 'local',
      http: { method: endpoint.method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'local' },
      requestId: 'local',
      routeKey: `${endpoint.method} ${endpoint.path}`,
      stage: '$default',
      time: '',
      timeEpoch: Date.now(),
      ...(caller
        ? {
            authorizer: {
              principalId: '',
              integrationLatency: 0,
              jwt: { claims: claimsOf(caller, request), scopes: [] },
            },
          }
        : {}),
    } as APIGatewayProxyEventV2WithJWTAuthorizer['requestContext'],
  }
}

const keysOf = (schema: { def: { shape: object } }) => Object.keys(schema.def.shape)

/** Divides an endpoint's input into the parameters of its path and of its query, and the rest, which its body has. */
export function inputParts<E extends Endpoint<never, unknown>>(endpoint: E, input: Input<E>) {
  const rest = { ...(input as Record<string, unknown>) }
  const take = (names: string[]) => {
    const taken = Object.fromEntries(
      names.filter((name) => rest[name] !== undefined).map((name) => [name, String(rest[name])]),
    )
    for (const name of names) delete rest[name]
    return taken
  }
  const path = take(keysOf(endpoint.params as never))
  const query = take(keysOf(endpoint.query as never))
  return { path, query, rest }
}
