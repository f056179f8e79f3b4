import { describe, expect, it } from 'vitest'
import {
  balanceOf,
  ledgerSum,
  maxQuantity,
  numbersOf,
  Quantity,
  type StockLevel,
  settledWithCount,
  stockLevel,
  storedStock,
  withBalance,
} from './stock.ts'

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
    { Quantity: 0, OrderQuantity: -3, PackedQuantity: -3 },
    { Quantity: 2, OrderQuantity: -2, PackedQuantity: 0 },
    { Quantity: 0, OrderQuantity: 0, PackedQuantity: 3 },
    { Quantity: -5, OrderQuantity: 5, PackedQuantity: 0 },
    { Quantity: 20, OrderQuantity: 0, PackedQuantity: 0 },
  ]

  it('adds up to the quantities', () => {
    expect(ledgerSum(newestFirst)).toEqual({ Quantity: 17, CurrentOrderQuantity: 0, PackedQuantity: 0 })
    expect(ledgerSum(newestFirst.slice(2))).toEqual({ Quantity: 15, CurrentOrderQuantity: 5, PackedQuantity: 3 })
    expect(ledgerSum([])).toEqual({ Quantity: 0, CurrentOrderQuantity: 0, PackedQuantity: 0 })
  })

  it('shows what each movement left behind, counted back from now', () => {
    const rows = withBalance(newestFirst, { balance: 17, shelf: 17 })
    expect(rows.map(({ Balance, ShelfBalance }) => [Balance, ShelfBalance])).toEqual([
      [17, 17],
      [17, 17],
      [15, 17],
      [15, 20],
      [20, 20],
    ])
  })
})

describe('the four numbers', () => {
  const counters = (balance: number, held: number, packed: number) => ({
    Quantity: balance,
    CurrentOrderQuantity: held,
    PackedQuantity: packed,
  })

  it.each([
    ['of what nobody ordered', counters(30, 0, 0), [30, 0, 0, 30, 0]],
    ['of 25 ordered, 20 of them in bags', counters(5, 25, 20), [10, 20, 5, 5, 0]],
    ['of a shelf with less than is promised', counters(-5, 25, 0), [20, 0, 25, 0, 5]],
    ['of a shortage that is in bags by now', counters(-5, 5, 5), [0, 5, 0, 0, 5]],
  ] as const)('%s: shelf, bags, promised, available, short', (_, stored, expected) => {
    const { ShelfQuantity, PackedQuantity, PromisedQuantity, Quantity: available, ShortQuantity } = numbersOf(stored)
    expect([ShelfQuantity, PackedQuantity, PromisedQuantity, available, ShortQuantity]).toEqual(expected)
    expect(balanceOf(numbersOf(stored))).toBe(stored.Quantity)
  })

  it('of stock that was stored before there were bags has none in bags', () => {
    expect(storedStock.parse({ ProductID: 7, Quantity: 12, CurrentOrderQuantity: 5 })).toEqual({
      ...{ ProductID: 7, Quantity: 12, CurrentOrderQuantity: 5, ShelfQuantity: 17 },
      ...{ PackedQuantity: 0, PromisedQuantity: 5, ShortQuantity: 0 },
    })
  })

  it.each([
    ['none is short', counters(3, 5, 2), 2, 0],
    ['two of five short ones are missing', counters(-5, 23, 10), 2, 2],
    ['more are missing than were short', counters(-1, 20, 10), 4, 1],
    ['all that is promised is in bags', counters(-5, 5, 5), 0, 5],
    ['more is in bags than the shelf had', counters(-3, 5, 4), 0, 2],
    ['four of five short ones are in bags', counters(-5, 10, 6), 0, 1],
  ])('settle a shortage when %s', (_, stored, missing, expected) => {
    expect(settledWithCount(numbersOf(stored), { missing, countedBefore: 0 })).toBe(expected)
  })

  it('has not twice what a count and then a packer found, and never less than nothing', () => {
    expect(settledWithCount(numbersOf(counters(5, 8, 6)), { missing: 0, countedBefore: 2 })).toBe(-2)
    expect(settledWithCount(numbersOf(counters(0, 7, 6)), { missing: 0, countedBefore: 2 })).toBe(-1)
  })
})
