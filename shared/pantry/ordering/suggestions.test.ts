import { expect, it } from 'vitest'
import { suggestedProducts } from './suggestions.ts'

it('suggests products of the item types of the last order, but for those in the cart', () => {
  const products = [
    { ID: 1, PantryItemID: 10 },
    { ID: 2, PantryItemID: 11 },
    { ID: 3, PantryItemID: 10 },
  ]
  const last = { PantryOrderItems: [{ PantryItemID: 10 }, { PantryItemID: 12 }] }
  expect(suggestedProducts(products, last, [3]).map(({ ID }) => ID)).toEqual([1])
  expect(suggestedProducts(products, undefined, [])).toEqual([])
})
