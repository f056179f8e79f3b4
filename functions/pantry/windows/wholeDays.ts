import { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import type { List } from '../../core/table/lists.ts'
import type { Page } from '../../core/table/query.ts'
import { table } from '../../core/table/table.ts'
import { daysOf } from './windowTable.ts'

/** More windows than a day has: 141 of ten minutes, of several additions. */
const maxOfDay = 500

interface WholeDays {
  readonly from: string
  readonly to: string
  readonly newestFirst: boolean
  readonly limit: number
  readonly cursor: string | undefined
}

/** A page that ends with the end of a day, in the order that is asked for: a day that it would cut is the next page's first. */
export async function wholeDays(
  list: List,
  { from, to, newestFirst, limit, cursor }: WholeDays,
): Promise<Pick<Page<OrderWindow>, 'items' | 'cursor'>> {
  const page = await table.page({ ...daysOf(list, from, to), newestFirst, limit, cursor }, OrderWindow)
  const lastDay = page.items.at(-1)?.OrderDay
  if (!page.cursor || lastDay === undefined) return page
  const end = page.items.findLastIndex(({ OrderDay }) => OrderDay !== lastDay)
  if (end >= 0) return { items: page.items.slice(0, end + 1), cursor: page.cursorAfter(end) }
  const day = await table.page({ ...daysOf(list, lastDay, lastDay), newestFirst, limit: maxOfDay }, OrderWindow)
  return { items: day.items, cursor: day.cursorAfter(day.items.length - 1) }
}
