import * as z from 'zod/mini'
import { Day, ID, Instant, OptionalText } from '../../core/schema/fields.ts'
import { lotNameOf, maxLotName } from './lot.ts'
import { maxQuantity } from './stock.ts'

/**
 * A received donation's receipt, put on the shelf of the pantry that received it: each category once, as so many of one or
 * more products. What a category was put on as is proposed the next time.
 */

/** Lines put on at once: with stock, ledger, mark, memory and log entry of each they fit into one transaction. */
export const maxShelfLines = 19
/** Lines put on at once where each has a lot. */
export const maxLottedShelfLines = 16
const maxShelfWrites = 96
const writesOfLine = 5

const categoryAndProduct = (line: { DonationCategoryID: number; PantryInventoryItemID: number }) =>
  `${line.DonationCategoryID} ${line.PantryInventoryItemID}`

/** Writes of lines: five of each, and one more of one with a lot. */
const shelfWrites = (lines: readonly Parameters<typeof lotNameOf>[0][]) =>
  lines.length * writesOfLine + lines.filter((line) => lotNameOf(line) !== undefined).length

export const ShelfDraft = z.strictObject({
  Lines: z
    .array(
      z.strictObject({
        DonationCategoryID: ID,
        PantryInventoryItemID: ID,
        Quantity: z.int().check(z.minimum(1), z.maximum(maxQuantity)),
        Lot: z.optional(OptionalText(maxLotName)),
        BestBy: z.optional(z.nullable(Day)),
      }),
    )
    .check(
      z.minLength(1),
      z.maxLength(maxShelfLines),
      z.refine(
        (lines) => new Set(lines.map(categoryAndProduct)).size === lines.length,
        'a category names a product twice',
      ),
      z.refine((lines) => shelfWrites(lines) <= maxShelfWrites, 'too many lines with lots at once'),
    ),
})
export type ShelfLine = z.infer<typeof ShelfDraft>['Lines'][number]

const PutOn = z.object({
  At: Instant,
  Products: z.array(
    z.object({ PantryInventoryItemID: ID, ProductName: z.string(), Quantity: z.int(), Lot: z.optional(z.string()) }),
  ),
})

export const ReceiptShelf = z.object({
  ReceiptID: ID,
  Code: z.string(),
  Lines: z.array(
    z.object({
      DonationCategoryID: ID,
      Name: z.string(),
      Pounds: z.number(),
      /** The products that the category was put on as before. */
      SuggestedProductIDs: z.array(ID),
      /** Units of this line that were put on the shelf; null while it waits. */
      PutOn: z.nullable(PutOn),
    }),
  ),
})
export type ReceiptShelf = z.infer<typeof ReceiptShelf>

/** For pages of before a line could become several products, also: the first of them, with the names and the sum of all. */
export const shelfBefore2 = ({ Lines, ...shelf }: ReceiptShelf) => ({
  ...shelf,
  Lines: Lines.map(({ PutOn: put, ...line }) => {
    const [SuggestedProductID = null] = line.SuggestedProductIDs
    const [first] = put?.Products ?? []
    const PutOn = put &&
      first && {
        ...put,
        PantryInventoryItemID: first.PantryInventoryItemID,
        ProductName: put.Products.map(({ ProductName }) => ProductName).join(', '),
        Quantity: put.Products.reduce((sum, product) => sum + product.Quantity, 0),
      }
    return { ...line, SuggestedProductID, PutOn: PutOn ?? null }
  }),
})

/** Whole products in the pounds of a line; what is left of them is less than one. */
export const proposedQuantity = (pounds: number, weight: number): number =>
  weight > 0 ? Math.min(maxQuantity, Math.floor(pounds / weight + 1e-6)) : 0
