import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  backgroundFunctions,
  countedEvents,
  oldestDueMetric,
  poolTriggers,
  reactions,
  waitingMetrics,
  workers,
} from '../../events/subscriptions.ts'
import { tableShape } from '../../functions/core/table/shape.ts'
import { questions } from '../../infra/logQueries.ts'
import type { Tenant } from '../../infra/tenant.ts'
import { httpApis } from '../../shared/catalogue.ts'
import { Cloud, cloudOf, type Found, few, trial } from './cloud.ts'
import { alarmWidgets, resolvedText } from './policies.ts'

let cloud: Cloud
let alarms: Found[]
beforeAll(() => {
  cloud = cloudOf(trial)
  alarms = cloud.of('AWS::CloudWatch::Alarm')
})
interface Metric {
  readonly MetricStat?: {
    readonly Stat: string
    readonly Metric: {
      readonly Namespace: string
      readonly MetricName: string
      readonly Dimensions: readonly { readonly Name: string; readonly Value: unknown }[]
    }
  }
}
/** Metrics that an alarm combines. */
const metricsOf = (alarm: Found['Properties'] | undefined) =>
  (alarm?.Metrics as Metric[] | undefined)?.flatMap(({ MetricStat }) =>
    MetricStat ? [`${MetricStat.Metric.Namespace} ${MetricStat.Metric.MetricName} ${MetricStat.Stat}`] : [],
  )
const named = (name: string) => alarms.find(({ Properties }) => Properties.AlarmName === `demo ${name}`)?.Properties
/** Arithmetic of an alarm over several metrics. */
const expressionOf = (name: string) =>
  ((named(name)?.Metrics ?? []) as { Expression?: string }[]).find((one) => one.Expression)?.Expression

describe('alarms', () => {
  it('cover every background function, with its impact in the description', () => {
    for (const { name, impact } of backgroundFunctions) {
      const its = alarms.filter(({ Properties }) => String(Properties.AlarmDescription).startsWith(impact))
      expect(its.length, name).toBeGreaterThan(0)
    }
  })

  it('describe the impact on people first, then what was measured', () => {
    const people = /people|neighbor|nobody|agenc|donation|offer|e-mail|screens|lists|timers|clock|matching/i
    const measured = /\d|%|metric|queue|lambda|function|API|table|index|milliseconds/i
    for (const { Properties } of alarms) {
      const [lost = '', ...rest] = String(Properties.AlarmDescription).split(/(?<=\.) /)
      expect(lost, Properties.AlarmName).toMatch(people)
      expect(lost, Properties.AlarmName).not.toMatch(measured)
      expect(rest.join(' '), Properties.AlarmName).toMatch(/^[A-Z\u2019\w].{20,}\.$/)
    }
  })

  it('each have a row in the runbook', () => {
    const [, table = ''] = readFileSync('docs/deploying.md', 'utf8').split('## When an alarm comes')
    const rows = [...(table.split('\n## ')[0] ?? '').matchAll(/^\| (`[^|]+) \|/gm)].map(([, names = '']) => names)
    const patterns = rows
      .flatMap((names) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
      .map((name) => new RegExp(`^demo ${name.replaceAll('…', '.+')}$`))
    expect(patterns.length).toBeGreaterThan(10)
    const all = [...alarms, ...cloud.of('AWS::CloudWatch::CompositeAlarm')]
    const without = all.map(({ Properties }) => String(Properties.AlarmName))
    expect(without.filter((name) => !patterns.some((pattern) => pattern.test(name)))).toEqual([])
  })

  it('look at no more than a day at a time, and at a week in all', () => {
    for (const { Properties } of alarms) {
      const periods = [
        Properties.Period,
        ...(Properties.Metrics ?? []).map((one: { MetricStat?: { Period: number } }) => one.MetricStat?.Period),
      ]
      for (const period of periods.filter((one) => one !== undefined)) {
        expect(period, Properties.AlarmName).toBeLessThanOrEqual(86_400)
        expect(period * Properties.EvaluationPeriods, Properties.AlarmName).toBeLessThanOrEqual(604_800)
      }
    }
    expect(named('people/exportAccounts missed')).toMatchObject({ Period: 86_400, EvaluationPeriods: 2 })
  })

  it('have unique names', () => {
    const names = alarms.map(({ Properties }) => Properties.AlarmName)
    expect(new Set(names).size).toBe(names.length)
  })

  it('go to the addresses of their rank: two wake somebody, and tell when they are over, the others wait for working hours', () => {
    const told = (actions: readonly unknown[] = [], stack: string) =>
      actions.map((action) => resolvedText(cloud, stack, action)).join()
    const composite = cloud.of('AWS::CloudWatch::CompositeAlarm')
    const pages = [...alarms, ...composite].filter(
      ({ Properties, stack }) => told(Properties.AlarmActions, stack) === '{Alarms/Page}',
    )
    expect(pages.map(({ Properties }) => Properties.AlarmName).toSorted()).toEqual([
      'demo outbox/publishEvents behind',
      'demo people can’t work',
      'demo timers late',
    ])
    for (const alarm of [...alarms, ...composite]) {
      const { Properties, stack } = alarm
      const isPage = pages.includes(alarm)
      expect(told(Properties.AlarmActions, stack)).toBe(isPage ? '{Alarms/Page}' : '{Alarms/Topic}')
      expect(told(Properties.OKActions, stack)).toBe(isPage ? '{Alarms/Page}' : '')
    }
    const policies = cloud.of('AWS::SNS::TopicPolicy').flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    const publish = policies.filter(({ Principal }) => Principal.Service === 'cloudwatch.amazonaws.com')
    expect(publish).toHaveLength(2)
    for (const { Effect, Action } of publish) expect([Effect, Action]).toEqual(['Allow', 'sns:Publish'])
  })

  it('are sent to the address of the tenant’s file, and pages to its pager where it has one', () => {
    const subscriptions = (tenant: Tenant) => {
      const of = new Cloud(tenant, few)
      return of
        .of('AWS::SNS::Subscription')
        .filter(({ Properties }) => Properties.Protocol !== 'sqs')
        .map(({ Properties }) => [
          resolvedText(of, 'root', Properties.TopicArn),
          Properties.Protocol,
          Properties.Endpoint,
        ])
    }
    const [look, page] = ['{Alarms/Topic}', '{Alarms/Page}']
    expect(subscriptions({ ...trial, alarmEmail: 'ops@example.org' })).toEqual([
      [look, 'email', 'ops@example.org'],
      [page, 'email', 'ops@example.org'],
    ])
    const pager = { email: 'night@example.org', hook: 'https://pager.example.org/hook' }
    expect(subscriptions({ ...trial, alarmEmail: 'ops@example.org', pager })).toEqual([
      [look, 'email', 'ops@example.org'],
      [page, 'email', 'night@example.org'],
      [page, 'https', 'https://pager.example.org/hook'],
    ])
    expect(subscriptions(trial)).toEqual([])
  })

  it('are one page when people can’t work: sign-in, calls, functions, the table, or what is seen from outside', () => {
    const [composite] = cloud.of('AWS::CloudWatch::CompositeAlarm')
    const rule = resolvedText(cloud, 'root', composite?.Properties.AlarmRule)
    const members = [...rule.matchAll(/ALARM\("?\{([^}]+)\.Arn\}"?\)/g)].map(([, path]) => path)
    const names = alarms.filter(({ path }) => members.includes(path)).map(({ Properties }) => Properties.AlarmName)
    expect(names.toSorted()).toEqual([
      'demo calls fail',
      'demo functions throttled',
      'demo session/checkFromOutside failing',
      'demo session/preToken failing',
      'demo table throttled',
    ])
  })

  it('are raised when the oldest message of any queue waits too long, ten queues an alarm', () => {
    const late = alarms.filter(({ Properties }) => / work late \d$/.test(Properties.AlarmName))
    const watched = late.flatMap(({ Properties }) =>
      (Properties.Metrics as Metric[]).flatMap(({ MetricStat }) =>
        MetricStat ? [resolvedText(cloud, 'root', MetricStat.Metric.Dimensions[0]?.Value)] : [],
      ),
    )
    const queues = cloud.of('AWS::SQS::Queue').filter(({ path }) => !path.endsWith('DeadLetters/Queue'))
    expect(watched.toSorted()).toEqual(queues.map(({ path }) => `{${path}.QueueName}`).toSorted())
    for (const { Properties } of late) {
      expect(Properties.Metrics.length).toBeLessThanOrEqual(11)
      expect(Properties.Threshold).toBe(15 * 60)
      expect(Properties.AlarmDescription.length).toBeLessThanOrEqual(1024)
    }
    for (const { name } of [...reactions, ...workers])
      expect(
        late.some(({ Properties }) => Properties.AlarmDescription.includes(name)),
        name,
      ).toBe(true)
  })

  it('are raised when fifty calls are refused and one in ten', () => {
    expect(expressionOf('calls are refused')).toMatch(
      /^IF\(FILL\(refused, 0\) >= 50 && 10 \* \(FILL\(refused, 0\)\) >= FILL/,
    )
    const filter = cloud.of('AWS::Logs::MetricFilter').find(({ path }) => path === 'RefusedCalls')
    expect(filter?.Properties.FilterPattern).toBe('{ $.status = "403" }')
    expect(resolvedText(cloud, 'root', filter?.Properties.LogGroupName)).toBe('{Api/AccessLogs}')
  })

  it('are raised when five errors happened in browsers, and one for each two hundred calls', () => {
    expect(expressionOf('pages fail')).toMatch(/^IF\(FILL\(errors, 0\) >= 5 && 200 \* \(FILL\(errors, 0\)\) >= FILL/)
    const filter = cloud.of('AWS::Logs::MetricFilter').find(({ path }) => path === 'BrowserErrors')
    expect(filter?.Properties.FilterPattern).toBe('{ $.browserError.name = "*" }')
    expect(resolvedText(cloud, 'root', filter?.Properties.LogGroupName)).toBe('{Logs-endpoints}')
  })

  it('are raised by the first message in a dead-letter queue', () => {
    const kept = cloud.of('AWS::SQS::Queue').filter(({ path }) => path.endsWith('DeadLetters/Queue'))
    const watched = alarms.filter(({ Properties }) => Properties.MetricName === 'ApproximateNumberOfMessagesVisible')
    expect(watched.length).toBe(kept.length)
    for (const { Properties } of watched)
      expect(Properties).toMatchObject({
        Threshold: 1,
        EvaluationPeriods: 1,
        ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      })
  })

  it('are raised when timers are not swept, and when due timers are not settled', () => {
    expect(named('timers/sweepDue missed')).toMatchObject({
      MetricName: 'Invocations',
      Threshold: 1,
      ComparisonOperator: 'LessThanThreshold',
      TreatMissingData: 'breaching',
    })
    expect(named('timers late')).toMatchObject({
      Namespace: 'Gleanery/demo',
      MetricName: oldestDueMetric,
      Dimensions: [{ Name: 'service', Value: 'timers/sweepDue' }],
      TreatMissingData: 'breaching',
    })
  })

  it('cover failing, slow and throttled calls', () => {
    expect(metricsOf(named('calls fail'))).toEqual(
      ['5xx', 'Count'].flatMap((metric) => Object.keys(httpApis).map(() => `AWS/ApiGateway ${metric} Sum`)),
    )
    expect(metricsOf(named('calls are slow'))).toEqual(Object.keys(httpApis).map(() => 'AWS/ApiGateway Latency p99'))
    expect(named('calls are slow')).toMatchObject({ Threshold: 3000 })
    expect(metricsOf(named('table throttled'))).toEqual([
      'AWS/DynamoDB ReadThrottleEvents Sum',
      'AWS/DynamoDB WriteThrottleEvents Sum',
    ])
    expect(named('outbox/publishEvents behind')).toMatchObject({ MetricName: 'IteratorAge' })
    for (const { name } of poolTriggers)
      expect(metricsOf(named(`${name} failing`))).toEqual(['AWS/Lambda Errors Sum', 'AWS/Lambda Throttles Sum'])
  })

  it('call it a failure of many from five on, if they are one in a hundred', () => {
    const isRaised = (alarm: string, failed: number, all: number) => {
      const { Metrics = [], Threshold } = named(alarm) ?? {}
      const { Expression } = (Metrics as { Expression?: string }[]).find((one) => one.Expression) ?? {}
      const [ofFailed, ofAll] = alarm === 'calls fail' ? [/failed_\w+/, /calls_\w+/] : [/failures/, /runs/]
      // The first of the APIs has all the calls, the others none, which CloudWatch takes for missing.
      const seen = [...new Set(Expression?.match(/FILL\((\w+), 0\)/g))]
      const first = (of: RegExp) => seen.find((text) => of.test(text))
      const value = (text: string) => (text === first(ofFailed) ? failed : text === first(ofAll) ? all : 0)
      const formula = String(Expression).replaceAll(/FILL\(\w+, 0\)/g, (text) => String(value(text)))
      const [, condition] = formula.match(/^IF\((.*), 1, 0\)$/) ?? []
      return Number(runInNewContext(`${condition}`)) >= Threshold
    }
    for (const alarm of ['calls fail', 'background work fails']) {
      expect(isRaised(alarm, 4, 4), alarm).toBe(false)
      expect(isRaised(alarm, 5, 5), alarm).toBe(true)
      expect(isRaised(alarm, 5, 500), alarm).toBe(true)
      expect(isRaised(alarm, 5, 501), alarm).toBe(false)
      expect(isRaised(alarm, 300, 29_000), alarm).toBe(true)
      expect(isRaised(alarm, 0, 0), alarm).toBe(false)
    }
  })

  it('count missing values as 0, so that a sum does not go missing with one of its metrics', () => {
    for (const { Properties } of alarms.filter(({ Properties }) => Properties.Metrics))
      for (const { Expression } of Properties.Metrics as { Expression?: string }[])
        if (Expression) {
          const ids = Properties.Metrics.flatMap((one: { Id: string; MetricStat?: object }) =>
            one.MetricStat ? [one.Id] : [],
          )
          for (const id of ids) expect(Expression).toContain(`FILL(${id}, 0)`)
          expect(Expression.replaceAll(/FILL\(\w+, 0\)/g, '')).not.toMatch(new RegExp(ids.join('|')))
        }
  })

  it('cover throttling of each index, which the table’s metrics leave out', () => {
    for (const { name } of tableShape.indexes) {
      const { Metrics } = named(`index ${name} throttled`) ?? {}
      const dimensions = (Metrics as Metric[]).flatMap(({ MetricStat }) => MetricStat?.Metric.Dimensions ?? [])
      expect(dimensions.filter(({ Name }) => Name === 'GlobalSecondaryIndexName')).toEqual(
        Array(2).fill({ Name: 'GlobalSecondaryIndexName', Value: name }),
      )
    }
  })

  it('count the throttled calls of this tenant’s functions only: several tenants may share an account', () => {
    expect(named('functions throttled')).toMatchObject({ Namespace: 'Gleanery/demo', MetricName: 'ThrottledCalls' })
    const filter = cloud.of('AWS::Logs::MetricFilter').find(({ path }) => path === 'ThrottledCalls')
    expect(filter?.Properties).toMatchObject({
      FilterPattern: '{ $.lambdaStatus = "429" }',
      MetricTransformations: [{ MetricNamespace: 'Gleanery/demo', MetricName: 'ThrottledCalls', MetricValue: '1' }],
    })
    expect(resolvedText(cloud, 'root', filter?.Properties.LogGroupName)).toBe('{Api/AccessLogs}')
    const [stage] = cloud.of('AWS::ApiGatewayV2::Stage')
    expect(JSON.parse(stage?.Properties.AccessLogSettings.Format).lambdaStatus).toBe(
      '$context.integration.integrationStatus',
    )
    for (const { Properties } of alarms.filter(({ Properties }) => Properties.Namespace === 'AWS/Lambda'))
      expect(Properties.Dimensions, Properties.AlarmName).toMatchObject([{ Name: 'FunctionName' }])
  })

  it('come on the dashboard after what people wait for', () => {
    const [dashboard] = cloud.of('AWS::CloudWatch::Dashboard')
    const body = resolvedText(cloud, 'root', dashboard?.Properties.DashboardBody)
    const places = [...Object.values(waitingMetrics), ...countedEvents, 'MailsNotSent', '"Alarms"'].map((what) =>
      body.indexOf(what),
    )
    expect(places).not.toContain(-1)
    expect(places.toSorted((a, b) => a - b)).toEqual(places)
    const counted = cloud.of('AWS::Logs::MetricFilter').filter(({ path }) => path === 'UnsentMails')
    expect(counted).toHaveLength(1)
    expect(resolvedText(cloud, 'root', counted[0]?.Properties.LogGroupName)).toBe('{Logs-work}')
  })

  it('all stand on the dashboard, raised ones first', () => {
    const widgets = alarmWidgets(cloud)
    for (const { sortBy } of widgets) expect(sortBy).toBe('stateUpdatedTimestamp')
    expect(widgets.flatMap((widget) => widget.alarms).toSorted()).toEqual(
      [...alarms, ...cloud.of('AWS::CloudWatch::CompositeAlarm')].map(({ path }) => `{${path}.Arn}`).toSorted(),
    )
  })
})

describe('questions to the logs', () => {
  it('are saved for the tenant, over the logs of all its functions', () => {
    const saved = cloud.of('AWS::Logs::QueryDefinition')
    expect(saved.map(({ Properties }) => Properties.Name)).toEqual(questions.map(({ name }) => `Gleanery/demo/${name}`))
    const asked = saved.map(({ Properties }) =>
      Properties.LogGroupNames.map((name: unknown) => resolvedText(cloud, 'root', name)),
    )
    const [functions, calls] = [['{Logs-endpoints}', '{Logs-work}'], ['{Api/AccessLogs}']]
    const groups = { functions, work: ['{Logs-work}'], calls, both: [...functions, ...calls] }
    expect(asked).toEqual(questions.map(({ logs }) => groups[logs]))
    const all = cloud.of('AWS::Logs::LogGroup').map(({ path }) => `{${path}}`)
    expect(groups.both.toSorted()).toEqual(all.toSorted())
  })

  it('find what the alarm of background work counts: errors, and what ran out of time or memory', () => {
    const counted = cloud.of('AWS::Logs::MetricFilter').filter(({ path }) => path.endsWith('/Failures'))
    for (const { Properties } of counted)
      expect(Properties.FilterPattern).toBe(
        '{ ($.level = "ERROR" && $.run = "*") || ($.type = "platform.report" && $.record.status != "success") }',
      )
    expect(counted).toHaveLength(1)
    expect(resolvedText(cloud, 'root', counted[0]?.Properties.LogGroupName)).toBe('{Logs-work}')
    expect(questions.find(({ name }) => name.startsWith('Background'))?.query[0]).toBe(
      'filter (level = "ERROR" and ispresent(run)) or (type = "platform.report" and record.status != "success")',
    )
  })

  it('are explained in docs/deploying.md', () => {
    const page = readFileSync('docs/deploying.md', 'utf8')
    for (const { name } of questions) expect(page).toContain(`*${name}*`)
  })
})

describe('the budget', () => {
  it('is of what carries the tenant’s tag, and writes at 80 % of it and when more than all of it is to be expected', () => {
    const own = cloudOf({ ...trial, alarmEmail: 'alarms@example.org', budget: 700 })
    const [found, ...others] = own.of('AWS::Budgets::Budget')
    expect(others).toEqual([])
    const { Budget, NotificationsWithSubscribers } = found?.Properties ?? {}
    expect(Budget).toMatchObject({ BudgetType: 'COST', TimeUnit: 'MONTHLY', BudgetLimit: { Amount: 700, Unit: 'USD' } })
    const [tag, value] = String(Budget.CostFilters.TagKeyValue).split('$')
    const [bucket] = own.of('AWS::S3::Bucket')
    expect(bucket?.Properties.Tags).toContainEqual({ Key: tag?.replace(/^user:/, ''), Value: value })
    const subscriber = { SubscriptionType: 'EMAIL', Address: 'alarms@example.org' }
    expect(NotificationsWithSubscribers).toEqual(
      [
        ['ACTUAL', 80],
        ['FORECASTED', 100],
      ].map(([NotificationType, Threshold]) => ({
        Notification: {
          ...{ NotificationType, Threshold },
          ...{ ComparisonOperator: 'GREATER_THAN', ThresholdType: 'PERCENTAGE' },
        },
        Subscribers: [subscriber],
      })),
    )
  })

  it('is made where the tenant file names one', () => {
    expect(cloud.of('AWS::Budgets::Budget')).toEqual([])
  })
})
