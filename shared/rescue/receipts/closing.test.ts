import { expect, it } from 'vitest'
import { closedRefusal, openUntil } from './closing.ts'
import * as refusals from './refusals.ts'

it.each([
  ['2026-11-01', 10, '2026-12-10'],
  ['2026-11-30', 5, '2026-12-05'],
  ['2026-12-31', 28, '2027-01-28'],
  ['2027-01-31', 1, '2027-02-01'],
])('a receipt of %s with close day %i is open until %s', (created, closeDay, expected) => {
  expect(openUntil(created, closeDay)).toBe(expected)
})

it.each([
  ['2026-12-09', undefined],
  ['2026-12-10', undefined],
  ['2026-12-11', refusals.receiptClosed],
])('open until 2026-12-10, corrected on %s: %s', (today, refused) => {
  expect(closedRefusal('2026-12-10', today)?.refused).toBe(refused)
})
