import { expect, it } from 'vitest'
import { timesByDay } from './timesByDay.ts'

it('times stand by day, both in order', () => {
  const time = (PickupDay: string, PickupStartTime: string) => ({ PickupDay, PickupStartTime })
  expect(
    timesByDay([time('2026-11-25', '14:00:00'), time('2026-11-24', '09:00:00'), time('2026-11-25', '09:00:00')]),
  ).toEqual([
    { day: '2026-11-24', times: [time('2026-11-24', '09:00:00')] },
    { day: '2026-11-25', times: [time('2026-11-25', '09:00:00'), time('2026-11-25', '14:00:00')] },
  ])
})
