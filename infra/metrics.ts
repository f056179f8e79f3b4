import { Duration } from 'aws-cdk-lib'
import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch'

/**
 * The sum of several metrics. Missing values count as 0: metric math skips each period in which one metric has no value, and a
 * throttle metric has none before the first throttle. Ids must be unique in a graph.
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
