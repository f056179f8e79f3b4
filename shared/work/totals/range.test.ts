import { expect, it } from 'vitest'
import { periodsOf, totalsRange } from './range.ts'

const today = '2026-11-20'

it.each([
  ['no days', {}, { by: 'month', start: '2025-12', end: '2026-11' }],
  ['a day', { start: today, end: today }, { by: 'day', start: today, end: today }],
  ['31 days', { start: '2026-10-21', end: today }, { by: 'day', start: '2026-10-21', end: today }],
  ['32 days', { start: '2026-10-20', end: today }, { by: 'month', start: '2026-10', end: '2026-11' }],
  ['more than three years', { start: '2019-01-01', end: today }, { by: 'month', start: '2023-12', end: '2026-11' }],
  ['no end', { start: '2026-11-01' }, { by: 'day', start: '2026-11-01', end: today }],
])('of %s', (_, asked, range) => {
  expect(totalsRange(asked, today)).toEqual(range)
})

it('has every day and every month', () => {
  expect(periodsOf({ by: 'day', start: '2026-02-27', end: '2026-03-01' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ])
  expect(periodsOf({ by: 'month', start: '2025-11', end: '2026-02' })).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ])
})
