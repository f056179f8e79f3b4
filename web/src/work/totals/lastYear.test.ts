import { expect, it } from 'vitest'
import { yearBefore } from './lastYear.ts'

it('the same days a year before, also of a leap year', () => {
  expect(yearBefore({ start: '2026-11-01', end: '2026-11-27' })).toEqual({ start: '2025-11-01', end: '2025-11-27' })
  expect(yearBefore({ start: '2028-02-01', end: '2028-02-29' })).toEqual({ start: '2027-02-01', end: '2027-02-28' })
})
