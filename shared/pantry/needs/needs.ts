import * as z from 'zod/mini'
import { AllergenList, allergens } from './allergens.ts'

/** Needs of a household that food has to fit: allergens, diets and what its kitchen lacks. All of it is told freely. */

export const diets = ['vegetarian', 'vegan', 'glutenFree', 'lowSodium', 'halal', 'kosher'] as const
export type Diet = (typeof diets)[number]

/** Things that a kitchen lacks; of one without any stove nothing that is cooked is eaten. */
export const kitchenLacks = ['noCooking', 'microwaveOnly', 'noRefrigerator', 'noFreezer'] as const
export type KitchenLack = (typeof kitchenLacks)[number]

const each = <const T extends readonly string[]>(known: T) =>
  z.array(z.enum(known)).check(
    z.maxLength(known.length),
    z.overwrite((list) => known.filter((one) => (list as readonly string[]).includes(one)) as typeof list),
  )

export const FoodNeedsDraft = z.strictObject({
  Allergens: AllergenList,
  Diets: each(diets),
  Kitchen: each(kitchenLacks),
})
export const FoodNeeds = z.object({
  Allergens: z.array(z.enum(allergens)),
  Diets: z.array(z.enum(diets)),
  Kitchen: z.array(z.enum(kitchenLacks)),
})
export type FoodNeeds = z.infer<typeof FoodNeeds>

export const noNeeds: FoodNeeds = { Allergens: [], Diets: [], Kitchen: [] }
export const tellsNeeds = (needs: FoodNeeds | null | undefined): needs is FoodNeeds =>
  Boolean(needs) && [needs?.Allergens, needs?.Diets, needs?.Kitchen].some((list) => (list?.length ?? 0) > 0)

/** Of two records of one household the needs of both. */
export const joinedNeeds = (kept: FoodNeeds | undefined, other: FoodNeeds | undefined): FoodNeeds | undefined => {
  if (!kept || !other) return kept ?? other
  return {
    Allergens: allergens.filter((one) => kept.Allergens.includes(one) || other.Allergens.includes(one)),
    Diets: diets.filter((one) => kept.Diets.includes(one) || other.Diets.includes(one)),
    Kitchen: kitchenLacks.filter((one) => kept.Kitchen.includes(one) || other.Kitchen.includes(one)),
  }
}
