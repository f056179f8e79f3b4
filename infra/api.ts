import { Tags } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import {
  CfnApi,
  type CfnStage,
  HttpApi,
  HttpStage,
  type IHttpApi,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { httpApiOf, httpApis } from '../shared/catalogue.ts'
import { apiDocument, isAnonymous, keysOf } from './apiDocument.ts'
import type { Route } from './entries.ts'
import { functionArns } from './functionNames.ts'
import type { HttpApis } from './metrics.ts'
import { suppressPattern } from './nagSuppressions.ts'
import { removalOf } from './removal.ts'
import type { Tenant } from './tenant.ts'
import type { Users } from './users.ts'

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

export interface ApiProps {
  readonly tenant: Tenant
  readonly users: Users
  readonly routes: readonly Route[]
}

/** A route for every endpoint of the catalogue, behind the user pool's tokens unless it is for anyone. */
export class Api extends Construct {
  readonly httpApis: HttpApis
  readonly logs: LogGroup
  readonly #tenant: Tenant

  constructor(scope: Construct, id: string, { tenant, users, routes }: ApiProps) {
    super(scope, id)
    this.#tenant = tenant
    this.logs = new LogGroup(this, 'AccessLogs', {
      // Log groups of this name share one resource policy, whose size AWS limits.
      logGroupName: `/aws/vendedlogs/gleanery/${tenant.id}/api`,
      retention: tenant.logRetentionDays,
      removalPolicy: removalOf(tenant),
    })
    const caller = this.#caller()
    this.httpApis = new Map(
      Object.keys(httpApis).map((name) => {
        const its = routes.filter((route) => httpApiOf(route) === name)
        return [name, this.#httpApi(name, its, caller, users)]
      }),
    )
  }

  /** One document, imported as a whole: all routes switch to the new ones at once. */
  #httpApi(name: string, routes: readonly Route[], caller: Role, users: Users): IHttpApi {
    const inside = new Construct(this, name)
    const made = new CfnApi(inside, 'HttpApi', {
      body: apiDocument(this, { tenant: this.#tenant, name, routes, users, callerArn: caller.roleArn }),
    })
    // With a document, API Gateway takes tags from the document alone.
    Tags.of(made).remove('gleanery:tenant')
    const api = HttpApi.fromHttpApiAttributes(inside, 'Imported', { httpApiId: made.ref })
    const stage = new HttpStage(inside, 'Stage', {
      httpApi: api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: this.#tenant.throttle.rate, burstLimit: this.#tenant.throttle.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(this.logs),
        format: AccessLogFormat.custom(JSON.stringify(logLine)),
      },
    }).node.defaultChild as CfnStage
    stage.routeSettings = Object.fromEntries(
      routes.filter(isAnonymous).flatMap((route) => keysOf(route).map((key) => [key, anonymousThrottle])),
    )
    return api
  }

  /** The role under which API Gateway calls functions: one, instead of a permission on each function. */
  #caller(): Role {
    const functions = functionArns(this, this.#tenant)
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
}
