import { beforeAll, describe, expect, it } from 'vitest'
import { oldestDueMetric, runs } from '../../events/subscriptions.ts'
import { type Cloud, cloudOf, type Found, production, trial } from './cloud.ts'
import { textOf } from './policies.ts'

let cloud: Cloud
let alarms: Found[]
beforeAll(() => {
  cloud = cloudOf(trial)
  alarms = cloud.of('AWS::CloudWatch::Alarm')
})
const named = (name: string) => alarms.find(({ Properties }) => Properties.AlarmName === `demo ${name}`)?.Properties

describe('alarms', () => {
  it('say what people lose, for everything that runs by itself', () => {
    for (const { run, impact } of runs) {
      const its = alarms.filter(({ Properties }) => String(Properties.AlarmDescription).startsWith(impact))
      expect(its.length, run).toBeGreaterThan(0)
    }
  })

  it('say so in words that start with people, not with a metric', () => {
    for (const { Properties } of alarms)
      expect(Properties.AlarmDescription, Properties.AlarmName).toMatch(/^[A-Z].{40,}\.$/)
  })

  it('have names of their own, so that a mail names one thing', () => {
    const names = alarms.map(({ Properties }) => Properties.AlarmName)
    expect(new Set(names).size).toBe(names.length)
  })

  it('all reach the tenant’s topic, and say when it is over', () => {
    for (const { Properties, stack } of alarms)
      for (const actions of [Properties.AlarmActions, Properties.OKActions])
        expect(actions.map((action: unknown) => textOf(cloud, stack, action))).toEqual(['{Alarms/Topic}'])
    const policies = cloud.of('AWS::SNS::TopicPolicy').flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    expect(policies).toContainEqual(
      expect.objectContaining({
        Effect: 'Allow',
        Action: 'sns:Publish',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
      }),
    )
    expect(cloudOf(production).of('AWS::SNS::Subscription')[0]?.Properties).toMatchObject({
      Protocol: 'email',
      Endpoint: 'ops@example.org',
    })
  })

  it('are raised with the first message that was given up', () => {
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

  it('are raised when the clock stops, and when it runs but settles nothing', () => {
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

  it('watch what everybody feels: failing, slow and refused calls', () => {
    expect(named('calls fail')).toMatchObject({ MetricName: '5xx', Namespace: 'AWS/ApiGateway' })
    expect(named('calls are slow')).toMatchObject({ MetricName: 'Latency', ExtendedStatistic: 'p99', Threshold: 3000 })
    expect(named('functions throttled')).toMatchObject({ MetricName: 'Throttles' })
    expect(named('table throttled')?.Metrics).toHaveLength(3)
    expect(named('outbox/publishFacts behind')).toMatchObject({ MetricName: 'IteratorAge' })
    expect(named('session/preToken failing')).toMatchObject({ MetricName: 'Errors' })
  })

  it('all stand on the dashboard', () => {
    const [dashboard] = cloud.of('AWS::CloudWatch::Dashboard')
    const body = textOf(cloud, 'root', dashboard?.Properties.DashboardBody)
    for (const { path } of alarms) expect(body).toContain(`{${path}.Arn}`)
  })
})
