import { strict as assert } from 'node:assert'
import * as z from 'zod/mini'
import { Event } from '../../../events/event.ts'
import { reactions } from '../../../events/subscriptions.ts'
import { startSes } from '../../../functions/core/mail/ses.fixture.ts'
import { agencyKeys } from '../../../functions/core/table/keys/agencies.ts'
import { table } from '../../../functions/core/table/table.ts'
import { timersUntil } from '../../../functions/core/table/timers.ts'
import { handlerNamed } from '../../../infra/local/functions.ts'
import { startTexts } from '../../../infra/local/texts.ts'
import { acceptedMatch } from '../../../shared/rescue/donations/donation.ts'
import { type Bus, startRecordingBus } from '../../api/core/endpoints.ts'
import { deliver } from '../../api/core/messages.ts'
import { stored } from '../../engine/donations.ts'
import { morning } from '../../engine/morning.ts'
import { agencyIds, ids, makeSmallTenant, people } from '../../engine/smallTenant.ts'
import { everything } from '../../engine/stored.ts'
import { orderOfNeighbor } from '../../engine/texting.ts'
import type { Section } from '../bench/report.ts'
import { acceptedOffer } from './donations.ts'
import {
  clocked,
  counted,
  type DrillOptions,
  minutesAfter,
  none,
  numbersTo,
  TableStream,
  timesOf,
  took,
} from './drill.ts'

/** The table's stream loses a part: what was never published is found by its mark, and published once. */

export const idsOf = (events: readonly Event[]) => events.map(({ ID }) => ID).toSorted()

const eventsOfTable = async () =>
  (await everything()).flatMap((item) => (String(item.sk).startsWith('EVENT#') ? [Event.parse(item)] : []))

/** All events of the table that carry the mark of the outbox, whether they are due or not. */
export const markedEvents = async () => (await everything()).filter(({ due }) => String(due).startsWith('OUTBOX#'))

export async function checkForGaps() {
  const { handler } = await import('../../../functions/closeGaps.ts')
  return handler({}, {} as never)
}

export interface OutboxWorld {
  readonly bus: Bus
  readonly stream: TableStream
  published(): Event[]
  stop(): Promise<void>
}

/** A table of its own: a worker's table and its stream hold what earlier files wrote. */
export async function openOutbox(): Promise<OutboxWorld> {
  const bus = await startRecordingBus()
  const [ses, texts] = [await startSes(), await startTexts()]
  process.env.AWS_ENDPOINT_URL_SNS = texts.endpoint
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.endpoint
  process.env.TABLE_NAME = 'outbox-gaps'
  const stream = new TableStream(process.env.TABLE_NAME)
  await stream.lose()
  await makeSmallTenant()
  return {
    bus,
    stream,
    published: () => bus.published.map(({ Detail }) => Event.parse(JSON.parse(Detail))),
    stop: async () => {
      for (const one of [bus, ses, texts]) await one.stop()
    },
  }
}

/** Every reaction gets what was published, as its queue would bring it. */
async function react(events: readonly Event[]): Promise<void> {
  for (const event of events)
    for (const { name } of reactions.filter(({ to }) => to.some(({ type }) => type === event.Type))) {
      if (!['offers/onOfferAnswered', 'notifications/onOrderChanged'].includes(name)) continue
      assert.deepEqual(await deliver(await handlerNamed(name), { detail: event }), [])
    }
}

const Answers = z.object({ OffersAnswered: z.number() })
const answersOf = async (agency: number) =>
  (await table.get(agencyKeys.record(ids.foodBank, agency), Answers))?.OffersAnswered ?? 0
const answersCounted = async () => (await Promise.all(agencyIds.map(answersOf))).reduce((sum, one) => sum + one, 0)

const remindersOf = async (orders: readonly number[]) =>
  (await timersUntil()).filter(({ kind, id }) => kind === 'orderReminder' && orders.includes(id)).length

export interface OutboxFound {
  readonly donations: number
  readonly orders: number
  /** Events of the stretch that the stream lost, by type. */
  readonly lost: ReadonlyMap<string, number>
  /** Found by a check before their hour is over, when the publisher may still be at it. */
  readonly foundEarly: number
  readonly found: number
  readonly neverPublished: number
  readonly publishedTwice: number
  /** Found once more by the checks after that. */
  readonly foundAgain: number
  readonly lostAcceptances: number
  /** Answers that matching counts after both deliveries of each event, and reminders that are set. */
  readonly answersCounted: number
  readonly remindersSet: number
  readonly seconds: number
}

/** An accepted donation and a neighbor's order, `size` times, of which the stream brings nothing. */
export async function drillOutbox(
  { bus, stream, published }: OutboxWorld,
  { size, setClock, say }: DrillOptions,
): Promise<OutboxFound> {
  await react(published())
  bus.published.length = 0
  const [known, answersBefore] = [new Set(idsOf(await eventsOfTable())), await answersCounted()]
  say(`${size} donations and orders, whose events the stream loses …`)
  const donations: { readonly id: number; readonly agency: number }[] = []
  const orders: number[] = []
  for (const _ of numbersTo(size)) {
    donations.push(await acceptedOffer())
    orders.push((await orderOfNeighbor(people.foodBank)).ID)
  }
  await stream.lose()
  const lost = (await eventsOfTable()).filter(({ ID }) => !known.has(ID))
  const changes = new Set(lost.map(({ ID }) => ID.slice(0, ID.lastIndexOf('-'))))
  assert.equal((await markedEvents()).length, changes.size, 'Each lost change has its mark')
  assert.equal(await remindersOf(orders), 0, 'Nothing has reacted')

  setClock(minutesAfter(morning, 54))
  const early = await checkForGaps()
  setClock(minutesAfter(morning, 66))
  await stream.publish()
  assert.deepEqual(published(), [], 'The stream brings nothing any more')
  say('The check after an hour …')
  const { result: found, seconds } = await clocked(checkForGaps)
  const times = timesOf(idsOf(published()))
  setClock(minutesAfter(morning, 126))
  const again = await checkForGaps()
  const once = published()
  await react(once)
  await react(once)
  const isLost = async ({ id, agency }: (typeof donations)[number]) =>
    acceptedMatch(await stored(id))?.Agency.ID !== agency
  const lostAcceptances = (await Promise.all(donations.map(isLost))).filter(Boolean).length
  return {
    donations: size,
    orders: size,
    lost: timesOf(lost.map(({ Type }) => Type)),
    foundEarly: early.events.length + early.timers.length,
    found: found.events.length,
    neverPublished: lost.filter(({ ID }) => !times.has(ID)).length,
    publishedTwice: [...timesOf(idsOf(once)).values()].filter((count) => count > 1).length,
    foundAgain: again.events.length + again.timers.length,
    lostAcceptances,
    answersCounted: (await answersCounted()) - answersBefore,
    remindersSet: await remindersOf(orders),
    seconds,
  }
}

export const outboxSection = (found: OutboxFound): Section => ({
  title: 'Drill: the stream loses a stretch of events',
  lines: [
    counted('donations accepted and orders placed in the stretch', found.donations + found.orders),
    counted(
      'events that the stream lost',
      [...found.lost.values()].reduce((sum, count) => sum + count, 0),
    ),
    counted('events that the check found and published', found.found),
    none('events never published', found.neverPublished),
    none('events published twice', found.publishedTwice),
    none('events found before their hour or once more', found.foundEarly + found.foundAgain),
    none('acceptances lost', found.lostAcceptances),
    none('reactions missing or applied twice', Math.abs(found.answersCounted - found.donations)),
    none('reminders missing or set twice', Math.abs(found.remindersSet - found.orders)),
    took('the check', found.seconds),
  ],
})
