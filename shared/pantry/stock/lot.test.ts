import { describe, expect, it } from 'vitest'
import { firstExpired, isExpired, type Lot, lotNameOf, lotsOnShelf, lotsUpTo } from './lot.ts'

const lot = (name: string, BestBy: string | null, Quantity: number, more: Partial<Lot> = {}): Lot => ({
  ...{ ProductID: 17, Lot: name, BestBy, Quantity, HeldQuantity: 0 },
  ...more,
})
const late = lot('B', '2027-06-01', 5)
const soon = lot('A', '2027-01-01', 3)
const never = lot('C', null, 4)
const quantities = (lots: readonly Pick<Lot, 'Lot' | 'Quantity'>[]) => lots.map((one) => [one.Lot, one.Quantity])

describe('lots on the shelf', () => {
  it('stand by what expires first, and those without a day last', () => {
    expect(quantities(lotsOnShelf([never, late, soon], 20))).toEqual([
      ['A', 3],
      ['B', 5],
      ['C', 4],
    ])
  })

  it.each<[string, number, number[]]>([
    ['all of them beside units without a lot', 13, [3, 5, 4]],
    ['all of them when nothing else is there', 12, [3, 5, 4]],
    ['fewer of what expires first', 10, [1, 5, 4]],
    ['nothing of what expires first', 8, [0, 4, 4]],
    ['nothing of an empty shelf', 0, [0, 0, 0]],
  ])('are never more than the shelf: %s', (_, shelf, left) => {
    const shown = lotsOnShelf([never, late, soon], shelf)
    expect(shown.map(({ Quantity }) => Quantity)).toEqual(left)
    expect(shown.reduce((total, { Quantity }) => total + Quantity, 0)).toBeLessThanOrEqual(shelf)
  })

  it('of which packers took more than was received are 0', () => {
    expect(quantities(lotsOnShelf([lot('A', null, -2), late], 9))).toEqual([
      ['B', 5],
      ['A', 0],
    ])
  })
})

describe('what to pack', () => {
  it('is of the lot that expires first, then of the next, then without a lot', () => {
    expect(firstExpired([never, late, soon], 2)).toEqual([{ Lot: 'A', BestBy: '2027-01-01', Quantity: 2 }])
    expect(quantities(firstExpired([never, late, soon], 4))).toEqual([
      ['A', 3],
      ['B', 1],
    ])
    expect(quantities(firstExpired([soon], 5))).toEqual([['A', 3]])
    expect(firstExpired([], 5)).toEqual([])
  })

  it('is of no lot that is on hold', () => {
    expect(quantities(firstExpired([{ ...soon, State: 'held' }, late], 2))).toEqual([['B', 2]])
  })

  it('loses the last of its lots when it becomes less', () => {
    const lots = [
      { Lot: 'A', Quantity: 3 },
      { Lot: 'B', Quantity: 2 },
    ]
    expect(quantities(lotsUpTo(lots, 4))).toEqual([
      ['A', 3],
      ['B', 1],
    ])
    expect(lotsUpTo(lots, 0)).toEqual([])
  })
})

it('a lot is named by its code in capitals, else by its day', () => {
  expect(lotNameOf({ Lot: ' ab  12 ', BestBy: '2027-01-01' })).toBe('AB 12')
  expect(lotNameOf({ Lot: ' ', BestBy: '2027-01-01' })).toBe('2027-01-01')
  expect(lotNameOf({ Lot: '', BestBy: null })).toBeUndefined()
})

it('a lot is past its best the day after', () => {
  expect(isExpired(soon, '2027-01-01')).toBe(false)
  expect(isExpired(soon, '2027-01-02')).toBe(true)
  expect(isExpired(never, '2099-01-01')).toBe(false)
})
