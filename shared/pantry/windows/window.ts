import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { Day, ID, Instant } from '../../core/schema/fields.ts'
import { StoredTranslations } from '../../core/schema/translated.ts'
import { DayBlock } from './dayBlock.ts'
import * as refusals from './refusals.ts'
import {
  defaultReservedHours,
  type Reserved,
  ReservedFields,
  ReservingFields,
  reservedUntil,
  reservingOf,
} from './reserved.ts'
import { type Capacity, reservedLeft, reservedPlaces, windowStatus, windowStatuses } from './windowStatus.ts'

/**
 * Order windows: the hours of a day in which orders are picked up at a location, or delivered, and the time in which
 * customers may order for them. Both kinds are stored alike; the wire names the fields of each kind apart.
 */

/** `HH:mm:ss` of the clock on the wall at the location. */
export const WallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/))

/** More orders in one window are a typing mistake. */
export const maxMaximumOrders = 9999
export const MaximumOrders = z.int().check(z.minimum(1), z.maximum(maxMaximumOrders))

/** Windows that one call adds: their drafts fill a request. The forms send more in several calls. */
export const maxWindowsPerCall = 500
/** Windows that one call moves to another day: all of a day, which has at most 141 of ten minutes. */
export const maxWindowsMoved = 150

const when = { OpenTime: Instant, CloseTime: Instant }
/** Since when staff have closed the day: no new orders, whatever the times say; null or absent: they haven't. */
const ClosedAt = z.optional(z.nullable(Instant))
/** Families who wait for a place; absent without any. */
const WaitingFamilies = z.optional(z.int())

/** A window to be created, pickup or delivery. */
export interface WindowDraft {
  readonly OrderDay: string
  readonly StartTime: string
  readonly EndTime: string
  readonly OpenTime: string
  readonly CloseTime: string
  /** Limit; null when unlimited. */
  readonly MaximumOrders: number | null
  readonly EntityDeliveryProgramID: number | null
  readonly ReservedPlaces?: number | null | undefined
  readonly ReservedHours?: number | null | undefined
}
export const PickupWindowDraft = z.strictObject({
  PickupDay: Day,
  PickupStartTime: WallTime,
  PickupEndTime: WallTime,
  ...when,
  MaximumOrders: z._default(z.nullable(MaximumOrders), null),
  ...ReservingFields,
})
export type PickupWindowDraft = z.infer<typeof PickupWindowDraft>

export const DeliveryWindowDraft = z.strictObject({
  DeliveryDay: Day,
  DeliveryStartTime: WallTime,
  DeliveryEndTime: WallTime,
  ...when,
  MaximumOrders: z._default(z.nullable(MaximumOrders), null),
  EntityDeliveryProgramID: z._default(z.nullable(ID), null),
  ...ReservingFields,
})
export type DeliveryWindowDraft = z.infer<typeof DeliveryWindowDraft>

export const draftOfPickup = ({
  PickupDay: OrderDay,
  PickupStartTime: StartTime,
  PickupEndTime: EndTime,
  ...rest
}: PickupWindowDraft): WindowDraft => ({ OrderDay, StartTime, EndTime, EntityDeliveryProgramID: null, ...rest })

export const draftOfDelivery = ({
  DeliveryDay: OrderDay,
  DeliveryStartTime: StartTime,
  DeliveryEndTime: EndTime,
  ...rest
}: DeliveryWindowDraft): WindowDraft => ({ OrderDay, StartTime, EndTime, ...rest })

export const toPickupDraft = (draft: WindowDraft): PickupWindowDraft => ({
  PickupDay: draft.OrderDay,
  PickupStartTime: draft.StartTime,
  PickupEndTime: draft.EndTime,
  OpenTime: draft.OpenTime,
  CloseTime: draft.CloseTime,
  MaximumOrders: draft.MaximumOrders,
  ...reservingOf(draft),
})
export const toDeliveryDraft = (draft: WindowDraft): DeliveryWindowDraft => ({
  DeliveryDay: draft.OrderDay,
  DeliveryStartTime: draft.StartTime,
  DeliveryEndTime: draft.EndTime,
  OpenTime: draft.OpenTime,
  CloseTime: draft.CloseTime,
  MaximumOrders: draft.MaximumOrders,
  EntityDeliveryProgramID: draft.EntityDeliveryProgramID,
  ...reservingOf(draft),
})

/** The attribute in which a window counts its orders of a status. */
export const statusCounters = {
  CREATED: 'CreatedOrders',
  PROCESSING: 'ProcessingOrders',
  PACKED: 'PackedOrders',
  DELIVEREDTOPICKUPLOCATION: 'DeliveredToPickupLocationOrders',
  DELIVEREDTONEIGHBOR: 'DeliveredToNeighborOrders',
  ABANDONED: 'AbandonedOrders',
  CANCELLED: 'CancelledOrders',
} as const
export type CountedStatus = keyof typeof statusCounters
export type StatusCounter = (typeof statusCounters)[CountedStatus]

/** Of a cancelled type (decision 39): these orders give their place back. */
export const freesCapacity = (status: CountedStatus) => status === 'ABANDONED' || status === 'CANCELLED'

export const windowKinds = ['pickup', 'delivery'] as const
export type WindowKind = (typeof windowKinds)[number]

export const OrderWindow = z.object({
  ID: ID,
  Kind: z.enum(windowKinds),
  /** The food bank or agency that runs the pantry. */
  EntityID: ID,
  FoodBankID: ID,
  /** Of a pickup window. */
  PantryLocationID: z.nullable(ID),
  /** Of a delivery window that serves the customers of one program. */
  EntityDeliveryProgramID: z.nullable(ID),
  DeliveryProgramName: z.nullable(z.string()),
  /** Of the program's name. */
  Translations: z.optional(StoredTranslations(z.object({ DeliveryProgramName: z.string() }))),
  /** Day and hours are meant in it. */
  TimeZone: z.string(),
  OrderDay: Day,
  StartTime: WallTime,
  EndTime: WallTime,
  ...when,
  ClosedAt,
  /** Limit; null when unlimited. */
  MaximumOrders: z.nullable(z.int()),
  CreatedOrders: z.int(),
  ProcessingOrders: z.int(),
  PackedOrders: z.int(),
  DeliveredToPickupLocationOrders: z.int(),
  DeliveredToNeighborOrders: z.int(),
  AbandonedOrders: z.int(),
  CancelledOrders: z.int(),
  AllOrders: z.int(),
  /** Orders that hold a place: all but the cancelled and abandoned ones. */
  PlacedOrders: z.int(),
  /** Families who wait for a place: as many are kept for them. */
  WaitingFamilies: z.optional(z.int()),
  ...ReservedFields,
  /** Of the orders that hold a place. */
  TotalItemCount: z.int(),
  TotalWeight: z.number(),
})
export type OrderWindow = z.infer<typeof OrderWindow>

/** Places that no order holds and that are not reserved: those who wait are offered them. */
export const unofferedPlaces = (window: Capacity, now: Date): number =>
  window.MaximumOrders === null
    ? Number.POSITIVE_INFINITY
    : Math.max(0, window.MaximumOrders - reservedPlaces(window, now) - window.PlacedOrders)

export const noOrders = {
  CreatedOrders: 0,
  ProcessingOrders: 0,
  PackedOrders: 0,
  DeliveredToPickupLocationOrders: 0,
  DeliveredToNeighborOrders: 0,
  AbandonedOrders: 0,
  CancelledOrders: 0,
  AllOrders: 0,
  PlacedOrders: 0,
  TotalItemCount: 0,
  TotalWeight: 0,
} as const

/** Owner of a window, and its place. */
export interface WindowPlace {
  readonly Kind: WindowKind
  readonly EntityID: number
  readonly FoodBankID: number
  readonly PantryLocationID: number | null
  readonly DeliveryProgramName: string | null
  readonly Translations?: OrderWindow['Translations']
  readonly TimeZone: string
}
export const newWindow = (
  ID: number,
  place: WindowPlace,
  { ReservedPlaces, ReservedHours, ...draft }: WindowDraft,
): OrderWindow => ({
  ID,
  ...place,
  ...draft,
  ...(ReservedPlaces ? reservedOn({ ...place, ...draft }, { ReservedPlaces, ReservedHours }) : {}),
  ...noOrders,
})

/** Fields of a window that keeps so many places until so many hours before it begins; 0: it keeps none. */
export const reservedOn = (
  window: Pick<OrderWindow, 'OrderDay' | 'StartTime' | 'TimeZone'>,
  { ReservedPlaces, ReservedHours }: Pick<WindowDraft, 'ReservedPlaces' | 'ReservedHours'>,
): Omit<Reserved, 'ReservedTaken'> => {
  if (!ReservedPlaces) return { ReservedPlaces: null, ReservedHours: null, ReservedUntil: null }
  const hours = ReservedHours ?? defaultReservedHours
  return { ReservedPlaces, ReservedHours: hours, ReservedUntil: reservedUntil(window, hours).toISOString() }
}

type Counts = Pick<OrderWindow, StatusCounter | 'AllOrders'>

export const cancelledTypeOrders = ({ AbandonedOrders, CancelledOrders }: Pick<Counts, StatusCounter>) =>
  AbandonedOrders + CancelledOrders
/** Neither completed nor cancelled (decision 39). */
export const inProgressOrders = (counts: Counts) =>
  counts.AllOrders - counts.DeliveredToNeighborOrders - cancelledTypeOrders(counts)

/** Percent, rounded to 2 decimals; 0 without orders. */
export const cancelledPercent = (cancelled: number, all: number) =>
  all === 0 ? 0 : Math.round((cancelled / all) * 10_000) / 100

/** From where a share of cancelled orders deserves attention. */
export function cancelledTone(percent: number): 'warning' | 'danger' | undefined {
  if (percent > 75) return 'danger'
  return percent > 50 ? 'warning' : undefined
}

const Status = z.enum(windowStatuses)

export const PickupTime = z.object({
  ID: ID,
  PantryLocationID: ID,
  EntityID: ID,
  FoodBankID: ID,
  TimeZone: z.string(),
  PickupDay: Day,
  PickupStartTime: WallTime,
  PickupEndTime: WallTime,
  ...when,
  ClosedAt,
  MaximumOrders: z.nullable(z.int()),
  Status,
  AllOrders: z.int(),
  CreatedOrders: z.int(),
  ProcessingOrders: z.int(),
  PackedOrders: z.int(),
  DeliveredToPickupLocationOrders: z.int(),
  DeliveredToNeighborOrders: z.int(),
  AbandonedOrders: z.int(),
  CancelledTypeOrders: z.int(),
  WaitingFamilies,
  ...ReservedFields,
})
export type PickupTime = z.infer<typeof PickupTime>

const waitingOf = ({ WaitingFamilies: count }: Pick<OrderWindow, 'WaitingFamilies'>) =>
  count ? { WaitingFamilies: count } : {}
const reservedOf = ({ ReservedPlaces, ReservedTaken = 0, ReservedHours, ReservedUntil }: Reserved) =>
  ReservedUntil ? { ReservedPlaces, ReservedTaken, ReservedHours, ReservedUntil } : {}
/** None of them are families' to know. */
const hidden = { ...noOrders, WaitingFamilies: 0, ReservedUntil: null } as const

export const pickupTimeOf = (window: OrderWindow, now: Date): PickupTime => ({
  ID: window.ID,
  PantryLocationID: window.PantryLocationID ?? 0,
  EntityID: window.EntityID,
  FoodBankID: window.FoodBankID,
  TimeZone: window.TimeZone,
  PickupDay: window.OrderDay,
  PickupStartTime: window.StartTime,
  PickupEndTime: window.EndTime,
  OpenTime: window.OpenTime,
  CloseTime: window.CloseTime,
  ...(window.ClosedAt ? { ClosedAt: window.ClosedAt } : {}),
  MaximumOrders: window.MaximumOrders,
  Status: windowStatus(window, now),
  AllOrders: window.AllOrders,
  CreatedOrders: window.CreatedOrders,
  ProcessingOrders: window.ProcessingOrders,
  PackedOrders: window.PackedOrders,
  DeliveredToPickupLocationOrders: window.DeliveredToPickupLocationOrders,
  DeliveredToNeighborOrders: window.DeliveredToNeighborOrders,
  AbandonedOrders: window.AbandonedOrders,
  CancelledTypeOrders: cancelledTypeOrders(window),
  ...waitingOf(window),
  ...reservedOf(window),
})

export const DeliveryTime = z.object({
  ID: ID,
  EntityID: ID,
  FoodBankID: ID,
  TimeZone: z.string(),
  DeliveryDay: Day,
  DeliveryStartTime: WallTime,
  DeliveryEndTime: WallTime,
  ...when,
  ClosedAt,
  MaximumOrders: z.nullable(z.int()),
  Status,
  TotalOrders: z.int(),
  TotalInProgressTypeOrders: z.int(),
  TotalSuccessfullyCompletedTypeOrders: z.int(),
  TotalCancelledTypeOrders: z.int(),
  TotalItemCount: z.int(),
  TotalWeight: z.number(),
  WaitingFamilies,
  ...ReservedFields,
  EntityDeliveryProgramID: z.nullable(ID),
  DeliveryProgramName: z.nullable(z.string()),
})
export type DeliveryTime = z.infer<typeof DeliveryTime>

export const deliveryTimeOf = (window: OrderWindow, now: Date): DeliveryTime => ({
  ID: window.ID,
  EntityID: window.EntityID,
  FoodBankID: window.FoodBankID,
  TimeZone: window.TimeZone,
  DeliveryDay: window.OrderDay,
  DeliveryStartTime: window.StartTime,
  DeliveryEndTime: window.EndTime,
  OpenTime: window.OpenTime,
  CloseTime: window.CloseTime,
  ...(window.ClosedAt ? { ClosedAt: window.ClosedAt } : {}),
  MaximumOrders: window.MaximumOrders,
  Status: windowStatus(window, now),
  TotalOrders: window.AllOrders,
  TotalInProgressTypeOrders: inProgressOrders(window),
  TotalSuccessfullyCompletedTypeOrders: window.DeliveredToNeighborOrders,
  TotalCancelledTypeOrders: cancelledTypeOrders(window),
  TotalItemCount: window.TotalItemCount,
  TotalWeight: window.TotalWeight,
  ...waitingOf(window),
  ...reservedOf(window),
  EntityDeliveryProgramID: window.EntityDeliveryProgramID,
  DeliveryProgramName: window.DeliveryProgramName,
})

/** Pickup time for customers: how many orders a window has is not theirs to know. */
export const pickupTimeForCustomer = (window: OrderWindow, now: Date): PickupTime => ({
  ...pickupTimeOf({ ...window, ...hidden }, now),
  Status: windowStatus(window, now),
})
export const deliveryTimeForCustomer = (window: OrderWindow, now: Date): DeliveryTime => ({
  ...deliveryTimeOf({ ...window, ...hidden }, now),
  Status: windowStatus(window, now),
})

/** Any order, a cancelled one as well, keeps its window. */
export const windowRemovalRefusal = ({ AllOrders: count }: Pick<OrderWindow, 'AllOrders'>): Refusal | undefined =>
  count > 0 ? refuse(refusals.windowHasOrders, { count }) : undefined

/** `maximum` null: the window takes any number. */
export const maximumRefusal = (
  { PlacedOrders: count }: Pick<OrderWindow, 'PlacedOrders'>,
  maximum: number | null,
): Refusal | undefined =>
  maximum !== null && maximum < count ? refuse(refusals.maximumBelowOrders, { count }) : undefined

interface MaximumChange {
  readonly maxOrders: number | null
  readonly reservedPlaces?: number | null | undefined
  readonly reservedHours?: number | null | undefined
}
/** The window with another maximum, and other reserved places where the change names them; why it may not be. */
export function withMaximum<W extends OrderWindow>(
  window: W,
  { maxOrders, reservedPlaces: places, reservedHours: hours }: MaximumChange,
): { after: W; refusal: Refusal | undefined } {
  const ReservedPlaces = places === undefined ? window.ReservedPlaces : places
  const ReservedHours = hours ?? window.ReservedHours
  const isReserving = Boolean(ReservedPlaces) || Boolean(window.ReservedUntil)
  const reserved = isReserving ? reservedOn(window, { ReservedPlaces, ReservedHours }) : {}
  const after = { ...window, MaximumOrders: maxOrders, ...reserved }
  return { after, refusal: maximumRefusal(window, maxOrders) ?? reservedRefusal(after) }
}

/** Fewer are free than are to be kept. */
function reservedRefusal(window: OrderWindow): Refusal | undefined {
  const { MaximumOrders } = window
  if (!window.ReservedPlaces) return undefined
  if (MaximumOrders === null) return refuse(refusals.reservedWithoutMaximum)
  const count = MaximumOrders - window.PlacedOrders
  return reservedLeft(window) > count ? refuse(refusals.reservedAboveFree, { count }) : undefined
}

/** A row of delivery times; the last two where a customer chooses one. */
export const DeliveryGridRow = z.extend(DeliveryTime, {
  PlacesLeft: z.optional(z.nullable(z.int())),
  DayBlock: z.optional(z.nullable(DayBlock)),
})

export type DeliveryGridRow = z.infer<typeof DeliveryGridRow>
