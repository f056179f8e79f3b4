import { Duration } from 'aws-cdk-lib'
import { Dashboard, GraphWidget, type IMetric, type MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, type IFilterPattern, type LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { coldMetric, missedMetric, oldestDueMetric, type Schedule } from '../events/subscriptions.ts'
import { tableShape } from '../functions/core/table/shape.ts'
import { throttledCall } from './api.ts'
import type { Foundation } from './foundation.ts'
import { combine, failedCalls, type HttpApis, manyCallsAre, metricsNamespace, overApis } from './metrics.ts'
import { peopleGraphs } from './peopleGraphs.ts'
import { physicalName } from './tenant.ts'

/**
 * Metrics, alarms and dashboard of the whole tenant: latency and failures of calls, delay of timers. Each queue and background
 * function adds its own alarms.
 */

const minutes = Duration.minutes

export interface MonitoringProps {
  readonly foundation: Foundation
  readonly httpApis: HttpApis
  /** Access logs of all HTTP APIs. */
  readonly callLogs: LogGroup
  readonly schedules: readonly Schedule[]
}

const callMetrics = (apis: HttpApis) => ({
  calls: overApis(apis, 'calls', 'SUM', (api) => api.metricCount({ statistic: 'sum' })),
  faults: failedCalls(apis),
  refused: overApis(apis, 'refused', 'SUM', (api) => api.metricClientError({ statistic: 'sum' })),
  slowest: overApis(apis, 'slowest', 'MAX', (api) => api.metricLatency({ statistic: 'p99' })),
  median: overApis(apis, 'median', 'MAX', (api) => api.metricLatency({ statistic: 'p50' })),
})

/** Number of the lines of a log that match, under the name of the filter. */
const countedLines = (
  scope: Construct,
  metricName: string,
  tenantId: string,
  logGroup: LogGroup,
  filterPattern: IFilterPattern,
) =>
  new MetricFilter(scope, metricName, {
    logGroup,
    metricNamespace: metricsNamespace(tenantId),
    metricName,
    filterPattern,
  }).metric({ statistic: 'sum', period: minutes(5) })

/** Lambda's own `Throttles` counts the whole account, and an alarm can't sum a hundred functions: the API's log can. */
const throttledCalls = (scope: Construct, tenantId: string, logGroup: LogGroup) =>
  countedLines(
    scope,
    'ThrottledCalls',
    tenantId,
    logGroup,
    FilterPattern.stringValue(throttledCall.field, '=', throttledCall.value),
  )

/** Throttled reads and writes of the table, or of one of its indexes: the table's own metrics leave its indexes out. */
function tableThrottles(TableName: string, index?: string): MathExpression {
  const metric = (metricName: string) =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: { TableName, ...(index ? { GlobalSecondaryIndexName: index } : {}) },
      statistic: 'sum',
    })
  const name = index ?? 'table'
  const metrics = { [`reads_${name}`]: metric('ReadThrottleEvents'), [`writes_${name}`]: metric('WriteThrottleEvents') }
  return combine('SUM', metrics, `throttled ${name}`)
}

const consumed = (TableName: string, metricName: string) =>
  new Metric({
    namespace: 'AWS/DynamoDB',
    metricName,
    dimensionsMap: { TableName },
    statistic: 'sum',
    period: minutes(5),
  })

function metricsOf(scope: Construct, { foundation, httpApis, callLogs }: MonitoringProps, sweeps: readonly Schedule[]) {
  const { table, tenant } = foundation
  const { tableName } = table.table
  return {
    ...callMetrics(httpApis),
    throttledCalls: throttledCalls(scope, tenant.id, callLogs),
    tableThrottles: tableThrottles(tableName),
    indexThrottles: tableShape.indexes.map(({ name }) => ({ name, metric: tableThrottles(tableName, name) })),
    tableReads: consumed(tableName, 'ConsumedReadCapacityUnits'),
    tableWrites: consumed(tableName, 'ConsumedWriteCapacityUnits'),
    oldestDue: sweeps.map(
      ({ name }) =>
        new Metric({
          namespace: metricsNamespace(tenant.id),
          metricName: oldestDueMetric,
          dimensionsMap: { service: name },
          statistic: 'max',
          period: minutes(1),
        }),
    ),
  }
}
type Metrics = ReturnType<typeof metricsOf>

function addCallAlarms(scope: Construct, { alarms }: Foundation, metrics: Metrics): void {
  alarms.raise(scope, 'Slow', {
    name: 'calls are slow',
    what: 'One call in a hundred takes longer than three seconds.',
    impact: 'People wait for their screens; agencies may miss the end of an offer while they do.',
    metric: metrics.slowest,
    threshold: 3000,
    periods: 3,
  })
  alarms.raise(scope, 'FunctionThrottles', {
    name: 'functions throttled',
    what: 'Lambda turned calls of this tenant away: the account’s limit of concurrent functions is reached.',
    impact: 'People see an error, and e-mails and timers wait.',
    stopsPeople: true,
    metric: metrics.throttledCalls,
    threshold: 1,
  })
}

function addTableAlarms(scope: Construct, { alarms }: Foundation, metrics: Metrics): void {
  alarms.raise(scope, 'TableThrottles', {
    name: 'table throttled',
    what: 'The table turned reads or writes away: one key is asked for far more than others.',
    impact: 'Screens are slow and answers to offers may be refused.',
    stopsPeople: true,
    metric: metrics.tableThrottles,
    threshold: 10,
  })
  for (const { name, metric } of metrics.indexThrottles)
    alarms.raise(scope, `IndexThrottles-${name}`, {
      name: `index ${name} throttled`,
      what: `The index ${name} turned reads or writes away; writes that it can’t take are refused by the table, too.`,
      impact: 'Lists are slow or late, and changes of what they show may be refused.',
      metric,
      threshold: 10,
    })
}

/** The sweep runs every minute and looks two minutes ahead, so a timer five minutes late was found and not settled. */
const lateSeconds = 300

function addTimerAlarms(scope: Construct, { alarms }: Foundation, metrics: Metrics, sweeps: readonly Schedule[]): void {
  for (const [index, metric] of metrics.oldestDue.entries())
    alarms.raise(scope, `OldestDue${index}`, {
      name: 'timers late',
      what: `The oldest timer that has run out waits for more than ${lateSeconds / 60} minutes, or nobody says how long.`,
      impact: sweeps[index]?.impact ?? '',
      rank: 'page',
      metric,
      threshold: lateSeconds,
      periods: 5,
      silenceIsBad: true,
    })
}

/** The stream's own alarm tells of what waits; this one tells of what it lost. */
function addGapAlarm(scope: Construct, { alarms, tenant }: Foundation): void {
  alarms.raise(scope, 'Missed', {
    name: 'events were missed',
    what: 'The hourly check found events that had not been published, or timers that had not been set, and made up for it.',
    impact: 'People got e-mails up to two hours late, and donations were matched as late.',
    metric: new Metric({
      namespace: metricsNamespace(tenant.id),
      metricName: missedMetric,
      dimensionsMap: { service: 'outbox/closeGaps' },
      statistic: 'sum',
      period: minutes(5),
    }),
    threshold: 1,
  })
}

/**
 * Calls that were refused as not allowed: few of a page that shows what its person may not, many when CloudFront and the functions
 * do not know each other, a release takes a role's rights away, or somebody tries what is there.
 */
function addRefusalAlarm(scope: Construct, { foundation, httpApis, callLogs }: MonitoringProps): void {
  const { alarms, tenant } = foundation
  const is403 = FilterPattern.stringValue('$.status', '=', '403')
  const refused = countedLines(scope, 'RefusedCalls', tenant.id, callLogs, is403)
  alarms.raise(scope, 'Refusals', {
    name: 'calls are refused',
    what: 'Within five minutes fifty or more calls were answered with 403, and at least one in ten.',
    impact: 'People are told that they may not do their work, or somebody tries what they may not.',
    metric: manyCallsAre(httpApis, { refused }, 'calls are refused', { atLeast: 50, oneIn: 10 }),
    threshold: 1,
  })
}

/** Errors in people's browsers, each told with the next call of its page: a release that breaks a screen breaks no function. */
function addBrowserAlarm(scope: Construct, { foundation, httpApis }: MonitoringProps): void {
  const { alarms, logs, tenant } = foundation
  const isError = FilterPattern.exists('$.browserError.name')
  const errors = countedLines(scope, 'BrowserErrors', tenant.id, logs.endpoints, isError)
  alarms.raise(scope, 'Browsers', {
    name: 'pages fail',
    what: 'Within five minutes five or more errors happened in browsers, and one at least for each two hundred calls.',
    impact: 'People see an error in place of a screen, or press a button that does nothing.',
    metric: manyCallsAre(httpApis, { errors }, 'pages fail', { atLeast: 5, oneIn: 200 }),
    threshold: 1,
  })
}

const startedFunctions = ({ id }: Foundation['tenant']) =>
  new Metric({
    namespace: metricsNamespace(id),
    metricName: coldMetric,
    dimensionsMap: { service: 'timers/keepWarm' },
    statistic: 'sum',
    period: minutes(5),
  })

function addDashboard(scope: Construct, { alarms, queues, tenant }: Foundation, metrics: Metrics): void {
  const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
    new GraphWidget({ title, left, right, width: 12 })
  const waiting = [...queues.values()].map(({ queue }) =>
    queue.metricApproximateAgeOfOldestMessage({ period: minutes(1) }),
  )
  const throttles = [metrics.tableThrottles, ...metrics.indexThrottles.map(({ metric }) => metric)]
  new Dashboard(scope, 'Dashboard', {
    dashboardName: physicalName(tenant),
    defaultInterval: Duration.hours(12),
    widgets: [
      ...peopleGraphs(tenant),
      ...alarms.widgets().map((widget) => [widget]),
      [
        graph('Calls: answered, refused, failed', [metrics.calls, metrics.refused, metrics.faults]),
        graph('Time to answer (ms): median, one in a hundred', [metrics.median, metrics.slowest]),
      ],
      [
        graph('Timers: oldest that ran out (s), oldest message (s)', [...metrics.oldestDue, ...waiting]),
        graph('Table: units read and written, throttled', [metrics.tableReads, metrics.tableWrites], throttles),
      ],
      [graph('Functions that had to be started, of all that people wait for', [startedFunctions(tenant)])],
    ],
  })
}

export function addMonitoring(scope: Construct, props: MonitoringProps): void {
  const sweeps = props.schedules.filter((schedule) => schedule.permissions.includes('due:send'))
  const metrics = metricsOf(scope, props, sweeps)
  addCallAlarms(scope, props.foundation, metrics)
  addTableAlarms(scope, props.foundation, metrics)
  addTimerAlarms(scope, props.foundation, metrics, sweeps)
  addGapAlarm(scope, props.foundation)
  addRefusalAlarm(scope, props)
  addBrowserAlarm(scope, props)
  props.foundation.alarms.raiseLate(scope)
  props.foundation.alarms.raiseTogether(scope)
  addDashboard(scope, props.foundation, metrics)
}
