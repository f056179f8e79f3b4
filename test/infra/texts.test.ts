import { describe, expect, it } from 'vitest'
import { cloudOf, production, trial } from './cloud.ts'
import { resolvedText } from './policies.ts'

const cloud = cloudOf(production)

describe('texts that come back', () => {
  it('reach the worker’s queue as they are, from a topic that the number alone publishes to', () => {
    const subscription = cloud
      .of('AWS::SNS::Subscription')
      .find(({ Properties }) => Properties.Protocol === 'sqs')?.Properties
    expect(subscription).toMatchObject({ RawMessageDelivery: true })
    expect(resolvedText(cloud, 'root', subscription?.Endpoint)).toBe('{Queue-receivedtexts/Queue.Arn}')
    const publishers = cloud
      .of('AWS::SNS::TopicPolicy')
      .filter(({ path }) => path.startsWith('ReceivedTexts'))
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
      .filter(({ Effect }) => Effect === 'Allow')
    expect(publishers).toMatchObject([
      {
        Action: 'sns:Publish',
        Principal: { Service: 'sms-voice.amazonaws.com' },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      },
    ])
  })

  it('are none for a tenant without a number', () => {
    const topics = cloudOf(trial).of('AWS::SNS::Topic')
    expect(topics.map(({ path }) => path).toSorted()).toEqual(['Alarms/Page', 'Alarms/Topic'])
  })
})
