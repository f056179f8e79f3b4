import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { donationKeys } from '../../../functions/core/table/keys/donations.ts'
import { loadProgress } from '../../../functions/core/table/progress.ts'
import { table } from '../../../functions/core/table/table.ts'
import { timersUntil } from '../../../functions/core/table/timers.ts'
import { closeGaps, closeSomeGaps } from '../../../functions/gaps.ts'
import { CheckPlace, setMissedTimers } from '../../../functions/missedTimers.ts'
import { morning, setClock } from '../../engine/clock.ts'
import { posted } from '../../engine/donations.ts'
import { makeSmallTenant } from '../../engine/smallTenant.ts'
import { type Bus, startRecordingBus } from './endpoints.ts'

/** The hourly check in parts: what it finds when it is cut short again and again. */

const many = 25
let bus: Bus
let donations: number[]
beforeAll(async () => {
  setClock(morning)
  bus = await startRecordingBus()
  await makeSmallTenant()
  donations = []
  for (let made = 0; made < many; made++) donations.push(await posted())
  await closeGaps(new Date(morning.getTime() + 2 * 3_600_000))
})
beforeEach(() => setClock(morning))
afterAll(async () => {
  vi.useRealTimers()
  await bus.stop()
})

/** Over before the nth part. */
const overAfter = (parts: number) => {
  let left = parts
  return () => left-- <= 0
}
const loseTimers = () =>
  Promise.all(donations.map((id) => table.removeAttributes(donationKeys.donation(id), ['due', 'dueAt'])))
const timed = async () => (await timersUntil()).filter(({ kind }) => kind === 'donation').map(({ id }) => id)
const loseMarks = async () => {
  const events = await Promise.all(
    donations.map((id) => table.all({ pk: donationKeys.donation(id).pk, from: 'EVENT#', to: 'EVENT#~' }, Stored)),
  )
  const marked = events.flat()
  await Promise.all(
    marked.map(({ pk, sk, Subject }) =>
      table.update({
        update: { pk, sk },
        set: { due: `OUTBOX#${Subject.ID % 4}`, dueAt: morning.toISOString() },
      }),
    ),
  )
  return marked.length
}
const Stored = z.looseObject({ pk: z.string(), sk: z.string(), Subject: z.object({ ID: z.int() }) })

it('timers are set page by page, each once, by runs that go on where the last one stopped', async () => {
  await loseTimers()
  const set: string[] = []
  let from: CheckPlace | undefined
  let runs = 0
  do {
    const part = await setMissedTimers({ from, isOver: overAfter(2), limit: 4 })
    set.push(...part.set)
    from = part.place
    runs += 1
  } while (from)
  expect(runs).toBeGreaterThan(many / 4 / 2)
  expect(set.toSorted()).toEqual(donations.map((id) => `donation ${id}`).toSorted())
  expect((await timed()).toSorted()).toEqual(donations.toSorted())
})

it('a run that is over remembers its place, and the run that comes to the end forgets it', async () => {
  await loseTimers()
  const remembered = () => loadProgress('outbox/closeGaps', CheckPlace)
  const first = await closeSomeGaps(new Date(), overAfter(3))
  expect([first.timers.length > 0, await remembered()]).toEqual([true, { Kind: 'donation', List: expect.any(String) }])
  const second = await closeSomeGaps(new Date(), () => false)
  expect([...first.timers, ...second.timers].toSorted()).toEqual(donations.map((id) => `donation ${id}`).toSorted())
  expect(await remembered()).toBeUndefined()
})

it('a place in a list that is gone begins with the first list of its kind', async () => {
  await loseTimers()
  const { set } = await setMissedTimers({ from: { Kind: 'donation', List: 'state1 GONE', Cursor: 'x' } })
  expect(set).toHaveLength(many)
})

it('events are published part by part, and those of a run that is over by the next', async () => {
  const marked = await loseMarks()
  bus.published.length = 0
  const later = new Date(morning.getTime() + 3_600_000)
  expect((await closeSomeGaps(later, () => true)).events).toEqual([])
  const { events } = await closeSomeGaps(later, () => false)
  expect(new Set(events).size).toBe(marked)
  expect(bus.published).toHaveLength(marked)
  expect((await closeSomeGaps(later, () => false)).events).toEqual([])
})
