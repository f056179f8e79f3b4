import * as z from 'zod/mini'
import { donorRoles, foodBankRoles, watcherRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { Day, ID, PathID } from '../../core/schema/fields.ts'
import { firstImpactYear, Impact, lastImpactYear } from './impact.ts'
import { TotalsAmounts } from './totals.ts'

/** Totals and trends of the food banks that a network, an association or a co-op sees. */
const { get } = area('totals')
/** Of the area of `donors`, by what they are about. */
const ofDonors = area('donors')

const days = {
  /** Up to 31 days are answered day by day, more by month; without days the last twelve months. */
  start: z.optional(Day),
  end: z.optional(Day),
}

const Range = z.object({ by: z.enum(['day', 'month']), start: z.string(), end: z.string() })
/** `YYYY-MM-DD` or `YYYY-MM`; periods in which nothing happened are absent. */
const Trend = z.array(z.extend(TotalsAmounts, { Period: z.string() }))

export const FoodBankTotals = z.extend(TotalsAmounts, { FoodBank: z.object({ ID: ID, Name: z.string() }) })
export type FoodBankTotals = z.infer<typeof FoodBankTotals>

export const getFoodBankTotals = get('getFoodBankTotals', '/api/totals/foodbanks', {
  summary: 'Totals of each food bank in a range, and of all of them by day or month.',
  roles: watcherRoles,
  resource: 'self',
  query: days,
  value: z.object({
    range: Range,
    rows: z.array(FoodBankTotals),
    trend: Trend,
    /** The trend by food bank: the largest ones, and all the others with the ID 0. */
    split: z.array(z.object({ FoodBankID: z.int(), trend: Trend })),
  }),
})

export const getFoodBankTrend = get('getFoodBankTrend', '/api/totals/foodbanks/{id}', {
  summary: 'Totals of one food bank by day or month.',
  roles: watcherRoles,
  resource: 'foodBank',
  params: { id: PathID },
  query: days,
  value: z.object({ range: Range, trend: Trend }),
})

export const exportFoodBankTotals = get('exportFoodBankTotals', '/api/totals/foodbanks/export', {
  summary: 'The totals of each food bank as CSV, one line a food bank and period.',
  roles: watcherRoles,
  resource: 'self',
  query: days,
  value: z.string(),
  file: 'text/csv',
})

const impactQuery = {
  /** Without one: the last twelve months. */
  year: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(firstImpactYear), z.maximum(lastImpactYear))),
}

export const getImpact = ofDonors.get('getImpact', '/api/donors/impact', {
  summary:
    'Pounds, meals, share claimed and minutes to claim by month: the donor’s own, or of all donors of the food bank.',
  roles: [...donorRoles, ...foodBankRoles],
  resource: 'self',
  query: impactQuery,
  value: Impact,
})

export const getDonorImpact = ofDonors.get('getDonorImpact', '/api/donors/{donorId}/impact', {
  summary: 'The same of one donor, as far as it gives to the food bank.',
  roles: foodBankRoles,
  resource: 'donor',
  params: { donorId: PathID },
  query: impactQuery,
  value: Impact,
})
