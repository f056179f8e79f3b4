import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { ID, Instant } from '../../core/schema/fields.ts'
import * as refusals from './refusals.ts'
import { CountFacts, type Movement, Quantity, type Stock, shelfChange } from './stock.ts'

/**
 * Counts of what is on the shelf, sent shelf by shelf. A count is applied as the difference to what the ledger knew of the
 * shelf when it was counted, so that what moved since stays moved, however late it is sent.
 */

/** Products of one sent count: with stock, ledger and log entry of each they fit into one transaction. */
export const maxCountLines = 30
/** Older counts are refused: the ledger since then would be read for nothing that anybody remembers. */
export const maxCountAgeDays = 7

export const StockCountDraft = z.strictObject({
  /** The storage location that was counted; null for products of any. */
  StorageLocationID: z._default(z.nullable(ID), null),
  Lines: z
    .array(
      z.strictObject({
        PantryInventoryItemID: ID,
        /** Counted on the shelf, without what is in packed bags. */
        CountedQuantity: Quantity,
        /** On the shelf as the counter was shown it. */
        SeenQuantity: z.optional(Quantity),
        CountedAt: Instant,
      }),
    )
    .check(
      z.minLength(1),
      z.maxLength(maxCountLines),
      z.refine(
        (lines) => new Set(lines.map(({ PantryInventoryItemID: id }) => id)).size === lines.length,
        'a product is counted twice',
      ),
    ),
})
export type StockCountDraft = z.infer<typeof StockCountDraft>
export type CountedProduct = StockCountDraft['Lines'][number]

const CountLine = z.object({
  PantryInventoryItemID: ID,
  Name: z.string(),
  ...CountFacts.shape,
  SeenQuantity: z.nullable(z.int()),
  /** A later count of the product came first: this one changes nothing. */
  IsOvertaken: z.boolean(),
})
export type CountLine = z.infer<typeof CountLine>

const Person = z.object({ UserID: ID, Name: z.string() })
export const countStates = ['waiting', 'applied', 'discarded'] as const
export const StockCount = z.object({
  ID: ID,
  Created: Instant,
  /** A count waits where the pantry wants a second person to approve it. */
  State: z.enum(countStates),
  StorageLocation: z.nullable(z.object({ ID: ID, Label: z.string() })),
  Lines: z.array(CountLine),
  By: Person,
  /** Person who approved or discarded it. */
  SettledBy: z.nullable(Person),
})
export type StockCount = z.infer<typeof StockCount>

/** Rules of an owner's counts. */
export const CountRules = z.object({ NeedsApproval: z.boolean() })
export type CountRules = z.infer<typeof CountRules>
export const usualCountRules: CountRules = { NeedsApproval: false }

/** Moved after an instant: a count moves the shelf when it was counted, not when it was sent. */
const isAfter = ({ At, Count }: Pick<Movement, 'At' | 'Count'>, instant: string) => (Count?.CountedAt ?? At) > instant

/** Was so on the shelf before the instant, and told after it. */
const wasThere = ({ MissingSince }: Pick<Movement, 'MissingSince'>, instant: string) =>
  MissingSince !== undefined && MissingSince <= instant

type Moved = Pick<Movement, 'At' | 'Count' | 'MissingSince' | 'Quantity' | 'OrderQuantity' | 'PackedQuantity'>

/** Units on the shelf at an instant, by the movements since. */
export const shelfAt = (shelf: number, since: readonly Moved[], instant: string): number =>
  since.reduce(
    (left, one) => (isAfter(one, instant) && !wasThere(one, instant) ? left - shelfChange(one) : left),
    shelf,
  )

/** The line of a count that is applied to this stock: at most all of what is on the shelf is taken off it. */
export function countLine(
  { CountedQuantity: Counted, SeenQuantity, ...line }: CountedProduct,
  Name: string,
  { Expected, CountedAt, stock }: { readonly Expected: number; readonly CountedAt: string; readonly stock: Stock },
): CountLine {
  const IsOvertaken = stock.CountedAt !== undefined && stock.CountedAt >= CountedAt
  return { ...line, Name, Counted, Expected, CountedAt, SeenQuantity: SeenQuantity ?? null, IsOvertaken }
}

/** Units that a line adds to the shelf as it is now. */
export const countedChange = ({ Counted, Expected, IsOvertaken }: CountLine, { ShelfQuantity }: Stock): number =>
  IsOvertaken ? 0 : Math.max(-ShelfQuantity, Counted - Expected)

/** Reason that this person may not settle a waiting count. */
export function settleRefusal(count: StockCount | undefined, userId: number, approves: boolean): Refusal | undefined {
  if (!count) return refuse(refusals.stockCountGone)
  if (count.State !== 'waiting') return refuse(refusals.stockCountSettled)
  return approves && count.By.UserID === userId ? refuse(refusals.stockCountOwn) : undefined
}
