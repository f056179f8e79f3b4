import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch'

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
export const overApis = (
  apis: ReadonlyMap<string, HttpApi>,
  label: string,
  how: 'SUM' | 'MAX',
  metricOf: (api: HttpApi) => IMetric,
) => combine(how, Object.fromEntries([...apis].map(([name, api]) => [`${label}_${name}`, metricOf(api)])), label)

/** Calls that were answered with a fault, over all HTTP APIs. */
export const failedCalls = (apis: ReadonlyMap<string, HttpApi>) =>
  overApis(apis, 'failed', 'SUM', (api) => api.metricServerError({ statistic: 'sum' }))
