import { addDays, localDay } from '../../../shared/core/time/zone.ts'
import type { FoodBankNeed } from '../../../shared/rescue/donations/needs/needsNow.ts'
import type { NeedLine, RunningLine } from '../../../shared/work/dashboard/api.ts'
import type { RunningOffer } from '../../../shared/work/home/running.ts'
import { comparedDays, noAmounts, sumBy } from '../../../shared/work/totals/totals.ts'
import type { View } from '../../core/http/context.ts'
import { knownEntity } from '../../network/organizations/entityTable.ts'
import { gridRow } from '../../rescue/donations/grids.ts'
import { loadTotals } from '../totals/totalsTable.ts'

/** Parts of the food bank's home. */

export const needLine = ({ row, kind, since, urgency, limit, expires }: FoodBankNeed, view: View): NeedLine => ({
  ...gridRow(row, view),
  Kind: kind,
  Since: since,
  Urgency: urgency,
  Limit: limit && { Why: limit.why, At: limit.at },
  OfferEnds: expires,
  TimeZone: row.TimeZone,
  Street: row.Street,
  AgencyName: row.Matches.find(({ Response }) => Response === 'accepted')?.Agency.Name ?? '',
  UnattendedAgencies: row.Matches.filter(({ Rank, IsUnattended }) => Rank !== null && IsUnattended).length,
  RankedAgencies: row.Matches.filter(({ Rank }) => Rank !== null).length,
})

export const runningLine = ({ row, ends, asked, of }: RunningOffer, view: View): RunningLine => ({
  ...gridRow(row, view),
  OfferEnds: ends,
  TimeZone: row.TimeZone,
  Street: row.Street,
  Asked: asked,
  Of: of,
})

/** Figures of the day in the food bank's zone, and of the days it is compared with. */
export async function dayFigures(foodBankId: number, now: Date) {
  const { TimeZone } = await knownEntity('foodBank', foodBankId)
  const Today = localDay(now, TimeZone)
  const found = await loadTotals(foodBankId, 'day', { start: addDays(Today, -comparedDays), end: Today })
  const days = sumBy(found, ({ Period }) => Period)
  return {
    Today,
    Figures: days.find(({ key }) => key === Today)?.amounts ?? noAmounts,
    Days: days.flatMap(({ key: Day, amounts: Figures }) => (Day === Today ? [] : [{ Day, Figures }])),
  }
}
