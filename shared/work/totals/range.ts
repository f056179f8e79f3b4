import { addDays, addMonths, daysBetween, monthOf } from '../../core/time/zone.ts'

/** Periods of the totals by food bank: single days within a month, or whole months within three years. */

export type TotalsBy = 'day' | 'month'

/** A day has one entry a food bank: a longer time is read by month. */
export const maxTotalsDays = 31
export const maxTotalsMonths = 36

export interface TotalsRange {
  readonly by: TotalsBy
  /** The first and the last period, `YYYY-MM-DD` or `YYYY-MM`. */
  readonly start: string
  readonly end: string
}

interface Asked {
  readonly start?: string | undefined
  readonly end?: string | undefined
}

/**
 * The periods of a range of days; without days the last twelve months. Up to 31 days are shown day by day; more as the
 * months they lie in, of which a range that is too long loses the oldest.
 */
export function totalsRange({ start, end }: Asked, today: string): TotalsRange {
  const last = end || today
  const first = start || `${monthOf(addMonths(last, -11))}-01`
  if (daysBetween(first, last) < maxTotalsDays) return { by: 'day', start: first, end: last }
  const oldest = monthOf(addMonths(last, 1 - maxTotalsMonths))
  const firstMonth = monthOf(first)
  return { by: 'month', start: firstMonth > oldest ? firstMonth : oldest, end: monthOf(last) }
}

/** Every period of a range, so that the distance between two points of a chart is the time between them. */
export function periodsOf({ by, start, end }: TotalsRange): string[] {
  const periods: string[] = []
  for (let at = start; at <= end; at = by === 'day' ? addDays(at, 1) : monthOf(addMonths(`${at}-01`, 1)))
    periods.push(at)
  return periods
}
