import { refuse } from '../../../shared/core/answer.ts'
import { maxCountedRows } from '../../../shared/rescue/donations/api.ts'
import { gridPosition, type ReckonedOrder } from '../../../shared/rescue/donations/gridOrder.ts'
import * as refusals from '../../../shared/rescue/donations/refusals.ts'
import { DonationRow } from '../../../shared/rescue/donations/rows.ts'
import { filteredPage } from '../../core/table/filteredPage.ts'
import type { ListQuery } from '../../core/table/query.ts'
import { slicedPage } from '../../core/table/slicedPage.ts'
import { restoreRow } from './restoreRow.ts'

/**
 * A page of the rows in an order that no index serves: for it all rows are read. Refused beyond 1,000, or 2,000 that a
 * filter looked through: an order of some rows would hide the first ones.
 */
export async function reckonedPage(
  { limit, cursor, ...list }: ListQuery,
  order: ReckonedOrder,
  passes: ((row: DonationRow) => boolean) | undefined,
) {
  const query = { ...list, limit: maxCountedRows / 4, restore: restoreRow }
  const rows: DonationRow[] = []
  let next: string | undefined
  for (let pages = 0; pages < 4; pages++) {
    const page = await filteredPage({ ...query, cursor: next }, DonationRow, passes)
    rows.push(...page.items)
    next = page.cursor
    if (!next) break
  }
  if (next) return refuse(refusals.tooManyToSort, { rows: maxCountedRows })
  const positionOf = (row: DonationRow) => gridPosition(row, order)
  const sorted = rows.toSorted((one, other) => (positionOf(one) < positionOf(other) ? -1 : 1))
  return slicedPage(sorted, positionOf, { limit, cursor })
}
