import { type Caller, canAccess, isFoodBankRole, shownToFoodBank } from '../../../../shared/core/access.ts'
import { localDay } from '../../../../shared/core/time/zone.ts'
import { type OrderCriteria, type OrderFilters, orderDaysAsked } from '../../../../shared/pantry/orders/filter.ts'
import { OrderRow } from '../../../../shared/pantry/orders/order.ts'
import {
  countInPart,
  isLatestFirst,
  type OrderPart,
  type PartMoment,
  partDays,
} from '../../../../shared/pantry/orders/part.ts'
import { OrderWindow } from '../../../../shared/pantry/windows/window.ts'
import { decodeCursor, encodeCursor } from '../../../core/table/cursor.ts'
import { orderLists } from '../../../core/table/keys/orders.ts'
import { windowLists } from '../../../core/table/keys/windows.ts'
import { BadCursor } from '../../../core/table/query.ts'
import { table } from '../../../core/table/table.ts'
import { loadZone } from '../../../network/organizations/entityTable.ts'
import { daysOf, windowPosition } from '../../windows/windowTable.ts'
import type { FoundOrders } from '../mergedOrders.ts'

/**
 * Orders of a part of the work by pickup or delivery time. Windows stand by day and start, and count their orders by status:
 * they are walked through in order, and the orders are read of those alone that have some in the part, until the page is full.
 */

/** Windows of one query. */
const windowsAtOnce = 100
/** Windows whose orders are read side by side. */
const maxSideBySide = 10
/** Rows that one call reads: about 110 read units. */
const maxRead = 2000
const position = ['window', 'order']

/** Moment at which a caller's parts are told apart: on the calendar of their pantry. */
export async function partMoment({ EntityID }: Pick<Caller, 'EntityID'>, now: Date): Promise<PartMoment> {
  const zone = await loadZone(EntityID)
  return { now, zone, today: localDay(now, zone) }
}

type Asked = Pick<OrderFilters, 'PantryLocationID' | 'AgencyID'>

/** The shortest list that holds the windows of a caller's pantries, and of those that are asked for. */
export function windowListOf({ Role, EntityID }: Caller, { PantryLocationID: location, AgencyID: agency }: Asked) {
  if (location !== undefined) return windowLists.location(location)
  if (!isFoodBankRole(Role)) return windowLists.owner(EntityID)
  return agency === undefined ? windowLists.foodBank(EntityID) : windowLists.owner(agency)
}

export const isWindowOf = (caller: Caller, window: OrderWindow, { AgencyID: agency }: Asked): boolean =>
  canAccess(caller, shownToFoodBank(window)) && (agency === undefined || window.EntityID === agency)

/** A part that a call names. */
export interface AskedPart {
  readonly part: OrderPart
  readonly at: PartMoment
  /** Its usual one when absent. */
  readonly order: 'soonest' | 'latest' | undefined
}

export const askedPart = async (
  { Part: part, PartOrder: order }: { Part?: OrderPart | undefined; PartOrder?: AskedPart['order'] },
  caller: Caller,
  now: Date,
): Promise<AskedPart | undefined> =>
  part === undefined ? undefined : { part, at: await partMoment(caller, now), order }

interface PartSearch extends AskedPart {
  readonly caller: Caller
  readonly criteria: OrderCriteria
  readonly passes: (row: OrderRow) => boolean
  readonly limit: number
  readonly cursor: string | undefined
}

export async function ordersOfPart(search: PartSearch): Promise<FoundOrders> {
  const { part, at, limit } = search
  const found: Placed[] = []
  let read = 0
  let start = startOf(search.cursor)
  for (;;) {
    const page = await windowsFrom(search, start?.window)
    let left = page.windows.filter((window) => countInPart(window, part, at) > 0)
    while (left.length > 0) {
      const some = enough(left, (window) => countInPart(window, part, at), limit + 1 - found.length)
      left = left.slice(some.length)
      for (const orders of await Promise.all(some.map(ordersOf))) {
        read += orders.length
        found.push(...behind(orders, start).filter(({ row }) => search.passes(row)))
      }
      if (found.length > limit) return pageOf(found.slice(0, limit))
      const last = some.at(-1)
      if (read >= maxRead && last && (left.length > 0 || page.next)) return pageOf(found, windowPosition(last))
    }
    if (!page.next) return { rows: found.map(({ row }) => row) }
    start = { window: windowPosition(page.next), order: allRead }
  }
}

/** An order, and its window's position. */
interface Placed {
  readonly row: OrderRow
  readonly window: string
}

/** Windows of the part's days that are asked for, from a position on. */
async function windowsFrom({ part, at, caller, criteria, order }: PartSearch, from: string | undefined) {
  const { start, end } = partDays(part, at.today)
  const asked = orderDaysAsked(criteria) ?? { start, end }
  const range = daysOf(windowListOf(caller, criteria.filters), max(start, asked.start), min(end, asked.end))
  const newestFirst = (order ?? (isLatestFirst(part) ? 'latest' : 'soonest')) === 'latest'
  const rest = from === undefined ? {} : newestFirst ? { to: from } : { from }
  const page = await table.page({ ...range, ...rest, newestFirst, limit: windowsAtOnce }, OrderWindow)
  const windows = page.items.filter((window) => isWindowOf(caller, window, criteria.filters))
  return { windows, next: page.cursor === undefined ? undefined : page.items.at(-1) }
}
const max = (a: string, b: string) => (a > b ? a : b)
const min = (a: string, b: string) => (a < b ? a : b)

/** The first windows that hold as many orders as are missing. */
function enough(windows: readonly OrderWindow[], countOf: (window: OrderWindow) => number, missing: number) {
  let sum = 0
  const last = windows.findIndex((window) => {
    sum += countOf(window)
    return sum >= missing
  })
  return windows.slice(0, Math.min(maxSideBySide, last < 0 ? windows.length : last + 1))
}

/** Orders of a window by name. */
async function ordersOf(window: OrderWindow): Promise<Placed[]> {
  const rows = await table.all(orderLists.window(window.ID), OrderRow)
  return rows
    .toSorted((a, b) => byPerson.compare(nameIn(a), nameIn(b)) || a.ID - b.ID)
    .map((row) => ({ row, window: windowPosition(window) }))
}
const byPerson = new Intl.Collator('en', { sensitivity: 'base' })
const nameIn = ({ FoodInsecureNeighbor: { FirstName, LastName } }: OrderRow) => `${FirstName} ${LastName}`

interface Start {
  readonly window: string
  /** ID of the last order that was shown of it. */
  readonly order: string
}
const allRead = 'all'

/** Orders behind the start; of another window all, also where the last one that was shown has moved to another window. */
function behind(orders: readonly Placed[], start: Start | undefined): readonly Placed[] {
  if (!start || orders[0]?.window !== start.window) return orders
  if (start.order === allRead) return []
  return orders.slice(orders.findIndex(({ row }) => String(row.ID) === start.order) + 1)
}

/** A page that goes on behind its last order, or where a call has read enough, behind a window. */
function pageOf(found: readonly Placed[], read?: string): FoundOrders {
  const last = found.at(-1)
  const start =
    read === undefined ? { window: last?.window, order: String(last?.row.ID) } : { window: read, order: allRead }
  return { rows: found.map(({ row }) => row), cursor: encodeCursor(position, start) }
}

function startOf(cursor: string | undefined): Start | undefined {
  if (cursor === undefined) return undefined
  const { window, order } = decodeCursor(position, cursor) ?? {}
  if (window === undefined || order === undefined) throw new BadCursor()
  return { window, order }
}
