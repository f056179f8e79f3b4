import { expect, it } from 'vitest'
import { changeSince, yearBefore } from './lastYear.ts'

it('the same days a year before, also of a leap year', () => {
  expect(yearBefore({ start: '2026-11-01', end: '2026-11-27' })).toEqual({ start: '2025-11-01', end: '2025-11-27' })
  expect(yearBefore({ start: '2028-02-01', end: '2028-02-29' })).toEqual({ start: '2027-02-01', end: '2027-02-28' })
})

it('a change is a share of what was; there is none of nothing', () => {
  expect(changeSince(200, 250)).toBe(0.25)
  expect(changeSince(200, 150)).toBe(-0.25)
  expect(changeSince(0, 150)).toBeNull()
  expect(changeSince(null, 150)).toBeNull()
  expect(changeSince(1, 113)).toBeNull()
})
