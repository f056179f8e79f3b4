import type * as z from 'zod/mini'
import type { ListQuery, Page } from './query.ts'
import { table } from './table.ts'

/** Items read for one filtered page: beyond, the reader asks for more with the cursor. */
const maxRead = 500
/** Items read by one query. */
const chunk = 100

/**
 * A page of the items that pass a filter which no index serves: at most `limit` of them. It may be short, or empty, though
 * the list goes on: then it has a cursor. Without a filter it is a page of the list.
 */
export async function filteredPage<T>(
  query: ListQuery,
  schema: z.ZodMiniType<T>,
  passes: ((item: T) => boolean) | undefined,
): Promise<Pick<Page<T>, 'items' | 'cursor'>> {
  if (!passes) return table.page(query, schema)
  const found: T[] = []
  let cursor = query.cursor
  for (let read = 0; read < maxRead; read += chunk) {
    const page: Page<T> = await table.page({ ...query, limit: chunk, cursor }, schema)
    for (const [index, item] of page.items.entries()) {
      if (!passes(item)) continue
      found.push(item)
      if (found.length < query.limit) continue
      const isLast = index === page.items.length - 1
      return { items: found, cursor: isLast ? page.cursor : page.cursorAfter(index) }
    }
    cursor = page.cursor
    if (!cursor) break
  }
  return { items: found, cursor }
}
