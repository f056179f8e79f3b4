import { type Caller, canAccess, isFoodBankRole, shownToFoodBank } from '../../../shared/core/access.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import { markedOn, type TefapToday } from '../../../shared/pantry/customers/certified.ts'
import { CustomerRow } from '../../../shared/pantry/customers/customer.ts'
import { type CustomerFilter, daysAsked, passesMarks } from '../../../shared/pantry/customers/filter.ts'
import { matchesSearch } from '../../../shared/pantry/customers/tokens.ts'
import { passesOrder } from '../../../shared/pantry/orders/customerFilter.ts'
import { OrderRow } from '../../../shared/pantry/orders/order.ts'
import { orderLists, orderPosition } from '../../core/table/keys/orders.ts'
import type { List } from '../../core/table/lists.ts'
import { table } from '../../core/table/table.ts'
import { loadZone } from '../../network/organizations/entityTable.ts'
import { customerOf, customersById, isListed } from './customerTable.ts'

/**
 * Customers who have an order of a place, a program or days, the latest such order first. One list of orders is read, and at
 * most 2,000 of its rows a call; the cursor goes on behind the last order that was looked at.
 */

/** A filter of the grid or a report, words that all are found by, and where its next page begins. */
export type AskedCustomers = CustomerFilter & {
  readonly words?: readonly string[]
  readonly cursor?: string | undefined
}
const chunk = 100
const maxRead = 2_000
/** Orders are placed this long before their day at most. */
const maxAheadDays = 400
/** Of a day that the calendar lacks, such as 31 February, one behind it. */
const shifted = (day: string, days: number) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString()
}

/** The shortest list that surely holds the orders. */
function listFor(
  { FoodInsecureNeighborID: customer, PantryLocationID: location }: AskedCustomers,
  caller: Caller,
): List {
  if (customer !== undefined) return orderLists.customer(customer)
  if (location !== undefined) return orderLists.location(location)
  return isFoodBankRole(caller.Role) ? orderLists.foodBank(caller.EntityID) : orderLists.owner(caller.EntityID)
}

/** Bounds of the moments at which orders that pass were placed; zones are up to a day apart. */
function boundsOf(asked: AskedCustomers): { from?: string; to?: string } {
  const { pickup, delivery, placed } = daysAsked(asked)
  const [earliest] = [pickup.from, delivery.from].filter((day) => day !== undefined).toSorted()
  const from = placed.from !== undefined ? shifted(placed.from, -1) : earliest && shifted(earliest, -maxAheadDays)
  const end = [pickup.to, delivery.to, placed.to].filter((day) => day !== undefined).toSorted()[0]
  return { ...(from ? { from } : {}), ...(end ? { to: shifted(end, 2) } : {}) }
}

export async function customersByOrders(
  asked: AskedCustomers,
  caller: Caller,
  limit: number,
  today: TefapToday,
): Promise<{ items: CustomerRow[]; cursor?: string | undefined }> {
  const zone = await loadZone(caller.EntityID)
  const passes = (order: OrderRow) =>
    canAccess(caller, shownToFoodBank(order)) && passesOrder(order, asked, localDay(new Date(order.Created), zone))
  const query = { ...listFor(asked, caller), ...boundsOf(asked), newestFirst: true }
  const seen = new Set<number>()
  const items: CustomerRow[] = []
  let cursor = asked.cursor
  for (let read = 0; read < maxRead; read += chunk) {
    const page = await table.page({ ...query, limit: chunk, cursor }, OrderRow)
    const orders = page.items.map((order, index) => ({ order, index })).filter(({ order }) => passes(order))
    const firsts = orders.filter(({ order: { FoodInsecureNeighbor: customer } }) => isNew(seen, customer.ID))
    const rows = await rowsOf(firsts, asked.cursor === undefined ? undefined : passes)
    for (const { row, index } of rows) {
      if (!canAccess(caller, customerOf.owner(row)) || !passesSearch(markedOn(row, today), asked)) continue
      items.push(CustomerRow.parse(row))
      if (items.length === limit) return { items, cursor: page.cursorAfter(index) }
    }
    cursor = page.cursor
    if (!cursor) break
  }
  return { items, cursor }
}

const passesSearch = (row: CustomerRow, asked: AskedCustomers) =>
  passesMarks(row, asked) && matchesSearch(row, asked.words ?? [])

function isNew(seen: Set<number>, id: number): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  return true
}

type First = { readonly order: OrderRow; readonly index: number }

/** The customers of orders; on later pages without those whom a later order has put on an earlier page. */
async function rowsOf(firsts: readonly First[], passes: ((order: OrderRow) => boolean) | undefined) {
  const shown = passes
    ? (await Promise.all(firsts.map(async (first) => ((await hasLater(first.order, passes)) ? [] : [first])))).flat()
    : firsts
  const found = new Map(
    (await customersById(shown.map(({ order }) => order.FoodInsecureNeighbor.ID))).map((one) => [one.ID, one]),
  )
  return shown.flatMap(({ order, index }) => {
    const row = found.get(order.FoodInsecureNeighbor.ID)
    return row && isListed(row) ? [{ row, index }] : []
  })
}

async function hasLater(order: OrderRow, passes: (order: OrderRow) => boolean): Promise<boolean> {
  const from = `${orderPosition(order)}~`
  const later = await table.page(
    { ...orderLists.customer(order.FoodInsecureNeighbor.ID), from, limit: chunk },
    OrderRow,
  )
  return later.items.some(passes)
}
