import { fill, type Language, plural } from '../../core/text/text.ts'
import { usedWith } from '../limits/check.ts'
import { type SourcedLimit, sourcedLimits } from '../limits/effective.ts'
import { isCounted, scopeOf, typeOf } from '../limits/limit.ts'
import type { Allergen } from '../needs/allergens.ts'
import { allergensToAsk, type Fit, type FoodFacts, fitOf, isAllergenUnknown } from '../needs/fit.ts'
import { tellsNeeds } from '../needs/needs.ts'
import type { OfferedFood } from '../products/choice.ts'
import type { OrderingRules } from '../products/orderable.ts'
import type { CartLine } from './cart.ts'
import { type Cart, wantedOrder } from './cartLimits.ts'
import { cartTexts } from './texts/cart.ts'

/** Needs of the household and its points, on a list of food and on a cart: the server's functions, in words. */

type Described = Pick<OfferedFood, 'Allergens' | 'StorageRequirementID' | 'PantryInventoryItemsPantryInventoryItemTags'>

const factsOf = (food: Described): FoodFacts => ({
  Allergens: food.Allergens,
  StorageRequirementID: food.StorageRequirementID,
  tagIds: food.PantryInventoryItemsPantryInventoryItemTags.map(
    ({ PantryInventoryItemTag: tag }) => tag.ParentPantryInventoryItemTagID ?? tag.ID,
  ),
})

/** Undefined for a household that told no needs. */
export const foodFit = (food: Described, { Needs }: Pick<OrderingRules, 'Needs'>): Fit | undefined =>
  tellsNeeds(Needs) ? fitOf(factsOf(food), Needs) : undefined

type Food = Described & Pick<OfferedFood, 'ID' | 'Name'>
interface CartOf {
  readonly lines: readonly CartLine[]
  readonly products: ReadonlyMap<number, Food>
  readonly rules: Pick<OrderingRules, 'Needs'>
}

/** Allergens in a line that nobody has said yes to. */
export function allergensAsked(line: CartLine, { products, rules }: Omit<CartOf, 'lines'>): Allergen[] {
  const stated = products.get(line.PantryInventoryItemID)?.Allergens
  return allergensToAsk(stated, rules.Needs?.Allergens ?? [], line.AcceptedAllergens)
}
export const isYesMissing = (cart: CartOf): boolean => cart.lines.some((line) => allergensAsked(line, cart).length > 0)

/** Names of food in the cart of which nobody confirmed what it has. */
export const unknownInCart = ({ lines, products, rules }: CartOf): string[] =>
  lines.flatMap(({ PantryInventoryItemID: id, Name }) =>
    isAllergenUnknown(products.get(id)?.Allergens, rules.Needs?.Allergens ?? []) ? [Name] : [],
  )

/** Points that a cart leaves of a limit; below 0 it takes too many. */
export interface PointsLeft {
  readonly limit: SourcedLimit
  readonly left: number
}

/** Of each limit of points, after the cart and what other orders of its days took. */
export function pointsLeft({ lines, products, rules }: Cart): PointsLeft[] {
  const order = wantedOrder(lines, products, rules)
  return sourcedLimits({ global: { ItemsPerOrder: null, OrderLimits: rules.OrderLimits } })
    .filter((limit) => typeOf(limit) === 'POINT')
    .map((limit) => ({ limit, left: limit.Value - usedWith(limit, order, rules.Use) }))
}

/** '3 of 8 points left for the month of this order'. */
export function pointsText({ limit, left }: PointsLeft, language: Language): string {
  const text = cartTexts[language]
  const { LimitTimeScopeAmount: amount, Value: all } = limit
  const scope = scopeOf(limit)
  const when =
    scope === 'ORDER' || scope === 'ACCOUNT' || !isCounted(scope)
      ? text[scope === 'ORDER' ? 'whenORDER' : 'whenACCOUNT']
      : fill(text[plural(language, `when${scope}`, amount)], { amount })
  return left < 0
    ? fill(text[plural(language, 'pointsAbove', -left)], { count: -left, when })
    : fill(text.pointsLeft, { left, all, when })
}
