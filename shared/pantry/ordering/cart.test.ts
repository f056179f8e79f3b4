import { describe, expect, it } from 'vitest'
import { cartProduct } from './cart.fixture.ts'
import {
  type CartLine,
  cartKey,
  cartText,
  checkCart,
  isSameFood,
  itemCount,
  linesOfOrder,
  readCart,
  type SavedCart,
  withQuantity,
} from './cart.ts'

const line = (id: number, Quantity: number): CartLine => ({ PantryInventoryItemID: id, Quantity, Name: `Food ${id}` })
const Place = {
  PantryLocationID: 3,
  PantryLocationPickupTimeID: 4,
  FoodBankDeliveryTimeID: null,
  FoodInsecureNeighborAddressID: null,
}
const saved = (Lines: CartLine[]): SavedCart => ({ CustomerID: 900, Place, Lines })

describe('quantities', () => {
  it('[cart-zero-removes] removes a product at zero', () => {
    expect(withQuantity([line(1, 1), line(2, 3)], cartProduct(1, 5), 0)).toEqual({ lines: [line(2, 3)] })
    expect(withQuantity([line(1, 1)], cartProduct(1, 5), -1)).toEqual({ lines: [] })
  })
  it('go up and down where the product stands', () => {
    const lines = [line(1, 1), line(2, 3)]
    expect(withQuantity(lines, cartProduct(1, 5), 2).lines).toEqual([line(1, 2), line(2, 3)])
    expect(withQuantity(lines, cartProduct(3, 5), 1).lines).toEqual([line(1, 1), line(2, 3), line(3, 1)])
    expect(itemCount(lines)).toBe(4)
  })
  it('[cart-cap-text] are cut to what there is, with how many were removed', () => {
    expect(withQuantity([line(1, 4)], cartProduct(1, 5), 8)).toEqual({
      lines: [line(1, 5)],
      note: { kind: 'cut', id: 1, name: 'Food 1', count: 3 },
    })
    expect(withQuantity([], cartProduct(1, 0), 1).lines).toEqual([])
  })
})

describe('the check against the inventory', () => {
  it('[cart-check-missing] removes and reports what is no longer offered', () => {
    expect(checkCart([line(1, 2), line(2, 1)], [cartProduct(2, 9)])).toEqual({
      lines: [line(2, 1)],
      notes: [{ kind: 'gone', id: 1, name: 'Food 1' }],
    })
    expect(checkCart([line(1, 2)], [cartProduct(1, 0)]).lines).toEqual([])
  })
  it('[cart-check-stock] cuts quantities to the stock with a note', () => {
    expect(checkCart([line(1, 7)], [cartProduct(1, 4)])).toEqual({
      lines: [line(1, 4)],
      notes: [{ kind: 'cutByCheck', id: 1, name: 'Food 1', count: 3 }],
    })
  })
  it('leaves alone what can be had', () => {
    expect(checkCart([line(1, 4)], [cartProduct(1, 4)])).toEqual({ lines: [line(1, 4)], notes: [] })
  })
})

describe('the saved cart', () => {
  it('[cart-key] is kept under orderAheadCart', () => {
    expect(cartKey).toBe('orderAheadCart')
  })
  it('[cart-source-local] is read only for the same customer', () => {
    const text = JSON.stringify(saved([line(1, 2)]))
    expect(readCart(text, 900)).toEqual(saved([line(1, 2)]))
    expect(readCart(text, 901)).toBeUndefined()
  })
  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another value', '[1, 2]'],
    ['half a piece', JSON.stringify(saved([line(1, 0.5)]))],
    ['a negative quantity', JSON.stringify(saved([line(1, -1)]))],
  ])('is none when %s is stored', (_, text) => {
    expect(readCart(text, 900)).toBeUndefined()
  })
  it('[cart-cleared] is none when it is empty', () => {
    expect(cartText(saved([]))).toBeUndefined()
    expect(readCart(cartText(saved([line(1, 2)])) ?? null, 900)?.Lines).toEqual([line(1, 2)])
  })
})

it('[cart-source-editing] is the order that is edited', () => {
  const item = (ID: number, Quantity: number) => ({ Quantity, PantryInventoryItem: { ID, Name: `Food ${ID}` } })
  expect(linesOfOrder([item(1, 2), item(2, 0)])).toEqual([line(1, 2)])
})

it('a line keeps its wish when its quantity changes, and another wish is a change of the food', () => {
  const rice = cartProduct(3, 9)
  const line = { PantryInventoryItemID: 3, Quantity: 1, Name: rice.Name }
  expect(withQuantity([{ ...line, Substitution: 'none' }], rice, 2).lines).toEqual([
    { ...line, Quantity: 2, Substitution: 'none' },
  ])
  expect(isSameFood([line], [{ ...line, Substitution: 'similar' }])).toBe(true)
  expect(isSameFood([line], [{ ...line, Substitution: 'none' }])).toBe(false)
})
