import * as z from 'zod/mini'
import { ID, Instant, Text } from '../../core/schema/fields.ts'

/** Notes of staff about an order, for each other or for the neighbor as well. */
const maxOrderNote = 1000
/** An order is one item of at most 400 kB, and its notes are kept in it. */
export const maxOrderNotes = 50

export const OrderNoteDraft = z.strictObject({ Note: Text(maxOrderNote), IsVisibleToFoodInsecureNeighbor: z.boolean() })
export type OrderNoteDraft = z.infer<typeof OrderNoteDraft>

export const OrderNote = z.object({
  /** Numbered within the order. */
  ID: ID,
  Note: z.string(),
  IsVisibleToFoodInsecureNeighbor: z.boolean(),
  Created: Instant,
  /** null where the neighbor reads it: names of staff are no concern of theirs. */
  User: z.nullable(z.object({ ID: ID, UserName: z.string() })),
})
export type OrderNote = z.infer<typeof OrderNote>

/** The notes that the neighbor reads, without who wrote them. */
export const notesForNeighbor = (notes: readonly OrderNote[]): OrderNote[] =>
  notes.filter((note) => note.IsVisibleToFoodInsecureNeighbor).map((note) => ({ ...note, User: null }))
