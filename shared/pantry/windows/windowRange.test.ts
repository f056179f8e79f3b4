import { expect, it } from 'vitest'
import { chosenRange, comingRange, windowsRange } from './windowRange.ts'

const today = '2026-11-30'

it('a list of windows opens with a month back to a year ahead', () => {
  expect(windowsRange(today)).toEqual({ start: '2026-10-30', end: '2027-11-30' })
})

it('a list of coming windows opens with today and goes a year ahead', () => {
  expect(comingRange(today)).toEqual({ start: today, end: '2027-11-30' })
})

it('what is not chosen of a range stays as it opens', () => {
  const chosen = (start?: string, end?: string) => chosenRange({ start, end }, today)
  expect(chosen()).toEqual(windowsRange(today))
  expect(chosen('2026-12-01')).toEqual({ start: '2026-12-01', end: '2027-11-30' })
  expect(chosen(undefined, '2026-12-24')).toEqual({ start: '2026-10-30', end: '2026-12-24' })
})
