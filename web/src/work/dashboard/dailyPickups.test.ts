import { describe, expect, it } from 'vitest'
import { everyDay, pickupSummary } from './dailyPickups.ts'

const pickups = [
  { date: '2026-02-27', pounds: 120 },
  { date: '2026-03-02', pounds: 80.5 },
]

describe('the daily pickups', () => {
  it('stand on every day of the range, empty ones too', () => {
    expect(everyDay(pickups, '2026-02-26', '2026-03-03')).toEqual([
      { date: '2026-02-26', pounds: 0 },
      { date: '2026-02-27', pounds: 120 },
      { date: '2026-02-28', pounds: 0 },
      { date: '2026-03-01', pounds: 0 },
      { date: '2026-03-02', pounds: 80.5 },
      { date: '2026-03-03', pounds: 0 },
    ])
  })

  it('stand alone where the range has more days than a chart has room for', () => {
    expect(everyDay(pickups, '2012-01-01', '2026-03-03')).toEqual(pickups)
  })

  it('are summed up in one sentence', () => {
    const range = { start: '2026-01-01', end: '2026-11-20' }
    expect(pickupSummary(pickups, range, 'en')).toEqual({
      key: 'chartSummary',
      total: 200.5,
      days: 2,
      best: 'Fri, Feb 27, 2026',
      most: 120,
      range: 'Jan 1 – Nov 20, 2026',
    })
    expect(pickupSummary(pickups.slice(1), range, 'en').key).toBe('chartSummaryOne')
    expect(pickupSummary([], range, 'en')).toMatchObject({ key: 'chartSummaryNone', total: 0, days: 0 })
  })
})
