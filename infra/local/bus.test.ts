import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BusRule, startBus } from './bus.ts'
import { localCredentials, localRegion } from './environment.ts'
import type { Listening } from './loopback.ts'
import { type LocalQueues, startQueues } from './queues.ts'

let queues: LocalQueues
let rules: BusRule[]
let bus: Listening
let events: EventBridgeClient

const access = (endpoint: string) => ({ endpoint, region: localRegion, credentials: localCredentials, maxAttempts: 1 })
const queue = (name: string) => ({ name, visibilitySeconds: 60, maxReceives: 5, deadLetterName: `${name}-dead` })

beforeAll(async () => {
  queues = await startQueues()
  const urls = await queues.ensureQueues([queue('mail'), queue('matching')])
  rules = [
    { name: 'mail', detailTypes: ['OfferMade', 'OfferAccepted'], queueUrl: urls.get('mail') as string },
    { name: 'matching', detailTypes: ['OfferAccepted'], queueUrl: urls.get('matching') as string },
  ]
  bus = await startBus({ rules, sqs: queues.endpoint })
  events = new EventBridgeClient(access(bus.endpoint))
})
afterAll(async () => {
  await bus.stop()
  await queues.stop()
})

const entry = (DetailType: string, Detail = '{"MatchID":471101}') => ({
  Source: 'gleanery',
  DetailType,
  Detail,
  EventBusName: 'gleanery',
})
const put = (...Entries: ReturnType<typeof entry>[]) => events.send(new PutEventsCommand({ Entries }))
async function taken(name: string) {
  const sqs = new SQSClient(access(queues.endpoint))
  const QueueUrl = rules.find((rule) => rule.name === name)?.queueUrl
  const { Messages = [] } = await sqs.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }))
  return Messages.map(({ Body }) => JSON.parse(Body as string))
}

describe('the embedded bus', () => {
  it('puts an event into every queue whose rule names it, in the form that reactions get', async () => {
    const { FailedEntryCount, Entries } = await put(entry('OfferAccepted'), entry('OfferMade'), entry('Unheard'))
    expect(FailedEntryCount).toBe(0)
    const [matching] = await taken('matching')
    expect(matching).toEqual({
      version: '0',
      id: Entries?.[0]?.EventId,
      'detail-type': 'OfferAccepted',
      source: 'gleanery',
      account: '000000000000',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      region: 'us-east-1',
      resources: [],
      detail: { MatchID: 471101 },
    })
    expect((await taken('mail')).map((event) => event['detail-type']).sort()).toEqual(['OfferAccepted', 'OfferMade'])
  })

  it('acknowledges nothing that a queue did not take', async () => {
    const broken = [
      ...rules,
      { name: 'gone', detailTypes: ['OfferMade'], queueUrl: `${queues.endpoint}/000000000000/gone` },
    ]
    const half = await startBus({ rules: broken, sqs: queues.endpoint })
    const client = new EventBridgeClient(access(half.endpoint))
    const answer = await client.send(new PutEventsCommand({ Entries: [entry('OfferMade'), entry('OfferAccepted')] }))
    await half.stop()
    expect(answer).toMatchObject({
      FailedEntryCount: 1,
      Entries: [
        { ErrorCode: 'InternalFailure', ErrorMessage: 'The queue of gone did not take it.' },
        { EventId: expect.any(String) },
      ],
    })
  })

  it('refuses what EventBridge refuses', async () => {
    const answer = await put(entry('OfferMade', 'no json'), entry('', '{}'))
    expect(answer.Entries?.map(({ ErrorCode }) => ErrorCode)).toEqual(['MalformedDetail', 'InvalidArgument'])
    const many = Array.from({ length: 11 }, () => entry('Unheard'))
    await expect(put(...many)).rejects.toMatchObject({ name: 'ValidationException' })
    await expect(put(entry('Unheard', JSON.stringify({ text: 'x'.repeat(262_144) })))).rejects.toThrow('over the limit')
  })

  it('takes no events from pages', async () => {
    const headers = { origin: 'http://localhost:3000', 'x-amz-target': 'AWSEvents.PutEvents' }
    const answer = await fetch(bus.endpoint, {
      method: 'POST',
      headers,
      body: JSON.stringify({ Entries: [entry('OfferMade')] }),
    })
    expect(answer.status).toBe(403)
  })
})
