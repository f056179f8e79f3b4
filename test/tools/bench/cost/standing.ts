import type { Standing } from './month.ts'

/** Resources in a tenant's stacks that are paid by the month, read from its templates. */

export interface StandingResource {
  readonly Type: string
  // biome-ignore lint/suspicious/noExplicitAny: a CloudFormation template; each part is read where it is counted.
  readonly Properties?: Record<string, any>
}

interface MetricInMath {
  readonly MetricStat?: unknown
}

/** CloudWatch bills an alarm over an expression for each metric in it, any other for its one. */
const metricsOfAlarm = ({ Properties: { Metrics } = {} }: StandingResource): number =>
  Metrics === undefined ? 1 : (Metrics as MetricInMath[]).filter(({ MetricStat }) => MetricStat !== undefined).length

const ownNamespace = /^Gleanery\//

/** Metrics that log lines are counted into. */
const filtered = ({ Properties }: StandingResource): string[] =>
  ((Properties?.MetricTransformations ?? []) as { MetricName: string }[]).map(({ MetricName }) => MetricName)

/** Metrics that functions write, and an alarm looks at. */
function alarmed({ Properties = {} }: StandingResource): string[] {
  const { Namespace, MetricName } = Properties
  return ownNamespace.test(String(Namespace)) ? [String(MetricName)] : []
}

/** Metrics that functions write, and the dashboard shows: `["Gleanery/demo","OrderPlaced", …`. */
function shown({ Properties }: StandingResource): string[] {
  const body = JSON.stringify(Properties?.DashboardBody ?? '').replaceAll('\\', '')
  return [...body.matchAll(/\["Gleanery\/[\w-]+","(\w+)"/g)].map(([, name]) => String(name))
}

/** A metric of the tenant has one set of dimensions, so that its name counts it. */
export function standingOf(resources: readonly StandingResource[]): Standing {
  const of = (type: string) => resources.filter(({ Type }) => Type === type)
  const alarms = of('AWS::CloudWatch::Alarm')
  const dashboards = of('AWS::CloudWatch::Dashboard')
  const own = [
    ...of('AWS::Logs::MetricFilter').flatMap(filtered),
    ...alarms.flatMap(alarmed),
    ...dashboards.flatMap(shown),
  ]
  return {
    alarms: alarms.reduce((sum, alarm) => sum + metricsOfAlarm(alarm), 0),
    dashboards: dashboards.length,
    secrets: of('AWS::SecretsManager::Secret').length,
    customMetrics: new Set(own).size,
  }
}
