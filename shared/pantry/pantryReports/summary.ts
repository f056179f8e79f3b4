import * as z from 'zod/mini'
import { Day, ID, Instant } from '../../core/schema/fields.ts'
import { addDays, monthOf } from '../../core/time/zone.ts'
import { type ServedFacts, ServedFigures, servedFigures } from './served.ts'

const PeriodServed = z.object({ Period: z.string(), Visits: z.int(), Households: z.int(), Pounds: z.number() })

/** Days that are shown one by one. */
const maxDays = 92

/** Hand-overs in each period of a range. */
export function servedPeriods(served: readonly ServedFacts[], { start, end }: { start: string; end: string }) {
  const periodOf = addDays(start, maxDays - 1) < end ? monthOf : (day: string) => day
  const found = Map.groupBy(served, ({ Day: day }) => periodOf(day))
  const periods = new Set<string>()
  for (let day = start; day <= end; day = addDays(day, 1)) periods.add(periodOf(day))
  return [...periods].map((Period) => {
    const { Visits, Households, Pounds } = servedFigures(found.get(Period) ?? [])
    return { Period, Visits, Households, Pounds }
  })
}

/** The customer summary: who was served in some days, in all and at each place. */
export const CustomerSummary = z.object({
  StartDate: Day,
  EndDate: Day,
  /** Agency; null for the food bank with its agencies. */
  AgencyID: z.nullable(ID),
  Total: ServedFigures,
  Places: z.array(z.extend(ServedFigures, { Name: z.string() })),
  /** Every day, of more than a quarter every month, `2026-11`. */
  Periods: z._default(z.array(PeriodServed), []),
  /** Time at which a job made it; absent when the answer did. */
  MadeAt: z.optional(Instant),
})
export type CustomerSummary = z.infer<typeof CustomerSummary>
