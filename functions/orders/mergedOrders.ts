import { OrderRow, type OrderRow as Row } from '../../shared/order/order.ts'
import { openCursor, sealCursor } from '../table/cursor.ts'
import type { List } from '../table/lists.ts'
import { BadCursor } from '../table/query.ts'
import { table } from '../table/table.ts'
import { orderPosition } from './orderTable.ts'

interface Merge {
  readonly limit: number
  /** Rows read of each list: more than the limit where `passes` leaves many out. */
  readonly readEach: number
  readonly cursor: string | undefined
  readonly passes: (row: Row) => boolean
}
const position = ['before']

/**
 * A page of several lists of orders, newest first: windows of a day, statuses of an owner. Where a list was not read to its
 * end, rows older than its last one are left for the next page: of that list others may come before them.
 */
export async function mergedOrders(
  lists: readonly List[],
  { limit, readEach, cursor, passes }: Merge,
): Promise<{ rows: Row[]; cursor?: string }> {
  const before = beforeOf(cursor)
  const to = before === undefined ? {} : { to: before }
  const pages = await Promise.all(
    lists.map((list) => table.page({ ...list, ...to, newestFirst: true, limit: readEach }, OrderRow)),
  )
  const cut = pages
    .flatMap(({ items, cursor: more }) => (more ? items.slice(-1).map(orderPosition) : []))
    .reduce((newest, end) => (end > newest ? end : newest), '')
  const rows = pages
    .flatMap(({ items }) => items)
    .filter((row) => passes(row) && orderPosition(row) >= cut && (!before || orderPosition(row) < before))
    .sort((a, b) => (orderPosition(a) < orderPosition(b) ? 1 : -1))
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  if (last && rows.length > limit) return { rows: shown, cursor: sealed(orderPosition(last)) }
  return cut === '' ? { rows: shown } : { rows: shown, cursor: sealed(cut) }
}

const sealed = (before: string) => sealCursor(position, { before })

function beforeOf(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined
  const opened = openCursor(position, cursor)
  if (!opened) throw new BadCursor()
  return opened.before
}
