import { describe, expect, it } from 'vitest'
import { impactDays, impactOf, impactRange, mealsOf } from './impact.ts'
import type { PeriodTotals } from './totals.ts'
import { noAmounts } from './totals.ts'

const day = (Period: string, more: Partial<PeriodTotals>): PeriodTotals => ({
  ...noAmounts,
  FoodBankID: 10,
  Period,
  ...more,
})

describe('meals', () => {
  it.each([
    [0, 0],
    [1.1, 0],
    [1.2, 1],
    [3.6, 3],
    [120, 100],
    [1000, 833],
  ])('%f pounds are %i meals of 1.2 pounds', (pounds, meals) => expect(mealsOf(pounds)).toBe(meals))
})

describe('the range', () => {
  it.each([
    ['the last twelve months', undefined, '2026-11-22', { Start: '2025-12', End: '2026-11' }],
    ['twelve months over the year’s end', undefined, '2026-01-31', { Start: '2025-02', End: '2026-01' }],
    ['this year up to this month', 2026, '2026-11-22', { Start: '2026-01', End: '2026-11' }],
    ['a past year as a whole', 2025, '2026-11-22', { Start: '2025-01', End: '2025-12' }],
  ])('%s', (_, year, today, range) => expect(impactRange(year, today)).toEqual(range))
})

it('compares with the same days a year before, not with days that are still to come', () => {
  const range = { Start: '2026-10', End: '2026-11' }
  expect(impactDays(range)).toEqual({ start: '2025-10-01', end: '2026-11-31' })
  const impact = impactOf('Fresh Market', range, '2026-11-22', [
    day('2025-09-30', { Receipts: 1, ReceivedPounds: 7 }),
    day('2025-10-01', { Receipts: 1, ReceivedPounds: 20 }),
    day('2025-11-22', { Receipts: 1, ReceivedPounds: 30 }),
    day('2025-11-23', { Receipts: 1, ReceivedPounds: 400 }),
    day('2026-11-22', { Receipts: 1, ReceivedPounds: 90 }),
  ])
  expect([impact.Before.ReceivedPounds, impact.Total.ReceivedPounds]).toEqual([50, 90])
  expect(impact.Months.map(({ Month }) => Month)).toEqual(['2026-10', '2026-11'])
})

describe('figures by month', () => {
  const range = { Start: '2026-09', End: '2026-11' }
  const impact = impactOf('Fresh Market', range, '2026-11-22', [
    day('2026-09-03', { Donations: 2, Claimed: 1, Unclaimed: 1, ClaimMinutes: 30, OfferedPounds: 100 }),
    day('2026-09-30', { Receipts: 1, ReceivedPounds: 60 }),
    day('2026-11-01', { Donations: 3, Claimed: 3, ClaimMinutes: 61, Receipts: 2, ReceivedPounds: 60.6 }),
  ])

  it('every month of the range stands there, also one without donations', () => {
    expect(impact.Months.map(({ Month, Donations }) => [Month, Donations])).toEqual([
      ['2026-09', 2],
      ['2026-10', 0],
      ['2026-11', 3],
    ])
  })

  it('share and minutes are of the settled and the claimed ones, and none without any', () => {
    expect(impact.Months).toMatchObject([
      { ReceivedPounds: 60, Meals: 50, ShareClaimed: 0.5, MinutesToClaim: 30 },
      { ReceivedPounds: 0, Meals: 0, ShareClaimed: null, MinutesToClaim: null },
      { ReceivedPounds: 60.6, Meals: 50, ShareClaimed: 1, MinutesToClaim: 20 },
    ])
  })

  it('the total is of all days, not the sum of rounded months', () => {
    expect(impact.Total).toEqual({
      Donations: 5,
      OfferedPounds: 100,
      ReceivedPounds: 120.6,
      Receipts: 3,
      Meals: 100,
      ShareClaimed: 0.8,
      MinutesToClaim: 23,
    })
  })
})
