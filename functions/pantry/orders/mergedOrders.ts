import { OrderRow } from '../../../shared/pantry/orders/order.ts'
import { decodeCursor, encodeCursor } from '../../core/table/cursor.ts'
import { orderPosition } from '../../core/table/keys/orders.ts'
import type { List } from '../../core/table/lists.ts'
import { BadCursor } from '../../core/table/query.ts'
import { table } from '../../core/table/table.ts'

export interface Search {
  readonly limit: number
  readonly cursor: string | undefined
  readonly passes: (row: OrderRow) => boolean
  /** Instants of placing that bound what is read, the second excluded. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}
export interface FoundOrders {
  readonly rows: OrderRow[]
  /** Absent when all was searched. */
  readonly cursor?: string
  /** Up to which instant of placing the orders were searched, where there may be more that pass. */
  readonly SearchedBackTo?: string
}

/** Rows that one call reads: about 110 read units. */
const maxRead = 2000
/** Rows that one query reads of a list. */
const maxChunk = 500
const minChunk = 10
const position = ['before']

/**
 * A page of several lists of orders, newest first: windows of a day, statuses of an owner. Lists are read side by side, in
 * growing chunks, until the page is full, the lists end or a call has read as many rows as it may; then the cursor goes on.
 */
export async function mergedOrders(lists: readonly List[], search: Search): Promise<FoundOrders> {
  const rows: OrderRow[] = []
  let before = beforeOf(search.cursor) ?? search.to
  // DynamoDB refuses a range that is turned around.
  if (search.from !== undefined && before !== undefined && search.from >= before) return { rows }
  let left = lists
  let read = 0
  for (let chunk = search.limit + 2; read < maxRead && left.length > 0; chunk *= 3) {
    const each = Math.min(chunk, maxChunk, Math.max(minChunk, Math.floor((maxRead - read) / left.length)))
    const part = await readEach(left, each, { from: search.from, before })
    read += part.rows.length
    rows.push(...part.sure.filter(search.passes))
    before = part.cut
    left = part.left
    if (rows.length > search.limit || before === undefined) break
  }
  const shown = rows.slice(0, search.limit)
  const last = shown.at(-1)
  if (last && rows.length > shown.length) return { rows: shown, cursor: sealed(orderPosition(last)) }
  if (before === undefined || lists.length === 0) return { rows: shown }
  const isFull = shown.length === search.limit
  return { rows: shown, cursor: sealed(before), ...(isFull ? {} : { SearchedBackTo: before.slice(0, 24) }) }
}

/**
 * A chunk of each list. Where a list was not read to its end, rows older than its last one are left for the next chunk: of
 * that list others may come before them.
 */
async function readEach(
  lists: readonly List[],
  limit: number,
  { from, before }: { from: string | undefined; before: string | undefined },
): Promise<{ rows: OrderRow[]; sure: OrderRow[]; cut: string | undefined; left: readonly List[] }> {
  const range = { ...(from === undefined ? {} : { from }), ...(before === undefined ? {} : { to: before }) }
  const pages = await Promise.all(
    lists.map((list) => table.page({ ...list, ...range, newestFirst: true, limit }, OrderRow)),
  )
  const cut = pages
    .flatMap(({ items, cursor: more }) => (more ? items.slice(-1).map(orderPosition) : []))
    .toSorted()
    .at(-1)
  const rows = pages.flatMap(({ items }) => items)
  const sure = rows
    .filter((row) => orderPosition(row) >= (cut ?? '') && (before === undefined || orderPosition(row) < before))
    .toSorted((a, b) => (orderPosition(a) < orderPosition(b) ? 1 : -1))
  // A list that was read to its end, and has nothing beyond the cut, is not asked again.
  const left = lists.filter((_, index) => {
    const last = pages[index]?.items.at(-1)
    return pages[index]?.cursor !== undefined || (last !== undefined && orderPosition(last) < (cut ?? ''))
  })
  return { rows, sure, cut, left }
}

const sealed = (before: string) => encodeCursor(position, { before })

function beforeOf(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined
  const opened = decodeCursor(position, cursor)
  if (!opened) throw new BadCursor()
  return opened.before
}
