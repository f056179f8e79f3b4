import * as z from 'zod/mini'
import { ID, Instant } from '../../core/schema/fields.ts'
import { HandOver } from './handOver.ts'
import { type Reversal, reversalReasons } from './later/reversal.ts'
import { isTefapLine, linePounds, type Order, orderTotals, UncountedFood } from './order.ts'

/** The goods of a hand-over, in pieces and pounds; TEFAP's are part of the totals. */
export const HandedOver = z.object({
  Lines: z.array(
    z.object({
      PantryInventoryItemID: ID,
      Name: z.string(),
      SourceCode: z.nullable(z.string()),
      Quantity: z.int(),
      Pounds: z.number(),
    }),
  ),
  TotalItems: z.int(),
  TotalPounds: z.number(),
  TefapItems: z.int(),
  TefapPounds: z.number(),
  /** Of a walk-in, part of the totals and in no line. */
  Uncounted: z.optional(UncountedFood),
})

/**
 * Distribution record of a hand-over: the one that reports count, never the orders that were placed (decisions 65 and 75). It
 * is written in the transaction of the hand-over and does not change afterwards.
 */
export const DistributionRecord = z.extend(HandOver, {
  OrderID: ID,
  EntityID: ID,
  FoodBankID: ID,
  PantryLocationID: z.nullable(ID),
  EntityDeliveryProgramID: z.nullable(ID),
  CustomerID: ID,
  PostalCode: z.nullable(z.string()),
  /** Number of the order's hand-over, where an earlier one was taken back. */
  Sequence: z.optional(z.int()),
  /** Takes the hand-over of the same order and sequence back; reports count neither. */
  IsReversal: z.optional(z.boolean()),
  /** Of a reversal: when and why, and by whom. */
  Reversed: z.optional(z.object({ At: Instant, UserID: z.nullable(ID), Reason: z.optional(z.enum(reversalReasons)) })),
  /** Name of the person who ordered it for the household, where it was not the household itself. */
  OrderedBy: z.optional(z.string()),
  ...HandedOver.shape,
})
export type DistributionRecord = z.infer<typeof DistributionRecord>

/** A record without its lines: what reports of people count. */
export const CountedRecord = z.omit(DistributionRecord, { Lines: true, Recipient: true, By: true, CertificateID: true })
export type CountedRecord = z.infer<typeof CountedRecord>

/** Undefined before the order was handed over. */
export function distributionOf(order: Order): DistributionRecord | undefined {
  if (!order.HandOver) return undefined
  const { EntityID, FoodBankID, PantryLocationID, EntityDeliveryProgramID, FoodInsecureNeighbor: customer } = order
  const all = orderTotals(order)
  const tefap = orderTotals({
    PantryOrderItems: order.PantryOrderItems.filter(isTefapLine),
    ...(order.WalkIn ? { WalkIn: { ...order.WalkIn, Pounds: order.WalkIn.TefapPounds } } : {}),
  })
  return {
    ...order.HandOver,
    OrderID: order.ID,
    EntityID,
    FoodBankID,
    PantryLocationID,
    EntityDeliveryProgramID,
    CustomerID: customer.ID,
    PostalCode: customer.PostalCode,
    ...(order.Helper ? { OrderedBy: order.Helper.Name } : {}),
    ...(order.ReversedHandOvers ? { Sequence: order.ReversedHandOvers + 1 } : {}),
    Lines: order.PantryOrderItems.map((line) => ({
      PantryInventoryItemID: line.PantryInventoryItemID,
      Name: line.Name,
      SourceCode: line.SourceCode,
      Quantity: line.HandedOverQuantity ?? 0,
      Pounds: linePounds(line),
    })),
    TotalItems: all.items,
    TotalPounds: all.pounds,
    TefapItems: tefap.items,
    TefapPounds: tefap.pounds,
    ...(order.WalkIn && order.WalkIn.Pounds > 0 ? { Uncounted: order.WalkIn } : {}),
  }
}

/** TEFAP food was handed over. */
export const isTefapRecord = ({ TefapItems, TefapPounds }: Pick<DistributionRecord, 'TefapItems' | 'TefapPounds'>) =>
  TefapItems > 0 || TefapPounds > 0

/** The entry that takes a hand-over back; the record itself never changes. */
export const reversalOf = (record: DistributionRecord, by?: Reversal): DistributionRecord => ({
  ...record,
  IsReversal: true,
  ...(by
    ? { Reversed: { At: by.At, UserID: by.By?.UserID ?? null, ...(by.Reason ? { Reason: by.Reason } : {}) } }
    : {}),
})

type Entry = Pick<DistributionRecord, 'OrderID' | 'Sequence' | 'IsReversal'>
const entry = ({ OrderID, Sequence = 1 }: Entry) => `${OrderID}#${Sequence}`

/** Records without those that were taken back: what was handed over in the end. A reversal has the day of its record. */
export function netRecords<R extends Entry>(records: readonly R[]): R[] {
  const reversed = new Set(records.filter(({ IsReversal }) => IsReversal).map(entry))
  return records.filter((record) => !record.IsReversal && !reversed.has(entry(record)))
}
