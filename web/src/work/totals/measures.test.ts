import { expect, it } from 'vitest'
import { noAmounts } from '../../../../shared/work/totals/totals.ts'
import { measured, trendPoints } from './measures.ts'

const november = { ...noAmounts, Period: '2026-11', Donations: 4, Claimed: 2, Unclaimed: 1, ClaimMinutes: 45 }

it.each([
  ['Donations', 4],
  ['Share', 2 / 3],
  ['Minutes', 23],
  ['ReceivedPounds', 0],
] as const)('%s of a month are %f', (measure, value) => {
  expect(measured(measure, november)).toBe(value)
})

it('has a point for each period; a mean of nothing is unknown', () => {
  const range = { by: 'month', start: '2026-10', end: '2026-11' } as const
  expect(trendPoints('Donations', range, [november])).toEqual([
    { period: '2026-10', value: 0 },
    { period: '2026-11', value: 4 },
  ])
  expect(trendPoints('Minutes', range, [november])[0]).toEqual({ period: '2026-10', value: null })
})
