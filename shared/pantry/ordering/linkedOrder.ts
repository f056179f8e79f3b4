import * as z from 'zod/mini'
import { Day, ID } from '../../core/schema/fields.ts'
import { readIn } from '../../core/schema/translated.ts'
import { languages } from '../../core/text/languages.ts'
import type { Language } from '../../core/text/text.ts'
import type { Customer } from '../customers/customer.ts'
import { notComingRefusal } from '../orders/editable.ts'
import { editRefusal } from '../orders/editing.ts'
import { type Order, orderCode, orderTotals, windowIdOf } from '../orders/order.ts'
import { orderStatusCodes } from '../orders/status.ts'
import type { OrderSurroundings } from '../orders/wire.ts'
import { isWindowAvailable, isWindowOver, servesCustomer } from '../windows/available.ts'
import type { OrderWindow } from '../windows/window.ts'
import { capacityLeft } from '../windows/windowStatus.ts'
import type { OrderDraft } from './placing.ts'

/** An order as the link of its reminder shows it: what is needed to come, to move it or to cancel it, and nothing of the person. */

const LinkedTime = z.object({
  ID: ID,
  Day: Day,
  StartTime: z.string(),
  EndTime: z.string(),
  /** null without a maximum. */
  PlacesLeft: z.nullable(z.int()),
})
export type LinkedTime = z.infer<typeof LinkedTime>

export const LinkedOrder = z.object({
  ID: ID,
  Code: z.string(),
  /** Of its family. */
  Language: z.enum(languages),
  StatusCode: z.enum(orderStatusCodes),
  IsConfirmed: z.boolean(),
  /** Until the day before. */
  MayCancel: z.boolean(),
  MayMove: z.boolean(),
  Day: Day,
  StartTime: z.string(),
  EndTime: z.string(),
  IsDelivery: z.boolean(),
  /** A regular order placed it. */
  IsRegular: z.optional(z.boolean()),
  TotalItems: z.int(),
  /** null for a delivery, and for a location that was removed. */
  Place: z.nullable(
    z.object({
      Label: z.string(),
      Description: z.string(),
      AddressLine1: z.string(),
      City: z.string(),
      Province: z.string(),
      PostalCode: z.string(),
    }),
  ),
  Pantry: z.object({ Name: z.string(), PhoneNumber: z.string() }),
  /** Other times of the same place that are open, while the order can be moved. */
  Times: z.array(LinkedTime),
  /** There are more, later ones. */
  HasMoreTimes: z.boolean(),
})
export type LinkedOrder = z.infer<typeof LinkedOrder>

/** Times that a link offers to move an order to: more than a phone's screen shows at once. */
export const maxLinkedTimes = 60

/** A window of the order's location, or of its delivery program. */
export const isOfSamePlace = (order: Order, window: OrderWindow) =>
  window.EntityID === order.EntityID &&
  window.PantryLocationID === order.PantryLocationID &&
  window.EntityDeliveryProgramID === order.EntityDeliveryProgramID

/** Another window that an order may move to now. */
export const isOtherTime = (order: Order, customer: Customer, now: Date) => (window: OrderWindow) =>
  window.ID !== windowIdOf(order) &&
  isOfSamePlace(order, window) &&
  (window.Kind === 'pickup' || servesCustomer(window, customer)) &&
  isWindowAvailable(window, now)

/** A link ends with the hours of its order. */
export const isLinkOver = (order: Order, TimeZone: string, now: Date) => isWindowOver({ ...order, TimeZone }, now)

export const mayMove = (order: Order, today: string) => editRefusal(order, today) === undefined

/** The same food at another time of the same place. */
export const movedDraft = (order: Order, windowId: number): OrderDraft => ({
  PantryLocationID: order.PantryLocationID,
  PantryLocationPickupTimeID: order.PantryLocationPickupTimeID === null ? null : windowId,
  FoodBankDeliveryTimeID: order.FoodBankDeliveryTimeID === null ? null : windowId,
  FoodInsecureNeighborAddressID: order.FoodInsecureNeighborAddressID,
  PantryOrderItems: order.PantryOrderItems.map(
    ({ PantryInventoryItemID, Quantity, Substitution, AcceptedAllergens }) => ({
      ...{ PantryInventoryItemID, Quantity },
      ...(Substitution ? { Substitution } : {}),
      ...(AcceptedAllergens ? { AcceptedAllergens } : {}),
    }),
  ),
  OrderRest: false,
})

const linkedTime = (window: OrderWindow, now: Date): LinkedTime => ({
  ID: window.ID,
  Day: window.OrderDay,
  StartTime: window.StartTime,
  EndTime: window.EndTime,
  PlacesLeft: capacityLeft(window, now),
})

interface Shown {
  readonly around: Pick<OrderSurroundings, 'location' | 'pantry'>
  readonly times: readonly OrderWindow[]
  readonly hasMoreTimes: boolean
  /** On the calendar of the place. */
  readonly today: string
  readonly familyLanguage: Language
  readonly language: Language
  readonly now: Date
}

function placeOf(location: OrderSurroundings['location'], language: Language): LinkedOrder['Place'] {
  if (!location) return null
  const { Label, Description, Address } = readIn(location, language)
  const { AddressLine1, City, Province, PostalCode } = Address
  return { Label, Description, AddressLine1, City, Province, PostalCode }
}

export const linkedOrder = (
  order: Order,
  { around, times, hasMoreTimes, today, familyLanguage, language, now }: Shown,
): LinkedOrder => ({
  ID: order.ID,
  Code: orderCode(order.ID),
  Language: familyLanguage,
  StatusCode: order.StatusCode,
  IsConfirmed: order.Confirmed !== undefined,
  MayCancel: notComingRefusal(order) === undefined,
  MayMove: mayMove(order, today),
  Day: order.OrderDay,
  StartTime: order.StartTime,
  EndTime: order.EndTime,
  IsDelivery: order.FoodBankDeliveryTimeID !== null,
  ...(order.Standing ? { IsRegular: true } : {}),
  TotalItems: orderTotals(order).items,
  Place: placeOf(around.location, language),
  Pantry: { Name: around.pantry?.Name ?? '', PhoneNumber: around.pantry?.Contact.PhoneNumber ?? '' },
  Times: times.map((time) => linkedTime(time, now)),
  HasMoreTimes: hasMoreTimes,
})
