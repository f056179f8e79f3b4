import { localDay } from '../../../shared/core/time/zone.ts'
import * as dashboard from '../../../shared/work/dashboard/api.ts'
import { maxNeeds, type NeedLine } from '../../../shared/work/dashboard/api.ts'
import { type FoodBankNeed, needsNow } from '../../../shared/work/home/needsNow.ts'
import { sumAmounts } from '../../../shared/work/totals/totals.ts'
import type { View } from '../../core/http/context.ts'
import { endpoint } from '../../core/http/http.ts'
import { knownEntity } from '../../network/organizations/entityTable.ts'
import { gridRow } from '../../rescue/donations/grids.ts'
import { loadTotals } from '../totals/totalsTable.ts'
import { donationsThatMayNeed } from './openDonations.ts'

const lineOf = ({ row, kind, since, urgency, limit, expires }: FoodBankNeed, view: View): NeedLine => ({
  ...gridRow(row, view),
  Kind: kind,
  Since: since,
  Urgency: urgency,
  Limit: limit && { Why: limit.why, At: limit.at },
  OfferEnds: expires,
  TimeZone: row.TimeZone,
  Street: row.Street,
  UnattendedAgencies: row.Matches.filter(({ Rank, IsUnattended }) => Rank !== null && IsUnattended).length,
  RankedAgencies: row.Matches.filter(({ Rank }) => Rank !== null).length,
})

async function figuresOf(foodBankId: number, now: Date) {
  const { TimeZone } = await knownEntity('foodBank', foodBankId)
  const Today = localDay(now, TimeZone)
  return { Today, Figures: sumAmounts(await loadTotals(foodBankId, 'day', { start: Today, end: Today })) }
}

export const handler = endpoint(dashboard.getFoodBankHome, async ({ caller, now, language }) => {
  const [{ rows, hasMore }, figures] = await Promise.all([
    donationsThatMayNeed(caller.EntityID, now),
    figuresOf(caller.EntityID, now),
  ])
  const needs = needsNow(rows, now)
  const shown = needs.slice(0, maxNeeds).map((need) => lineOf(need, { caller, now, language }))
  return { Needs: shown, More: needs.length - shown.length, HasMore: hasMore, ...figures }
})
