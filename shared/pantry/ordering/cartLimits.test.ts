import { describe, expect, it } from 'vitest'
import { limit } from '../limits/limit.fixture.ts'
import { cartProduct, cartRules } from './cart.fixture.ts'
import type { CartProduct } from './cart.ts'
import {
  addBlock,
  brokenLimits,
  type Cart,
  type CartRules,
  itemsAbove,
  leftText,
  leftWithin,
  limitHints,
  limitText,
} from './cartLimits.ts'

const tefap = { PantryInventoryItemSource: { ID: 2, Name: 'TEFAP', Code: 'TEFAP' } }
const tagged = (...ids: number[]) => ({
  PantryInventoryItemsPantryInventoryItemTags: ids.map((ID) => ({
    PantryInventoryItemTagID: ID,
    PantryInventoryItemTag: {
      ID,
      Name: `Tag ${ID}`,
      RequiresInclude: false,
      PantryInventoryItemTagGroup: { ID: 1, Name: 'Diet' },
    },
  })),
})
const tag = (ID: number, ...Limits: ReturnType<typeof limit>[]) => ({ ID, Identity: ID, Name: `Tag ${ID}`, Limits })

/** A cart with so many of each product. */
function cartOf(content: readonly (readonly [CartProduct, number])[], rules: Partial<CartRules> = {}): Cart {
  return {
    lines: content.flatMap(([{ ID, Name }, Quantity]) =>
      Quantity > 0 ? [{ PantryInventoryItemID: ID, Quantity, Name }] : [],
    ),
    products: new Map(content.map(([product]) => [product.ID, product])),
    rules: cartRules(rules),
  }
}

describe('one more of a product', () => {
  it('[tefap-add-blocked] of TEFAP is for those who are eligible', () => {
    const milk = cartProduct(1, 9, tefap)
    expect(addBlock(milk, cartOf([[milk, 0]]))).toEqual({ kind: 'tefap' })
    expect(addBlock(milk, cartOf([[milk, 0]], { isTefapEligible: true }))).toBeUndefined()
  })
  it('is not there when the cart has all of it', () => {
    const beans = cartProduct(1, 2)
    expect(addBlock(beans, cartOf([[beans, 1]]))).toBeUndefined()
    expect(addBlock(beans, cartOf([[beans, 2]]))).toEqual({ kind: 'stock' })
  })
  it('[limit-per-order] is held back by the smallest limit of items per order', () => {
    const beans = cartProduct(1, 50, { Limits: [limit('5 ITEM ORDER'), limit('3 ITEM ORDER')] })
    expect(addBlock(beans, cartOf([[beans, 2]]))).toBeUndefined()
    expect(addBlock(beans, cartOf([[beans, 3]]))).toMatchObject({ kind: 'limit', limit: { Value: 3 } })
    expect(limitHints(beans, cartRules()).map(({ Value }) => Value)).toEqual([3])
  })
  it('counts the other products with a tag', () => {
    const [beans, rice] = [cartProduct(1, 50, tagged(7)), cartProduct(2, 50, tagged(7))]
    const rules = { Tags: [tag(7, limit('4 ITEM ORDER'))] }
    const content = [[beans, 3] as const, [rice, 1] as const]
    expect(addBlock(rice, cartOf(content, rules))).toMatchObject({ kind: 'limit', limit: { SourceName: 'Tag 7' } })
    expect(addBlock(cartProduct(3, 9), cartOf(content, rules))).toBeUndefined()
  })
  it('is held back by the tag that a copied tag stands for', () => {
    const copied = { ...tag(9, limit('2 ITEM ORDER')), Identity: 7 }
    const [beans, rice] = [cartProduct(1, 50, tagged(9)), cartProduct(2, 50, tagged(7))]
    const rules = { Tags: [copied, { ...tag(7), Limits: [] }] }
    expect(addBlock(rice, cartOf([[beans, 2]], rules))).toMatchObject({ kind: 'limit', limit: { SourceID: 7 } })
    expect(addBlock(rice, cartOf([[beans, 1]], rules))).toBeUndefined()
  })
  it('is named by the smallest of the limits that hold it back', () => {
    const limits = [limit('3 ITEM WEEK'), limit('1 ITEM DAY'), limit('2 ITEM ORDER')]
    const beans = cartProduct(1, 50, { Limits: limits })
    expect(addBlock(beans, cartOf([[beans, 3]]))).toMatchObject({ kind: 'limit', limit: { Value: 1 } })
  })
  it('[limit-time-scoped] counts what orders of the same days took', () => {
    const beans = cartProduct(1, 50, { Limits: [limit('4 ITEM WEEK')] })
    const taken = { products: { 1: 3 }, tags: {} }
    const used = { Use: { days: [{ day: '2026-11-24', orders: { 70: taken } }] } }
    expect(addBlock(beans, cartOf([[beans, 0]], used))).toBeUndefined()
    expect(addBlock(beans, cartOf([[beans, 1]], used))).toMatchObject({ kind: 'limit' })
    // The order that is edited does not count twice.
    expect(addBlock(beans, cartOf([[beans, 3]], { ...used, orderId: 70 }))).toBeUndefined()
  })
})

it('[limit-global-block] a cart above the items of one order can’t be placed, and says by how many', () => {
  const beans = cartProduct(1, 50)
  const rules = { ItemsPerOrder: limit('4 ITEM ORDER') }
  expect(brokenLimits(cartOf([[beans, 4]], rules))).toEqual([])
  const full = cartOf([[beans, 6]], rules)
  expect(brokenLimits(full).map((broken) => limitText(broken, 'en'))).toEqual([
    'There is a global limit of 4 items total per order.',
  ])
  expect([itemsAbove(full), itemsAbove(cartOf([[beans, 4]], rules))]).toEqual([2, 0])
  expect(addBlock(beans, full)).toBeUndefined()
})

it('a cart says each limit that it breaks once, also those of two products with one tag', () => {
  const shared = tagged(7)
  const limits = { Limits: [limit('1 ITEM ORDER')] }
  const [beans, rice] = [cartProduct(1, 50, { ...shared, ...limits }), cartProduct(2, 50, { ...shared, ...limits })]
  const rules = { Tags: [tag(7, limit('3 ITEM ORDER'))] }
  const sources = (of: Cart) => brokenLimits(of).map(({ Source, SourceID }) => `${Source} ${SourceID}`)
  const both = [
    [beans, 2],
    [rice, 2],
  ] as const
  expect(sources(cartOf(both, rules))).toEqual(['TAG 7', 'PANTRYITEM 1', 'PANTRYITEM 2'])
  expect(sources(cartOf([[beans, 1]], rules))).toEqual([])
  // A product that left the pantry's list has no limits.
  expect(sources({ ...cartOf(both, rules), products: new Map([[2, rice]]) })).toEqual(['PANTRYITEM 2'])
})

it('hints at the smallest limit of an order and at all those of days, weeks and of orders', () => {
  const texts = ['5 ITEM WEEK', '4 ITEM ORDER', '2 ITEM ORDER', '1 ORDER ACCOUNT', '1 ITEM DAY']
  const beans = cartProduct(1, 50, { Limits: texts.map((text) => limit(text)) })
  expect(limitHints(beans, cartRules()).map((one) => limitText(one, 'en'))).toEqual([
    'Limit: 2 items per order',
    'Limit: 5 item(s) every 1 week',
    'Limit: 1 order(s) in all',
    'Limit: 1 item(s) every 1 day',
  ])
  expect(limitHints(cartProduct(2, 9), cartRules())).toEqual([])
})

it('says limits in the words of the specification', () => {
  const words = (text: string, of?: number) => limitText(limit(text, of), 'en')
  expect([
    words('3 ITEM ORDER', 1),
    words('2 ITEM WEEK', 1),
    words('1 ORDER MONTH 2', 100),
    words('5 ITEM ACCOUNT', 1),
    words('6 ITEM WEEK'),
    limitText(limit('2 ITEM DAY 3', 1), 'es'),
  ]).toEqual([
    'Limit: 3 items per order',
    'Limit: 2 item(s) every 1 week',
    'Limit: 1 order(s) every 2 months',
    'Limit: 5 item(s) in all',
    'Limit: 6 item(s) every 1 week',
    'Límite: 2 artículo(s) cada 3 días',
  ])
})

describe('what a limit leaves', () => {
  const weekly = limit('4 ITEM WEEK')
  const rules = (taken: number) => ({
    Use: { days: [{ day: '2026-11-24', orders: { '7': { products: { 1: taken }, tags: {} } } }] },
  })
  it.each([
    [0, 0, 4],
    [2, 1, 1],
    [3, 1, 0],
    [4, 3, 0],
  ])('after %d of another order of the week and %d in the cart: %d', (taken, inCart, left) => {
    const milk = cartProduct(1, 50, { Limits: [weekly] })
    expect(
      leftWithin({ ...weekly, Source: 'PANTRYITEM', SourceID: 1 }, milk, cartOf([[milk, inCart]], rules(taken))),
    ).toBe(left)
  })
  it('counts what other products with the tag take', () => {
    const [milk, cheese] = [cartProduct(1, 50, tagged(7)), cartProduct(2, 50, tagged(7))]
    const dairy = { ...limit('3 ITEM ORDER'), Source: 'TAG', SourceID: 7 } as const
    expect(leftWithin(dairy, milk, cartOf([[cheese, 2]], { Tags: [tag(7, dairy)] }))).toBe(1)
  })
  it('is told in words, in both languages', () => {
    const sourced = { ...weekly, Source: 'PANTRYITEM', SourceID: 1 } as const
    expect(leftText({ left: 1, limit: sourced }, 'en')).toBe('You have 1 left for the week of this order.')
    expect(leftText({ left: 0, limit: sourced }, 'en')).toBe('You can have no more for the week of this order.')
    expect(leftText({ left: 2, limit: sourced }, 'es')).toBe('Le quedan 2 para la semana de este pedido.')
  })
})
