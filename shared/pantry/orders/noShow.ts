import * as z from 'zod/mini'
import { Day, ID } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'
import { instantAt } from '../../core/time/wallTime.ts'
import { CustomerOfOrder } from '../customers/customer.ts'
import { type OrderRow, orderCode } from './order.ts'
import { isInProgress, orderStatusCodes } from './status.ts'

/** Customers who did not come on a day, and the cold food that waits after them. */

/** A chilled or frozen line, or one of a lot on hold, that was in a bag and was not fetched. */
export const WaitingReturn = z.object({
  OrderID: ID,
  Code: z.string(),
  OrderDay: Day,
  FoodInsecureNeighbor: CustomerOfOrder,
  PantryInventoryItemID: ID,
  Name: z.string(),
  Quantity: z.int(),
  StorageRequirementID: z.nullable(ID),
  /** Lots on hold of which it may be. */
  HeldLots: z.optional(z.array(z.string())),
})
export type WaitingReturn = z.infer<typeof WaitingReturn>

export const waitingReturns = (rows: readonly OrderRow[]): WaitingReturn[] =>
  rows.flatMap((row) =>
    (row.Waiting ?? []).map((line) =>
      WaitingReturn.parse({ ...row, OrderID: row.ID, Code: orderCode(row.ID), ...line }),
    ),
  )

export const NoShow = z.object({
  ID: ID,
  Code: z.string(),
  FoodInsecureNeighbor: CustomerOfOrder,
  PhoneNumber: z.nullable(z.string()),
  Language: z.enum(languages),
  StartTime: z.string(),
  EndTime: z.string(),
  StatusCode: z.enum(orderStatusCodes),
  TotalItems: z.int(),
})
export type NoShow = z.infer<typeof NoShow>

type Hours = Pick<OrderRow, 'OrderDay' | 'EndTime'>

export const areHoursOver = ({ OrderDay, EndTime }: Hours, zone: string, now: Date): boolean =>
  instantAt(OrderDay, EndTime, zone) < now

/** The hours of its window are over and nobody came, whether somebody has said so yet or not. */
export const isNoShow = (row: Hours & Pick<OrderRow, 'StatusCode'>, zone: string, now: Date) =>
  row.StatusCode === 'ABANDONED' || (isInProgress(row.StatusCode) && areHoursOver(row, zone, now))
