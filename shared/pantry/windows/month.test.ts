import { expect, it } from 'vitest'
import { isMonth, monthAfter, weeksOf } from './month.ts'

it.each([
  ['2026-11', 5, '2026-11-01', '2026-12-05'],
  ['2026-02', 4, '2026-02-01', '2026-02-28'],
  ['2026-08', 6, '2026-07-26', '2026-09-05'],
])('%s has %d weeks from %s to %s', (month, count, first, last) => {
  const weeks = weeksOf(month)
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([count, first, last])
  expect(weeks.every((week) => week.length === 7)).toBe(true)
})

it('goes over the end of a year', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1)]).toEqual(['2027-01', '2026-12'])
  expect(['2026-13', '2026-00', '2026-1', 'now'].some(isMonth)).toBe(false)
})
