import { describe, expect, it } from 'vitest'
import { textableAt } from './quietHours.ts'

const zone = 'America/New_York'

describe('a text', () => {
  it.each([
    ['at 8 am', '2026-11-20T13:00:00.000Z', '2026-11-20T13:00:00.000Z'],
    ['in the afternoon', '2026-11-20T20:15:00.000Z', '2026-11-20T20:15:00.000Z'],
    ['a second before 9 pm', '2026-11-21T01:59:59.000Z', '2026-11-21T01:59:59.000Z'],
  ])('%s goes out at once', (_, now, at) => {
    expect(textableAt(new Date(now), zone).toISOString()).toBe(at)
  })

  it.each([
    ['at 9 pm', '2026-11-21T02:00:00.000Z', '2026-11-21T13:00:00.000Z'],
    ['after midnight', '2026-11-21T06:00:00.000Z', '2026-11-21T13:00:00.000Z'],
    ['a second before 8 am', '2026-11-20T12:59:59.000Z', '2026-11-20T13:00:00.000Z'],
    ['in the night in which clocks go forward', '2026-03-08T03:30:00.000Z', '2026-03-08T12:00:00.000Z'],
    ['in the night in which clocks go back', '2026-11-01T03:30:00.000Z', '2026-11-01T13:00:00.000Z'],
  ])('%s waits for 8 am of the place', (_, now, at) => {
    expect(textableAt(new Date(now), zone).toISOString()).toBe(at)
  })
})
