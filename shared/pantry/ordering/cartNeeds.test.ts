import { describe, expect, it } from 'vitest'
import { limit } from '../limits/limit.fixture.ts'
import { noNeeds } from '../needs/needs.ts'
import { cartProduct, cartRules } from './cart.fixture.ts'
import type { CartLine } from './cart.ts'
import { brokenLimits, type CartRules } from './cartLimits.ts'
import { allergensAsked, foodFit, isYesMissing, pointsLeft, pointsText, unknownInCart } from './cartNeeds.ts'

const line = (id: number, Quantity = 1, more: Partial<CartLine> = {}): CartLine => ({
  ...{ PantryInventoryItemID: id, Quantity, Name: `Food ${id}` },
  ...more,
})
const milky = { Contains: ['milk' as const], MayContain: [], IsConfirmed: true }
const products = new Map([
  [1, { ...cartProduct(1, 9, { Points: 3 }), Allergens: milky }],
  [2, { ...cartProduct(2, 9), Allergens: undefined }],
])
const rules = (more: Partial<CartRules> = {}) => cartRules({ Needs: { ...noNeeds, Allergens: ['milk'] }, ...more })

describe('allergens in a cart', () => {
  it('wait for a yes on their line; what is not known is named and waits for none', () => {
    const lines = [line(1), line(2)]
    expect(allergensAsked(line(1), { products, rules: rules() })).toEqual(['milk'])
    expect(isYesMissing({ lines, products, rules: rules() })).toBe(true)
    expect(unknownInCart({ lines, products, rules: rules() })).toEqual(['Food 2'])
    const said = [line(1, 1, { AcceptedAllergens: ['milk'] }), line(2)]
    expect(isYesMissing({ lines: said, products, rules: rules() })).toBe(false)
  })

  it('are nothing to a household that told none', () => {
    const none = { lines: [line(1)], products, rules: cartRules() }
    expect([isYesMissing(none), unknownInCart(none), foodFit(products.get(1) ?? expect.fail(), none.rules)]).toEqual([
      false,
      [],
      undefined,
    ])
  })
})

it('a copy of a system-wide tag, whatever its name, keeps the diet of what it replaces', () => {
  const PantryInventoryItemTag = {
    ...{ ID: 1007, Name: 'Zabiha', RequiresInclude: false, ParentPantryInventoryItemTagID: 5 },
    PantryInventoryItemTagGroup: { ID: 1, Name: 'Diet' },
  }
  const food = cartProduct(3, 1, {
    PantryInventoryItemsPantryInventoryItemTags: [{ PantryInventoryItemTagID: 1007, PantryInventoryItemTag }],
  })
  const Needs = { ...noNeeds, Diets: ['halal' as const, 'kosher' as const] }
  expect(foodFit({ ...food, Allergens: undefined }, { Needs })?.diets).toEqual(['kosher'])
})

describe('points', () => {
  const ofMonth = limit('8 POINT MONTH')
  const used = { days: [{ day: '2026-11-03', orders: { 7: { products: { 1: 1 }, tags: {}, points: 3 } } }] }
  const cart = (lines: CartLine[], more: Partial<CartRules> = {}) => ({
    ...{ lines, products },
    rules: cartRules({ OrderLimits: [ofMonth], Use: used, ...more }),
  })
  it.each<[string, CartLine[], Partial<CartRules>, string, boolean]>([
    ['none taken', [], {}, '5 of 8 points left for the month of this order', false],
    ['some taken', [line(1), line(2, 4)], {}, '2 of 8 points left for the month of this order', false],
    ['too many', [line(1, 2)], {}, '1 point too many for the month of this order. Please take something out.', true],
    [
      'the edited order’s own don’t count twice',
      [line(1)],
      { orderId: 7 },
      '5 of 8 points left for the month of this order',
      false,
    ],
  ])('%s', (_, lines, more, words, isBroken) => {
    expect(pointsLeft(cart(lines, more)).map((left) => pointsText(left, 'en'))).toEqual([words])
    expect(brokenLimits(cart(lines, more)).length > 0).toBe(isBroken)
  })
})
