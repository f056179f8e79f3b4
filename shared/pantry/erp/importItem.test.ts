import { describe, expect, it } from 'vitest'
import { itemsOfRow, type Match, movesOf } from './importItem.ts'
import * as refusals from './refusals.ts'

describe('the items of a row', () => {
  it.each<[string, number, number, unknown]>([
    ['whole cases', 4, 12, 48],
    ['half a case', 2.5, 12, 30],
    ['a float error away from whole', 0.1, 30, 3],
    ['nothing', 0, 12, 0],
    ['as many as fit', 1_000, 1_000, 1_000_000],
    ['more', 1_001, 1_000, { refused: refusals.erpTooMuch, values: { max: 1_000_000 } }],
    ['a part of an item', 0.3, 12, { refused: refusals.erpNotWhole, values: { quantity: 0.3, eaches: 12 } }],
  ])('of %s', (_, quantity, eaches, expected) => {
    expect(itemsOfRow(quantity, eaches)).toEqual(expected)
  })
})

describe('a match that changes', () => {
  const [beans, rice] = [
    { ProductID: 1, Quantity: 48 },
    { ProductID: 2, Quantity: 48 },
  ]
  it.each<[string, Match | undefined, Match | undefined, readonly Match[]]>([
    ['adds what the row brought', undefined, beans, [beans]],
    ['takes it back', beans, undefined, [{ ProductID: 1, Quantity: -48 }]],
    ['moves it to another product', beans, rice, [{ ProductID: 1, Quantity: -48 }, rice]],
    ['adds the difference', beans, { ProductID: 1, Quantity: 60 }, [{ ProductID: 1, Quantity: 12 }]],
    ['does nothing twice', beans, beans, [{ ProductID: 1, Quantity: 0 }]],
    ['has nothing to take back', undefined, undefined, []],
  ])('%s', (_, before, after, moves) => {
    expect(movesOf(before, after)).toEqual(moves)
    const sum = (matches: readonly (Match | undefined)[]) =>
      matches.reduce((total, match) => total + (match?.Quantity ?? 0), 0)
    expect(sum(moves)).toBe(sum([after]) - sum([before]))
  })
})
