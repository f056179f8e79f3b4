import { strict as assert } from 'node:assert'
import { Event } from '../../../events/event.ts'
import { submissionKeys } from '../../../functions/core/table/keys/distributors.ts'
import { donationKeys } from '../../../functions/core/table/keys/donations.ts'
import { orderKeys } from '../../../functions/core/table/keys/orders.ts'
import { reportKeys } from '../../../functions/core/table/keys/reports.ts'
import { standingKeys } from '../../../functions/core/table/keys/standing.ts'
import { textingKeys } from '../../../functions/core/table/keys/texting.ts'
import { waitlistKeys } from '../../../functions/core/table/keys/waitlist.ts'
import type { Key } from '../../../functions/core/table/shape.ts'
import { table } from '../../../functions/core/table/table.ts'
import { type Timer, timersUntil } from '../../../functions/core/table/timers.ts'
import { scheduleReminder } from '../../../functions/pantry/orders/reminderTable.ts'
import type { TimerKind } from '../../../functions/settlers.ts'
import * as distributors from '../../../shared/rescue/loads/api.ts'
import { type Bus, type Queue, startQueue, startRecordingBus } from '../../api/core/endpoints.ts'
import { deliver } from '../../api/core/messages.ts'
import { call } from '../../engine/call.ts'
import { scheduleOf } from '../../engine/schedules.ts'
import { makeSmallTenant, people } from '../../engine/smallTenant.ts'
import { regularFamily } from '../../engine/standing.ts'
import { everything } from '../../engine/stored.ts'
import { receivedLoad } from '../../engine/submissions.ts'
import { delayedTextOf, orderOfNeighbor, someText } from '../../engine/texting.ts'
import { waitingFamily } from '../../engine/waitlist.ts'
import type { Section } from '../bench/report.ts'
import { smallOffer } from './donations.ts'
import { clocked, counted, type DrillOptions, none, numbersTo, TableStream, timesOf, took } from './drill.ts'

/** Timers are lost and sweeps stay away: a check sets every kind again as it was, and the next sweep has each fire once. */

export interface TimersWorld {
  readonly bus: Bus
  readonly queue: Queue
  stop(): Promise<void>
}

/** A table of its own, whose timers are those of the drill. */
export async function openTimers(): Promise<TimersWorld> {
  const [bus, queue] = [await startRecordingBus(), await startQueue()]
  process.env.TABLE_NAME = 'timers'
  await new TableStream(process.env.TABLE_NAME).lose()
  await makeSmallTenant()
  return {
    bus,
    queue,
    stop: async () => {
      await bus.stop()
      await queue.stop()
    },
  }
}

const zone = 'America/New_York'

async function offeredLoad(): Promise<number> {
  const id = await receivedLoad()
  const { answer } = await call(distributors.acceptSubmission, people.network, { id })
  assert.equal(answer.Successful, true, `Load ${id} is not offered: ${answer.FailureReason}`)
  return id
}

async function reminder(): Promise<number> {
  const order = await orderOfNeighbor(people.foodBank)
  await scheduleReminder(order, zone, new Date())
  return order.ID
}

/** Each kind of the catalogue: what makes a subject that waits for its timer, and where the subject is stored. */
const kinds: Readonly<Record<TimerKind, { make(nth: number): Promise<number>; at(id: number): Key }>> = {
  donation: { make: smallOffer, at: donationKeys.donation },
  submission: { make: offeredLoad, at: submissionKeys.submission },
  reportSchedule: { make: () => scheduleOf(people.foodBank, 'board@example.org'), at: reportKeys.schedule },
  delayedText: {
    make: (nth) => delayedTextOf({ ...someText, eventId: `order-${nth}-1-0` }),
    at: textingKeys.delayed,
  },
  orderReminder: { make: reminder, at: orderKeys.reminder },
  waitlist: { make: async () => (await waitingFamily(people.foodBank)).windowId, at: waitlistKeys.list },
  standingOrder: {
    make: async () => (await regularFamily({ owner: people.foodBank })).customer.ID,
    at: standingKeys.standing,
  },
}
export const timerKinds = Object.keys(kinds) as TimerKind[]

interface Subject {
  readonly kind: TimerKind
  readonly id: number
}

/** One of each kind. */
export async function waitingSubjects(nth: number): Promise<Subject[]> {
  const made: Subject[] = []
  for (const kind of timerKinds) made.push({ kind, id: await kinds[kind].make(nth) })
  return made
}

export async function loseTimers(subjects: readonly Subject[]): Promise<void> {
  for (const { kind, id } of subjects) await table.removeAttributes(kinds[kind].at(id), ['due', 'dueAt'])
}

const inOrder = (timers: readonly Timer[]) => timers.map((timer) => JSON.stringify(timer)).toSorted()
export const allTimers = async () => inOrder(await timersUntil())

async function check(): Promise<readonly string[]> {
  const { setMissedTimers } = await import('../../../functions/missedTimers.ts')
  return (await setMissedTimers()).set
}

async function sweep(): Promise<void> {
  const { handler } = await import('../../../functions/core/timers/sweepDue.ts')
  await handler({}, {} as never)
}

const eventsOfTable = async () =>
  (await everything()).flatMap((item) => (String(item.sk).startsWith('EVENT#') ? [Event.parse(item)] : []))

/** Effect of a timer: of the same subject and with the same detail it is there once. */
const effect = ({ Type, Subject, Detail }: Event) => JSON.stringify([Type, Subject, Detail])

/** Messages that are worked on at the same time. */
const atOnce = 4

/** The queue brings each message twice. */
async function settleAll({ queue }: TimersWorld): Promise<void> {
  const { handler } = await import('../../../functions/settleDue.ts')
  const waiting = [...queue.messages, ...queue.messages].map(({ body }) => body)
  queue.messages.length = 0
  const work = async () => {
    for (let body = waiting.shift(); body; body = waiting.shift()) assert.deepEqual(await deliver(handler, body), [])
  }
  await Promise.all(numbersTo(atOnce).map(work))
}

export interface TimersFound {
  readonly timers: number
  /** Timers that the check named as set, and those that differ from what they were. */
  readonly set: number
  readonly notAsBefore: number
  readonly setAgain: number
  /** Three days later. */
  readonly caused: number
  readonly causedTwice: number
  readonly reports: number
  readonly left: number
  readonly secondsOfCheck: number
  readonly secondsOfSweep: number
}

/** Monday noon: everything that was set on Friday has run out. */
const monday = new Date('2026-11-23T17:00:00.000Z')

export async function drillTimers(world: TimersWorld, { size, setClock, say }: DrillOptions): Promise<TimersFound> {
  say(`${size} timers of each of ${timerKinds.length} kinds …`)
  const subjects: Subject[] = []
  for (const nth of numbersTo(size)) subjects.push(...(await waitingSubjects(nth)))
  const before = await allTimers()
  assert.ok(before.length >= subjects.length, 'Each subject waits for a timer')
  await loseTimers(subjects)
  say('The check sets what is missing …')
  const checked = await clocked(check)
  const set = new Set(await allTimers())
  const again = await check()

  setClock(monday)
  const known = new Set((await eventsOfTable()).map(({ ID }) => ID))
  say('Two sweeps after three days without one …')
  const swept = await clocked(async () => {
    await Promise.all([sweep(), sweep()])
    await settleAll(world)
  })
  const events = (await eventsOfTable()).filter(({ ID }) => !known.has(ID))
  return {
    timers: subjects.length,
    set: checked.result.length,
    notAsBefore: before.filter((timer) => !set.has(timer)).length,
    setAgain: again.length,
    caused: events.length,
    causedTwice: [...timesOf(events.map(effect)).values()].filter((count) => count > 1).length,
    reports: events.filter(({ Type }) => Type === 'JobRequested').length,
    left: (await timersUntil(monday)).length,
    secondsOfCheck: checked.seconds,
    secondsOfSweep: swept.seconds,
  }
}

export const timersSection = (found: TimersFound): Section => ({
  title: 'Drill: timers are lost, and sweeps stay away for three days',
  lines: [
    counted('timers of all kinds that were lost', found.timers),
    counted('timers that the check set', found.set),
    none('timers not as they were', found.notAsBefore),
    none('timers set once more', found.setAgain),
    counted('events that two sweeps at once caused, each message delivered twice', found.caused),
    none('events caused twice', found.causedTwice),
    none('timers that ran out and were left', found.left),
    took('the check', found.secondsOfCheck),
    took('the two sweeps and their work', found.secondsOfSweep),
  ],
})
