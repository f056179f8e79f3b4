import * as z from 'zod/mini'
import { ID, Instant, OptionalText } from '../api/fields.ts'

/**
 * How much of a product there is. `Quantity` is what new orders may take; what current orders hold is apart from it, in
 * `CurrentOrderQuantity`. Both are only added to, and each change is a movement in the product's ledger, so that the
 * movements of a product add up to its numbers.
 */
export const maxQuantity = 1_000_000
export const Quantity = z.int().check(z.minimum(0), z.maximum(maxQuantity))

export const Stock = z.object({
  ProductID: ID,
  Quantity: z.int(),
  CurrentOrderQuantity: z.int(),
  /** When somebody last counted it. */
  CountedAt: z.optional(Instant),
})
export type Stock = z.infer<typeof Stock>

/** Why a quantity changed. */
export const causes = [
  /** The quantity with which the product was added. */
  'opening',
  /** Corrected by a person, with a reason. */
  'adjusted',
  'order',
  'orderChange',
  'cancelled',
  'abandoned',
  'handedOver',
  /** Brought by a row of an ERP file that was matched, and taken back when the match ended. */
  'imported',
  'matchRemoved',
  /** Put on the shelf from a donation's receipt. */
  'received',
  /** What a person chose for chilled and frozen lines of an order that was packed and not handed over. */
  'discarded',
  'givenAway',
  'returned',
] as const
export type Cause = (typeof causes)[number]

/** Why a person corrects a quantity. */
export const adjustmentReasons = ['counted', 'damaged', 'expired', 'donatedOn', 'other'] as const
export type AdjustmentReason = (typeof adjustmentReasons)[number]
export const maxNote = 200
export const AdjustmentNote = OptionalText(maxNote)

/** What a movement came from. */
const Reference = z.object({
  Kind: z.enum(['order', 'receipt', 'importItem']),
  ID: ID,
  Code: z.optional(z.string()),
})

export const Movement = z.object({
  ID: z.string(),
  At: Instant,
  Cause: z.enum(causes),
  /** Added to what new orders may take; negative when it was taken. */
  Quantity: z.int(),
  /** Added to what current orders hold. */
  OrderQuantity: z.int(),
  /** Items that a person decided about when no number changes: they had left the numbers with their order. */
  Units: z.optional(z.int()),
  Reason: z.optional(z.enum(adjustmentReasons)),
  Note: z.optional(z.string()),
  Reference: z.nullable(Reference),
  /** null for a timer or the product itself. */
  By: z.nullable(z.object({ UserID: ID, EntityID: ID })),
})
export type Movement = z.infer<typeof Movement>

/** The level that the dot of a quantity shows; without a threshold it is 0. */
export type StockLevel = 'in' | 'low' | 'out'
export function stockLevel(quantity: number, threshold: number | null | undefined): StockLevel {
  if (quantity <= 0) return 'out'
  return quantity > (threshold ?? 0) ? 'in' : 'low'
}

/** What movements add up to. */
export const ledgerSum = (movements: readonly Pick<Movement, 'Quantity' | 'OrderQuantity'>[]) => ({
  Quantity: movements.reduce((sum, { Quantity: change }) => sum + change, 0),
  CurrentOrderQuantity: movements.reduce((sum, { OrderQuantity: change }) => sum + change, 0),
})

/**
 * Each movement with the quantity that it left behind, newest first: counted back from the quantity behind the newest one,
 * since a transaction that adds to a number does not know the sum.
 */
export function withBalance<M extends Pick<Movement, 'Quantity'>>(
  newestFirst: readonly M[],
  quantity: number,
): (M & { Balance: number })[] {
  let Balance = quantity
  return newestFirst.map((movement) => {
    const row = { ...movement, Balance }
    Balance -= movement.Quantity
    return row
  })
}
