import { describe, expect, it } from 'vitest'
import { announcedMinutes, minutesUntil, urgencyOf } from './offerTime.ts'

describe('the time left of an offer', () => {
  it.each([
    [60, 'calm'],
    [16, 'calm'],
    [15, 'soon'],
    [6, 'soon'],
    [5, 'urgent'],
    [0, 'urgent'],
  ] as const)('%i minutes are %s', (minutes, urgency) => expect(urgencyOf(minutes)).toBe(urgency))

  it.each([
    [75, undefined],
    [60, 60],
    [31, 60],
    [30, 30],
    [11, 15],
    [10, 10],
    [3, 5],
    [2, 2],
    [1, 1],
    [0, 1],
  ])('%i minutes are announced as %s', (minutes, mark) => expect(announcedMinutes(minutes)).toBe(mark))

  it('counts the minutes begun until the deadline, and none after it', () => {
    const deadline = '2026-11-20T15:30:00.000Z'
    expect(minutesUntil(deadline, Date.parse('2026-11-20T15:00:00.000Z'))).toBe(30)
    expect(minutesUntil(deadline, Date.parse('2026-11-20T15:29:59.999Z'))).toBe(1)
    expect(minutesUntil(deadline, Date.parse('2026-11-20T15:30:00.000Z'))).toBe(0)
    expect(minutesUntil(deadline, Date.parse('2026-11-20T16:30:00.000Z'))).toBe(0)
  })
})
