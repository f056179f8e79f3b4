import * as z from 'zod/mini'

/** Wish for a line when its product runs out: a similar one, none, or to be asked by who hands the food over. */
export const substitutions = ['similar', 'none', 'ask'] as const
export type Substitution = (typeof substitutions)[number]
/** Absent: nobody said anything, and a similar one is fine. */
export const LineSubstitution = z.optional(z.enum(substitutions))

interface WishedLine {
  readonly Quantity: number
  readonly PackedQuantity: number | null
  readonly Substitution?: Substitution | undefined
}

/** Tells if the family is to be asked about a line at the hand-over: it was packed short. */
export const isToAsk = ({ Quantity, PackedQuantity, Substitution }: WishedLine): boolean =>
  Substitution === 'ask' && PackedQuantity !== null && PackedQuantity < Quantity
