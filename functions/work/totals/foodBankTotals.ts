import type { Caller } from '../../../shared/core/access.ts'
import { localDay, monthOf } from '../../../shared/core/time/zone.ts'
import { networkWatcher } from '../../../shared/work/totals/count.ts'
import { type TotalsRange, totalsRange } from '../../../shared/work/totals/range.ts'
import { type PeriodTotals, sumBy } from '../../../shared/work/totals/totals.ts'
import { HttpFault } from '../../core/http/http.ts'
import { allFoodBanks, loadZone } from '../../network/organizations/entityTable.ts'
import { loadTotals } from './totalsTable.ts'

/** The totals of the food banks that a network, association or co-op watches. */

export interface AskedDays {
  readonly start?: string | undefined
  readonly end?: string | undefined
}

/** The periods of the days in the query, read in the watcher's own zone. */
export async function rangeFor({ start, end }: AskedDays, caller: Caller, now: Date): Promise<TotalsRange> {
  const today = localDay(now, await loadZone(caller.EntityID))
  if (start && start > (end || today)) throw new HttpFault(400, 'start: after end')
  return totalsRange({ start, end }, today)
}

/** By name. A food bank that left the association is not its own any more, though its past totals are still there. */
export async function watchedFoodBanks({ Role, FoodBankIDs }: Caller) {
  const all = await allFoodBanks()
  return Role === 'fano' ? all : all.filter(({ ID }) => FoodBankIDs.includes(ID))
}

/** One entry a period and food bank. */
export async function watchedTotals(caller: Caller, range: TotalsRange): Promise<PeriodTotals[]> {
  const isNetwork = caller.Role === 'fano'
  const found = await loadTotals(isNetwork ? networkWatcher : caller.EntityID, range.by, range)
  return isNetwork ? found : found.filter(({ FoodBankID }) => caller.FoodBankIDs.includes(FoodBankID))
}

/** Sums by period. */
export const trendOf = (totals: readonly PeriodTotals[]) =>
  sumBy(totals, ({ Period }) => Period).map(({ key: Period, amounts }) => ({ Period, ...amounts }))

/** The totals of one food bank have an entry for each day only. */
export const inPeriods = (totals: readonly PeriodTotals[], { by }: TotalsRange): PeriodTotals[] =>
  by === 'day' ? [...totals] : totals.map((one) => ({ ...one, Period: monthOf(one.Period) }))
