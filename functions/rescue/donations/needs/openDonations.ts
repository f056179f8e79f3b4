import type { Stage } from '../../../../shared/rescue/donations/donation.ts'
import { DonationRow } from '../../../../shared/rescue/donations/rows.ts'
import { inState, type WholeList } from '../../../core/table/lists.ts'
import { table } from '../../../core/table/table.ts'
import { restoreRow } from '../restoreRow.ts'

/** Stages in which a donation may need somebody, with the days back that are looked at. */
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
const dayMs = 86_400_000

/** A stage's donations, the oldest first, and whether there are others beyond the maximum. */
function rowsIn(whole: WholeList, stage: string, days: number, now: Date) {
  const list = inState(whole, stage)
  const from = new Date(now.getTime() - days * dayMs).toISOString()
  const query = { ...list, from, limit: maxRowsOfAStage, restore: restoreRow }
  return table.upTo(query, DonationRow)
}

/** Rows of all donations of a list that may need somebody, and whether there are others beyond the maximum. */
export async function donationsThatMayNeed(list: WholeList, now: Date) {
  const found = await Promise.all(Object.entries(lookedAt).map(([stage, days]) => rowsIn(list, stage, days, now)))
  return { rows: found.flatMap(({ items }) => items), hasMore: found.some(({ hasMore }) => hasMore) }
}
