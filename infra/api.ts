import { Stack, Validations } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import {
  CfnAuthorizer,
  CfnIntegration,
  CfnRoute,
  type CfnStage,
  HttpApi,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Construct, type IConstruct } from 'constructs'
import { httpApiOf, httpApis as httpApiPaths } from '../shared/catalogue.ts'
import { type Route, routePaths } from './entries.ts'
import { functionArns } from './functionNames.ts'
import { suppressPattern } from './nagSuppressions.ts'
import type { OriginSecret } from './originSecret.ts'
import { removalOf } from './removal.ts'
import { physicalName, type Tenant } from './tenant.ts'
import type { Users } from './users.ts'

/** Calls a second of each HTTP API: 30,000 screens that ask every minute. The account's limit is 10,000. */
const throttle = { rateLimit: 500, burstLimit: 1000 }
/** Calls a second of each endpoint without a token: enough for a form, too few for guessing codes. */
const anonymousThrottle = { ThrottlingRateLimit: 5, ThrottlingBurstLimit: 10 }

/** Enough to count calls and to find a call's log lines; no IP address, query string or user. */
const logLine = {
  request: '$context.requestId',
  time: '$context.requestTimeEpoch',
  route: '$context.routeKey',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  functionMilliseconds: '$context.integration.latency',
  lambdaStatus: '$context.integration.integrationStatus',
  bytes: '$context.responseLength',
  refusal: '$context.error.responseType',
  authorizer: '$context.authorizer.error',
  integration: '$context.integration.error',
}
/** Log lines of calls that Lambda throttled. */
export const throttledCall = { field: '$.lambdaStatus', value: '429' } as const

const isAnonymous = (route: Pick<Route, 'roles'>) => route.roles === 'anonymous'
const keysOf = (route: Pick<Route, 'method' | 'path'>) =>
  routePaths(route.path).map((path) => `${route.method} ${path}`)

export type HttpApis = ReadonlyMap<string, HttpApi>

/** The HTTP APIs alone: the distribution needs their host names, and the user pool behind their authorizers needs the distribution's. */
export const createHttpApis = (scope: Construct, tenant: Tenant): HttpApis =>
  new Map(
    Object.keys(httpApiPaths).map((name) => [
      name,
      new HttpApi(scope, `HttpApi-${name}`, { apiName: physicalName(tenant, name), createDefaultStage: false }),
    ]),
  )

export const hostOf = (api: HttpApi) => {
  const { region, urlSuffix } = Stack.of(api)
  return `${api.apiId}.execute-api.${region}.${urlSuffix}`
}

/** One HTTP API with its authorizer and stage. */
class AuthorizedApi extends Construct {
  readonly apiId: string
  readonly authorizerId: string
  readonly stage: CfnStage

  constructor(scope: Construct, id: string, api: HttpApi, users: Users, logs: LogGroup) {
    super(scope, id)
    this.apiId = api.apiId
    this.authorizerId = new CfnAuthorizer(this, 'Tokens', {
      apiId: api.apiId,
      name: 'user-pool',
      authorizerType: 'JWT',
      identitySource: ['$request.header.Authorization'],
      jwtConfiguration: { issuer: users.pool.userPoolProviderUrl, audience: [users.client.userPoolClientId] },
    }).ref
    const stage = new HttpStage(this, 'Stage', {
      httpApi: api,
      stageName: '$default',
      autoDeploy: true,
      throttle,
      accessLogSettings: {
        destination: new LogGroupLogDestination(logs),
        format: AccessLogFormat.custom(JSON.stringify(logLine)),
      },
    })
    this.stage = stage.node.defaultChild as CfnStage
  }
}

export interface ApiProps {
  readonly tenant: Tenant
  readonly httpApis: HttpApis
  readonly users: Users
  readonly originSecret: OriginSecret
}

/** A route for every endpoint of the catalogue, behind the user pool's tokens unless it is for anyone. */
export class Api extends Construct {
  /** The endpoints' functions compare CloudFront's header with it. */
  readonly originSecret: string
  /** Changes with that secret. */
  readonly deployment: string
  readonly logs: LogGroup
  readonly #apis: ReadonlyMap<string, AuthorizedApi>
  readonly #caller: Role

  constructor(scope: Construct, id: string, { tenant, httpApis, users, originSecret }: ApiProps) {
    super(scope, id)
    this.originSecret = originSecret.current
    this.deployment = originSecret.deployment
    this.#caller = this.#callerOf(tenant)
    this.logs = new LogGroup(this, 'AccessLogs', {
      // Log groups of this name share one resource policy, whose size AWS limits.
      logGroupName: `/aws/vendedlogs/gleanery/${tenant.id}/api`,
      retention: tenant.logRetentionDays,
      removalPolicy: removalOf(tenant),
    })
    this.#apis = new Map(
      [...httpApis].map(([name, api]) => [name, new AuthorizedApi(this, name, api, users, this.logs)]),
    )
  }

  /** The role under which API Gateway calls functions: one, instead of a permission on each function. */
  #callerOf(tenant: Tenant): Role {
    const functions = functionArns(this, tenant)
    const role = new Role(this, 'Caller', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      inlinePolicies: {
        calls: new PolicyDocument({
          statements: [new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [functions] })],
        }),
      },
    })
    suppressPattern(
      role,
      `Resource::${functions}`,
      'The pattern is this tenant’s functions by name; a list of hundreds is too long for a policy.',
    )
    return role
  }

  #apiOf(route: Pick<Route, 'path'>): AuthorizedApi {
    return this.#apis.get(httpApiOf(route)) as AuthorizedApi
  }

  route(scope: Construct, route: Route, handler: IFunction): void {
    const { apiId, authorizerId } = this.#apiOf(route)
    const integration = new CfnIntegration(scope, `${route.id}Integration`, {
      apiId,
      integrationType: 'AWS_PROXY',
      integrationUri: handler.functionArn,
      payloadFormatVersion: '2.0',
      credentialsArn: this.#caller.roleArn,
    })
    keysOf(route).forEach((routeKey, index) => {
      const made = new CfnRoute(scope, `${route.id}Route${index === 0 ? '' : index + 1}`, {
        apiId,
        routeKey,
        target: `integrations/${integration.ref}`,
        ...(isAnonymous(route) ? { authorizationType: 'NONE' } : { authorizationType: 'JWT', authorizerId }),
      })
      if (isAnonymous(route))
        Validations.of(made).acknowledge({
          id: 'AwsSolutions-APIG4',
          reason:
            'For people who have no account yet (decision 55); the call takes a code or is a sign-up, and is throttled.',
        })
    })
  }

  /** API Gateway refuses a stage's setting for a route that does not exist yet, so the stage waits for the areas. */
  throttleAnonymous(routes: readonly Route[], areas: readonly (IConstruct & { readonly area: string })[]): void {
    const anonymous = Map.groupBy(routes.filter(isAnonymous), (route) => this.#apiOf(route))
    for (const [{ stage }, its] of anonymous) {
      stage.routeSettings = Object.fromEntries(its.flatMap(keysOf).map((key) => [key, anonymousThrottle]))
      stage.node.addDependency(...areas.filter(({ area }) => its.some((route) => route.area === area)))
    }
  }
}
