import { localDay } from '../../../shared/core/time/zone.ts'
import type { Entity } from '../../../shared/network/organizations/entity.ts'
import { type Impact, impactDays, impactOf, impactRange } from '../../../shared/work/totals/impact.ts'
import { loadTotals } from './totalsTable.ts'

interface Asked {
  readonly year: number | undefined
  readonly now: Date
  /** Only what was given to this food bank. */
  readonly foodBankId?: number
}

/** The totals of a donor, a donor location or a food bank by month, from its totals by day. */
export async function impactIn(
  { ID, Name, TimeZone }: Pick<Entity, 'ID' | 'Name' | 'TimeZone'>,
  { year, now, foodBankId }: Asked,
): Promise<Impact> {
  const today = localDay(now, TimeZone)
  const range = impactRange(year, today)
  const days = await loadTotals(ID, 'day', impactDays(range))
  const counted = days.filter(({ FoodBankID }) => foodBankId === undefined || FoodBankID === foodBankId)
  return impactOf(Name, range, today, counted)
}
