import { describe, expect, it } from 'vitest'
import { refuse } from '../../core/answer.ts'
import { activityDays, activityRangeRefusal, daysRemaining, infiniteDays, usualActivityRange } from './activity.ts'
import * as refusals from './refusals.ts'

const today = '2026-11-20'
const range = usualActivityRange(today)
const ordered = (Day: string, Quantity: number) => ({ Day, Quantity })

describe('the activity of a product', () => {
  it('[activity-range-default] is that of the last 30 days up to tomorrow', () => {
    expect(range).toEqual({ start: '2026-10-21', end: '2026-11-21' })
    expect(activityDays(range)).toHaveLength(32)
  })

  it('has every day of a range, over a clock change and for one day', () => {
    expect(activityDays({ start: '2026-10-31', end: '2026-11-02' })).toEqual(['2026-10-31', '2026-11-01', '2026-11-02'])
    expect(activityDays({ start: today, end: today })).toEqual([today])
    expect(activityDays({ start: today, end: '2026-11-19' })).toEqual([])
  })

  it.each<[string, number, ReturnType<typeof ordered>[], number]>([
    ['31 items in 31 days: as many days as items', 12, [ordered('2026-11-01', 31)], 12],
    ['62 items in 31 days: half', 13, [ordered('2026-11-01', 31), ordered(today, 31)], 6],
    ['nothing is left', 0, [ordered(today, 3)], 0],
    ['nobody ordered', 12, [], infiniteDays],
    ['neither stock nor orders', 0, [], infiniteDays],
    ['only before the range', 12, [ordered('2026-10-20', 30)], infiniteDays],
    ['far more than is ordered', 1_000_000, [ordered(today, 1)], 31_000_000],
  ])('lasts, when %s', (_, quantity, days, expected) => {
    expect(daysRemaining(quantity, days, range, today)).toBe(expected)
  })

  it('counts the days that have passed, not those ahead', () => {
    expect(daysRemaining(10, [ordered(today, 5)], { start: today, end: '2026-12-31' }, today)).toBe(2)
    expect(daysRemaining(10, [], { start: '2026-11-21', end: '2026-11-22' }, today)).toBe(infiniteDays)
  })

  it('counts what was ordered within a range that is over', () => {
    const days = [ordered('2026-11-10', 5), ordered('2026-11-15', 15)]
    expect(daysRemaining(10, days, { start: '2026-11-01', end: '2026-11-10' }, today)).toBe(20)
  })

  it.each([
    ['one day', today, today, undefined],
    ['a day after its end', '2026-11-21', today, refuse(refusals.activityRangeInvalid)],
    ['366 days', '2025-11-20', '2026-11-20', undefined],
    ['367 days', '2025-11-19', '2026-11-20', refuse(refusals.activityRangeTooLong, { max: 366 })],
  ])('is asked for a range of %s', (_, start, end, expected) => {
    expect(activityRangeRefusal({ start, end })).toEqual(expected)
  })
})
