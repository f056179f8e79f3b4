import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { LotName } from './lot.ts'
import * as refusals from './refusals.ts'
import {
  AdjustmentNote,
  adjustmentReasons,
  balanceOf,
  maxQuantity,
  numbersOf,
  Quantity,
  type Stock,
  StockReceipt,
} from './stock.ts'

/** Changes by people are differences: what was ordered or received since a number was seen stays in it. */

/** A correction of what is available: the number that there should be, the one that was seen, and why. */
export const Adjustment = z.strictObject({
  UpdatedValue: Quantity,
  /** Available when it was typed; the difference to it is applied. Absent: to what is available now. */
  SeenValue: z.optional(Quantity),
  Reason: z._default(z.enum(adjustmentReasons), 'other'),
  Note: z._default(AdjustmentNote, ''),
})
export type Adjustment = z.infer<typeof Adjustment>

/** Change of the quantity on the shelf, with its reason. */
export const ShelfAdjustment = z
  .strictObject({
    Difference: z.int().check(z.minimum(-maxQuantity), z.maximum(maxQuantity)),
    Reason: z.enum(adjustmentReasons),
    Note: z._default(AdjustmentNote, ''),
    /** Of what was received: where it came from. */
    Receipt: z.optional(StockReceipt),
    /** Of what is taken off the shelf: the lot that it is of. */
    Lot: z.optional(LotName),
  })
  .check(
    z.refine(({ Reason, Receipt }) => Reason === 'received' || Receipt === undefined, {
      path: ['Receipt'],
      error: 'only of what was received',
    }),
    z.refine(({ Reason, Difference }) => Reason === 'counted' || Difference !== 0, {
      path: ['Difference'],
      error: 'changes nothing',
    }),
    z.refine(({ Lot, Difference }) => Lot === undefined || Difference < 0, {
      path: ['Lot'],
      error: 'only of what is taken away',
    }),
    z.refine(({ Reason, Difference }) => Reason !== 'received' || Difference > 0, {
      path: ['Difference'],
      error: 'what was received is more',
    }),
  )
export type ShelfAdjustment = z.infer<typeof ShelfAdjustment>

/** The stock with so many more on the shelf, or fewer: what is promised stays so, and may fall short. */
export function shelfChanged(before: Stock, difference: number): Stock | Refusal {
  const shelf = before.ShelfQuantity + difference
  if (shelf < 0) return refuse(refusals.stockBelowNothing, { count: before.ShelfQuantity })
  return { ...before, ...numbersOf({ ...before, Quantity: balanceOf(before) + difference }) }
}
