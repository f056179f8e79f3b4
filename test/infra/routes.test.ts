import { beforeAll, describe, expect, it } from 'vitest'
import { poolTriggers } from '../../events/subscriptions.ts'
import { entryOf, isGradual, type Route, routePaths } from '../../infra/entries.ts'
import { catalogues } from '../../infra/tenantStack.ts'
import { catalogue, httpApiOf, httpApis } from '../../shared/catalogue.ts'
import { Cloud, cloudOf, few, trial } from './cloud.ts'
import { resolvedText } from './policies.ts'

let cloud: Cloud
beforeAll(() => {
  cloud = cloudOf(trial)
})

const open: Route = {
  id: 'getNotice',
  area: 'session',
  method: 'GET',
  path: '/api/notices/{code}/',
  summary: 'A notice for everybody.',
  roles: 'anonymous',
  permissions: [],
  mutates: false,
}

/** A code or a donor's key stands for the caller, which the function itself checks; anybody may sign up as a donor. */
const openRoutes = [
  'GET /api/realtime/attemptedpickups/{id}',
  'POST /api/people/invitations/accept',
  'GET /api/donors/signup',
  'POST /api/donors/signup',
  'POST /api/donors/{donorId}/donations',
  'POST /api/realtime/attemptedpickups/{id}/events',
  'POST /api/realtime/attemptedpickups/{id}/photos',
  'GET /api/reports/schedules/{id}/deliveries/{jobId}',
  'PUT /api/reports/schedules/{id}/deliveries/{jobId}/subscription',
  'GET /api/referral/{code}',
  'POST /api/referral/{code}/signup',
]

describe('routes', () => {
  it('are exactly those of the catalogue', () => {
    const made = cloud.of('AWS::ApiGatewayV2::Route').map((route) => route.Properties.RouteKey)
    const wanted = catalogue.flatMap(({ method, path }) => routePaths(path).map((each) => `${method} ${each}`))
    expect(made.toSorted()).toEqual(wanted.toSorted())
  })

  it('invoke the function of their endpoint', () => {
    for (const endpoint of catalogue) {
      const route = cloud
        .of('AWS::ApiGatewayV2::Route')
        .find(({ Properties }) => Properties.RouteKey === `${endpoint.method} ${endpoint.path}`)
      const integrationId = JSON.stringify(route?.Properties.Target).match(/"Ref":"(\w+)"/)?.[1] ?? ''
      const integration = cloud.templates.get(endpoint.area)?.Resources[integrationId]
      expect(resolvedText(cloud, endpoint.area, integration?.Properties.IntegrationUri)).toBe(
        isGradual(endpoint) ? `{${entryOf(endpoint)}/Live}` : `{${entryOf(endpoint)}.Arn}`,
      )
      expect(integration?.Properties).toMatchObject({ IntegrationType: 'AWS_PROXY', PayloadFormatVersion: '2.0' })
    }
  })

  it('require a token of the user pool, but for those that anybody may call', () => {
    const routes = cloud.of('AWS::ApiGatewayV2::Route')
    const isOpen = (key: string) => openRoutes.includes(key)
    for (const { Properties, stack } of routes.filter(({ Properties }) => !isOpen(Properties.RouteKey))) {
      expect(Properties.AuthorizationType, Properties.RouteKey).toBe('JWT')
      expect(resolvedText(cloud, stack, Properties.AuthorizerId)).toMatch(/^\{Api\/(pantry|rescue)\/Tokens\}$/)
    }
    const authorizers = cloud.of('AWS::ApiGatewayV2::Authorizer')
    expect(authorizers.length).toBe(Object.keys(httpApis).length)
    for (const { Properties } of authorizers) {
      expect(resolvedText(cloud, 'root', Properties.JwtConfiguration.Audience[0])).toBe('{Users/Pool/Web}')
      expect(resolvedText(cloud, 'root', Properties.JwtConfiguration.Issuer)).toBe('{Users/Pool.ProviderURL}')
    }
  })

  it('need no token and are throttled when anonymous, with and without a trailing slash', () => {
    const anybodys = catalogue.filter(({ roles }) => roles === 'anonymous')
    const opened = new Cloud(trial, { ...few, routes: [...few.routes, ...anybodys, open] })
    const free = opened
      .of('AWS::ApiGatewayV2::Route')
      .filter(({ Properties }) => Properties.AuthorizationType !== 'JWT')
    const keys = [...openRoutes, 'GET /api/notices/{code}', 'GET /api/notices/{code}/'].toSorted()
    expect(free.map(({ Properties }) => Properties.RouteKey).toSorted()).toEqual(keys)
    expect(free.every(({ Properties }) => Properties.AuthorizerId === undefined)).toBe(true)
    const stage = opened.of('AWS::ApiGatewayV2::Stage').find(({ path }) => path.startsWith('Api/rescue'))
    expect(Object.keys(stage?.Properties.RouteSettings).toSorted()).toEqual(keys)
    expect(stage?.Properties.RouteSettings[keys[0] as string].ThrottlingRateLimit).toBeLessThanOrEqual(10)
    expect(stage?.DependsOn?.some((id) => id.startsWith('session'))).toBe(true)
  })

  it('are logged without addresses, query strings or user names', () => {
    const [stage] = cloud.of('AWS::ApiGatewayV2::Stage')
    const format = String(stage?.Properties.AccessLogSettings.Format)
    const logged = format.match(/\$context\.[\w.]+/g)?.toSorted()
    expect(logged).toEqual([
      '$context.authorizer.error',
      '$context.error.responseType',
      '$context.integration.error',
      '$context.integration.integrationStatus',
      '$context.integration.latency',
      '$context.requestId',
      '$context.requestTimeEpoch',
      '$context.responseLatency',
      '$context.responseLength',
      '$context.routeKey',
      '$context.status',
    ])
    expect(stage?.Properties.DefaultRouteSettings).toMatchObject({
      ThrottlingRateLimit: 500,
      ThrottlingBurstLimit: 1000,
    })
  })

  it('belong to the HTTP API to which CloudFront sends their path', () => {
    expect(httpApiOf({ path: '/api/orderahead/location/{id}' })).toBe('pantry')
    expect(httpApiOf({ path: '/api/PantryLocationsGrid' })).toBe('pantry')
    expect(httpApiOf({ path: '/api/realtime/transactions' })).toBe('rescue')
    expect(httpApiOf({ path: '/Agency/PickupReport' })).toBe('rescue')
    expect(() => httpApiOf({ path: '/elsewhere' })).toThrow('No HTTP API serves /elsewhere')
    const storage: Route = { ...open, id: 'getStorage', path: '/api/orderahead/storage', roles: 'anyone' }
    const spread = new Cloud(trial, { ...catalogues, routes: [open, storage] })
    const apiOf = (key: string) => {
      const found = spread.of('AWS::ApiGatewayV2::Route').find(({ Properties }) => Properties.RouteKey === `GET ${key}`)
      return resolvedText(spread, found?.stack ?? '', found?.Properties.ApiId)
    }
    expect(apiOf(open.path)).toBe('{HttpApi-rescue}')
    expect(apiOf(storage.path)).toBe('{HttpApi-pantry}')
  })

  it('their functions can be invoked only by the API, with a role that reaches no other tenant’s', () => {
    const [caller] = cloud.of('AWS::IAM::Role').filter(({ path }) => path === 'Api/Caller')
    const principal = caller?.Properties.AssumeRolePolicyDocument.Statement[0].Principal
    expect(principal).toEqual({ Service: 'apigateway.amazonaws.com' })
    const statements = caller?.Properties.Policies[0].PolicyDocument.Statement
    expect(statements).toHaveLength(1)
    expect(statements[0].Action).toBe('lambda:InvokeFunction')
    expect(resolvedText(cloud, 'root', statements[0].Resource)).toBe(
      'arn:aws:lambda:us-east-1:{AWS::AccountId}:function:demo_*',
    )
    for (const { Properties, stack } of cloud.of('AWS::ApiGatewayV2::Integration'))
      expect(resolvedText(cloud, stack, Properties.CredentialsArn)).toBe('{Api/Caller.Arn}')
    // Of other functions the user pool invokes its triggers.
    expect(cloud.of('AWS::Lambda::Permission').map(({ Properties }) => Properties.Principal)).toEqual(
      poolTriggers.map(() => 'cognito-idp.amazonaws.com'),
    )
  })
})
