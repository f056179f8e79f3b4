import * as z from 'zod/mini'
import { type Allergen, allergens, type StatedAllergens, shownAllergens } from '../needs/allergens.ts'
import { allergensToAsk, fitOf } from '../needs/fit.ts'
import { type FoodNeeds, noNeeds } from '../needs/needs.ts'

/** Allergens of the household in food that is packed and handed over. Only who works at the pantry sees them. */

export const AllergenNames = z.array(z.enum(allergens))
/** Those in a line, by what is known of both today. */
export const LineAllergens = z.object({
  Contains: AllergenNames,
  MayContain: AllergenNames,
  /** Those that nobody said yes to, such as one that was told after ordering: the household is asked first. */
  ToAsk: AllergenNames,
  /** No person confirmed which it has. */
  IsUnknown: z.boolean(),
})
export type LineAllergens = z.infer<typeof LineAllergens>

/** Undefined where nothing is to be said. */
export function lineAllergens(
  { AcceptedAllergens }: { readonly AcceptedAllergens?: readonly Allergen[] | undefined },
  product: { readonly Allergens?: StatedAllergens | null | undefined } | undefined,
  needs: FoodNeeds = noNeeds,
): LineAllergens | undefined {
  const stated = product?.Allergens ? shownAllergens(product.Allergens) : undefined
  const { contains, mayContain, isUnknown } = fitOf({ Allergens: stated, tagIds: [] }, needs)
  const ToAsk = allergensToAsk(stated, needs.Allergens, AcceptedAllergens)
  if (contains.length + mayContain.length === 0 && !isUnknown) return undefined
  return { Contains: [...contains], MayContain: [...mayContain], ToAsk, IsUnknown: isUnknown }
}
