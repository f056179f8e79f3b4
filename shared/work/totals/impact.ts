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
  /** Of the same days a year before. */
  Before: Figures,
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

const lastDayIn = (month: string) => `${month}-31`

function monthsBetween({ Start, End }: ImpactRange): string[] {
  const months: string[] = []
  for (let month = Start; month <= End; month = monthOf(addMonths(`${month}-01`, 1))) months.push(month)
  return months
}

const yearBefore = (period: string) => `${Number(period.slice(0, 4)) - 1}${period.slice(4)}`

/** Days that an impact is made of: those of the range, and a year before. */
export const impactDays = ({ Start, End }: ImpactRange) => ({ start: `${yearBefore(Start)}-01`, end: lastDayIn(End) })

/** The figures of each month of the range, also of those without any donation, and of all of them up to today. */
export function impactOf(name: string, range: ImpactRange, today: string, counted: readonly PeriodTotals[]): Impact {
  const first = `${range.Start}-01`
  const last = today < lastDayIn(range.End) ? today : lastDayIn(range.End)
  const days = counted.filter(({ Period }) => Period >= first)
  const before = counted.filter(({ Period }) => Period >= yearBefore(first) && Period <= yearBefore(last))
  const byMonth = Map.groupBy(days, ({ Period }) => monthOf(Period))
  const Months = monthsBetween(range).map((Month) => ({ Month, ...figuresOf(sumAmounts(byMonth.get(Month) ?? [])) }))
  return { Name: name, ...range, Total: figuresOf(sumAmounts(days)), Before: figuresOf(sumAmounts(before)), Months }
}
