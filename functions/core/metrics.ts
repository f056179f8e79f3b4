import { Metrics } from '@aws-lambda-powertools/metrics'

/** Metrics that the app counts beside AWS's own metrics, for alarms and the dashboard. */
export const metrics = new Metrics({ namespace: process.env.POWERTOOLS_METRICS_NAMESPACE ?? 'Gleanery' })
