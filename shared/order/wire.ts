import * as z from 'zod/mini'
import { Day, ID, Instant } from '../api/fields.ts'
import { CustomerOfOrder } from '../customer/customer.ts'
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
} from './order.ts'
import { OrderStatus, orderStatusOf } from './status.ts'

/** Orders as calls answer them, with the specification's field names. */

export const OrderGridRow = z.object({
  ID: ID,
  Code: z.string(),
  Created: Instant,
  /** Who runs the pantry: only its people change the order. */
  EntityID: ID,
  PantryLocationID: z.nullable(ID),
  PantryLocationPickupTimeID: z.nullable(ID),
  FoodBankDeliveryTimeID: z.nullable(ID),
  PickupOrDeliveryDate: Day,
  StartTime: z.string(),
  EndTime: z.string(),
  FoodInsecureNeighbor: CustomerOfOrder,
  IsCancelled: z.boolean(),
  PantryOrderStatusType: z.nullable(OrderStatus),
  ContainsTEFAPProduct: z.boolean(),
  TotalItems: z.int(),
  TotalPounds: z.number(),
})
export type OrderGridRow = z.infer<typeof OrderGridRow>

export const orderGridRow = (row: OrderRow): OrderGridRow =>
  OrderGridRow.parse({
    ...row,
    Code: orderCode(row.ID),
    PickupOrDeliveryDate: row.OrderDay,
    IsCancelled: isCancelled(row.StatusCode),
    PantryOrderStatusType: orderStatusOf(row.StatusCode),
  })

export const OrderItem = z.object({
  Quantity: z.int(),
  PackedQuantity: z.nullable(z.int()),
  HandedOverQuantity: z.nullable(z.int()),
  SubstituteOf: z.nullable(ID),
  Return: z.optional(z.enum(lineReturns)),
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

export const orderItem = (line: OrderLine): OrderItem =>
  OrderItem.parse({
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

export const ShownOrder = z.extend(OrderGridRow, {
  PantryOrderItems: z.array(OrderItem),
  /** null for a delivery, and for a location that was removed. */
  PantryLocation: z.nullable(z.object({ ID: ID, Label: z.string() })),
  Locker: z.optional(LockerReservation),
})
export type ShownOrder = z.infer<typeof ShownOrder>

export const shownOrder = (order: Order, PantryLocation: ShownOrder['PantryLocation']): ShownOrder => ({
  ...orderGridRow(orderRow(order)),
  PantryOrderItems: order.PantryOrderItems.map(orderItem),
  PantryLocation,
  ...(order.Locker ? { Locker: order.Locker } : {}),
})
