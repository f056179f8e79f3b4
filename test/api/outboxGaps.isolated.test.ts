import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { Event } from '../../events/event.ts'
import { reactions } from '../../events/subscriptions.ts'
import { startSes } from '../../functions/notifications/ses.fixture.ts'
import { agencyKeys } from '../../functions/table/keys/agencies.ts'
import { submissionKeys } from '../../functions/table/keys/distributors.ts'
import { donationKeys } from '../../functions/table/keys/donations.ts'
import { table } from '../../functions/table/table.ts'
import { timersUntil } from '../../functions/table/timers.ts'
import { createTable } from '../../infra/local/createTable.ts'
import { StreamReader } from '../../infra/local/stream.ts'
import { tenantCommand } from '../../infra/local/tenantCommand.ts'
import { startTexts } from '../../infra/local/texts.ts'
import * as distributors from '../../shared/api/distributors.ts'
import * as offers from '../../shared/api/offers.ts'
import { acceptedMatch, liveOffers } from '../../shared/donation/donation.ts'
import { call, handlerOf } from '../engine/call.ts'
import { morning, setClock } from '../engine/clock.ts'
import { posted, stored } from '../engine/donations.ts'
import { ids, makeSmallTenant, people } from '../engine/smallTenant.ts'
import { everything } from '../engine/stored.ts'
import { receivedLoad } from '../engine/submissions.ts'
import { orderOfNeighbor } from '../engine/texting.ts'
import { type Bus, startRecordingBus } from './endpoints.ts'
import { deliver } from './messages.ts'

/** The table's stream loses a part: what was never published is found by its mark, and published once. */

const hour = 3_600_000
const later = (hours: number) => new Date(morning.getTime() + hours * hour)
const [first] = people.agencies

let bus: Bus
let streamArn: string
let position: string | undefined
const stops: (() => Promise<void>)[] = []
beforeAll(async () => {
  setClock(morning)
  bus = await startRecordingBus()
  const [ses, texts] = [await startSes(), await startTexts()]
  process.env.AWS_ENDPOINT_URL_SNS = texts.endpoint
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.endpoint
  stops.push(bus.stop, ses.stop, texts.stop)
  // A worker's table and its stream hold what earlier files wrote.
  process.env.TABLE_NAME = 'outbox-gaps'
  streamArn = await createTable(new DynamoDBClient({}), process.env.TABLE_NAME)
  await makeSmallTenant()
})
beforeEach(() => setClock(morning))
afterAll(async () => {
  vi.useRealTimers()
  for (const stop of stops) await stop()
})

const client = new DynamoDBStreamsClient({ endpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '' })
const published = () => bus.published.map(({ Detail }) => Event.parse(JSON.parse(Detail)))
const idsOf = (events: readonly Event[]) => events.map(({ ID }) => ID).toSorted()

/** All events of the table that carry the mark of the outbox, whether they are due or not. */
const marked = async () => (await everything()).filter(({ due }) => String(due).startsWith('OUTBOX#'))
const eventsOfTable = async () =>
  (await everything()).flatMap((item) => (String(item.sk).startsWith('EVENT#') ? [Event.parse(item)] : []))

/** Reads the stream to its end as the publisher's event source does, and hands the records over. */
async function readStream(publish: (event: unknown) => Promise<unknown>): Promise<void> {
  const last = (await eventsOfTable()).length
  let seen = 0
  const reader = new StreamReader({
    client,
    streamArn,
    position: {
      load: () => position,
      save: (sequence) => {
        position = sequence
      },
    },
    publish: async (event) => {
      const answer = await publish(event)
      seen += (event as { Records: unknown[] }).Records.length
      return answer
    },
  })
  reader.start()
  await expect.poll(() => seen + readBefore, { timeout: 20_000 }).toBe(last)
  await reader.stop()
  readBefore = last
}
let readBefore = 0

const publishStream = async () => {
  const { handler } = await import('../../functions/outbox/publishEvents.ts')
  await readStream((event) => (handler as (event: unknown, context: unknown) => Promise<unknown>)(event, {}))
}
const loseStream = () => readStream(async () => ({ batchItemFailures: [] }))

async function checkForGaps() {
  const { handler } = await import('../../functions/outbox/closeGaps.ts')
  return handler({}, {} as never)
}

const handlerFor = ([area = '', id = '']: readonly string[]) => handlerOf({ area, id })
/** Every reaction gets what was published since the last time, as its queue would bring it. */
async function react(): Promise<void> {
  for (const event of published())
    for (const { run } of reactions.filter(({ to }) => to.some(({ type }) => type === event.Type))) {
      if (!['offers/onOfferAnswered', 'notifications/onOrderChanged'].includes(run)) continue
      const handler = await handlerFor(run.split('/'))
      expect(await deliver(handler, { detail: event })).toEqual([])
    }
}

const Answers = z.object({ OffersAnswered: z.number() })
const answersOf = async () =>
  (await table.get(agencyKeys.record(ids.foodBank, first.EntityID), Answers))?.OffersAnswered ?? 0

async function acceptedBy(): Promise<number> {
  const id = await posted()
  const match = liveOffers(await stored(id)).find(({ Agency }) => Agency.ID === first.EntityID)
  expect(
    (
      await call(offers.acceptMatch, first, {
        id: match?.ID ?? 0,
        AgencyProposedPickupDate: '2026-11-21',
        AgencyProposedPickupTimeTypeID: 6,
      })
    ).answer,
  ).toMatchObject({ Successful: true })
  return id
}

it('what the stream brings is published and loses its mark', async () => {
  await acceptedBy()
  expect(await marked()).not.toEqual([])
  await publishStream()
  expect(idsOf(published())).toEqual(idsOf(await eventsOfTable()))
  expect(await marked()).toEqual([])
  setClock(later(2))
  expect(await checkForGaps()).toEqual({ events: [], timers: [] })
})

it('a lost part of the stream is found and published once, and its reactions run once', async () => {
  await react()
  bus.published.length = 0
  const before = { events: await eventsOfTable(), answers: await answersOf() }
  const donation = await acceptedBy()
  const order = await orderOfNeighbor(people.foodBank)
  await loseStream()
  const lost = (await eventsOfTable()).filter(({ ID }) => before.events.every((event) => event.ID !== ID))
  expect(lost.map(({ Type }) => Type)).toEqual(expect.arrayContaining(['OfferAccepted', 'OrderPlaced']))
  expect((await marked()).length).toBe(lost.length)
  const remindersOf = async () =>
    (await timersUntil()).filter(({ kind, id }) => kind === 'orderReminder' && id === order.ID)
  expect(await remindersOf()).toEqual([])

  setClock(later(0.9))
  expect(await checkForGaps()).toEqual({ events: [], timers: [] })
  setClock(later(1.1))
  await publishStream()
  expect(published()).toEqual([])
  const found = await checkForGaps()
  expect([...found.events].toSorted()).toEqual(idsOf(lost))
  expect(idsOf(published())).toEqual(idsOf(lost))
  expect(acceptedMatch(await stored(donation))?.Agency.ID).toBe(first.EntityID)

  setClock(later(2.1))
  expect(await checkForGaps()).toEqual({ events: [], timers: [] })
  expect(await tenantCommand(['gaps'])).toEqual(['Nothing was missed.'])
  expect(published().length).toBe(lost.length)

  await react()
  await react()
  expect(await answersOf()).toBe(before.answers + 1)
  expect(await remindersOf()).toHaveLength(1)
})

it('an event that the bus refuses is found again', async () => {
  bus.published.length = 0
  const id = await posted()
  await loseStream()
  const lost = (await eventsOfTable()).filter(({ Subject }) => Subject.Kind === 'donation' && Subject.ID === id)
  bus.refuse.add(lost[0]?.ID ?? '')
  setClock(later(1.1))
  await expect(checkForGaps()).rejects.toThrow('did not take')
  bus.refuse.clear()
  const again = await checkForGaps()
  expect(again.events).toContain(lost[0]?.ID)
  expect(new Set(idsOf(published()))).toEqual(new Set(idsOf(lost)))
})

it('timers that a donation or a load should have are set, as they were', async () => {
  bus.published.length = 0
  const id = await posted()
  const load = await receivedLoad()
  await call(distributors.acceptSubmission, people.network, { id: load })
  await publishStream()
  const before = await timersUntil()
  for (const at of [donationKeys.donation(id), submissionKeys.submission(load)])
    await table.removeAttributes(at, ['due', 'dueAt'])
  expect((await timersUntil()).length).toBe(before.length - 2)
  expect(await tenantCommand(['gaps'])).toEqual([
    `Set: the timer of donation ${id}.`,
    `Set: the timer of load ${load}.`,
  ])
  expect(await timersUntil()).toEqual(before)
  expect(await checkForGaps()).toEqual({ events: [], timers: [] })
})
