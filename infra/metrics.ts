import { Duration } from 'aws-cdk-lib'
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch'

/** By the names of `httpApis` in the catalogue. */
export type HttpApis = ReadonlyMap<string, IHttpApi>

/** CloudWatch namespace of the metrics that functions write: one a tenant, since tenants may share an account. */
export const metricsNamespace = (tenantId: string) => `Gleanery/${tenantId}`

/**
 * Several metrics as one: their sum or their maximum. Missing values count as 0: metric math skips each period in which one
 * metric has no value, and a throttle metric has none before the first throttle. Ids must be unique in a graph.
 */
export const combine = (how: 'SUM' | 'MAX', metrics: Readonly<Record<string, IMetric>>, label: string) =>
  new MathExpression({
    expression: `${how}([${Object.keys(metrics)
      .map((id) => `FILL(${id}, 0)`)
      .join(', ')}])`,
    usingMetrics: { ...metrics },
    period: Duration.minutes(5),
    label,
  })

/** One metric over all HTTP APIs. */
export const overApis = (apis: HttpApis, label: string, how: 'SUM' | 'MAX', metricOf: (api: IHttpApi) => IMetric) =>
  combine(how, ofEach(apis, label, metricOf), label)

/** Calls that were answered with a fault, over all HTTP APIs. */
export const failedCalls = (apis: HttpApis) =>
  overApis(apis, 'failed', 'SUM', (api) => api.metricServerError({ statistic: 'sum' }))

type Metrics = Readonly<Record<string, IMetric>>
const total = (of: Metrics) =>
  Object.keys(of)
    .map((id) => `FILL(${id}, 0)`)
    .join(' + ')

interface Share {
  readonly atLeast: number
  /** 100: one in a hundred. */
  readonly oneIn: number
}
/** Neither two unlucky people nor a busy day alone. */
const ofFaults: Share = { atLeast: 5, oneIn: 100 }

/** 1 while so many failed and they are such a share of all; else 0. */
export const manyFail = (failed: Metrics, all: Metrics, label: string, { atLeast, oneIn } = ofFaults) =>
  new MathExpression({
    expression: `IF(${total(failed)} >= ${atLeast} && ${oneIn} * (${total(failed)}) >= ${total(all)}, 1, 0)`,
    usingMetrics: { ...failed, ...all },
    period: Duration.minutes(5),
    label,
  })

const ofEach = (apis: HttpApis, label: string, metricOf: (api: IHttpApi) => IMetric): Metrics =>
  Object.fromEntries([...apis].map(([name, api]) => [`${label}_${name}`, metricOf(api)]))

/** The same of a part of the calls of all HTTP APIs. */
export const manyCallsAre = (apis: HttpApis, failed: Metrics, label: string, share?: Share) =>
  manyFail(
    failed,
    ofEach(apis, 'calls', (api) => api.metricCount({ statistic: 'sum' })),
    label,
    share,
  )

export const manyCallsFail = (apis: HttpApis) =>
  manyCallsAre(
    apis,
    ofEach(apis, 'failed', (api) => api.metricServerError({ statistic: 'sum' })),
    'calls fail',
  )
