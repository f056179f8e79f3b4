import * as dashboard from '../../shared/api/dashboard.ts'
import { maxNeeds, type NeedLine } from '../../shared/api/dashboard.ts'
import type { Stage } from '../../shared/donation/donation.ts'
import { DonationRow } from '../../shared/donation/rows.ts'
import { type FoodBankNeed, needsNow } from '../../shared/home/needsNow.ts'
import { localDay } from '../../shared/time/zone.ts'
import { sumAmounts } from '../../shared/totals/totals.ts'
import { gridRow } from '../donations/grids.ts'
import { restoreRow } from '../donations/restoreRow.ts'
import { knownEntity } from '../entities/entityTable.ts'
import type { View } from '../http/context.ts'
import { endpoint } from '../http.ts'
import { donationLists } from '../table/keys/donations.ts'
import { inState } from '../table/lists.ts'
import { table } from '../table/table.ts'
import { totalsOf } from '../totals/totalsTable.ts'

/** Stages in which a donation may need the food bank, with the days back that are looked at. */
const lookedAt: Readonly<Partial<Record<Stage, number>>> = {
  pendingApproval: 30,
  pendingStart: 30,
  offering: 30,
  accepted: 10,
  closed: 3,
  notMatched: 3,
}
/** Rows read of each stage, all of a busy day: what is most urgent may be the newest. */
const maxRowsOfAStage = 1000
const rowsAtOnce = 250
const dayMs = 86_400_000

/** A stage's donations, the oldest first, and whether there are others beyond the maximum. */
async function rowsIn(foodBankId: number, stage: string, days: number, now: Date) {
  const list = inState(donationLists.foodBank(foodBankId), stage)
  const from = new Date(now.getTime() - days * dayMs).toISOString()
  const rows: DonationRow[] = []
  let cursor: string | undefined
  do {
    const page = await table.page({ ...list, from, limit: rowsAtOnce, cursor, restore: restoreRow }, DonationRow)
    rows.push(...page.items)
    cursor = page.cursor
  } while (cursor && rows.length < maxRowsOfAStage)
  return { rows, hasMore: cursor !== undefined }
}

const lineOf = ({ row, kind, since, urgency, limit, expires }: FoodBankNeed, view: View): NeedLine => ({
  ...gridRow(row, view),
  Kind: kind,
  Since: since,
  Urgency: urgency,
  Limit: limit && { Why: limit.why, At: limit.at },
  OfferEnds: expires,
  TimeZone: row.TimeZone,
})

async function figuresOf(foodBankId: number, now: Date) {
  const { TimeZone } = await knownEntity('foodBank', foodBankId)
  const Today = localDay(now, TimeZone)
  return { Today, Figures: sumAmounts(await totalsOf(foodBankId, 'day', { start: Today, end: Today })) }
}

export const handler = endpoint(dashboard.getFoodBankHome, async ({ caller, now, language }) => {
  const stages = Object.entries(lookedAt).map(([stage, days]) => rowsIn(caller.EntityID, stage, days, now))
  const [found, figures] = await Promise.all([Promise.all(stages), figuresOf(caller.EntityID, now)])
  const needs = needsNow(
    found.flatMap(({ rows }) => rows),
    now,
  )
  const shown = needs.slice(0, maxNeeds).map((need) => lineOf(need, { caller, now, language }))
  const HasMore = found.some(({ hasMore }) => hasMore)
  return { Needs: shown, More: needs.length - shown.length, HasMore, ...figures }
})
