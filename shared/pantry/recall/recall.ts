import * as z from 'zod/mini'
import type { Refusal } from '../../core/answer.ts'
import { Day, ID, Instant, PathID } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'
import { exportRefusal } from '../../core/time/range.ts'
import { addDays } from '../../core/time/zone.ts'
import { heldQuantity, type Order } from '../orders/order.ts'
import { isFinal, orderStatusCodes, orderStatusOf } from '../orders/status.ts'
import { Lot, LotName, lottedUnits } from '../stock/lot.ts'
import { StockReceipt } from '../stock/stock.ts'
import { RecallAnswer } from './answer.ts'

/**
 * A food recall: every order and neighbor that a product reached. Of a lot, these are the orders whose lines have it, and those
 * with units whose lot nobody said since the lot came; of a donation all that hold the product, or had it handed over since.
 */

/** Orders of one answer; a longer list is exported. */
export const maxRecalledOrders = 500
const usualDays = 30

/** Days of the hand-over, both included, or a receipt whose lines were put on the shelf as the product. */
export const recallQuery = {
  start: z.optional(Day),
  end: z.optional(Day),
  receiptId: z.optional(PathID),
  /** That lot of the product alone, since it came. */
  lot: z.optional(LotName),
} as const
export interface RecallQuery {
  readonly start?: string | undefined
  readonly end?: string | undefined
  readonly receiptId?: number | undefined
  readonly lot?: string | undefined
}

/** Reason that the days can't be read; without any they are the usual ones. */
export const recallRefusal = ({ start, end, receiptId }: RecallQuery): Refusal | undefined =>
  receiptId === undefined && (start || end) ? exportRefusal(start, end) : undefined

export const usualRecallDays = (today: string) => ({ start: addDays(today, 1 - usualDays), end: today })

export const RecalledOrder = z.object({
  ID: ID,
  StatusCode: z.enum(orderStatusCodes),
  OrderDay: Day,
  /** null while it can be stopped. */
  HandedOver: z.nullable(Instant),
  /** Label of the pickup location, or name of the delivery program. */
  Place: z.string(),
  /** Handed over, else packed, else ordered. */
  Quantity: z.int(),
  /** Some of it replaced another product. */
  IsSubstitute: z.boolean(),
  /** Of a lot's recall: nobody said the lot of these units. */
  IsLotUnknown: z.optional(z.boolean()),
  Neighbor: z.object({
    ID: ID,
    FirstName: z.string(),
    LastName: z.string(),
    PhoneNumber: z.nullable(z.string()),
    EMailAddress: z.nullable(z.string()),
    Language: z.enum(languages),
    WantsTexts: z.boolean(),
  }),
  /** When its neighbor was written to, since they got it. */
  Told: z.optional(z.nullable(Instant)),
  /** Person who ticked that its neighbor knows, and the moment. */
  Reached: z.optional(z.nullable(z.object({ At: Instant, UserID: ID, Name: z.string() }))),
  /** Answer of its neighbor by the message's link. */
  Answer: z.optional(z.nullable(RecallAnswer)),
})
export type RecalledOrder = z.infer<typeof RecalledOrder>

/** A received donation that was put on the shelf as the product. */
const RecallSource = z.object({
  ReceiptID: ID,
  Code: z.string(),
  /** Empty for a receipt that is gone. */
  DonorName: z.string(),
  At: Instant,
  Quantity: z.int(),
  Lot: z.optional(z.string()),
})
export type RecallSource = z.infer<typeof RecallSource>

/** Stock that a person received, as they described it. */
const RecallDelivery = z.object({ At: Instant, Quantity: z.int(), ...StockReceipt.shape })
export type RecallDelivery = z.infer<typeof RecallDelivery>

export const Recall = z.object({
  ProductID: ID,
  Name: z.string(),
  IsActive: z.boolean(),
  /** Nobody orders, packs or hands over any of it. */
  IsOnHold: z.boolean(),
  /** Days of the hand-over, in the pantry's zone. */
  Start: Day,
  End: Day,
  /** Of a donation: when it was put on the shelf. */
  Since: z.nullable(Instant),
  OnShelf: z.int(),
  OnOrders: z.int(),
  /** Newest first. */
  Sources: z.array(RecallSource),
  /** Stock that was received without a donation's receipt, newest first. */
  Deliveries: z.optional(z.array(RecallDelivery)),
  /** Of the product, first what expires first. */
  Lots: z.optional(z.array(Lot)),
  /** The lot that is asked for. */
  Lot: z.optional(z.string()),
  /** First the orders that can be stopped, then what was handed over, newest first. */
  Orders: z.array(RecalledOrder),
  /** There are more orders than one answer holds. */
  HasMore: z.boolean(),
})
export type Recall = z.infer<typeof Recall>

type Reached = Pick<Order, 'StatusCode' | 'PantryOrderItems'>
const linesOf = ({ PantryOrderItems: lines }: Reached, productId: number) =>
  lines.filter(({ PantryInventoryItemID: id }) => id === productId)

/** Units that did not go back to the shelf with an order that came to nothing: they wait, or somebody else got them. */
const isElsewhere = ({ Return }: Order['PantryOrderItems'][number]) => Return === 'waiting' || Return === 'givenAway'

/** Units of a line that its order holds, or handed over; of an order that came to nothing, what did not go back. */
function unitsOf(order: Reached, line: Line): number {
  if (orderStatusOf(order.StatusCode).IsCancelledType) return isElsewhere(line) ? heldQuantity(line) : 0
  return isFinal(order.StatusCode) ? (line.HandedOverQuantity ?? 0) : heldQuantity(line)
}
type Line = Order['PantryOrderItems'][number]

/** Quantity of a product that an order holds, or handed over. */
export const recalledQuantity = (order: Reached, productId: number): number =>
  linesOf(order, productId).reduce((sum, line) => sum + unitsOf(order, line), 0)

/** Of these, units of a lot, and units in a bag whose lot nobody said. What is still to be packed is of another lot. */
export function recalledOfLot(order: Reached, productId: number, lot: string) {
  const own = linesOf(order, productId).filter((line) => line.PackedQuantity !== null)
  const known = own.map((line) => {
    const ofLot = line.Lots?.find(({ Lot: name }) => name === lot)?.Quantity ?? 0
    return Math.min(ofLot, unitsOf(order, line))
  })
  const unknown = own.map((line) => Math.max(0, unitsOf(order, line) - lottedUnits(line.Lots)))
  const sum = (units: readonly number[]) => units.reduce((total, one) => total + one, 0)
  return { known: sum(known), unknown: sum(unknown) }
}

export const isRecalledSubstitute = (order: Reached, productId: number): boolean =>
  linesOf(order, productId).some(({ SubstituteOf }) => SubstituteOf !== null)

export interface RecallTotals {
  readonly Orders: number
  /** Of these, not handed over yet. */
  readonly Open: number
  readonly Neighbors: number
  readonly OpenQuantity: number
  readonly HandedOverQuantity: number
  /** Neighbors with neither a phone number nor an e-mail address. */
  readonly Unreachable: number
  /** Neighbors who know, of all that they got of it: somebody ticked it, or they answered. */
  readonly Reached: number
}

const knows = ({ HandedOver, Reached, Answer }: RecalledOrder) =>
  Boolean(Reached) || (Answer ? Answer.At >= (HandedOver ?? '') : false)

export function recallTotals(orders: readonly RecalledOrder[]): RecallTotals {
  const neighbors = new Map(orders.map(({ Neighbor }) => [Neighbor.ID, Neighbor]))
  const open = orders.filter(({ HandedOver }) => HandedOver === null)
  const quantity = (some: readonly RecalledOrder[]) => some.reduce((sum, { Quantity }) => sum + Quantity, 0)
  return {
    Orders: orders.length,
    Open: open.length,
    Neighbors: neighbors.size,
    OpenQuantity: quantity(open),
    HandedOverQuantity: quantity(orders) - quantity(open),
    Unreachable: [...neighbors.values()].filter((one) => !one.PhoneNumber && !one.EMailAddress).length,
    Reached: neighbors.size - new Set(orders.filter((order) => !knows(order)).map(({ Neighbor }) => Neighbor.ID)).size,
  }
}

/** First what can be stopped, by day, then what was handed over, newest first. */
export function inRecallOrder(a: RecalledOrder, b: RecalledOrder): number {
  if (a.HandedOver === null || b.HandedOver === null) {
    if (a.HandedOver !== b.HandedOver) return a.HandedOver === null ? -1 : 1
    return a.OrderDay === b.OrderDay ? a.ID - b.ID : a.OrderDay < b.OrderDay ? -1 : 1
  }
  return a.HandedOver === b.HandedOver ? b.ID - a.ID : a.HandedOver > b.HandedOver ? -1 : 1
}

/** The neighbors of a list, each once: a message or a tick counts from when they last got it, else from the list's beginning. */
export function neighborsToTell(orders: readonly RecalledOrder[], start: string) {
  const byNeighbor = Map.groupBy(orders, ({ Neighbor }) => Neighbor.ID)
  return [...byNeighbor].map(([CustomerID, own]) => {
    const got = own.flatMap(({ HandedOver }) => HandedOver ?? []).toSorted()
    return { CustomerID, since: got.at(-1) ?? start, hasIt: got.length > 0 }
  })
}
