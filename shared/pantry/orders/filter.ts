import * as z from 'zod/mini'
import { ID, OptionalText, PathID, QueryIDs } from '../../core/schema/fields.ts'
import { parseQueryDay, QueryDay } from '../../core/time/range.ts'
import { addDays, isZone, startOfDay } from '../../core/time/zone.ts'
import type { OrderRow } from './order.ts'
import { isInProgress, orderStatusOf } from './status.ts'

/**
 * The filters of the orders grid (specification 002, section 2), in any combination. An order passes when it passes each of
 * them; of the pickup and delivery days it passes those of its own kind.
 */

/** Windows whose orders are merged into one page: all of a day, which has at most 141 of ten minutes. */
export const maxWindowsAsked = 150
const Flag = z.enum(['true', 'false'])

export const orderTypes = ['Pickup', 'Delivery'] as const

/** Fields of the grid's query, and of the reports that take the same filters. */
export const orderFilterQuery = {
  PantryLocationID: z.optional(PathID),
  PantryLocationPickupTimeID: z.optional(PathID),
  FoodInsecureNeighborID: z.optional(PathID),
  PantryInventoryItemID: z.optional(PathID),
  AgencyID: z.optional(PathID),
  PantryOrderStatusTypeID: z.optional(PathID),
  ExcludeCancelled: z.optional(Flag),
  OrderIDCode: z.optional(OptionalText(20)),
  OrderType: z.optional(z.enum(orderTypes)),
  FoodInsecureNeighborPostalCode: z.optional(OptionalText(10)),
  PantryLocationPostalCode: z.optional(OptionalText(10)),
  OrderPlacedStartDate: z.optional(QueryDay),
  OrderPlacedEndDate: z.optional(QueryDay),
  OrderPickupStartDate: z.optional(QueryDay),
  OrderPickupEndDate: z.optional(QueryDay),
  OrderDeliveryStartDate: z.optional(QueryDay),
  OrderDeliveryEndDate: z.optional(QueryDay),
  DeliveryProgramID: z.optional(PathID),
  PickupTimeIDList: z.optional(QueryIDs(maxWindowsAsked)),
  FoodBankDeliveryTimeID: z.optional(PathID),
  /** Only orders that are neither completed nor cancelled. */
  IsInProgress: z.optional(Flag),
  /** IANA zone of the viewer, in which the days of placing are meant; UTC when absent. */
  zone: z.optional(z.string().check(z.maxLength(60))),
} as const
const OrderFilters = z.strictObject(orderFilterQuery)
export type OrderFilters = z.infer<typeof OrderFilters>

interface Days {
  readonly start: string | undefined
  readonly end: string | undefined
}
/** The filters as they are compared. */
export interface OrderCriteria {
  readonly filters: OrderFilters
  readonly windowIds: readonly number[] | undefined
  readonly pickup: Days
  readonly delivery: Days
  /** Instants between which it was placed, the second excluded. */
  readonly placed: { readonly from: string | undefined; readonly before: string | undefined }
}

const day = (text: string | undefined) => (text === undefined ? undefined : parseQueryDay(text))
const isAsked = ({ start, end }: Days) => start !== undefined || end !== undefined

export function criteriaOf(filters: OrderFilters): OrderCriteria {
  const zone = isZone(filters.zone) ? filters.zone : 'UTC'
  const [from, to] = [day(filters.OrderPlacedStartDate), day(filters.OrderPlacedEndDate)]
  return {
    filters,
    windowIds: windowIdsOf(filters),
    pickup: { start: day(filters.OrderPickupStartDate), end: day(filters.OrderPickupEndDate) },
    delivery: { start: day(filters.OrderDeliveryStartDate), end: day(filters.OrderDeliveryEndDate) },
    placed: {
      from: from && startOfDay(from, zone).toISOString(),
      before: to && startOfDay(addDays(to, 1), zone).toISOString(),
    },
  }
}

/** The windows that are asked for: those in each of the filters that name some. */
function windowIdsOf(filters: OrderFilters): number[] | undefined {
  const { PickupTimeIDList: list, PantryLocationPickupTimeID: pickup, FoodBankDeliveryTimeID: delivery } = filters
  const named = [list?.split(',').map(Number), pickup && [pickup], delivery && [delivery]].filter((ids) => !!ids)
  const [first, ...others] = named
  return first && [...new Set(first)].filter((id) => others.every((ids) => ids.includes(id)))
}

/** The days of the orders that may pass; undefined when any day may. */
export function orderDaysAsked({ pickup, delivery }: OrderCriteria): { start: string; end: string } | undefined {
  const asked = [pickup, delivery].filter(isAsked)
  if (asked.length === 0) return undefined
  const starts = asked.map(({ start = '0000-00-00' }) => start)
  const ends = asked.map(({ end = '9999-99-99' }) => end)
  return { start: starts.toSorted()[0] ?? '', end: ends.toSorted().at(-1) ?? '' }
}

const isIn = (value: string, { start, end }: Days) =>
  (start === undefined || value >= start) && (end === undefined || value <= end)
const isSame = <T>(wanted: T | undefined, value: T) => wanted === undefined || wanted === value
const startsAs = (wanted: string | undefined, value: string | null) =>
  !wanted || (value ?? '').toLowerCase().startsWith(wanted.toLowerCase())

/** Tells if an order passes. `postalCodes` are those of pickup locations, needed when the filter names one. */
export function passesFilters(
  row: OrderRow,
  { filters, windowIds, pickup, delivery, placed }: OrderCriteria,
  postalCodes: ReadonlyMap<number, string>,
): boolean {
  const isDelivery = row.FoodBankDeliveryTimeID !== null
  const status = orderStatusOf(row.StatusCode)
  const windowId = row.PantryLocationPickupTimeID ?? row.FoodBankDeliveryTimeID
  const location = row.PantryLocationID
  return (
    isSame(filters.PantryLocationID, location) &&
    (windowIds === undefined || (windowId !== null && windowIds.includes(windowId))) &&
    isSame(filters.FoodInsecureNeighborID, row.FoodInsecureNeighbor.ID) &&
    (filters.PantryInventoryItemID === undefined || row.ProductIDs.includes(filters.PantryInventoryItemID)) &&
    isSame(filters.AgencyID, row.EntityID) &&
    isSame(filters.PantryOrderStatusTypeID, status.ID) &&
    !(filters.ExcludeCancelled === 'true' && status.IsCancelledType) &&
    !(filters.IsInProgress === 'true' && !isInProgress(row.StatusCode)) &&
    isSame(filters.OrderType, isDelivery ? 'Delivery' : 'Pickup') &&
    startsAs(filters.FoodInsecureNeighborPostalCode, row.FoodInsecureNeighbor.PostalCode) &&
    startsAs(filters.PantryLocationPostalCode, location === null ? null : (postalCodes.get(location) ?? null)) &&
    isSame(filters.DeliveryProgramID, row.EntityDeliveryProgramID) &&
    passesDays(row.OrderDay, isDelivery ? delivery : pickup, isAsked(pickup) || isAsked(delivery)) &&
    (placed.from === undefined || row.Created >= placed.from) &&
    (placed.before === undefined || row.Created < placed.before)
  )
}

/** Tells if an order passes by its day; none passes when days of the other kind alone are asked for. */
const passesDays = (orderDay: string, own: Days, isAnyAsked: boolean) =>
  isAsked(own) ? isIn(orderDay, own) : !isAnyAsked

/** Orders that one call changes: those of a page. */
export const maxOrdersChanged = 100
export const StatusChange = z.strictObject({
  OrderIDs: z.array(ID).check(z.minLength(1), z.maxLength(maxOrdersChanged)),
  StatusID: z.int(),
})
