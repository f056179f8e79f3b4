import { presetsOf, type Range } from '../../core/time/dateRange.ts'

/** Days of a month after which it has enough to be compared. */
const fewDays = 7

/** The days that the page opens with: this month, or in its first week the last one. */
export function firstTotalsRange(today: string): Range {
  const shown = Number(today.slice(8)) > fewDays ? 'thisMonth' : 'lastMonth'
  const { start = '', end = '' } = presetsOf(today, false).find(({ key }) => key === shown) ?? {}
  return { start, end }
}
