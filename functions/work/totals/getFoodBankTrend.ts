import * as totals from '../../../shared/work/totals/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { foodBankById } from '../../network/groups/foodBankTable.ts'
import { inPeriods, rangeFor, trendOf } from './foodBankTotals.ts'
import { loadTotals } from './totalsTable.ts'

export const handler = endpointOn(totals.getFoodBankTrend, foodBankById, async ({ resource, input, caller, now }) => {
  const range = await rangeFor(input, caller, now)
  const days = range.by === 'day' ? range : { start: range.start, end: `${range.end}-31` }
  return { range, trend: trendOf(inPeriods(await loadTotals(resource.ID, 'day', days), range)) }
})
