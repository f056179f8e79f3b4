import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { type Allergen, allergens, type StatedAllergens } from '../../../shared/pantry/needs/allergens.ts'
import { declaredIn } from '../../../shared/pantry/needs/fit.ts'
import type { FoodNeeds } from '../../../shared/pantry/needs/needs.ts'
import type { OrderLine } from '../../../shared/pantry/orders/order.ts'
import type { NutritionRank, Product } from '../../../shared/pantry/products/product.ts'
import type { PlannedFood } from './pantryFoods.ts'

/** Allergens, ranks and points of the demonstration's foods, and what its households told of their food. */

/** Allergens on the labels: `+` may contain, a `?` stands before those that nobody confirmed. Without a line they are not known. */
const labels: Readonly<Record<string, string>> = {
  'Gala Apples': '',
  Bananas: '',
  'Navel Oranges': '',
  Carrots: '',
  'Yellow Onions': '',
  'Russet Potatoes': '',
  'Green Cabbage': '',
  'Sweet Potatoes': '',
  'Large Eggs': 'eggs',
  'Low-Fat Milk': 'milk',
  'Cheddar Cheese': 'milk',
  'Plain Yogurt': 'milk',
  Butter: 'milk',
  'Chicken Drumsticks': '',
  'Halal Ground Beef': '',
  'Alaska Pollock Fillets': 'fish',
  'Bean and Cheese Burritos': 'milk wheat soybeans',
  'Chicken and Rice Bowl': '? milk soybeans',
  'Whole Wheat Bread': 'wheat soybeans +sesame +milk',
  'Corn Tortillas': '+wheat',
  'Long Grain White Rice': '',
  'Brown Rice': '',
  Spaghetti: 'wheat +eggs',
  'Whole Grain Rotini': 'wheat',
  'Macaroni and Cheese': 'milk wheat',
  'Gluten-Free Penne': '+soybeans',
  'Pinto Beans, Dry': '',
  'Black Beans, Canned': '',
  'Red Lentils': '',
  'Green Beans, Canned': '',
  'Sweet Corn, Canned': '',
  'Tomato Sauce': '',
  'Sliced Peaches': '',
  'Applesauce Cups': '',
  'Chicken Noodle Soup': 'eggs wheat soybeans',
  'Beef Stew': '? wheat',
  'Light Tuna in Water': 'fish +soybeans',
  'Rolled Oats': '+wheat',
  'Corn Flakes': '+wheat',
  'Pancake Mix': 'wheat milk eggs',
  'Peanut Butter': 'peanuts +treeNuts',
  'Grape Jelly': '',
  'Unsalted Almonds': 'treeNuts +peanuts',
  'All-Purpose Flour': 'wheat',
  'Shelf-Stable Milk': 'milk',
  'Apple Juice': '',
  'Infant Formula': 'milk soybeans',
  'Pear Purée Pouches': '',
}
const isAllergen = (word: string): word is Allergen => (allergens as readonly string[]).includes(word)

function statedOf(name: string, at: Date): StatedAllergens | null {
  const label = labels[name]
  if (label === undefined) return null
  const words = label.split(' ')
  return {
    Contains: words.filter(isAllergen),
    MayContain: words
      .map((word) => word.replace(/^\+/, ''))
      .filter((word, at) => word !== words[at] && isAllergen(word)) as Allergen[],
    ...(words.includes('?') ? {} : { Confirmed: at.toISOString() }),
  }
}

const green = ['Fresh Fruit', 'Fresh Vegetables', 'Beans and Lentils']
const red = ['Frozen Meals', 'Soup and Meals', 'Oil and Baking']
const unranked = ['Baby', 'Household']
const rankOf = (category: string): NutritionRank | null =>
  unranked.includes(category) ? null : green.includes(category) ? 'green' : red.includes(category) ? 'red' : 'yellow'
const pointsOf: Readonly<Record<string, number>> = { 'Dairy and Eggs': 2, 'Meat and Fish': 4, 'Frozen Meals': 3 }

export const needsFields = (
  { Name, category }: Pick<PlannedFood, 'Name' | 'category'>,
  at: Date,
): Pick<Product, 'Allergens' | 'NutritionRank' | 'Points'> => ({
  Allergens: statedOf(Name, at),
  NutritionRank: rankOf(category),
  Points: unranked.includes(category) ? null : (pointsOf[category] ?? 1),
})

const told: readonly FoodNeeds[] = [
  { Allergens: ['peanuts', 'treeNuts'], Diets: [], Kitchen: [] },
  { Allergens: ['milk'], Diets: ['halal'], Kitchen: [] },
  { Allergens: [], Diets: ['vegetarian'], Kitchen: ['microwaveOnly', 'noFreezer'] },
  { Allergens: ['wheat', 'eggs'], Diets: ['glutenFree'], Kitchen: [] },
]
/** One household in four tells something, each of another kind. */
export const needsOfHousehold = (index: number): Pick<Customer, 'FoodNeeds'> => {
  const needs = index % 4 === 0 ? told[(index / 4) % told.length] : undefined
  return needs ? { FoodNeeds: needs } : {}
}

/** The yes that a household gave when it ordered; some told of their allergy only afterwards. */
export function acceptedBy(
  { ID, FoodNeeds }: Pick<Customer, 'ID' | 'FoodNeeds'>,
  { Allergens }: Pick<Product, 'Allergens'>,
): Pick<OrderLine, 'AcceptedAllergens'> {
  const found = ID % 3 === 0 ? [] : declaredIn(Allergens, FoodNeeds?.Allergens ?? [])
  return found.length > 0 ? { AcceptedAllergens: found } : {}
}
