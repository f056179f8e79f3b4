import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { entryOf, type Route, routePaths } from './entries.ts'
import { liveArn } from './functionNames.ts'
import { physicalName, type Tenant } from './tenant.ts'
import type { Users } from './users.ts'

/** An HTTP API as the OpenAPI document that API Gateway imports: routes, functions behind them and who may call; no schemas. */

export const isAnonymous = (route: Pick<Route, 'roles'>) => route.roles === 'anonymous'
/** Names of an endpoint's routes in settings of a stage. */
export const keysOf = (route: Pick<Route, 'method' | 'path'>) =>
  routePaths(route.path).map((path) => `${route.method} ${path}`)

export interface ApiDocumentProps {
  readonly tenant: Tenant
  /** Name of the HTTP API in the catalogue. */
  readonly name: string
  readonly routes: readonly Route[]
  readonly users: Users
  /** Role under which API Gateway calls the functions. */
  readonly callerArn: string
}

const pathParameters = (path: string) =>
  [...path.matchAll(/{(\w+)}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

export function apiDocument(scope: Construct, { tenant, name, routes, users, callerArn }: ApiDocumentProps) {
  const { partition, region } = Stack.of(scope)
  const operation = (route: Route, path: string) => ({
    ...(isAnonymous(route) ? {} : { security: [{ tokens: [] }] }),
    parameters: pathParameters(path),
    responses: { default: { description: route.id } },
    'x-amazon-apigateway-integration': {
      type: 'aws_proxy',
      httpMethod: 'POST',
      payloadFormatVersion: '2.0',
      credentials: callerArn,
      uri: `arn:${partition}:apigateway:${region}:lambda:path/2015-03-31/functions/${liveArn(scope, tenant, entryOf(route))}/invocations`,
    },
  })
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes)
    for (const path of routePaths(route.path))
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, path) }
  return {
    openapi: '3.0.1',
    info: { title: physicalName(tenant, name), version: '1' },
    tags: [{ name: 'gleanery:tenant', 'x-amazon-apigateway-tag-value': tenant.id }],
    paths,
    components: { securitySchemes: { tokens: tokensOf(users) } },
  }
}

/** The authorizer: tokens of the user pool that were made for the web app. */
const tokensOf = ({ pool, client }: Users) => ({
  type: 'oauth2',
  'x-amazon-apigateway-authorizer': {
    type: 'jwt',
    identitySource: '$request.header.Authorization',
    jwtConfiguration: { issuer: pool.userPoolProviderUrl, audience: [client.userPoolClientId] },
  },
})
