import * as totals from '../../../shared/work/totals/api.ts'
import { noAmounts, splitTotals, sumBy } from '../../../shared/work/totals/totals.ts'
import { endpoint } from '../../core/http/http.ts'
import { rangeFor, trendOf, watchedFoodBanks, watchedTotals } from './foodBankTotals.ts'

export const handler = endpoint(totals.getFoodBankTotals, async ({ input, caller, now }) => {
  const range = await rangeFor(input, caller, now)
  const [foodBanks, found] = await Promise.all([watchedFoodBanks(caller), watchedTotals(caller, range)])
  const sums = new Map(sumBy(found, ({ FoodBankID }) => FoodBankID).map(({ key, amounts }) => [key, amounts]))
  const rows = foodBanks.map(({ ID, Name }) => ({ FoodBank: { ID, Name }, ...(sums.get(ID) ?? noAmounts) }))
  return { range, rows, trend: trendOf(found), split: splitTotals(found) }
})
