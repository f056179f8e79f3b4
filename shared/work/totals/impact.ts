import * as z from 'zod/mini'
import { addMonths, monthOf } from '../../core/time/zone.ts'
import { minutesToClaim, type PeriodTotals, shareClaimed, sumAmounts, type TotalsAmounts } from './totals.ts'

/** Impact of a donor's donations: pounds, meals, how many were claimed and how soon, by month. */

/**
 * Pounds of food in a meal, the conversion that Feeding America publishes. It follows from what people eat by the USDA's
 * survey What We Eat in America 2011-2012.
 */
export const poundsPerMeal = 1.2
export const mealSource = 'Feeding America; USDA, What We Eat in America 2011-2012'

/** Whole meals: a part of one feeds nobody. */
export const mealsOf = (pounds: number) => Math.floor(Math.round((pounds / poundsPerMeal) * 1e6) / 1e6)

/** `ShareClaimed` 0-1 of the settled donations, `MinutesToClaim` their mean; null while there is none. */
const Figures = z.object({
  Donations: z.number(),
  OfferedPounds: z.number(),
  ReceivedPounds: z.number(),
  Receipts: z.number(),
  Meals: z.int(),
  ShareClaimed: z.nullable(z.number()),
  MinutesToClaim: z.nullable(z.int()),
})
export type ImpactFigures = z.infer<typeof Figures>
export const MonthlyImpact = z.extend(Figures, { Month: z.string() })
export type MonthlyImpact = z.infer<typeof MonthlyImpact>

export const Impact = z.object({
  Name: z.string(),
  /** Months, `YYYY-MM`, both included. */
  Start: z.string(),
  End: z.string(),
  Total: Figures,
  Months: z.array(MonthlyImpact),
})
export type Impact = z.infer<typeof Impact>

function figuresOf(amounts: TotalsAmounts): ImpactFigures {
  const minutes = minutesToClaim(amounts)
  const { Donations, OfferedPounds, ReceivedPounds, Receipts } = amounts
  return {
    Donations,
    OfferedPounds,
    ReceivedPounds,
    Receipts,
    Meals: mealsOf(ReceivedPounds),
    ShareClaimed: shareClaimed(amounts),
    MinutesToClaim: minutes === null ? null : Math.round(minutes),
  }
}

/** Years that can be asked for. */
export const firstImpactYear = 2000
export const lastImpactYear = 2999

export interface ImpactRange {
  readonly Start: string
  readonly End: string
}

/** A year, up to this month; without one the last twelve months. */
export function impactRange(year: number | undefined, today: string): ImpactRange {
  const month = monthOf(today)
  if (year === undefined) return { Start: monthOf(addMonths(`${month}-01`, -11)), End: month }
  const last = `${year}-12`
  return { Start: `${year}-01`, End: month.startsWith(`${year}-`) ? month : last }
}

export const lastDayIn = (month: string) => `${month}-31`

function monthsBetween({ Start, End }: ImpactRange): string[] {
  const months: string[] = []
  for (let month = Start; month <= End; month = monthOf(addMonths(`${month}-01`, 1))) months.push(month)
  return months
}

/** The figures of each month of the range, also of those without any donation, and of all of them together. */
export function impactOf(name: string, range: ImpactRange, days: readonly PeriodTotals[]): Impact {
  const byMonth = Map.groupBy(days, ({ Period }) => monthOf(Period))
  const Months = monthsBetween(range).map((Month) => ({ Month, ...figuresOf(sumAmounts(byMonth.get(Month) ?? [])) }))
  return { Name: name, ...range, Total: figuresOf(sumAmounts(days)), Months }
}
