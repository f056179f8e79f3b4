import { csv } from '../../../shared/core/grid/csv.ts'
import type { TextKey } from '../../../shared/core/text/text.ts'
import * as totals from '../../../shared/work/totals/api.ts'
import { totalsTexts } from '../../../shared/work/totals/texts.ts'
import { minutesToClaim, shareClaimed, type TotalsAmounts } from '../../../shared/work/totals/totals.ts'
import { endpoint } from '../../core/http/http.ts'
import { rangeFor, watchedFoodBanks, watchedTotals } from './foodBankTotals.ts'

type Column = readonly [head: TextKey<typeof totalsTexts>, of: (amounts: TotalsAmounts) => number | string]

const percent = (share: number | null) => (share === null ? '' : Math.round(share * 1000) / 10)
const rounded = (minutes: number | null) => (minutes === null ? '' : Math.round(minutes))

const columns: readonly Column[] = [
  ['donations', ({ Donations }) => Donations],
  ['offeredPounds', ({ OfferedPounds }) => OfferedPounds],
  ['claimed', ({ Claimed }) => Claimed],
  ['claimedPounds', ({ ClaimedPounds }) => ClaimedPounds],
  ['unclaimed', ({ Unclaimed }) => Unclaimed],
  ['cancelled', ({ Cancelled }) => Cancelled],
  ['sharePercent', (amounts) => percent(shareClaimed(amounts))],
  ['minutesToClaim', (amounts) => rounded(minutesToClaim(amounts))],
  ['receipts', ({ Receipts }) => Receipts],
  ['receivedPounds', ({ ReceivedPounds }) => ReceivedPounds],
]

export const handler = endpoint(totals.exportFoodBankTotals, async ({ input, caller, now, language }) => {
  const text = totalsTexts[language]
  const range = await rangeFor(input, caller, now)
  const [foodBanks, found] = await Promise.all([watchedFoodBanks(caller), watchedTotals(caller, range)])
  const names = new Map(foodBanks.map(({ ID, Name }) => [ID, Name]))
  const head = [text.period, text.foodBank, ...columns.map(([key]) => text[key])]
  const lines = found.map((one) => [one.Period, names.get(one.FoodBankID) ?? '', ...columns.map(([, of]) => of(one))])
  return { fileName: `food-banks-${range.start}-${range.end}.csv`, content: csv([head, ...lines]) }
})
