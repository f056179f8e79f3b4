import { DateTime } from 'luxon'
import { describe, expect, it } from 'vitest'
import { weekOf, weeksBack } from './weeks.ts'

describe('weeks of fairness', () => {
  it.each([
    ['2026-11-20T12:00:00Z', 'Week2026-47'],
    ['2021-01-03T23:59:59Z', 'Week2020-53'],
    ['2021-01-04T00:00:00Z', 'Week2021-01'],
    ['2024-12-30T00:00:00Z', 'Week2025-01'],
  ])('%s lies in %s', (at, week) => expect(weekOf(new Date(at))).toBe(week))

  it('agrees with luxon on every day of thirty years', () => {
    for (let ms = Date.UTC(2000, 0, 1, 23); ms < Date.UTC(2030, 0, 1); ms += 86_400_000) {
      const day = DateTime.fromMillis(ms, { zone: 'utc' })
      expect(weekOf(new Date(ms))).toBe(`Week${day.weekYear}-${String(day.weekNumber).padStart(2, '0')}`)
    }
  })

  it('reach back over thirteen different ones', () => {
    const weeks = weeksBack(new Date('2026-01-10T00:00:00Z'))
    expect(weeks).toHaveLength(13)
    expect(new Set(weeks).size).toBe(13)
    expect(weeks[12]).toBe('Week2025-42')
  })
})
