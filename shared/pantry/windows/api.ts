import * as z from 'zod/mini'
import { agencyOrFoodBankRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { Day, gridQuery, ID, Instant, Nothing, PathID, page } from '../../core/schema/fields.ts'
import { DayWindow } from './dayClosing.ts'
import { DeliveryTotals } from './deliveryTotals.ts'
import { ReservingFields } from './reserved.ts'
import {
  DeliveryGridRow,
  DeliveryTime,
  DeliveryWindowDraft,
  MaximumOrders,
  maxWindowsMoved,
  maxWindowsPerCall,
  PickupTime,
  PickupWindowDraft,
  windowKinds,
} from './window.ts'
import { windowStatuses } from './windowStatus.ts'

/**
 * Times at which orders are picked up at a location, or delivered; each food bank and agency has its own, and its food
 * bank reads them.
 */
const { get, post, put, remove } = area('windows')

/** Windows of a list that is not paged: a year of a location with 141 on one day of the week. */
export const maxListedWindows = 8000

const range = { dateStartFilter: gridQuery.dateStartFilter, dateEndFilter: gridQuery.dateEndFilter }
/** `next`: the first day comes first, as people look for the next one. */
const days = { ...range, order: z.optional(z.enum(['latest', 'next'])) }
/** Customers choose when; how many orders a window has is not theirs to know. */
const readers = [...agencyOrFoodBankRoles, 'customer'] as const
/** Absent: they stay as they are. */
const reserving = {
  reservedPlaces: ReservingFields.ReservedPlaces,
  reservedHours: ReservingFields.ReservedHours,
}
const ofTime = { id: PathID, pickupTimeId: PathID }

export const getPickupTimesGrid = get('getPickupTimesGrid', '/api/PantryLocationPickupTimesGrid', {
  summary:
    'Pickup times of a location, the latest day first unless `order` is `next`; a month back to a year ahead without dates. A page holds whole days.',
  roles: agencyOrFoodBankRoles,
  resource: 'pickupLocation',
  query: {
    PantryLocationID: PathID,
    source: gridQuery.source,
    ...days,
    rows: gridQuery.rows,
    cursor: gridQuery.cursor,
  },
  value: page(PickupTime),
})

export const listPickupTimes = get('listPickupTimes', '/api/orderahead/location/{id}/pickuptimes', {
  summary: `Pickup times of a location by day, from today on without dates; at most ${maxListedWindows}.`,
  roles: readers,
  byHelper: true,
  resource: 'pickupLocation',
  params: { id: PathID },
  query: range,
  value: z.array(PickupTime),
})

export const addPickupTimes = post('addPickupTimes', '/api/orderahead/location/{id}/pickuptimes', {
  summary: `Adds up to ${maxWindowsPerCall} pickup times; a repeat with the same key adds what is missing of them.`,
  roles: agencyOrFoodBankRoles,
  resource: 'pickupLocation',
  params: { id: PathID },
  body: z.strictObject({
    PickupTimes: z
      .array(PickupWindowDraft)
      .check(z.minLength(1), z.maxLength(maxWindowsPerCall, `at most ${maxWindowsPerCall} in one call`)),
  }),
  value: z.object({ IDs: z.array(ID) }),
  idempotent: true,
})

export const getPickupTime = get('getPickupTime', '/api/orderahead/pickuptimes/{id}', {
  summary: 'One pickup time with its location.',
  roles: readers,
  byHelper: true,
  resource: 'pickupTime',
  params: { id: PathID },
  value: z.extend(PickupTime, {
    PantryLocation: z.object({
      ID: ID,
      Label: z.string(),
      EntityID: ID,
      FoodBankID: ID,
      AssociatedAgencyID: z.nullable(ID),
      IsActive: z.boolean(),
      TimeZone: z.string(),
      PantryLocationType: z.object({ Code: z.string() }),
    }),
  }),
})

export const removePickupTime = remove('removePickupTime', '/api/orderahead/location/{id}/pickuptimes/{pickupTimeId}', {
  summary: 'Deletes a pickup time that has no orders.',
  roles: agencyOrFoodBankRoles,
  resource: 'pickupTime',
  params: ofTime,
  value: Nothing,
  idempotent: true,
})

export const changePickupDate = put('changePickupDate', '/api/orderahead/location/{id}/pickuptimes/date', {
  summary: 'Moves pickup times without orders to a day that has none; they open and close as many days before as now.',
  roles: agencyOrFoodBankRoles,
  resource: 'pickupLocation',
  params: { id: PathID },
  body: z.strictObject({
    pickupDate: Day,
    pickupTimeIds: z
      .array(ID)
      .check(z.minLength(1), z.maxLength(maxWindowsMoved, `at most ${maxWindowsMoved} in one call`)),
  }),
  value: z.array(PickupTime),
})

export const adjustMaximumOrders = put(
  'adjustMaximumOrders',
  '/api/orderahead/location/{id}/pickuptimes/{pickupTimeId}/maximumorders',
  {
    summary:
      'Changes how many orders a pickup time takes, to no fewer than it has; null takes the maximum off. With it, how many of the free places are kept for people at the table and on the telephone, and from how many hours before the beginning on everybody may take them.',
    roles: agencyOrFoodBankRoles,
    resource: 'pickupTime',
    params: ofTime,
    body: z.strictObject({ maxOrders: z.nullable(MaximumOrders), ...reserving }),
    value: PickupTime,
  },
)

export const changeOpenTimes = put(
  'changeOpenTimes',
  '/api/orderahead/location/{id}/pickuptimes/{pickupTimeId}/opendates',
  {
    summary: 'Changes when customers may order for a pickup time: from when, or until when.',
    roles: agencyOrFoodBankRoles,
    resource: 'pickupTime',
    params: ofTime,
    body: z
      .strictObject({ openTime: z.optional(Instant), closeTime: z.optional(Instant) })
      .check(z.refine((sent) => sent.openTime !== undefined || sent.closeTime !== undefined, 'openTime or closeTime')),
    value: PickupTime,
  },
)

export const getDeliveryTimesGrid = get('getDeliveryTimesGrid', '/api/FoodBankDeliveryTimesGrid', {
  summary:
    'Delivery windows of the caller, and of a food bank’s agencies, the latest day first unless `order` is `next`; a month back to a year ahead without dates. For a customer: those that they can order for now, the next day first.',
  roles: readers,
  byHelper: true,
  resource: 'self',
  query: {
    source: gridQuery.source,
    ...days,
    rows: gridQuery.rows,
    cursor: gridQuery.cursor,
    /** Staff who order on a customer’s behalf. */
    FoodInsecureNeighborID: z.optional(PathID),
    /** Of the order that is edited: its window stays in the list. */
    OrderID: z.optional(PathID),
  },
  /** New windows of the caller are meant in this zone. */
  value: z.extend(page(DeliveryGridRow), {
    TimeZone: z.string(),
    /** The sums of all windows in the range, with the first page that staff read. */
    Overall: z.optional(DeliveryTotals),
  }),
})

export const listDeliveryWindows = get('listDeliveryWindows', '/api/orderahead/deliverywindows', {
  summary: `The caller’s own delivery windows by day, from today on without dates; at most ${maxListedWindows}.`,
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  query: range,
  value: z.array(DeliveryTime),
})

export const addDeliveryWindows = post('addDeliveryWindows', '/api/orderahead/deliverywindows', {
  summary: `Adds up to ${maxWindowsPerCall} delivery windows; an agency needs a delivery program.`,
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  body: z.strictObject({
    DeliveryTimes: z
      .array(DeliveryWindowDraft)
      .check(z.minLength(1), z.maxLength(maxWindowsPerCall, `at most ${maxWindowsPerCall} in one call`)),
  }),
  value: z.object({ IDs: z.array(ID) }),
  idempotent: true,
})

export const deleteDeliveryWindow = remove('deleteDeliveryWindow', '/api/foodbankdeliverytimes/{id}', {
  summary: 'Deletes a delivery window that has no orders.',
  roles: agencyOrFoodBankRoles,
  resource: 'deliveryTime',
  params: { id: PathID },
  value: Nothing,
  idempotent: true,
})

export const changeDeliveryTime = put('changeDeliveryTime', '/api/foodbankdeliverytimes/{id}', {
  summary:
    'Changes one thing of a delivery window, as pickup times are changed: its maximum, when customers may order, or, without orders, its day.',
  roles: agencyOrFoodBankRoles,
  resource: 'deliveryTime',
  params: { id: PathID },
  body: z
    .strictObject({
      maxOrders: z.optional(MaximumOrders),
      /** With `maxOrders`. */
      ...reserving,
      openTime: z.optional(Instant),
      closeTime: z.optional(Instant),
      deliveryDate: z.optional(Day),
    })
    .check(
      z.refine(
        ({ reservedPlaces, reservedHours, ...sent }) =>
          Object.values(sent).filter((one) => one !== undefined).length === 1 &&
          (sent.maxOrders !== undefined || (reservedPlaces === undefined && reservedHours === undefined)),
        'one change',
      ),
    ),
  value: DeliveryTime,
})

export const getDeliveryTime = get('getDeliveryTime', '/api/foodbankdeliverytimes/{id}', {
  summary: 'One delivery window.',
  roles: readers,
  byHelper: true,
  resource: 'deliveryTime',
  params: { id: PathID },
  value: DeliveryTime,
})

export const closeDay = put('closeDay', '/api/orderahead/windows/days/{day}/closed', {
  summary:
    'Closes all own pickup and delivery windows of a day to new orders, those with orders only when asked for, or opens them again. Orders stay. Answers the windows of the day.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  params: { day: Day },
  body: z.strictObject({
    IsClosed: z.boolean(),
    /** Also windows with orders. Without it they stay open and are in the answer. */
    WithOrders: z.optional(z.boolean()),
  }),
  value: z.array(DayWindow),
})

export const getWindowsCalendar = get('getWindowsCalendar', '/api/orderahead/windowscalendar', {
  summary:
    'The windows of a month, of the caller and of a food bank’s agencies, together by day and place with how full they are.',
  roles: agencyOrFoodBankRoles,
  resource: 'self',
  query: { month: z.string().check(z.regex(/^(19|2\d)\d\d-(0[1-9]|1[0-2])$/)) },
  value: z.object({
    days: z.array(
      z.object({
        Day: Day,
        Kind: z.enum(windowKinds),
        /** Location of pickup windows, program of delivery windows. */
        PantryLocationID: z.nullable(ID),
        EntityDeliveryProgramID: z.nullable(ID),
        EntityID: ID,
        Label: z.string(),
        Count: z.int(),
        StartTime: z.string(),
        EndTime: z.string(),
        Orders: z.int(),
        /** Sum; null when one of the windows is unlimited. */
        MaximumOrders: z.nullable(z.int()),
        /** Places that are reserved now. */
        Reserved: z.optional(z.int()),
        Statuses: z.record(z.enum(windowStatuses), z.int()),
        /** Windows whose day staff closed, also counted as Closed. */
        DayClosed: z.int(),
      }),
    ),
    /** The month has more windows than are read for it. */
    IsCut: z.boolean(),
  }),
})
