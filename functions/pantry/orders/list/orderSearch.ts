import { type Caller, canAccess, isFoodBankRole } from '../../../../shared/core/access.ts'
import { addDays, daysBetween } from '../../../../shared/core/time/zone.ts'
import { searchedWords } from '../../../../shared/pantry/customers/tokens.ts'
import { maxNeighborsFound } from '../../../../shared/pantry/orders/api.ts'
import {
  criteriaOf,
  type OrderCriteria,
  type OrderFilters,
  orderDaysAsked,
  passesFilters,
} from '../../../../shared/pantry/orders/filter.ts'
import { type OrderRow, orderIdOfCode, orderRow } from '../../../../shared/pantry/orders/order.ts'
import { isInPart } from '../../../../shared/pantry/orders/part.ts'
import { isInProgress, orderStatusCodes, orderStatuses } from '../../../../shared/pantry/orders/status.ts'
import { orderLists } from '../../../core/table/keys/orders.ts'
import { inState, type List } from '../../../core/table/lists.ts'
import { customersByWords, findableBy } from '../../customers/customersByWords.ts'
import { locationsOfFoodBank, locationsOfOwner } from '../../locations/locationTable.ts'
import { type FoundOrders, mergedOrders, type Search } from '../mergedOrders.ts'
import { orderById, ownersOfOrder } from '../orderTable.ts'
import { type AskedPart, ordersOfPart } from './orderParts.ts'

/**
 * Orders by filters in any combination: the list that surely is short is read, the other filters are compared with its rows.
 * Who asks finds what they may see: a customer their own orders, staff those of their pantries.
 */

/** Days asked for that are read list by list; of more days the list of all is dense enough. */
const maxDayLists = 31
/** Windows open at most so long before their day. */
const longestLeadDays = 366

interface Limits extends Pick<Search, 'limit' | 'cursor'> {
  readonly part?: AskedPart | undefined
}

export async function searchOrders(caller: Caller, filters: OrderFilters, limits: Limits): Promise<FoundOrders> {
  const { criteria, passes } = await comparison(caller, filters, limits.part)
  if (filters.OrderIDCode) return { rows: (await orderOfCode(filters.OrderIDCode)).filter(passes) }
  const { part } = limits
  if (part && isByWindow(caller, criteria)) return ordersOfPart({ ...limits, ...part, caller, criteria, passes })
  return mergedOrders(listsFor(criteria, caller), { ...limits, ...placedBetween(criteria), passes })
}

/** An order by its code comes first, and the orders of the neighbors whom the words find after it. */
export async function ordersByWords(
  caller: Caller,
  typed: string,
  filters: OrderFilters,
  limits: Limits,
): Promise<FoundOrders & { HasMoreNeighbors?: boolean }> {
  const { criteria, passes } = await comparison(caller, filters, limits.part)
  const [byCode, neighbors] = await Promise.all([
    limits.cursor === undefined ? orderOfCode(typed) : [],
    neighborsByWords(caller, typed),
  ])
  const lists = neighbors.items.map(({ ID }) => orderLists.customer(ID))
  const found = await mergedOrders(lists, { ...limits, ...placedBetween(criteria), passes })
  const first = byCode.filter((row) => passes(row) && !found.rows.some(({ ID }) => ID === row.ID))
  return {
    ...found,
    rows: [...first, ...found.rows],
    ...(neighbors.cursor === undefined ? {} : { HasMoreNeighbors: true }),
  }
}

async function neighborsByWords(caller: Caller, typed: string) {
  const words = searchedWords(typed)
  const [foodBankId] = caller.FoodBankIDs
  if (words.length === 0 || foodBankId === undefined) return { items: [], cursor: undefined }
  return customersByWords({ foodBankId, words, load: findableBy(caller, foodBankId), limit: maxNeighborsFound })
}

async function orderOfCode(typed: string): Promise<OrderRow[]> {
  const id = orderIdOfCode(typed)
  const order = id === undefined ? undefined : await orderById(id)
  return order ? [orderRow(order)] : []
}

/** The filters as they are compared, and what passes them of what the caller may see. */
async function comparison(caller: Caller, filters: OrderFilters, part: AskedPart | undefined) {
  const criteria = criteriaOf(filters)
  const postalCodes = filters.PantryLocationPostalCode ? await postalCodesOf(caller) : new Map<number, string>()
  const passes = (row: OrderRow) =>
    canAccess(caller, ownersOfOrder(row)) &&
    passesFilters(row, criteria, postalCodes) &&
    (part === undefined || isInPart(row, part.part, part.at))
  return { criteria, passes }
}

/** Lists of a customer's or of named windows' orders are shorter than those of the windows. */
const isByWindow = ({ Role }: Caller, { filters, windowIds }: OrderCriteria) =>
  Role !== 'customer' && filters.FoodInsecureNeighborID === undefined && windowIds === undefined

async function postalCodesOf({ Role, EntityID }: Caller): Promise<Map<number, string>> {
  const ofFoodBank = isFoodBankRole(Role) || Role === 'customer'
  const locations = await (ofFoodBank ? locationsOfFoodBank(EntityID) : locationsOfOwner(EntityID))
  return new Map(locations.map(({ ID, Address }) => [ID, Address.PostalCode]))
}

/** Nobody orders after the day of the window, nor before the window opens. */
function placedBetween(criteria: OrderCriteria): Pick<Search, 'from' | 'to'> {
  const { from, before } = criteria.placed
  const days = orderDaysAsked(criteria)
  const earliest = days && days.start > '0001' ? addDays(days.start, -longestLeadDays) : undefined
  // The day after: a day of the place ends as late as the next one in UTC.
  const latest = days && days.end < '9999' ? addDays(days.end, 2) : undefined
  return {
    from: [from, earliest]
      .filter((instant) => instant !== undefined)
      .toSorted()
      .at(-1),
    to: [before, latest].filter((instant) => instant !== undefined).toSorted()[0],
  }
}

/** The lists that surely hold all that is asked for, the shortest first. */
function listsFor(criteria: OrderCriteria, caller: Caller): readonly List[] {
  const { filters, windowIds } = criteria
  if (caller.Role === 'customer') return caller.CustomerID ? [orderLists.customer(caller.CustomerID)] : []
  if (filters.FoodInsecureNeighborID !== undefined) return [orderLists.customer(filters.FoodInsecureNeighborID)]
  if (windowIds !== undefined) return windowIds.map(orderLists.window)
  // The pantry whose orders they are: one's own, or that of the agency that a food bank asks for.
  const owner = isFoodBankRole(caller.Role) ? filters.AgencyID : caller.EntityID
  const days = owner === undefined ? undefined : fewDays(criteria)
  if (owner !== undefined && days) return days.map((day) => orderLists.day(owner, day))
  const all = owner === undefined ? orderLists.foodBank(caller.EntityID) : orderLists.owner(owner)
  const codes = statusesAsked(filters)
  if (codes.every(isInProgress)) return codes.map((code) => inState(all, code))
  if (filters.PantryLocationID !== undefined) return [orderLists.location(filters.PantryLocationID)]
  return codes.length < orderStatusCodes.length ? codes.map((code) => inState(all, code)) : [all]
}

function fewDays(criteria: OrderCriteria): string[] | undefined {
  const { start, end } = orderDaysAsked(criteria) ?? {}
  if (!start || !end || start < '0001' || end > '9999') return undefined
  const count = daysBetween(start, end) + 1
  return count > maxDayLists
    ? undefined
    : Array.from({ length: Math.max(0, count) }, (_, index) => addDays(start, index))
}

const statusesAsked = ({ PantryOrderStatusTypeID: id, IsInProgress }: OrderFilters) =>
  orderStatuses
    .filter((status) => id === undefined || status.ID === id)
    .filter(({ Code }) => IsInProgress !== 'true' || isInProgress(Code))
    .map(({ Code }) => Code)
