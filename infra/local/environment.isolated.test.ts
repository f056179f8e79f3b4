import { CognitoIdentityProviderClient, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient, ListStreamsCommand } from '@aws-sdk/client-dynamodb-streams'
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBus } from './bus.ts'
import { type LocalDynamoDb, startDynamoDb } from './dynamodb.ts'
import { pointAt } from './environment.ts'
import type { Listening } from './loopback.ts'
import { type LocalMail, startMail } from './mail.ts'
import { type LocalPool, startPool } from './pool.ts'
import { type LocalQueues, startQueues } from './queues.ts'
import { type LocalTexts, startTexts } from './texts.ts'

let dynamodb: LocalDynamoDb
let queues: LocalQueues
let mail: LocalMail
let texts: LocalTexts
let pool: LocalPool
let bus: Listening
let queueUrl: string
let restore: () => void

beforeAll(async () => {
  dynamodb = await startDynamoDb()
  queues = await startQueues()
  mail = await startMail()
  texts = await startTexts()
  pool = await startPool({ sendMail: () => undefined })
  const wanted = { name: 'reactions', visibilitySeconds: 60, maxReceives: 5, deadLetterName: 'reactions-dead' }
  queueUrl = (await queues.ensureQueues([wanted])).get('reactions') as string
  await queues.ensureBuckets([{ name: 'photos' }])
  const rules = [{ name: 'reactions', detailTypes: ['OfferMade'], queueUrl }]
  bus = await startBus({ rules, sqs: queues.endpoint })
  const { endpoint } = queues
  restore = pointAt({
    dynamodb: dynamodb.endpoint,
    sqs: endpoint,
    s3: endpoint,
    mail: mail.endpoint,
    texts: texts.endpoint,
    bus: bus.endpoint,
    pool: pool.endpoint,
  })
})
afterAll(async () => {
  restore()
  await Promise.all([bus.stop(), pool.stop(), mail.stop(), texts.stop()])
  await Promise.all([queues.stop(), dynamodb.stop()])
})

describe('clients made without any setting', () => {
  it('find every engine by the environment', async () => {
    expect((await new DynamoDBClient().send(new ListTablesCommand())).TableNames).toEqual([])
    expect((await new DynamoDBStreamsClient().send(new ListStreamsCommand())).Streams).toEqual([])
    expect(
      (await new CognitoIdentityProviderClient().send(new ListUsersCommand({ UserPoolId: pool.poolId }))).Users,
    ).toEqual([])
    const Body = { Text: { Data: 'b' } }
    await new SESv2Client().send(
      new SendEmailCommand({
        FromEmailAddress: 'a@x.example',
        Destination: { ToAddresses: ['b@x.example'] },
        Content: { Simple: { Subject: { Data: 's' }, Body } },
      }),
    )
    expect(mail.list()).toHaveLength(1)
    await new SNSClient().send(new PublishCommand({ PhoneNumber: '+18655550101', Message: 'Pears' }))
    expect(texts.list()).toHaveLength(1)
    await new S3Client().send(new PutObjectCommand({ Bucket: 'photos', Key: 'a', Body: 'pears' }))
    const Entries = [{ Source: 'gleanery', DetailType: 'OfferMade', Detail: '{}' }]
    await new EventBridgeClient().send(new PutEventsCommand({ Entries }))
    const { Messages } = await new SQSClient().send(new ReceiveMessageCommand({ QueueUrl: queueUrl }))
    expect(Messages).toHaveLength(1)
  })

  it('are refused where there is no engine, and never get further', async () => {
    const address = process.env.AWS_ENDPOINT_URL_DYNAMODB
    delete process.env.AWS_ENDPOINT_URL_DYNAMODB
    const client = new DynamoDBClient({ maxAttempts: 1 })
    await expect(client.send(new ListTablesCommand())).rejects.toMatchObject({ code: 'ECONNREFUSED', port: 1 })
    process.env.AWS_ENDPOINT_URL_DYNAMODB = address
  })

  it('leave the environment as it was', () => {
    const again = pointAt({ dynamodb: 'http://x' })
    expect(process.env.AWS_ENDPOINT_URL_DYNAMODB).toBe('http://x')
    expect(process.env.AWS_ENDPOINT_URL_SQS).toBeUndefined()
    again()
    expect(process.env.AWS_ENDPOINT_URL_DYNAMODB).toBe(dynamodb.endpoint)
    expect(process.env.AWS_ENDPOINT_URL_SQS).toBe(queues.endpoint)
  })
})
