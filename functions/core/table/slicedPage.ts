import { decodeCursor, encodeCursor } from './cursor.ts'
import { BadCursor } from './query.ts'

const position = ['after']

/** A page of a short list that is in memory, sorted by `orderOf`; the cursor goes on behind the last one shown. */
export function slicedPage<T>(
  items: readonly T[],
  orderOf: (item: T) => string,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): { rows: T[]; cursor?: string } {
  const start = cursor === undefined ? undefined : decodeCursor(position, cursor)
  if (cursor !== undefined && !start) throw new BadCursor()
  const after = start?.after
  const left = after === undefined ? items : items.filter((item) => orderOf(item) > after)
  const rows = left.slice(0, limit)
  const last = rows.at(-1)
  if (!last || rows.length === left.length) return { rows }
  return { rows, cursor: encodeCursor(position, { after: orderOf(last) }) }
}
