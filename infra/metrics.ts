import { Duration } from 'aws-cdk-lib'
import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch'

/**
 * One metric from several. Arithmetic leaves out every moment at which one of them has no value, and throttles have none
 * until the first: missing values count as 0. Ids must be unique in a graph.
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
