import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Event } from '../../../events/event.ts'
import { eventsAbout, eventWrites } from '../../../functions/core/table/outbox.ts'
import { key } from '../../../functions/core/table/shape.ts'
import { table } from '../../../functions/core/table/table.ts'
import { tenantCommand } from '../../../infra/operator/tenantCommand.ts'
import { morning, setClock } from '../../engine/clock.ts'
import { posted } from '../../engine/donations.ts'
import { everything } from '../../engine/stored.ts'
import { acceptedOffer } from '../../tools/drill/donations.ts'
import { minutesAfter } from '../../tools/drill/drill.ts'
import {
  checkForGaps,
  drillOutbox,
  idsOf,
  markedEvents,
  type OutboxWorld,
  openOutbox,
} from '../../tools/drill/outbox.ts'

/** The table's stream loses a part: the drill of `npm run drill -- outbox` with one donation, and what surrounds it. */

let world: OutboxWorld
beforeAll(async () => {
  setClock(morning)
  world = await openOutbox()
})
beforeEach(() => setClock(morning))
afterAll(async () => {
  vi.useRealTimers()
  await world.stop()
})

const eventsOfTable = async () =>
  (await everything()).flatMap((item) => (String(item.sk).startsWith('EVENT#') ? [Event.parse(item)] : []))

it('what the stream brings is published and loses its mark', async () => {
  await acceptedOffer()
  expect(await markedEvents()).not.toEqual([])
  await world.stream.publish()
  expect(idsOf(world.published())).toEqual(idsOf(await eventsOfTable()))
  expect(await markedEvents()).toEqual([])
  setClock(minutesAfter(morning, 120))
  expect(await checkForGaps()).toEqual({ events: [], refused: [], timers: [] })
})

let subjects = 880_000
/** A change of several events, as the table has it; their ids. */
async function changeOf(count: number): Promise<string[]> {
  const ID = ++subjects
  const subject = { kind: 'test', id: ID, entityId: 1, version: 1 }
  const many = Array.from({ length: count }, () => ({ type: 'Typed', detail: {} }))
  const made = eventsAbout(subject, many, { by: null, now: new Date() })
  await table.commit(eventWrites(key(`TEST#${ID}`, 'TEST'), made))
  return idsOf(made)
}
const marked = async () => (await markedEvents()).map((item) => String(item.ID))

it('the last event of a change carries its mark for all of them', async () => {
  const change = await changeOf(3)
  expect(await marked()).toEqual(change.slice(-1))
  await world.stream.lose()
  setClock(minutesAfter(morning, 66))
  expect(await checkForGaps()).toMatchObject({ events: change, refused: [] })
  expect(await marked()).toEqual([])
})

it('an event that is given up while the last of its change is published gets a mark of its own', async () => {
  world.bus.published.length = 0
  const change = await changeOf(3)
  const first = String(change[0])
  world.bus.refuse.add(first)
  vi.spyOn(console, 'error').mockReturnValue()
  await expect(world.stream.publish()).rejects.toThrow(`Given up: ${first}`)
  expect(idsOf(world.published())).toEqual(expect.arrayContaining(change.slice(1)))
  expect(await marked()).toEqual([first])
  world.bus.refuse.clear()
  setClock(minutesAfter(morning, 66))
  expect(await checkForGaps()).toMatchObject({ events: [first], refused: [] })
  expect(await marked()).toEqual([])
})

it('what the stream brings after twenty hours keeps its mark: it may have lost what was beside it', async () => {
  const [before = '', last = ''] = await changeOf(2)
  setClock(minutesAfter(morning, 21 * 60))
  await world.stream.publish()
  expect(await marked()).toEqual([last])
  expect(await checkForGaps()).toMatchObject({ events: [before, last], refused: [] })
  expect(await marked()).toEqual([])
})

it('a lost part of the stream is found and published once, and its reactions run once', async () => {
  const found = await drillOutbox(world, { size: 1, setClock, say: () => undefined })
  expect([...found.lost.keys()]).toEqual(expect.arrayContaining(['OfferAccepted', 'OrderPlaced']))
  expect(found).toMatchObject({
    foundEarly: 0,
    found: [...found.lost.values()].reduce((sum, count) => sum + count, 0),
    neverPublished: 0,
    publishedTwice: 0,
    foundAgain: 0,
    lostAcceptances: 0,
    answersCounted: 1,
    remindersSet: 1,
  })
  expect(await tenantCommand(['gaps'])).toEqual(['Nothing was missed.'])
})

it('an event that the bus refuses is found again', async () => {
  world.bus.published.length = 0
  const id = await posted()
  await world.stream.lose()
  const lost = (await eventsOfTable()).filter(({ Subject }) => Subject.Kind === 'donation' && Subject.ID === id)
  world.bus.refuse.add(lost[0]?.ID ?? '')
  setClock(minutesAfter(morning, 66))
  const first = await checkForGaps()
  expect(first.refused).toEqual([lost[0]?.ID])
  expect(new Set(first.events)).toEqual(new Set(idsOf(lost.slice(1))))
  world.bus.refuse.clear()
  const again = await checkForGaps()
  expect(again.events).toContain(lost[0]?.ID)
  expect(new Set(idsOf(world.published()))).toEqual(new Set(idsOf(lost)))
})
