import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { settlers } from '../../../functions/settlers.ts'
import { tenantCommand } from '../../../infra/operator/tenantCommand.ts'
import { morning, setClock } from '../../engine/clock.ts'
import {
  allTimers,
  drillTimers,
  loseTimers,
  openTimers,
  type TimersWorld,
  timerKinds,
  waitingSubjects,
} from '../../tools/drill/timers.ts'

/** Every kind of timer: lost and set again, and late. `npm run drill -- timers` does the same with many. */

let world: TimersWorld
beforeAll(async () => {
  setClock(morning)
  world = await openTimers()
})
beforeEach(() => setClock(morning))
afterAll(async () => {
  vi.useRealTimers()
  await world.stop()
})

it('the operator’s command sets the missing timers of every kind, as they were, and names them', async () => {
  expect(timerKinds).toEqual(Object.keys(settlers))
  const subjects = await waitingSubjects(-1)
  const before = await allTimers()
  await loseTimers(subjects)
  expect((await allTimers()).length).toBe(before.length - timerKinds.length)
  const [donation, load, schedule, text, order, window, family] = subjects.map(({ id }) => id)
  expect(await tenantCommand(['gaps'])).toEqual([
    `Set: the timer of donation ${donation}.`,
    `Set: the timer of load ${load}.`,
    `Set: the timer of scheduled report ${schedule}.`,
    `Set: the timer of delayed text ${text}.`,
    `Set: the timer of reminder of order ${order}.`,
    `Set: the timer of waiting list of window ${window}.`,
    `Set: the timer of regular order of customer ${family}.`,
  ])
  expect(await allTimers()).toEqual(before)
  expect(await tenantCommand(['gaps'])).toEqual(['Nothing was missed.'])
})

it('each timer fires once after days without a sweep, though two sweeps run at once and messages come twice', async () => {
  const found = await drillTimers(world, { size: 1, setClock, say: () => undefined })
  expect(found).toMatchObject({
    timers: timerKinds.length,
    set: timerKinds.length,
    notAsBefore: 0,
    setAgain: 0,
    causedTwice: 0,
    left: 0,
  })
  // Those of the test before this one, too.
  expect(found.reports).toBe(2)
  expect(found.caused).toBeGreaterThanOrEqual(timerKinds.length * 2)
})
