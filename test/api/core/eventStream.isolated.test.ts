import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { events } from '../../../events/catalogue.ts'
import type { Event } from '../../../events/event.ts'
import { handler as closeGaps } from '../../../functions/closeGaps.ts'
import { handler as publishEvents } from '../../../functions/core/outbox/publishEvents.ts'
import { eventWrites } from '../../../functions/core/table/outbox.ts'
import { key } from '../../../functions/core/table/shape.ts'
import { table } from '../../../functions/core/table/table.ts'
import { type BusRule, startBus } from '../../../infra/local/bus.ts'
import { deadLettersOf } from '../../../infra/local/console/state.ts'
import { createTable } from '../../../infra/local/createTable.ts'
import type { Listening } from '../../../infra/local/loopback.ts'
import { type LocalQueues, startQueues } from '../../../infra/local/queues.ts'
import { giveUpEvent, StreamReader } from '../../../infra/local/stream.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import { call } from '../../engine/call.ts'
import { morning, setClock } from '../../engine/clock.ts'
import { posted } from '../../engine/donations.ts'
import { everyScript } from '../../engine/everyScript.ts'
import { makeSmallTenant, people } from '../../engine/smallTenant.ts'
import { minutesAfter, TableStream } from '../../tools/drill/drill.ts'

/** The stream of events as the app of one machine has it: its own bus, queues and reader, and the app's publisher. */

let queues: LocalQueues
let bus: Listening
let rule: BusRule
let stream: StreamReader
const sqs = new SQSClient({})

beforeAll(async () => {
  setClock(morning)
  queues = await startQueues()
  const wanted = { visibilitySeconds: 60, maxReceives: 5 }
  const urls = await queues.ensureQueues(
    ['mail', 'publisher'].map((name) => ({ ...wanted, name, deadLetterName: deadLettersOf(name) })),
  )
  const detailTypes = ['Typed', ...events.map(({ type }) => type)]
  rule = { name: 'mail', detailTypes, queueUrl: urls.get('mail') as string }
  bus = await startBus({ rules: [rule], sqs: queues.endpoint })
  process.env.AWS_ENDPOINT_URL_EVENTBRIDGE = bus.endpoint
  process.env.AWS_ENDPOINT_URL_SQS = queues.endpoint
  process.env.BUS_NAME = 'gleanery'
  await makeSmallTenant()
  const publisher = urls.get('publisher') as string
  // The worker's stream still holds what files before this one wrote.
  const before = new TableStream(process.env.TABLE_NAME ?? '')
  await before.lose()
  let { position } = before
  stream = new StreamReader({
    client: new DynamoDBStreamsClient({ endpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '' }),
    streamArn: await createTable(new DynamoDBClient({}), process.env.TABLE_NAME ?? ''),
    position: {
      load: () => position,
      save: (sequence) => {
        position = sequence
      },
    },
    publish: (event) => publishEvents(event as never, {} as never) as Promise<unknown>,
    giveUp: (record) => giveUpEvent(sqs, deadLettersOf(publisher), record),
    failurePause: 1,
  })
  stream.start()
})
beforeEach(() => setClock(morning))
afterAll(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  await stream.stop()
  await bus.stop()
  await queues.stop()
})

/** The stream reads on its own: what arrives in a queue is waited for. */
async function taken(queueUrl: string): Promise<string> {
  const { Messages = [] } = await sqs.send(
    new ReceiveMessageCommand({ QueueUrl: queueUrl, MaxNumberOfMessages: 1, WaitTimeSeconds: 10 }),
  )
  return Messages[0]?.Body ?? '{}'
}
/** The next event that is one of these. */
async function arrived(type = 'Typed'): Promise<unknown> {
  for (;;) {
    const { detail } = JSON.parse(await taken(rule.queueUrl))
    if (!detail || detail.Type === type) return detail?.Detail
  }
}

/** The sample with every text of it that its schema leaves free in every script. */
function inEveryScript({ detail, sample }: (typeof events)[number]): Record<string, unknown> {
  const paths: string[][] = []
  const look = (value: unknown, path: string[]) => {
    if (typeof value === 'string') paths.push(path)
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) look(inner, [...path, name])
  }
  look(sample, [])
  return paths.reduce(
    (current, path) => {
      const changed = structuredClone(current)
      const holder = path.slice(0, -1).reduce((inner: never, name) => inner[name], changed as never) as Record<
        string,
        unknown
      >
      holder[path.at(-1) ?? ''] = everyScript
      return detail.safeParse(changed).success ? changed : current
    },
    sample as Record<string, unknown>,
  )
}

let subjects = 990_000
/** An event as a change writes it, with any text in it. */
function eventWith(Detail: Record<string, unknown>): Event {
  const id = ++subjects
  const Subject = { Kind: 'test', ID: id }
  return { ID: `test-${id}-1-0`, Type: 'Typed', At: morning.toISOString(), Subject, EntityID: 1, By: null, Detail }
}
const subjectOf = (event: Event) => key(`TEST#${event.Subject.ID}`, 'TEST')
const write = (event: Event) => table.commit(eventWrites(subjectOf(event), [event]))

describe('the stream of events', () => {
  it('carries every text that people type', async () => {
    const Reason = 'Sorry, freezer broke 😢 — تم الإلغاء\u200f, 取消, 👩‍👩‍👧‍👦'
    const cancelled = await call(donations.requestCancel, people.store, { id: await posted(), Reason })
    expect(cancelled.answer.Successful).toBe(true)
    expect(await arrived('CancelRequested')).toMatchObject({ Reason })
  })

  it('carries every kind of event whole, in whatever script its texts are', { timeout: 60_000 }, async () => {
    const typed = events.map((definition) => ({ ...eventWith(inEveryScript(definition)), Type: definition.type }))
    expect(typed.filter((event) => JSON.stringify(event).includes(everyScript)).length).toBeGreaterThan(10)
    for (const event of typed) await write(event)
    for (const event of typed) expect(await arrived(event.Type), event.Type).toEqual(event.Detail)
  })

  it('carries what earlier versions stored and queues refuse: as the replacement character', async () => {
    await write(eventWith({ Reason: 'a\uFFFEb\u{1FFFF}c\uFDD0' }))
    expect(await arrived()).toEqual({ Reason: 'a\uFFFDb\uFFFDc\uFFFD' })
  })

  it('carries many large events written at once', async () => {
    const Note = 'é'.repeat(20_000)
    for (let nth = 0; nth < 4; nth++) await write(eventWith({ Note, nth }))
    for (let nth = 0; nth < 4; nth++) expect(await arrived()).toEqual({ Note, nth })
  })

  it.each([
    ['is larger than the bus takes', eventWith({ Note: 'x'.repeat(300_000) })],
    ['can not be read', { ...eventWith({}), EntityID: -1 }],
  ])('goes on after an event that %s: it is a dead letter, with a line', async (_, broken) => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    await write(broken)
    const next = eventWith({ Note: `after ${broken.ID}` })
    await write(next)
    expect(await arrived()).toEqual(next.Detail)
    const dead = await taken(deadLettersOf(rule.queueUrl.replace(/mail$/, 'publisher')))
    expect(JSON.parse(dead)).toMatchObject({ ID: broken.ID, pk: subjectOf(broken).pk })
    expect(said.mock.calls.flat().join('\n')).toContain(`${broken.ID} could not be published 10 times`)
  })

  it('is checked every hour: what was given up is tried again and keeps no other back', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await stream.stop()
    const [large, later] = [eventWith({ Note: 'x'.repeat(300_000) }), eventWith({ Note: 'later' })]
    await write(large)
    await write(later)
    setClock(minutesAfter(morning, 66))
    const found = await closeGaps({}, {} as never)
    expect(found.refused).toContain(large.ID)
    expect(found.events).toContain(later.ID)
    expect(await arrived()).toEqual(later.Detail)
  })
})
