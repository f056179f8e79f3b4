import { beforeAll, describe, expect, it } from 'vitest'
import { poolTriggers } from '../../events/subscriptions.ts'
import { entryOf, type Route, routePaths } from '../../infra/entries.ts'
import { catalogues } from '../../infra/tenantStack.ts'
import { catalogue, httpApiOf, httpApis } from '../../shared/catalogue.ts'
import { Cloud, cloudOf, few, trial } from './cloud.ts'
import { importedRoutes } from './importedRoutes.ts'
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
}

/** A code or a donor's key stands for the caller, which the function itself checks; anybody may sign up as a donor. */
const openRoutes = [
  'POST /api/orderahead/signin',
  'POST /api/orderahead/signin/code',
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
  'GET /api/orderahead/linkedorder/{id}',
  'PUT /api/orderahead/linkedorder/{id}/confirmation',
  'PUT /api/orderahead/linkedorder/{id}/time',
  'PUT /api/orderahead/linkedorder/{id}/cancellation',
  'PUT /api/orderahead/linkedorder/{id}/regularorder/end',
  'GET /api/orderahead/offeredplace/{id}',
  'PUT /api/orderahead/offeredplace/{id}/order',
  'PUT /api/orderahead/offeredplace/{id}/refusal',
  'GET /api/orderahead/recallnotice/{id}',
  'PUT /api/orderahead/recallnotice/{id}/answer',
]

describe('routes', () => {
  it('are exactly those of the catalogue, imported as one document for each HTTP API', () => {
    const wanted = catalogue.flatMap(({ method, path }) => routePaths(path).map((each) => `${method} ${each}`))
    expect(
      importedRoutes(cloud)
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(wanted.toSorted())
    expect(cloud.of('AWS::ApiGatewayV2::Api')).toHaveLength(Object.keys(httpApis).length)
    expect(cloud.of('AWS::ApiGatewayV2::Route')).toEqual([])
  })

  it('invoke the alias of their endpoint’s function, by its name', () => {
    const routes = new Map(importedRoutes(cloud).map((route) => [route.key, route]))
    for (const endpoint of catalogue)
      for (const path of routePaths(endpoint.path))
        expect(routes.get(`${endpoint.method} ${path}`)?.integration, path).toEqual({
          type: 'aws_proxy',
          httpMethod: 'POST',
          payloadFormatVersion: '2.0',
          credentials: '{Api/Caller.Arn}',
          uri: `arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/arn:aws:lambda:us-east-1:{AWS::AccountId}:function:demo_${entryOf(endpoint).replace('/', '_')}:live/invocations`,
        })
  })

  it('name each parameter of their path, which API Gateway asks of a document', () => {
    for (const { key, parameters } of importedRoutes(cloud)) {
      const named = [...key.matchAll(/{(\w+)}/g)].map(([, name]) => name)
      expect(
        parameters.map(({ name }) => name),
        key,
      ).toEqual(named)
      for (const parameter of parameters) expect(parameter).toMatchObject({ in: 'path', required: true })
    }
  })

  it('require a token of the user pool, but for those that anybody may call', () => {
    for (const { key, security } of importedRoutes(cloud))
      expect(security, key).toEqual(openRoutes.includes(key) ? undefined : [{ tokens: [] }])
    for (const { Properties } of cloud.of('AWS::ApiGatewayV2::Api')) {
      const authorizer = Properties.Body.components.securitySchemes.tokens['x-amazon-apigateway-authorizer']
      expect(authorizer).toMatchObject({ type: 'jwt', identitySource: '$request.header.Authorization' })
      expect(resolvedText(cloud, 'root', authorizer.jwtConfiguration.audience[0])).toBe('{Users/Pool/Web}')
      expect(resolvedText(cloud, 'root', authorizer.jwtConfiguration.issuer)).toBe('{Users/Pool.ProviderURL}')
    }
  })

  it('need no token and are throttled when anonymous, with and without a trailing slash', () => {
    const anybodys = catalogue.filter(({ roles }) => roles === 'anonymous')
    const opened = new Cloud(trial, { ...few, routes: [...few.routes, ...anybodys, open] })
    const free = importedRoutes(opened).filter(({ security }) => security === undefined)
    const keys = [...openRoutes, 'GET /api/notices/{code}', 'GET /api/notices/{code}/'].toSorted()
    expect(free.map(({ key }) => key).toSorted()).toEqual(keys)
    const settings: Record<string, { ThrottlingRateLimit: number }> = Object.assign(
      {},
      ...opened.of('AWS::ApiGatewayV2::Stage').map(({ Properties }) => Properties.RouteSettings ?? {}),
    )
    expect(Object.keys(settings).toSorted()).toEqual(keys)
    for (const key of keys) expect(settings[key]?.ThrottlingRateLimit, key).toBeLessThanOrEqual(10)
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
    const apiOf = (path: string) => importedRoutes(spread).find(({ key }) => key === `GET ${path}`)?.api
    expect(apiOf(open.path)).toBe('gleanery-demo-rescue-us-east-1')
    expect(apiOf(storage.path)).toBe('gleanery-demo-pantry-us-east-1')
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
    // Of other functions the user pool invokes its triggers, one of them for three steps.
    expect(cloud.of('AWS::Lambda::Permission').map(({ Properties }) => Properties.Principal)).toEqual(
      Array(poolTriggers.length + 2).fill('cognito-idp.amazonaws.com'),
    )
  })
})
