import type { IncomingMessage, ServerResponse } from 'node:http'
import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Endpoint } from '../../shared/core/schema/endpoint.ts'
import { originSecretHeader } from '../../shared/core/schema/originSecret.ts'
import type { LocalFunctions } from './functions.ts'
import { BodyTooLarge, readBody, sendJson } from './loopback.ts'

/** The HTTP API as API Gateway serves it: the catalogue's routes, a JWT authorizer, payload format 2.0. */

type Route = Pick<Endpoint, 'id' | 'area' | 'method' | 'path' | 'roles'>
type Claims = Readonly<Record<string, unknown>>

export interface LocalApiOptions {
  /** Headers that CloudFront would add to every call. */
  readonly originSecret: string
  readonly catalogue: readonly Route[]
  readonly functions: LocalFunctions
  /** Claims of a good bearer token; undefined for any other. */
  readonly verify: (authorization: string | undefined) => Claims | undefined | Promise<Claims | undefined>
}

interface Matched {
  readonly route: Route
  readonly parameters: Record<string, string>
}

/** A fixed part of a path goes before a parameter, as API Gateway picks the most specific route. */
const parametersIn = (path: string) => path.match(/\{/g)?.length ?? 0

function matcher(catalogue: readonly Route[]) {
  const routes = [...catalogue]
    .sort((a, b) => parametersIn(a.path) - parametersIn(b.path))
    .map((route) => {
      const names = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
      return { route, names, pattern: new RegExp(`^${route.path.replace(/\{\w+\}/g, '([^/]+)')}$`) }
    })
  return (method: string, path: string): Matched | undefined => {
    for (const { route, names, pattern } of routes) {
      const found = route.method === method ? pattern.exec(path) : null
      if (found)
        return {
          route,
          parameters: Object.fromEntries(
            names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]),
          ),
        }
    }
    return undefined
  }
}

/** API Gateway's own limit. */
const maxBody = 10 * 1024 * 1024

/** Serves a request of the API; answers false when the path is none of its routes' methods. */
export function localApi({ catalogue, functions, verify, originSecret }: LocalApiOptions) {
  const match = matcher(catalogue)
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://local')
    const matched = matchedRoute(match, request.method ?? 'GET', url.pathname)
    if (!matched) return sendJson(response, 404, { message: 'Not Found' })
    const claims = matched.route.roles === 'anonymous' ? undefined : await verify(request.headers.authorization)
    const isSignedIn = claims?.token_use === 'access'
    if (!isSignedIn && matched.route.roles !== 'anonymous') return sendJson(response, 401, { message: 'Unauthorized' })
    try {
      const body = await readBody(request, maxBody)
      request.headers[originSecretHeader] = originSecret
      const event = eventOf(request, url, matched, claims, body)
      const result = (await functions.invoke(
        `${matched.route.area}/${matched.route.id}`,
        event,
      )) as APIGatewayProxyStructuredResultV2
      sendResult(response, result)
    } catch (fault) {
      if (fault instanceof BodyTooLarge) return sendJson(response, 413, { message: 'Request Entity Too Large' })
      console.error(fault)
      sendJson(response, 500, { message: 'Internal Server Error' })
    }
  }
}

/** A path that cannot be decoded is none of ours. */
function matchedRoute(match: ReturnType<typeof matcher>, method: string, path: string): Matched | undefined {
  try {
    return match(method, path)
  } catch (fault) {
    if (fault instanceof URIError) return undefined
    throw fault
  }
}

function eventOf(
  request: IncomingMessage,
  url: URL,
  { route, parameters }: Matched,
  claims: Claims | undefined,
  body: Buffer,
): APIGatewayProxyEventV2WithJWTAuthorizer {
  const headers = Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : value]],
    ),
  )
  const query: Record<string, string> = {}
  for (const [name, value] of url.searchParams)
    query[name] = query[name] === undefined ? value : `${query[name]},${value}`
  const isText = !/^multipart\//i.test(headers['content-type'] ?? '')
  const routeKey = `${route.method} ${route.path}`
  return {
    version: '2.0',
    routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    headers,
    ...(Object.keys(query).length > 0 ? { queryStringParameters: query } : {}),
    ...(Object.keys(parameters).length > 0 ? { pathParameters: parameters } : {}),
    ...(body.length > 0 ? { body: body.toString(isText ? 'utf8' : 'base64') } : {}),
    isBase64Encoded: !isText,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers.host ?? '',
      domainPrefix: 'local',
      http: {
        method: route.method,
        path: url.pathname,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: crypto.randomUUID(),
      routeKey,
      stage: '$default',
      time: new Date().toISOString(),
      timeEpoch: Date.now(),
      authorizer: { principalId: '', integrationLatency: 0, jwt: { claims: claimTexts(claims ?? {}), scopes: [] } },
    },
  }
}

/** API Gateway hands on every claim as text. */
const claimTexts = (claims: Claims): Record<string, string> =>
  Object.fromEntries(
    Object.entries(claims).map(([name, value]) => [
      name,
      Array.isArray(value) ? `[${value.join(' ')}]` : String(value),
    ]),
  )

function sendResult(response: ServerResponse, result: APIGatewayProxyStructuredResultV2): void {
  response.writeHead(result.statusCode ?? 200, result.headers as Record<string, string>)
  response.end(result.isBase64Encoded ? Buffer.from(result.body ?? '', 'base64') : (result.body ?? ''))
}
