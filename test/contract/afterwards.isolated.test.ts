import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { DeleteMessageBatchCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { reactions } from '../../events/subscriptions.ts'
import { jobStore } from '../../functions/core/jobMachine/jobTable.ts'
import { startBus } from '../../infra/local/bus.ts'
import { createTable } from '../../infra/local/createTable.ts'
import { startQueues } from '../../infra/local/queues.ts'
import { StreamReader } from '../../infra/local/stream.ts'
import { catalogue } from '../../shared/catalogue.ts'
import { deliver } from '../api/core/messages.ts'
import { send } from '../engine/call.ts'
import { morning, setClock } from '../engine/clock.ts'
import { makeTargets, makeWideWorld } from '../engine/targets.ts'
import { isFull } from '../engine/tier.ts'
import { TableStream } from '../tools/drill/drill.ts'
import { examples } from './examples.ts'
import { acceptedTarget, eventFor, requestTo } from './fuzz.ts'

/**
 * Effects that random requests leave behind, good and hostile: every event reaches the queues through the stream, the
 * bus and the publisher of the app, none is given up, and every job that was asked for comes to its end.
 */

/** Of each endpoint. More find the targets used up. */
const runs = Math.min(100, Number(process.env.FUZZ_RUNS ?? (isFull ? 60 : 4)))
const seed = process.env.FUZZ_SEED === 'random' ? Date.now() : Number(process.env.FUZZ_SEED ?? 20_261_120)

const queues = await startQueues()
await queues.ensureBuckets(['exports', 'imports', 'photos', 'pictures'].map((name) => ({ name })))
const wanted = { name: 'events', visibilitySeconds: 600, maxReceives: 5, deadLetterName: 'events-dead' }
const queueUrl = (await queues.ensureQueues([wanted])).get('events') as string
const detailTypes = [...new Set(reactions.flatMap(({ to }) => to.map(({ type }) => type)))]
const bus = await startBus({ rules: [{ name: 'events', detailTypes, queueUrl }], sqs: queues.endpoint })
Object.assign(process.env, {
  AWS_ENDPOINT_URL_EVENTBRIDGE: bus.endpoint,
  AWS_ENDPOINT_URL_SQS: queues.endpoint,
  AWS_ENDPOINT_URL_S3: queues.endpoint,
  BUS_NAME: 'gleanery',
})
const sqs = new SQSClient({})
const givenUp: (string | undefined)[] = []
/** The worker's stream still holds what files before this one wrote. */
const before = new TableStream(process.env.TABLE_NAME ?? '')

/** Hands everything that was written to the bus, as the app does. */
async function readStream(): Promise<void> {
  const { handler } = await import('../../functions/core/outbox/publishEvents.ts')
  let { position } = before
  const stream = new StreamReader({
    client: new DynamoDBStreamsClient({ endpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '' }),
    streamArn: await createTable(new DynamoDBClient({}), process.env.TABLE_NAME ?? ''),
    position: {
      load: () => position,
      save: (sequence) => {
        position = sequence
      },
    },
    publish: (event) => handler(event as never, {} as never) as Promise<unknown>,
    giveUp: async ({ dynamodb }) => givenUp.push(dynamodb?.NewImage?.ID?.S),
    failurePause: 1,
  })
  stream.start()
  await vi.waitFor(() => expect(stream.isAtEnd).toBe(true), { timeout: 240_000 + runs * 6_000, interval: 100 })
  await stream.stop()
}

interface Delivered {
  readonly detail: { readonly ID: string; readonly Type: string; readonly Subject: { readonly ID: number } }
}
async function delivered(): Promise<Delivered[]> {
  const found: Delivered[] = []
  for (;;) {
    const ask = new ReceiveMessageCommand({ QueueUrl: queueUrl, MaxNumberOfMessages: 10 })
    const { Messages = [] } = await sqs.send(ask)
    if (Messages.length === 0) return found
    found.push(...Messages.map(({ Body }) => JSON.parse(Body ?? '') as Delivered))
    const Entries = Messages.map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle }))
    await sqs.send(new DeleteMessageBatchCommand({ QueueUrl: queueUrl, Entries }))
  }
}

beforeAll(async () => {
  setClock(morning)
  vi.spyOn(console, 'error').mockReturnValue()
  await before.lose()
  await makeWideWorld()
})
afterAll(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  await bus.stop()
  await queues.stop()
})

it('random requests leave every event in its queue and every job at its end', {
  timeout: 600_000 + runs * 12_000,
}, async () => {
  const targets = [...(await makeTargets()), await acceptedTarget()]
  for (const endpoint of catalogue.filter(({ mutates }) => mutates)) {
    const example = examples[endpoint.id]
    if (!example) continue
    for (const sent of fc.sample(requestTo(endpoint, example, targets), { numRuns: runs, seed })) {
      const { status, body } = await send(endpoint, eventFor(endpoint, sent))
      expect(status, `${endpoint.id}: ${body}`).toBeLessThan(500)
    }
  }
  await readStream()
  expect(givenUp).toEqual([])
  const events = await delivered()
  const asked = events.filter(({ detail }) => detail.Type === 'JobRequested')
  expect(events.length).toBeGreaterThan(100)
  expect(asked.length).toBeGreaterThan(0)
  const { handler } = await import('../../functions/work/jobs/runJob.ts')
  for (const event of asked) {
    expect(await deliver(handler, event), event.detail.ID).toEqual([])
    expect((await jobStore.load(event.detail.Subject.ID))?.State).toMatch(/^(done|failed|cancelled)$/)
  }
})
