import * as z from 'zod/mini'
import { agencyOrFoodBankRoles, pantryWorkRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { Day, gridQuery, ID, Instant, PathID, page } from '../../core/schema/fields.ts'
import { SaidLots } from '../stock/lot.ts'
import { ArrivalDraft, Arrival as ArrivalOfOrder } from './arrival.ts'
import { orderFilterQuery, StatusChange } from './filter.ts'
import { HandOverDraft } from './handOver.ts'
import { SignatureSheet } from './later/paper.ts'
import { ReversalDraft } from './later/reversal.ts'
import { OrderRules } from './leftOpen.ts'
import { MissedCustomer } from './missed.ts'
import { NoShow, WaitingReturn } from './noShow.ts'
import { OrderNoteDraft } from './note.ts'
import { FetchTotal, OrderToPack, PackingList, PackingWindow, packingParts, ShortTotal } from './packing.ts'
import { orderParts } from './part.ts'
import { OrderStatus, orderStatusCodes } from './status.ts'
import { OrderGridRow, OrderItem, ShownOrder } from './wire.ts'

/** Orders from the pantries: staff of the owner change them, its food bank and their customer see them. */
const { get, post, put, remove } = area('orders')

/** Section 9: orders of a day are asked in one page. */
export const maxOrderRows = 200
const readers = [...agencyOrFoodBankRoles, 'customer'] as const
/** Packers see and change the order in their hands. */
const handlers = [...pantryWorkRoles, 'customer'] as const

const OrdersPage = z.extend(page(OrderGridRow), { SearchedBackTo: z.optional(Instant) })
/** Part of the staff's work, on the calendar of their pantry. */
const Part = z.optional(z.enum(orderParts))
const { OrderIDCode: _, ...otherFilters } = orderFilterQuery
/** Neighbors of a search whose orders are looked for. */
export const maxNeighborsFound = 50

export const getOrdersGrid = get('getOrdersGrid', '/api/PantryOrdersGrid', {
  summary: `Orders of the caller's pantries by any combination of filters, newest first; of a customer their own. Those of a \`Part\` by their pickup or delivery time: what comes soonest first, of the missed ones the latest.`,
  roles: readers,
  byHelper: true,
  resource: 'self',
  query: {
    ...orderFilterQuery,
    source: gridQuery.source,
    mode: z.optional(z.literal('grid')),
    rows: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(maxOrderRows))),
    /** Later pages are asked for by the cursor of the page before. */
    page: z.optional(z.literal('1')),
    sidx: z.optional(z.literal('Created')),
    sord: z.optional(z.literal('desc')),
    Part,
    /** Order of a part other than its usual one. */
    PartOrder: z.optional(z.enum(['soonest', 'latest'])),
    cursor: gridQuery.cursor,
  },
  /** A page may be short though there is a cursor: then orders were searched back to that instant of placing. */
  value: OrdersPage,
})

export const findOrders = post('findOrders', '/api/orderahead/orders/search', {
  summary: `Orders by code, and by the beginnings of words of the neighbor's names, e-mail address or phone number, in any order: those of the first ${maxNeighborsFound} neighbors, newest first. What is searched for stands in no address.`,
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  body: z.strictObject({
    ...otherFilters,
    Part,
    searchFilter: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    rows: gridQuery.rows,
    cursor: gridQuery.cursor,
  }),
  value: z.extend(OrdersPage, {
    /** More neighbors are called so than the orders are looked for of. */
    HasMoreNeighbors: z.optional(z.boolean()),
  }),
  mutates: false,
})

export const countOrders = get('countOrders', '/api/orderahead/orders/counts', {
  summary:
    'Numbers of orders of the caller’s pantries in each part of the staff’s work: still to come today, to be packed, packed, out, and missed in the last week.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  query: { AgencyID: orderFilterQuery.AgencyID, PantryLocationID: orderFilterQuery.PantryLocationID },
  value: z.object({ today: z.int(), toPack: z.int(), packed: z.int(), out: z.int(), missed: z.int() }),
})

export const getOrderItems = get('getOrderItems', '/api/orderahead/order/{id}/items', {
  summary: 'The items of an order.',
  roles: readers,
  byHelper: true,
  resource: 'order',
  params: { id: PathID },
  value: z.array(OrderItem),
})

export const getOrder = get('getOrder', '/api/orderahead/order/{id}', {
  summary: 'An order with its items and notes; its customer reads the notes that are meant for them.',
  roles: handlers,
  byHelper: true,
  resource: 'order',
  params: { id: PathID },
  value: ShownOrder,
})

export const setOrderStatus = put('setOrderStatus', '/api/orderahead/order/{id}/status/{statusCode}', {
  summary: `Changes the status of an order that is not final. Cancelled and abandoned orders return their items; a customer may cancel their own while it can be edited, and staff one that they placed at another pantry, a volunteer marks it packed or not packed.`,
  roles: handlers,
  byHelper: true,
  resource: 'order',
  params: { id: PathID, statusCode: z.enum(orderStatusCodes) },
  /** Of one that waited for a connection: when it was set. */
  query: { At: z.optional(Instant) },
  value: ShownOrder,
})

export const settleOrderReturn = put('settleOrderReturn', '/api/orderahead/order/{id}/returns', {
  summary:
    'Decides about a chilled or frozen item, or one of a lot on hold, of an order that was packed and not handed over. What may be of a lot on hold is given to nobody.',
  roles: agencyOrFoodBankRoles,
  resource: 'order',
  params: { id: PathID },
  body: z.strictObject({
    PantryInventoryItemID: ID,
    Choice: z.enum(['shelf', 'discarded', 'givenAway']),
    /** Somebody looked at the packages of a line whose lot is not known: none is of a lot on hold. */
    AreLotsRead: z.optional(z.boolean()),
  }),
  value: ShownOrder,
})

export const listOrderStatuses = get('listOrderStatuses', '/api/orderahead/orders/statuses', {
  summary: 'The statuses of orders, by sequence.',
  roles: readers,
  byHelper: true,
  resource: 'tenant',
  value: z.array(OrderStatus),
})

export const setOrderStatuses = put('setOrderStatuses', '/api/orderahead/orders/status', {
  summary: 'Changes the status of those orders that are not final; answers how many were changed.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  body: StatusChange,
  value: z.int(),
})

export const verifyOrderEditable = get('verifyOrderEditable', '/api/orderahead/order/{id}/canedit', {
  summary:
    'Whether the caller may edit the order: it is not final, its day is after today, and it is of their pantry or their own.',
  roles: readers,
  byHelper: true,
  resource: 'order',
  params: { id: PathID },
  value: z.boolean(),
})

export const addOrderNote = post('addOrderNote', '/api/orderahead/order/{id}/notes', {
  summary: 'Writes a note on an order, for staff alone or for the neighbor as well.',
  roles: agencyOrFoodBankRoles,
  resource: 'order',
  params: { id: PathID },
  body: OrderNoteDraft,
  value: ShownOrder,
  idempotent: true,
})

export const handOverOrder = post('handOverOrder', '/api/orderahead/order/{id}/handover', {
  summary:
    'Hands an order over and records who received it, with the household as of that day. What speaks against it (not packed, another day, another place) is refused until it is acknowledged.',
  roles: pantryWorkRoles,
  resource: 'order',
  params: { id: PathID },
  body: HandOverDraft,
  value: ShownOrder,
  idempotent: true,
})

export const takeHandOverBack = post('takeHandOverBack', '/api/orderahead/order/{id}/handover/undo', {
  summary:
    'Takes a hand-over back: the order is as it was before, and a reversal stands beside the record. Within a minute without a reason; later, until the end of the day after it, by the person who handed it over or who leads the pantry’s work.',
  roles: pantryWorkRoles,
  resource: 'order',
  params: { id: PathID },
  body: ReversalDraft,
  value: ShownOrder,
  idempotent: true,
})

export const listPackingWindows = get('listPackingWindows', '/api/orderahead/packing', {
  summary:
    'The windows of a day with orders, and how many of these are packed; with `withSums=true` also what is still to be fetched for all of them, and what they were short of; with `withSheet=true` the orders with TEFAP food for a sheet of signatures, which volunteers don’t get.',
  roles: pantryWorkRoles,
  resource: 'self',
  query: { day: z.optional(Day), withSums: z.optional(z.literal('true')), withSheet: z.optional(z.literal('true')) },
  value: z.object({
    Day,
    Windows: z.array(PackingWindow),
    ToFetch: z.optional(z.array(FetchTotal)),
    Short: z.optional(z.array(ShortTotal)),
    Sheet: z.optional(SignatureSheet),
  }),
})

export const getPackingList = get('getPackingList', '/api/orderahead/packing/{id}', {
  summary: `A page of the orders of a window that are to be packed, or of the packed ones, by name and code, their lines in packing order; and what is still to be fetched for all of them. With \`show=all\` longer pages of both, for a device that keeps them.`,
  roles: pantryWorkRoles,
  resource: 'orderWindow',
  params: { id: PathID },
  query: {
    show: z.optional(z.enum(packingParts)),
    search: gridQuery.searchFilter,
    page: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(10_000))),
  },
  value: PackingList,
})

export const packOrderLine = put('packOrderLine', '/api/orderahead/order/{id}/packing', {
  summary:
    'Ticks a line of an order off as packed, whole or in part, or takes the tick back. With `SubstituteOf`: a product that goes into the bag for what is missing of an ordered one; where the family wants to be asked, until the order is handed over.',
  roles: pantryWorkRoles,
  resource: 'order',
  params: { id: PathID },
  body: z.strictObject({
    PantryInventoryItemID: ID,
    PackedQuantity: z.nullable(z.int().check(z.minimum(0))),
    SubstituteOf: z.optional(ID),
    /** Of a tick that waited for a connection: when it was made, and how much was in the bag then. */
    At: z.optional(Instant),
    Seen: z.optional(z.nullable(z.int().check(z.minimum(0)))),
    /** Lots that go into the bag; absent: as before. What is packed beyond them has no known lot. */
    Lots: z.optional(SaidLots),
    /** The packer looked at the package: it is so whatever the lot's number says. */
    AreLotsSaid: z.optional(z.boolean()),
    /** The family, who wanted the ordered product alone, has agreed to the substitute. */
    IsAgreed: z.optional(z.boolean()),
  }),
  value: ShownOrder,
})

const arrival = '/api/orderahead/order/{id}/arrival'

export const setArrival = put('setArrival', arrival, {
  summary:
    'Says that the family of an order is at the pantry, on the day of the order, and where they wait. Said again, it changes where.',
  roles: handlers,
  byHelper: true,
  resource: 'order',
  params: { id: PathID },
  body: ArrivalDraft,
  value: ShownOrder,
})

export const takeArrivalBack = remove('takeArrivalBack', arrival, {
  summary: 'Says that the family of an order is not at the pantry after all.',
  roles: handlers,
  byHelper: true,
  resource: 'order',
  params: { id: PathID },
  value: ShownOrder,
})

/** An order whose family waits, with all that a hand-over of it reads. */
export const ArrivedOrder = z.extend(OrderToPack, {
  Arrival: ArrivalOfOrder,
  OrderDay: Day,
  StartTime: z.string(),
  EndTime: z.string(),
  PantryLocationID: z.nullable(ID),
  /** Label of the pickup location. */
  Place: z.string(),
  TimeZone: z.string(),
})
export type ArrivedOrder = z.infer<typeof ArrivedOrder>

export const listArrivals = get('listArrivals', '/api/orderahead/orders/arrivals', {
  summary: 'Orders of today whose families are at the caller’s pantry and were not served yet, in order of arrival.',
  roles: pantryWorkRoles,
  resource: 'self',
  value: z.object({ Day, Orders: z.array(ArrivedOrder) }),
})

/** Most orders that one search of the day answers. */
export const maxFoundToday = 20

export const findOrdersToday = post('findOrdersToday', '/api/orderahead/orders/today', {
  summary: `Up to ${maxFoundToday} orders of today at the caller’s pantry by code, by the last four digits of the neighbor’s phone number, or by words of their name: those still to be handed over, or else those that are over. What is searched for stands in no address.`,
  roles: pantryWorkRoles,
  resource: 'self',
  body: z.strictObject({ search: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  value: z.array(OrderGridRow),
  mutates: false,
})

export const listMissedCustomers = get('listMissedCustomers', '/api/orderahead/orders/missed', {
  summary:
    'Customers of the caller’s pantry who did not come for three orders in a row in the last half year, to be called.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  value: z.array(MissedCustomer),
})

export const listNoShows = get('listNoShows', '/api/orderahead/orders/noshows', {
  summary: 'Orders of a day that nobody came for: the hours of their window are over, or they are abandoned.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  query: { day: z.optional(Day) },
  value: z.object({ Day, Orders: z.array(NoShow) }),
})

export const listOrderReturns = get('listOrderReturns', '/api/orderahead/orders/returns', {
  summary: 'Chilled and frozen items of all orders that were packed and not handed over, which wait for a decision.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  value: z.array(WaitingReturn),
})

const rules = '/api/orderahead/orders/rules'

export const getOrderRules = get('getOrderRules', rules, {
  summary:
    'When orders of the caller’s pantry that nobody handed over or closed end by themselves, and whether families see the nutrition rank of food.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  value: OrderRules,
})

export const setOrderRules = put('setOrderRules', rules, {
  summary:
    'Sets when orders of the caller’s pantry that nobody handed over or closed end by themselves: with their day, or so many hours after their window; and whether families see the nutrition rank of food.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  body: z.strictObject(OrderRules.shape),
  value: OrderRules,
})
