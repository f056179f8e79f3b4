import { Metrics } from '@aws-lambda-powertools/metrics'

/** What the product counts beside AWS's own metrics, for alarms and the dashboard. */
export const metrics = new Metrics({ namespace: process.env.POWERTOOLS_METRICS_NAMESPACE ?? 'Gleanery' })
