import { periodsOf, type TotalsRange } from '../../../../shared/work/totals/range.ts'
import { minutesToClaim, shareClaimed, type TotalsAmounts } from '../../../../shared/work/totals/totals.ts'

/** The figures that a trend can show. */
export const measures = ['ReceivedPounds', 'Donations', 'Share', 'Minutes', 'Receipts'] as const
export type Measure = (typeof measures)[number]

/** Sums of food banks are the sum of their parts; means and shares are not. */
export const isSum = (measure: Measure) => measure !== 'Share' && measure !== 'Minutes'

/** A share is 0-1; null where there is nothing to divide by. */
export function measured(measure: Measure, amounts: TotalsAmounts): number | null {
  switch (measure) {
    case 'Share':
      return shareClaimed(amounts)
    case 'Minutes': {
      const minutes = minutesToClaim(amounts)
      return minutes === null ? null : Math.round(minutes)
    }
    default:
      return amounts[measure]
  }
}

export interface TrendPoint {
  readonly period: string
  readonly value: number | null
}

/** Every period of the range. In one without any donation a sum is 0 and a mean unknown. */
export function trendPoints(
  measure: Measure,
  range: TotalsRange,
  trend: readonly (TotalsAmounts & { readonly Period: string })[],
): TrendPoint[] {
  const known = new Map(trend.map((one) => [one.Period, measured(measure, one)]))
  const empty = measure === 'Share' || measure === 'Minutes' ? null : 0
  return periodsOf(range).map((period) => ({ period, value: known.get(period) ?? empty }))
}
