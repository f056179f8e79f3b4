import { describe, expect, it } from 'vitest'
import { limit } from '../limits/limit.fixture.ts'
import { cartProduct, cartRules } from './cart.fixture.ts'
import type { CartProduct } from './cart.ts'
import type { CartRules } from './cartLimits.ts'
import { addAll, foodAgain } from './suggestions.ts'

describe('food of the last order', () => {
  const products = [
    { ID: 1, PantryItemID: 10 },
    { ID: 2, PantryItemID: 11 },
    { ID: 3, PantryItemID: 10 },
  ]
  const line = (PantryItemID: number, PantryInventoryItemID: number, Quantity = 1) => ({
    PantryItemID,
    PantryInventoryItemID,
    Name: `Food ${PantryInventoryItemID}`,
    Quantity,
  })
  const again = (...PantryOrderItems: ReturnType<typeof line>[]) =>
    foodAgain(products, { PantryOrderItems }).food.map(({ product, quantity }) => [product.ID, quantity])

  it('is the same product, else the first of its item type', () => {
    expect(again(line(10, 3, 2), line(11, 77), line(12, 78))).toEqual([
      [3, 2],
      [2, 1],
    ])
    expect(again(line(10, 77))).toEqual([[1, 1]])
  })
  it('is each product once, with what all lines had of it', () => {
    expect(again(line(10, 1, 2), line(10, 77, 1))).toEqual([[1, 3]])
  })
  it('is none that was not ordered, and none without a last order', () => {
    expect(again(line(10, 1, 0))).toEqual([])
    expect(foodAgain(products, undefined)).toEqual({ food: [], gone: [] })
  })
  it('names what is not offered now', () => {
    const PantryOrderItems = [line(12, 78), line(13, 79, 0), line(10, 77)]
    expect(foodAgain(products, { PantryOrderItems }).gone).toEqual(['Food 78'])
  })
})

describe('all of it at once', () => {
  const [beans, rice, milk] = [
    cartProduct(1, 5),
    cartProduct(2, 1),
    cartProduct(3, 9, { Limits: [limit('2 ITEM ORDER')] }),
  ]
  const cartOf = (lines: readonly [CartProduct, number][], rules: Partial<CartRules> = {}) => ({
    lines: lines.map(([{ ID, Name }, Quantity]) => ({ PantryInventoryItemID: ID, Name, Quantity })),
    products: new Map([beans, rice, milk].map((one) => [one.ID, one])),
    rules: cartRules(rules),
  })
  const twice = [beans, rice, milk].map((product) => ({ product, quantity: 3 }))
  const shown = ({ lines, added, short }: ReturnType<typeof addAll>) => ({
    cart: lines.map(({ PantryInventoryItemID: id, Quantity }) => [id, Quantity]),
    added,
    short,
  })

  it('comes as often as last time, within stock and limits, and what is short is named', () => {
    expect(shown(addAll(cartOf([]), twice))).toEqual({
      cart: [
        [1, 3],
        [2, 1],
        [3, 2],
      ],
      added: 6,
      short: ['Food 2', 'Food 3'],
    })
  })
  it('adds to what is in the cart already only what is missing', () => {
    expect(shown(addAll(cartOf([[beans, 4]]), [{ product: beans, quantity: 3 }]))).toEqual({
      cart: [[1, 4]],
      added: 0,
      short: [],
    })
  })
  it('ends at the items of one order', () => {
    expect(shown(addAll(cartOf([], { ItemsPerOrder: limit('4 ITEM ORDER') }), twice))).toEqual({
      cart: [
        [1, 3],
        [2, 1],
      ],
      added: 4,
      short: ['Food 2', 'Food 3'],
    })
  })
  it('adds no TEFAP food without eligibility', () => {
    const tefap = cartProduct(1, 5, { PantryInventoryItemSource: { ID: 2, Name: 'TEFAP', Code: 'TEFAP' } })
    expect(shown(addAll(cartOf([]), [{ product: tefap, quantity: 1 }]))).toEqual({
      cart: [],
      added: 0,
      short: ['Food 1'],
    })
  })
})
