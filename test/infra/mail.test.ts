import { describe, expect, it } from 'vitest'
import { cloudOf, trial } from './cloud.ts'
import { resolvedText } from './policies.ts'

const cloud = cloudOf(trial)
const set = 'gleanery-demo-mail-us-east-1'

describe('e-mails', () => {
  it('bounces and complaints reach the worker’s queue, or its dead-letter queue', () => {
    const [destination] = cloud.of('AWS::SES::ConfigurationSetEventDestination')
    expect(destination?.Properties.EventDestination).toMatchObject({
      Enabled: true,
      MatchingEventTypes: ['bounce', 'complaint'],
    })
    const bus = resolvedText(cloud, 'root', destination?.Properties.EventDestination.EventBridgeDestination.EventBusArn)
    expect(bus).toMatch(/event-bus\/default$/)
    const rule = cloud.of('AWS::Events::Rule').find(({ path }) => path === 'ReturnedMail')
    expect(rule?.Properties.EventPattern).toEqual({
      source: ['aws.ses'],
      detail: { eventType: ['Bounce', 'Complaint'], mail: { tags: { 'ses:configuration-set': [set] } } },
    })
    const [target] = rule?.Properties.Targets ?? []
    expect(resolvedText(cloud, 'root', target.Arn)).toBe('{Queue-returnedmail/Queue.Arn}')
    expect(resolvedText(cloud, 'root', target.DeadLetterConfig.Arn)).toBe('{Queue-returnedmail/DeadLetters/Queue.Arn}')
  })

  it('go to an address that was cleared: the configuration set ignores SES’s own list', () => {
    expect(cloud.of('AWS::SES::ConfigurationSet')[0]?.Properties.SuppressionOptions).toEqual({ SuppressedReasons: [] })
  })

  it('are counted by tenant, so that another tenant raises no alarm', () => {
    expect(cloud.of('AWS::SES::ConfigurationSet')[0]?.Properties).toMatchObject({
      Name: set,
      ReputationOptions: { ReputationMetricsEnabled: true },
    })
    const reputation = cloud.of('AWS::CloudWatch::Alarm').filter(({ Properties }) => Properties.Namespace === 'AWS/SES')
    expect(reputation.length).toBe(2)
    for (const { Properties } of reputation)
      expect(Properties.Dimensions).toEqual([{ Name: 'ses:configuration-set', Value: set }])
  })
})
