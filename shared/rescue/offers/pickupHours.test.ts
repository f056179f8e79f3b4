import { describe, expect, it } from 'vitest'
import { isOutsideHours } from './pickupHours.ts'

const zone = 'America/New_York'
const at = (day: string, time: string) => new Date(`${day}T${time}:00-05:00`)
/** Monday to Friday, 9 to 17. */
const office = {
  TimeZone: zone,
  PickupHours: [1, 2, 3, 4, 5].map((Weekday) => ({ Weekday, HourStart: 9, HourEnd: 17 })),
}
/** November 20, 2026 is a Friday. */
const morning = at('2026-11-20', '08:00')

describe('an agency’s pickup hours', () => {
  it.each([
    ['meet a window that overlaps them', '2026-11-20', '16:00', '20:00', false],
    ['miss one in the evening', '2026-11-20', '17:00', '20:00', true],
    ['miss one that ends as they begin', '2026-11-20', '06:00', '09:00', true],
    ['miss a Saturday', '2026-11-21', '09:00', '17:00', true],
  ])('%s', (_, day, from, to, isOutside) => {
    expect(isOutsideHours(office, { start: at(day, from), end: at(day, to) }, morning)).toBe(isOutside)
  })
  it('count only what is left of the window', () => {
    const today = { start: at('2026-11-20', '00:00'), end: at('2026-11-21', '00:00') }
    expect(isOutsideHours(office, today, at('2026-11-20', '16:59'))).toBe(false)
    expect(isOutsideHours(office, today, at('2026-11-20', '17:00'))).toBe(true)
  })
  it('are read by the agency’s own clock', () => {
    const chicago = { ...office, TimeZone: 'America/Chicago' }
    const window = { start: at('2026-11-20', '17:00'), end: at('2026-11-20', '18:00') }
    expect(isOutsideHours(chicago, window, morning)).toBe(false)
  })
  it('say nothing where they, or the window, are not known', () => {
    const window = { start: at('2026-11-21', '09:00'), end: at('2026-11-21', '17:00') }
    expect(isOutsideHours({ TimeZone: zone, PickupHours: [] }, window, morning)).toBe(false)
    expect(isOutsideHours(office, null, morning)).toBe(false)
  })
})
