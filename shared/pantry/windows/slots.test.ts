import { describe, expect, it } from 'vitest'
import { slice, slotLengths, slotOptions, totalOrders } from './slots.ts'

const range = (StartTime: string, EndTime: string) => ({ StartTime, EndTime })
const written = (StartTime: string, EndTime: string, minutes: number | null) =>
  slice(range(StartTime, EndTime), minutes).map((slot) => `${slot.StartTime}-${slot.EndTime}`)

describe('slots', () => {
  it('[slot-consecutive] follow each other', () => {
    expect(written('08:00:00', '09:30:00', 30)).toEqual(['08:00:00-08:29:59', '08:30:00-08:59:59', '09:00:00-09:29:59'])
  })
  it.each([
    ['a length that divides the range', '08:00:00', '17:00:00', 60, 9, '16:59:59'],
    ['a rest that is shorter than a slot', '08:00:00', '09:00:00', 45, 1, '08:44:59'],
    ['a range of one slot', '08:00:00', '08:30:00', 30, 1, '08:29:59'],
    ['the last half hour of a day', '23:00:00', '23:30:00', 10, 3, '23:29:59'],
  ])('[slot-end-second-before] end one second before the next start: %s', (_, start, end, minutes, count, last) => {
    const slots = slice(range(start, end), minutes)
    expect([slots.length, slots.at(-1)?.EndTime]).toEqual([count, last])
  })
  it('[slot-end-second-before] are left out when their end is not before the end of the range', () => {
    expect(written('08:00:00', '08:29:59', 30)).toEqual([])
    expect(written('08:00:00', '08:29:00', 30)).toEqual([])
  })
  it.each([0, -10, Number.NaN, 0.5])('are none of a length of %d minutes, which would lead to no end', (minutes) => {
    expect(written('08:00:00', '09:00:00', minutes)).toEqual([])
  })
  it('[slot-none-single] are one for the whole range without a length, and it keeps its end', () => {
    expect(written('08:00:00', '17:00:00', null)).toEqual(['08:00:00-17:00:00'])
  })
})

describe('the lengths', () => {
  it('[slot-lengths] are 10 to 120 minutes', () => {
    expect(slotLengths).toEqual([10, 15, 20, 30, 45, 60, 90, 120])
  })
  it('[slot-fit] are offered when they fit at least once', () => {
    const minutes = (start: string, end: string) => slotOptions(range(start, end), null).map((one) => one.minutes)
    expect(minutes('08:00:00', '09:00:00')).toEqual([10, 15, 20, 30, 45, 60])
    expect(minutes('08:00:00', '08:30:00')).toEqual([10, 15, 20, 30])
    expect(minutes('', '09:00:00')).toEqual([])
    expect(minutes('09:00:00', '08:00:00')).toEqual([])
  })
  it('[batch-total] say the maximum orders of all windows, 0 with no maximum', () => {
    const hours = slotOptions(range('08:00:00', '10:00:00'), 6)
    expect(hours.find(({ minutes }) => minutes === 30)).toEqual({ minutes: 30, count: 4, total: 24 })
    expect(totalOrders(null, 4)).toBe(0)
  })
})
