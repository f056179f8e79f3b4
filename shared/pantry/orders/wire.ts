import * as z from 'zod/mini'
import { Day, ID, Instant } from '../../core/schema/fields.ts'
import { readIn } from '../../core/schema/translated.ts'
import { type Language, sourceLanguage } from '../../core/text/text.ts'
import { CustomerOfOrder } from '../customers/customer.ts'
import type { PickupLocation } from '../locations/location.ts'
import { allergens } from '../needs/allergens.ts'
import { foodIn } from '../products/foodIn.ts'
import { LineLot } from '../stock/lot.ts'
import type { OrderWindow } from '../windows/window.ts'
import { Arrival } from './arrival.ts'
import { AtTable } from './atTable.ts'
import { editableRefusal } from './editable.ts'
import { HandOver } from './handOver.ts'
import { Reversal } from './later/reversal.ts'
import { OrderNote } from './note.ts'
import { linesOnHold, nothingOnHold, type OnHold } from './onHold.ts'
import {
  isCancelled,
  LockerReservation,
  linePounds,
  lineReturns,
  type Order,
  type OrderLine,
  type OrderRow,
  orderCode,
  orderRow,
  ToldLater,
  UncountedFood,
} from './order.ts'
import { isFinal, OrderStatus, orderStatusOf } from './status.ts'
import { LineSubstitution } from './substitution.ts'

/** Orders as calls answer them, with the specification's field names. */

export const OrderGridRow = z.object({
  ID: ID,
  Code: z.string(),
  Created: Instant,
  /** Owner of the pantry: only its people change the order. */
  EntityID: ID,
  PantryLocationID: z.nullable(ID),
  /** Label of the pickup location, or the delivery program's name; absent where the list is of one place. */
  Place: z.optional(z.string()),
  PantryLocationPickupTimeID: z.nullable(ID),
  FoodBankDeliveryTimeID: z.nullable(ID),
  EntityDeliveryProgramID: z.nullable(ID),
  PickupOrDeliveryDate: Day,
  StartTime: z.string(),
  EndTime: z.string(),
  FoodInsecureNeighbor: CustomerOfOrder,
  IsCancelled: z.boolean(),
  PantryOrderStatusType: z.nullable(OrderStatus),
  ContainsTEFAPProduct: z.boolean(),
  TotalItems: z.int(),
  TotalPounds: z.number(),
  /** Since when its family has said that they come. */
  Confirmed: z.optional(Instant),
  /** Its family is here, or was. */
  Arrival: z.optional(Arrival),
  /** Placed by the family's regular order. */
  IsStanding: z.optional(z.boolean()),
  /** Chilled or frozen food of it waits for a decision. */
  HasWaitingFood: z.optional(z.boolean()),
  /** For its family: the first products, each with its picture if it has one. */
  Pictures: z.optional(z.array(z.object({ Name: z.string(), Path: z.optional(z.string()) }))),
})
export type OrderGridRow = z.infer<typeof OrderGridRow>

export const orderGridRow = (row: OrderRow): OrderGridRow =>
  OrderGridRow.parse({
    ...row,
    Code: orderCode(row.ID),
    PickupOrDeliveryDate: row.OrderDay,
    IsCancelled: isCancelled(row.StatusCode),
    PantryOrderStatusType: orderStatusOf(row.StatusCode),
    ...(row.Waiting ? { HasWaitingFood: true } : {}),
  })

export const OrderItem = z.object({
  Quantity: z.int(),
  PackedQuantity: z.nullable(z.int()),
  HandedOverQuantity: z.nullable(z.int()),
  SubstituteOf: z.nullable(ID),
  /** Item type, by which similar products are found. */
  PantryItemID: z.optional(ID),
  Substitution: LineSubstitution,
  /** Declared allergens in it that somebody said yes to. */
  AcceptedAllergens: z.optional(z.array(z.enum(allergens))),
  StorageRequirementID: z.nullable(ID),
  Return: z.optional(z.enum(lineReturns)),
  /** Lots on hold of which it may be. */
  HeldLots: z.optional(z.array(z.string())),
  /** Lots in the bag. */
  Lots: z.optional(z.array(LineLot)),
  TotalPounds: z.number(),
  PantryInventoryItem: z.object({
    ID: ID,
    Name: z.string(),
    Description: z.string(),
    PantryInventoryItemSource: z.nullable(z.object({ Code: z.string() })),
    AttachmentCollection: z.array(z.object({ Attachment: z.object({ StoragePath: z.string() }) })),
  }),
})
export type OrderItem = z.infer<typeof OrderItem>

/** Product that was ordered where a substitute stands. */
export const orderedName = (items: readonly OrderItem[], { SubstituteOf }: OrderItem): string | undefined =>
  SubstituteOf === null
    ? undefined
    : items.find(({ PantryInventoryItem: { ID: id } }) => id === SubstituteOf)?.PantryInventoryItem.Name

export const orderItem = (stored: OrderLine, language: Language): OrderItem => {
  const line = foodIn(stored, language)
  return OrderItem.parse({
    ...line,
    TotalPounds: linePounds(line),
    PantryInventoryItem: {
      ID: line.PantryInventoryItemID,
      Name: line.Name,
      Description: line.Description,
      PantryInventoryItemSource: line.SourceCode === null ? null : { Code: line.SourceCode },
      AttachmentCollection: line.StoragePath === null ? [] : [{ Attachment: { StoragePath: line.StoragePath } }],
    },
  })
}

/** Place of an order's pickup; `Agency` names its organization, as the location's page does. */
const PlaceOfOrder = z.object({
  ID: ID,
  Label: z.string(),
  /** The way in. */
  Description: z.optional(z.string()),
  Address: z.object({
    AddressLine1: z.string(),
    AddressLine2: z.string(),
    City: z.string(),
    Province: z.string(),
    PostalCode: z.string(),
  }),
  Latitude: z.number(),
  Longitude: z.number(),
  Agency: z.object({ EntityID: ID }),
})
const PickupTimeOfOrder = z.object({
  ID: ID,
  PickupDay: Day,
  PickupStartTime: z.string(),
  PickupEndTime: z.string(),
  OrdersCount: z.int(),
  MaximumOrders: z.nullable(z.int()),
  OpenTime: Instant,
  CloseTime: Instant,
  TimeZone: z.string(),
})
const DeliveryTimeOfOrder = z.object({
  ID: ID,
  DeliveryDay: Day,
  DeliveryStartTime: z.string(),
  DeliveryEndTime: z.string(),
  TimeZone: z.string(),
  /** null for a window that serves no program. */
  EntityDeliveryProgram: z.nullable(z.object({ ID: ID, Name: z.string(), EntityID: ID })),
})

export const ShownOrder = z.extend(OrderGridRow, {
  PantryOrderItems: z.array(OrderItem),
  /** null for a delivery, and for a location that was removed. */
  PantryLocation: z.nullable(PlaceOfOrder),
  PantryLocationPickupTime: z.nullable(PickupTimeOfOrder),
  FoodBankDeliveryTime: z.nullable(DeliveryTimeOfOrder),
  FoodInsecureNeighborAddressID: z.nullable(ID),
  Notes: z.array(OrderNote),
  /** Its day is still to come on the calendar of the place, and its status is not final (decision 42). */
  IsEditable: z.boolean(),
  /** The caller, of the staff, placed it: they may change and cancel it while it can be edited. */
  IsPlacedByCaller: z.optional(z.boolean()),
  /** Products of its lines that are on hold. */
  OnHold: z.optional(z.array(ID)),
  Locker: z.optional(LockerReservation),
  /** Person who placed it for the household. */
  Helper: z.optional(z.object({ UserID: ID, Name: z.string() })),
  HandOver: z.optional(HandOver),
  /** To people of the pantry: hand-overs that were taken back. */
  Reversals: z.optional(z.array(Reversal)),
  /** To people of the pantry alone, while the order can be handed over. */
  AtTable: z.optional(AtTable),
  /** Of a walk-in: food that no product counts, part of the pounds. */
  WalkIn: z.optional(UncountedFood),
  /** Of a walk-in that a device told later: what staff read about it. */
  Told: z.optional(ToldLater),
  /** Contact of the pantry, to be called. */
  Pantry: z.optional(z.object({ Name: z.string(), PhoneNumber: z.string() })),
})
export type ShownOrder = z.infer<typeof ShownOrder>

/** Parts of other nouns that the order's screen shows. */
export interface OrderSurroundings {
  readonly location: PickupLocation | undefined
  readonly window: OrderWindow | undefined
  readonly onHold?: OnHold
  readonly pantry?: { readonly Name: string; readonly Contact: { readonly PhoneNumber: string } } | undefined
}

export const shownOrder = (
  order: Order,
  around: OrderSurroundings,
  today: string,
  language: Language = sourceLanguage,
): ShownOrder =>
  ShownOrder.parse({
    ...order,
    ...orderGridRow(orderRow(order)),
    PantryOrderItems: order.PantryOrderItems.map((line) => orderItem(line, language)),
    PantryLocation: around.location ? placeOf(readIn(around.location, language)) : null,
    ...windowOf(around.window && readIn(around.window, language)),
    ...(around.pantry ? { Pantry: { Name: around.pantry.Name, PhoneNumber: around.pantry.Contact.PhoneNumber } } : {}),
    ...onHoldOf(order, around.onHold),
    IsEditable: editableRefusal(order, today) === undefined,
  })

function onHoldOf(order: Order, onHold = nothingOnHold) {
  const held = isFinal(order.StatusCode) ? [] : linesOnHold(order, onHold)
  return held.length === 0 ? {} : { OnHold: held.map(({ PantryInventoryItemID: id }) => id) }
}

function placeOf({ ID: id, Label, Description, Address, EntityID }: PickupLocation) {
  const { Latitude, Longitude } = Address
  return { ID: id, Label, Description, Address, Latitude, Longitude, Agency: { EntityID } }
}

function windowOf(window: OrderWindow | undefined) {
  const none = { PantryLocationPickupTime: null, FoodBankDeliveryTime: null }
  if (!window) return none
  const { OrderDay, StartTime, EndTime, EntityID, EntityDeliveryProgramID: programId, DeliveryProgramName } = window
  if (window.Kind === 'delivery')
    return {
      ...none,
      FoodBankDeliveryTime: {
        ...window,
        DeliveryDay: OrderDay,
        DeliveryStartTime: StartTime,
        DeliveryEndTime: EndTime,
        EntityDeliveryProgram: programId === null ? null : { ID: programId, Name: DeliveryProgramName ?? '', EntityID },
      },
    }
  const times = { PickupDay: OrderDay, PickupStartTime: StartTime, PickupEndTime: EndTime }
  return { ...none, PantryLocationPickupTime: { ...window, ...times, OrdersCount: window.PlacedOrders } }
}
