import { type Allergen, allergens, type ShownAllergens } from './allergens.ts'
import { type Diet, diets, type FoodNeeds, type KitchenLack, kitchenLacks } from './needs.ts'

/**
 * Tells if food fits a household. What nobody stated is not known: it neither fits nor is it refused. The screens and the
 * order's check ask the same functions.
 */

/** Tags that every tenant has, by their identity (`shared/pantry/tags/reference.ts`). */
const tagsOfDiet: Readonly<Record<Diet, readonly number[]>> = {
  // Vegan food is vegetarian.
  vegetarian: [1, 2],
  vegan: [2],
  glutenFree: [3],
  lowSodium: [4],
  halal: [5],
  kosher: [6],
}
const noCookingTag = 7
const microwaveTag = 8
const dry = 1
const frozen = 3

export interface FoodFacts {
  readonly Allergens?: ShownAllergens | null | undefined
  readonly StorageRequirementID?: number | undefined
  /** `tagIdentity` of each of its tags. */
  readonly tagIds: readonly number[]
}

export interface Fit {
  /** Allergens of the household that the food contains, and that it may contain. */
  readonly contains: readonly Allergen[]
  readonly mayContain: readonly Allergen[]
  /** The household told allergens, and no person confirmed which this food has. */
  readonly isUnknown: boolean
  /** Diets that no mark says it keeps. */
  readonly diets: readonly Diet[]
  readonly kitchen: readonly KitchenLack[]
}

type Stated = Pick<ShownAllergens, 'Contains' | 'MayContain'>

/** Declared allergens that the food has, or may have traces of. */
export const declaredIn = (stated: Stated | null | undefined, declared: readonly Allergen[]): Allergen[] =>
  allergens.filter(
    (one) => declared.includes(one) && (stated?.Contains.includes(one) || stated?.MayContain.includes(one)),
  )

/** Those of them that nobody has said yes to. */
export const allergensToAsk = (
  stated: Stated | null | undefined,
  declared: readonly Allergen[],
  accepted: readonly Allergen[] = [],
): Allergen[] => declaredIn(stated, declared).filter((one) => !accepted.includes(one))

export const isAllergenUnknown = (
  stated: Pick<ShownAllergens, 'IsConfirmed'> | null | undefined,
  declared: readonly Allergen[],
) => declared.length > 0 && stated?.IsConfirmed !== true

const suits: Readonly<Record<KitchenLack, (food: FoodFacts) => boolean>> = {
  noCooking: ({ tagIds }) => tagIds.includes(noCookingTag),
  microwaveOnly: ({ tagIds }) => tagIds.includes(noCookingTag) || tagIds.includes(microwaveTag),
  noRefrigerator: ({ StorageRequirementID: storage = dry }) => storage === dry,
  noFreezer: ({ StorageRequirementID: storage = dry }) => storage !== frozen,
}

export function fitOf(food: FoodFacts, needs: FoodNeeds): Fit {
  const found = declaredIn(food.Allergens, needs.Allergens)
  const contains = found.filter((one) => food.Allergens?.Contains.includes(one))
  return {
    contains,
    mayContain: found.filter((one) => !contains.includes(one)),
    isUnknown: isAllergenUnknown(food.Allergens, needs.Allergens),
    diets: diets.filter(
      (diet) => needs.Diets.includes(diet) && !tagsOfDiet[diet].some((id) => food.tagIds.includes(id)),
    ),
    kitchen: kitchenLacks.filter((lack) => needs.Kitchen.includes(lack) && !suits[lack](food)),
  }
}

/** Known to fit: nothing speaks against it, and nothing is unknown. */
export const fits = ({ contains, mayContain, isUnknown, diets: lost, kitchen }: Fit): boolean =>
  !isUnknown && [contains, mayContain, lost, kitchen].every((list) => list.length === 0)

/** Everything fits but that nobody confirmed its allergens. */
export const fitsIfKnown = (fit: Fit): boolean => fit.isUnknown && fits({ ...fit, isUnknown: false })
