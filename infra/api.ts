import { ArnFormat, Stack, Validations } from 'aws-cdk-lib'
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
import { type Route, routePaths } from './entries.ts'
import { explainPattern } from './explain.ts'
import { removalOf } from './foundation.ts'
import type { Tenant } from './tenant.ts'
import type { Users } from './users.ts'

/** Calls a second of the whole tenant: 30,000 screens that ask every minute. The account's limit is 10,000. */
const throttle = { rateLimit: 500, burstLimit: 1000 }
/** Of each call that needs no token: enough for people at a form, too few for guessing codes. */
const anonymousThrottle = { ThrottlingRateLimit: 5, ThrottlingBurstLimit: 10 }

/** Enough to count calls and to find a call's own log lines; no address, no query, no person. */
const logLine = {
  request: '$context.requestId',
  time: '$context.requestTimeEpoch',
  route: '$context.routeKey',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  functionMilliseconds: '$context.integration.latency',
  bytes: '$context.responseLength',
  refusal: '$context.error.responseType',
  authorizer: '$context.authorizer.error',
  integration: '$context.integration.error',
}

const isAnonymous = (route: Pick<Route, 'roles'>) => route.roles === 'anonymous'
const keysOf = (route: Pick<Route, 'method' | 'path'>) =>
  routePaths(route.path).map((path) => `${route.method} ${path}`)

/** The HTTP API by itself: the web app's address needs its host, and the user pool that guards it needs that address. */
export const httpApi = (scope: Construct, tenant: Tenant) =>
  new HttpApi(scope, 'HttpApi', { apiName: `gleanery-${tenant.id}`, createDefaultStage: false })

export const hostOf = (api: HttpApi) => {
  const { region, urlSuffix } = Stack.of(api)
  return `${api.apiId}.execute-api.${region}.${urlSuffix}`
}

/** A route for every endpoint of the catalogue, behind the user pool's tokens unless it is for anyone. */
export class Api extends Construct {
  readonly #api: HttpApi
  readonly #authorizer: CfnAuthorizer
  readonly #stage: CfnStage

  constructor(scope: Construct, id: string, tenant: Tenant, api: HttpApi, users: Users) {
    super(scope, id)
    this.#api = api
    this.#authorizer = new CfnAuthorizer(this, 'Tokens', {
      apiId: api.apiId,
      name: 'user-pool',
      authorizerType: 'JWT',
      identitySource: ['$request.header.Authorization'],
      jwtConfiguration: { issuer: users.pool.userPoolProviderUrl, audience: [users.client.userPoolClientId] },
    })
    const logs = new LogGroup(this, 'AccessLogs', {
      // Log groups of this name share one resource policy, whose size AWS limits.
      logGroupName: `/aws/vendedlogs/gleanery/${tenant.id}/api`,
      retention: tenant.logRetentionDays,
      removalPolicy: removalOf(tenant),
    })
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
    this.#stage = stage.node.defaultChild as CfnStage
  }

  /** The role under which API Gateway calls an area's functions: one, instead of a permission on each function. */
  callerOf(scope: Construct, tenant: Tenant, area: string): Role {
    const functions = Stack.of(scope).formatArn({
      service: 'lambda',
      resource: 'function',
      resourceName: `${tenant.id}_${area}_*`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    })
    const role = new Role(scope, 'ApiCaller', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      inlinePolicies: {
        calls: new PolicyDocument({
          statements: [new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [functions] })],
        }),
      },
    })
    explainPattern(
      role,
      `Resource::${functions}`,
      'The pattern is this tenant’s and area’s functions by name; a list of a hundred is too long for a policy.',
    )
    return role
  }

  route(scope: Construct, route: Route, handler: IFunction, caller: Role): void {
    const integration = new CfnIntegration(scope, `${route.id}Integration`, {
      apiId: this.#api.apiId,
      integrationType: 'AWS_PROXY',
      integrationUri: handler.functionArn,
      payloadFormatVersion: '2.0',
      credentialsArn: caller.roleArn,
    })
    keysOf(route).forEach((routeKey, place) => {
      const made = new CfnRoute(scope, `${route.id}Route${place === 0 ? '' : place + 1}`, {
        apiId: this.#api.apiId,
        routeKey,
        target: `integrations/${integration.ref}`,
        ...(isAnonymous(route)
          ? { authorizationType: 'NONE' }
          : { authorizationType: 'JWT', authorizerId: this.#authorizer.ref }),
      })
      if (isAnonymous(route))
        Validations.of(made).acknowledge({
          id: 'AwsSolutions-APIG4',
          reason:
            'For people who have no account yet (decision 55); the call takes a code or is a sign-up, and is throttled.',
        })
    })
  }

  /** API Gateway refuses a stage's setting for a route that is not there yet, so the stage waits for their areas. */
  throttleAnonymous(routes: readonly Route[], areas: readonly (IConstruct & { readonly area: string })[]): void {
    const open = routes.filter(isAnonymous)
    if (open.length === 0) return
    this.#stage.routeSettings = Object.fromEntries(open.flatMap(keysOf).map((key) => [key, anonymousThrottle]))
    this.#stage.node.addDependency(...areas.filter(({ area }) => open.some((route) => route.area === area)))
  }
}
