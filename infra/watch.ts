import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Dashboard, GraphWidget, type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import { oldestDueMetric, type Schedule } from '../events/subscriptions.ts'
import type { Foundation } from './foundation.ts'

/**
 * What is watched of the tenant as a whole, beside the alarms that each queue and run brings along: whether people's
 * calls are answered and answered in time, and whether the clock's work is done.
 */

const minutes = Duration.minutes

/** The functions' own figures; the namespace keeps two tenants of one account apart. */
export const metricsNamespace = (tenantId: string) => `Gleanery/${tenantId}`

function figures({ table: { table }, tenant }: Foundation, api: HttpApi, sweeps: readonly Schedule[]) {
  const ofTable = (metricName: string) =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: { TableName: table.tableName },
      statistic: 'sum',
      period: minutes(5),
    })
  return {
    calls: api.metricCount({ period: minutes(5) }),
    faults: api.metricServerError({ period: minutes(5), statistic: 'sum' }),
    refused: api.metricClientError({ period: minutes(5), statistic: 'sum' }),
    slowest: api.metricLatency({ period: minutes(5), statistic: 'p99' }),
    usual: api.metricLatency({ period: minutes(5), statistic: 'p50' }),
    functionThrottles: new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'Throttles',
      statistic: 'sum',
      period: minutes(5),
    }),
    tableThrottles: new MathExpression({
      expression: 'reads + writes',
      usingMetrics: { reads: ofTable('ReadThrottleEvents'), writes: ofTable('WriteThrottleEvents') },
      period: minutes(5),
      label: 'Throttled',
    }),
    tableReads: ofTable('ConsumedReadCapacityUnits'),
    tableWrites: ofTable('ConsumedWriteCapacityUnits'),
    oldestDue: sweeps.map(
      ({ run }) =>
        new Metric({
          namespace: metricsNamespace(tenant.id),
          metricName: oldestDueMetric,
          dimensionsMap: { service: run },
          statistic: 'max',
          period: minutes(1),
        }),
    ),
  }
}
type Figures = ReturnType<typeof figures>

/** Timers are looked at every minute, two minutes ahead: what is five minutes late was looked at and not settled. */
const lateSeconds = 300

function raise(scope: Construct, { alarms }: Foundation, seen: Figures, sweeps: readonly Schedule[]): void {
  alarms.raise(scope, 'Faults', {
    name: 'calls fail',
    what: 'Five or more calls of the API failed within five minutes.',
    impact: 'People see an error instead of their donations, offers or receipts.',
    metric: seen.faults,
    threshold: 5,
  })
  alarms.raise(scope, 'Slow', {
    name: 'calls are slow',
    what: 'One call in a hundred takes longer than three seconds.',
    impact: 'People wait for their screens; agencies may miss the end of an offer while they do.',
    metric: seen.slowest,
    threshold: 3000,
    periods: 3,
  })
  alarms.raise(scope, 'FunctionThrottles', {
    name: 'functions throttled',
    what: 'Lambda turned calls away: the account’s limit of functions at one time is reached.',
    impact: 'People see an error, and e-mails and timers wait.',
    metric: seen.functionThrottles,
    threshold: 1,
  })
  alarms.raise(scope, 'TableThrottles', {
    name: 'table throttled',
    what: 'The table turned reads or writes away: one key is asked for far more than others.',
    impact: 'Screens are slow and answers to offers may be refused.',
    metric: seen.tableThrottles,
    threshold: 10,
  })
  for (const [place, metric] of seen.oldestDue.entries())
    alarms.raise(scope, `OldestDue${place}`, {
      name: 'timers late',
      what: `The oldest timer that has run out waits for more than ${lateSeconds / 60} minutes, or nobody says how long.`,
      impact: sweeps[place]?.impact ?? '',
      metric,
      threshold: lateSeconds,
      periods: 5,
      silenceIsBad: true,
    })
}

function draw(scope: Construct, { alarms, queues, tenant }: Foundation, seen: Figures): void {
  const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
    new GraphWidget({ title, left, right, width: 12 })
  const waiting = [...queues.values()].map(({ queue }) =>
    queue.metricApproximateAgeOfOldestMessage({ period: minutes(1) }),
  )
  new Dashboard(scope, 'Dashboard', {
    dashboardName: `gleanery-${tenant.id}`,
    defaultInterval: Duration.hours(12),
    widgets: [
      [alarms.widget()],
      [
        graph('Calls: answered, refused, failed', [seen.calls, seen.refused, seen.faults]),
        graph('Time to answer (ms): one in two, one in a hundred', [seen.usual, seen.slowest]),
      ],
      [
        graph('Timers: oldest that ran out (s), oldest message (s)', [...seen.oldestDue, ...waiting]),
        graph('Table: units read and written, throttled', [seen.tableReads, seen.tableWrites], [seen.tableThrottles]),
      ],
    ],
  })
}

export function watch(scope: Construct, foundation: Foundation, api: HttpApi, schedules: readonly Schedule[]): void {
  const sweeps = schedules.filter((schedule) => schedule.permissions.includes('due:send'))
  const seen = figures(foundation, api, sweeps)
  raise(scope, foundation, seen, sweeps)
  draw(scope, foundation, seen)
}
