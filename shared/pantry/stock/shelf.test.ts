import { describe, expect, it } from 'vitest'
import { maxShelfLines, proposedQuantity, ShelfDraft } from './shelf.ts'

describe('the quantity proposed for a line', () => {
  it.each([
    [120, 0.9, 133],
    [30.5, 1, 30],
    [0.3, 0.1, 3],
    [0.5, 2, 0],
    [10, 0, 0],
    [45_000, 0.01, 1_000_000],
  ])('of %s lb at %s lb each is %s', (pounds, weight, quantity) => {
    expect(proposedQuantity(pounds, weight)).toBe(quantity)
  })
})

describe('lines to put on the shelf', () => {
  const line = (DonationCategoryID: number, Quantity = 3) => ({
    DonationCategoryID,
    PantryInventoryItemID: 7,
    Quantity,
  })
  it.each<[string, object[], boolean]>([
    ['one', [line(1)], true],
    ['none', [], false],
    ['a category twice', [line(1), line(1)], false],
    ['nothing of a product', [line(1, 0)], false],
    ['a part of a product', [line(1, 1.5)], false],
    ['less than nothing', [line(1, -3)], false],
    ['as many as fit', Array.from({ length: maxShelfLines }, (_, index) => line(index + 1)), true],
    ['more', Array.from({ length: maxShelfLines + 1 }, (_, index) => line(index + 1)), false],
  ])('with %s', (_, Lines, isAccepted) => {
    expect(ShelfDraft.safeParse({ Lines }).success).toBe(isAccepted)
  })
})
