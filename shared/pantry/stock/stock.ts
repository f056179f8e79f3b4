import * as z from 'zod/mini'
import { Day, ID, Instant, OptionalText } from '../../core/schema/fields.ts'

/**
 * Stock of a product, in four numbers: *on the shelf* (what a person counts there), *in packed bags*, *promised*
 * (ordered, not in a bag) and *available* (what new orders may take), which is what is on the shelf without what is
 * promised. Stored are three that are only added to; each change is a movement in the product's ledger, so that the
 * movements of a product add up to its numbers.
 */

export const maxQuantity = 1_000_000
export const Quantity = z.int().check(z.minimum(0), z.maximum(maxQuantity))

/** Numbers that are added to. */
export const StockCounters = z.object({
  ProductID: ID,
  /** Available; below 0 when a count found less on the shelf than is promised. */
  Quantity: z.int(),
  CurrentOrderQuantity: z.int(),
  /** Absent of a product none of which was packed since there is this number. */
  PackedQuantity: z._default(z.int(), 0),
  /** Time of its last count. */
  CountedAt: z.optional(Instant),
})
export type StockCounters = z.infer<typeof StockCounters>

export const stockNumbers = {
  /** Available: what new orders may take. Never below 0. */
  Quantity: z.int(),
  /** Units that current orders hold: promised and in packed bags together. */
  CurrentOrderQuantity: z.int(),
  /** On the shelf: what a person counts there. */
  ShelfQuantity: z.int(),
  /** In packed bags of orders that were not handed over. */
  PackedQuantity: z.int(),
  /** Ordered and not yet in a bag. */
  PromisedQuantity: z.int(),
  /** Promised and, by the last count, not on the shelf. */
  ShortQuantity: z.int(),
}
export const Stock = z.object({ ProductID: ID, ...stockNumbers, CountedAt: z.optional(Instant) })
export type Stock = z.infer<typeof Stock>
export type StockNumbers = Omit<Stock, 'ProductID' | 'CountedAt'>

type Counters = Pick<StockCounters, 'Quantity' | 'CurrentOrderQuantity' | 'PackedQuantity'>

/** The four numbers of what is stored, and the shortage. */
export function numbersOf({ Quantity: balance, CurrentOrderQuantity, PackedQuantity }: Counters): StockNumbers {
  const PromisedQuantity = Math.max(0, CurrentOrderQuantity - PackedQuantity)
  return {
    Quantity: Math.max(0, balance),
    CurrentOrderQuantity,
    ShelfQuantity: Math.max(0, balance + CurrentOrderQuantity - PackedQuantity),
    PackedQuantity,
    PromisedQuantity,
    ShortQuantity: Math.max(0, -balance),
  }
}
/** Of a product that nobody ordered. */
export const shelfOf = (available: number): StockNumbers =>
  numbersOf({ Quantity: available, CurrentOrderQuantity: 0, PackedQuantity: 0 })

/** Number, of the four, that is added to. */
export const balanceOf = ({ Quantity: available, ShortQuantity }: Pick<Stock, 'Quantity' | 'ShortQuantity'>) =>
  available - ShortQuantity

/** The numbers alone; of a product without stock all are 0. */
export function stockNumbersOf(stock: Stock | undefined): StockNumbers {
  if (!stock) return shelfOf(0)
  const { ProductID: _, CountedAt: __, ...numbers } = stock
  return numbers
}

/**
 * Difference that packing and a count, which both looked at the shelf, know twice: units that were found missing are those of a
 * shortage, and units that a count had found are not there again when the packer finds them. More was never taken off a
 * shelf than was there.
 */
export function settledWithCount(
  { Quantity: available, PromisedQuantity, ShortQuantity }: StockNumbers,
  { missing, countedBefore }: { readonly missing: number; readonly countedBefore: number },
): number {
  const twice = Math.min(missing, ShortQuantity) - countedBefore
  return Math.max(twice, ShortQuantity - PromisedQuantity - available)
}

export const storedStock = z.pipe(
  StockCounters,
  z.transform(({ ProductID, CountedAt, ...counters }): Stock => {
    const numbers = { ProductID, ...numbersOf(counters) }
    return CountedAt === undefined ? numbers : { ...numbers, CountedAt }
  }),
)
/** Causes of a change of quantity. */
export const causes = [
  /** The quantity with which the product was added. */
  'opening',
  /** Corrected by a person, with a reason. */
  'adjusted',
  /** A person counted the shelf. */
  'counted',
  'order',
  'orderChange',
  /** Moved from the shelf into bags, and back. */
  'packed',
  'unpacked',
  /** A packer found them missing, or found them after all. */
  'missing',
  'found',
  /** A shortage that is none any more: its units were found missing by a packer, or were packed after all. */
  'shortSettled',
  'cancelled',
  'abandoned',
  'handedOver',
  /** Brought by a row of an ERP file that was matched, and taken back when the match ended. */
  'imported',
  'matchRemoved',
  /** Put on the shelf from a donation's receipt, or as a person received it. */
  'received',
  /** Choice of a person for chilled and frozen lines of an order that was packed and not handed over. */
  'discarded',
  'givenAway',
  'returned',
] as const
export type Cause = (typeof causes)[number]

/** Reasons of a person's correction of a quantity. */
export const adjustmentReasons = ['counted', 'received', 'damaged', 'expired', 'donatedOn', 'other'] as const
export type AdjustmentReason = (typeof adjustmentReasons)[number]
export const maxNote = 200
export const AdjustmentNote = OptionalText(maxNote)

/** Source of a movement. */
const Reference = z.object({
  Kind: z.enum(['order', 'receipt', 'importItem']),
  ID: ID,
  Code: z.optional(z.string()),
})

/** Delivery, in words of the person who received it. */
export const stockOrigins = ['purchased', 'donated', 'foodBank', 'other'] as const
export const maxReceiptWords = 100
export const StockReceipt = z.object({
  Origin: z.enum(stockOrigins),
  /** The donor or vendor. */
  From: z._default(OptionalText(maxReceiptWords), ''),
  /** Number of the invoice, delivery note or receipt. */
  Document: z._default(OptionalText(maxReceiptWords), ''),
  Lot: z._default(OptionalText(maxReceiptWords), ''),
  BestBy: z._default(z.nullable(Day), null),
})
export type StockReceipt = z.infer<typeof StockReceipt>

/** Counted units on the shelf, and those that the ledger knew at that moment. */
export const CountFacts = z.object({ Counted: z.int(), Expected: z.int(), CountedAt: Instant })

export const Movement = z.object({
  ID: z.string(),
  At: Instant,
  Cause: z.enum(causes),
  /** Added to what new orders may take; negative when it was taken. */
  Quantity: z.int(),
  /** Added to what current orders hold. */
  OrderQuantity: z.int(),
  /** Added to what is in packed bags. */
  PackedQuantity: z._default(z.int(), 0),
  /** Items that a person decided about when no number changes: they had left the numbers with their order. */
  Units: z.optional(z.int()),
  Reason: z.optional(z.enum(adjustmentReasons)),
  Note: z.optional(z.string()),
  Receipt: z.optional(StockReceipt),
  Count: z.optional(CountFacts),
  /** Lot that it is of. */
  Lot: z.optional(z.string()),
  /** The lot was put on hold, or released. */
  LotHold: z.optional(z.enum(['held', 'released'])),
  /** Of what was found after all, and of what was told later: since when it was so on the shelf. */
  MissingSince: z.optional(Instant),
  Reference: z.nullable(Reference),
  /** null for a timer or the product itself. */
  By: z.nullable(z.object({ UserID: ID, EntityID: ID })),
})
export type Movement = z.infer<typeof Movement>

const causesSince2: readonly Cause[] = ['counted', 'packed', 'unpacked', 'missing', 'found', 'shortSettled']

/** For pages of before version 2 of the API: why it moved, as far as they know reasons. */
export const movementBefore2 = <M extends Pick<Movement, 'Cause' | 'Reason'>>({ Cause, Reason, ...movement }: M) => ({
  ...movement,
  Cause: causesSince2.includes(Cause) ? 'adjusted' : Cause,
  Reason: Reason === 'received' ? 'other' : Reason,
})

/** The level that the dot of a quantity shows; without a threshold it is 0. */
export type StockLevel = 'in' | 'low' | 'out'
export function stockLevel(quantity: number, threshold: number | null | undefined): StockLevel {
  if (quantity <= 0) return 'out'
  return quantity > (threshold ?? 0) ? 'in' : 'low'
}

type Change = Pick<Movement, 'Quantity' | 'OrderQuantity' | 'PackedQuantity'>

/** Units that a movement adds to those on the shelf. */
export const shelfChange = ({ Quantity: change, OrderQuantity, PackedQuantity }: Change) =>
  change + OrderQuantity - PackedQuantity

/** Sum of movements. */
export const ledgerSum = (movements: readonly Change[]) => ({
  Quantity: movements.reduce((sum, { Quantity: change }) => sum + change, 0),
  CurrentOrderQuantity: movements.reduce((sum, { OrderQuantity: change }) => sum + change, 0),
  PackedQuantity: movements.reduce((sum, { PackedQuantity: change }) => sum + change, 0),
})

/**
 * Each movement with what it left available and on the shelf, newest first: counted back from what the newest one left,
 * since a transaction that adds to a number does not know the sum.
 */
export function withBalance<M extends Change>(
  newestFirst: readonly M[],
  left: { readonly balance: number; readonly shelf: number },
): (M & { Balance: number; ShelfBalance: number })[] {
  let [Balance, ShelfBalance] = [left.balance, left.shelf]
  return newestFirst.map((movement) => {
    const row = { ...movement, Balance, ShelfBalance }
    Balance -= movement.Quantity
    ShelfBalance -= shelfChange(movement)
    return row
  })
}
