import * as z from 'zod/mini'
import { Instant } from '../../core/schema/fields.ts'

/**
 * The nine major allergens of US law (FALCPA, and sesame since 2023), and what a product is known to hold of them. A product
 * without a statement is not known to be free of anything.
 */
export const allergens = [
  'milk',
  'eggs',
  'fish',
  'shellfish',
  'treeNuts',
  'peanuts',
  'wheat',
  'soybeans',
  'sesame',
] as const
export type Allergen = (typeof allergens)[number]

/** Each once, in the order of the law. */
export const AllergenList = z.array(z.enum(allergens)).check(
  z.maxLength(allergens.length),
  z.overwrite((list) => allergens.filter((one) => list.includes(one))),
)

/** Sent of a product: with `IsConfirmed` the person has read the label. */
export const AllergensDraft = z.strictObject({
  Contains: AllergenList,
  MayContain: AllergenList,
  IsConfirmed: z.boolean(),
})
export type AllergensDraft = z.infer<typeof AllergensDraft>

/** Statement as it is stored with a product, with the time at which a person confirmed it. */
export const StatedAllergens = z.object({
  Contains: z.array(z.enum(allergens)),
  MayContain: z.array(z.enum(allergens)),
  Confirmed: z.optional(Instant),
})
export type StatedAllergens = z.infer<typeof StatedAllergens>

/** Statement as those read it who choose food. */
export const ShownAllergens = z.object({
  Contains: z.array(z.enum(allergens)),
  MayContain: z.array(z.enum(allergens)),
  IsConfirmed: z.boolean(),
})
export type ShownAllergens = z.infer<typeof ShownAllergens>

type Stated = Pick<StatedAllergens, 'Contains' | 'MayContain'>

/** Allergens that are contained are not told once more as traces. */
const withoutTwice = ({ Contains, MayContain }: Stated): Stated => ({
  Contains,
  MayContain: MayContain.filter((one) => !Contains.includes(one)),
})
const isSame = (a: Stated, b: Stated) =>
  a.Contains.join() === b.Contains.join() && a.MayContain.join() === b.MayContain.join()

/** Statement that is stored for a sent one: a confirmation stands as long as what was confirmed does. */
export function statedAllergens(
  { IsConfirmed, ...draft }: AllergensDraft,
  before: StatedAllergens | null | undefined,
  now: Date,
): StatedAllergens {
  const stated = withoutTwice(draft)
  if (!IsConfirmed) return stated
  const kept = before && isSame(before, stated) ? before.Confirmed : undefined
  return { ...stated, Confirmed: kept ?? now.toISOString() }
}

export const shownAllergens = ({ Contains, MayContain, Confirmed }: StatedAllergens): ShownAllergens => ({
  Contains,
  MayContain,
  IsConfirmed: Confirmed !== undefined,
})
