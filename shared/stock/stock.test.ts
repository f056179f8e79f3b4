import { describe, expect, it } from 'vitest'
import { ledgerSum, maxQuantity, Quantity, type StockLevel, stockLevel, withBalance } from './stock.ts'

describe('the level of a quantity', () => {
  it.each<[string, number, number | null | undefined, StockLevel]>([
    ['[stock-in] above the threshold', 6, 5, 'in'],
    ['[stock-low] at the threshold', 5, 5, 'low'],
    ['[stock-low] the last one', 1, 5, 'low'],
    ['[stock-out] nothing', 0, 5, 'out'],
    ['[stock-out] below nothing', -1, 0, 'out'],
    ['[stock-threshold-default] one, without a threshold', 1, null, 'in'],
    ['[stock-threshold-default] one, with an absent threshold', 1, undefined, 'in'],
    ['[stock-threshold-default] nothing, without a threshold', 0, null, 'out'],
  ])('%s', (_, quantity, threshold, level) => {
    expect(stockLevel(quantity, threshold)).toBe(level)
  })
})

describe('a quantity', () => {
  it.each<[unknown, boolean]>([
    [0, true],
    [12, true],
    [maxQuantity, true],
    [maxQuantity + 1, false],
    [-1, false],
    [1.5, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    ['3', false],
    [null, false],
  ])('[quantity-min] of %s is accepted: %s', (given, isAccepted) => {
    expect(Quantity.safeParse(given).success).toBe(isAccepted)
  })
})

describe('a ledger', () => {
  const newestFirst = [
    { Quantity: 0, OrderQuantity: -3 },
    { Quantity: 2, OrderQuantity: -2 },
    { Quantity: -5, OrderQuantity: 5 },
    { Quantity: 20, OrderQuantity: 0 },
  ]

  it('adds up to the quantities', () => {
    expect(ledgerSum(newestFirst)).toEqual({ Quantity: 17, CurrentOrderQuantity: 0 })
    expect(ledgerSum(newestFirst.slice(2))).toEqual({ Quantity: 15, CurrentOrderQuantity: 5 })
    expect(ledgerSum([])).toEqual({ Quantity: 0, CurrentOrderQuantity: 0 })
  })

  it('shows what each movement left behind, counted back from now', () => {
    expect(withBalance(newestFirst, 17).map(({ Balance }) => Balance)).toEqual([17, 17, 15, 20])
  })
})
