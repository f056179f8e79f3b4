import * as z from 'zod/mini'
import { watcherRoles } from '../access.ts'
import { TotalsAmounts } from '../totals/totals.ts'
import { area } from './endpoint.ts'
import { Day, ID, PathID } from './fields.ts'

/** Totals and trends of the food banks that a network, an association or a co-op sees. */
const { get } = area('totals')

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
  value: z.object({ range: Range, rows: z.array(FoodBankTotals), trend: Trend }),
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
