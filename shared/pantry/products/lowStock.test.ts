import { describe, expect, it } from 'vitest'
import { isMorningToLook, looked, lowProducts } from './lowStock.ts'

const day = '2026-11-24'
const look = (low: readonly number[], before?: readonly number[]) =>
  looked(before && { ID: 7, Version: 3, Day: '2026-11-23', Low: [...before] }, { entityId: 7, today: day, low })

describe('the morning look at a pantry’s stock', () => {
  it.each([
    ['before 7', 6.99, undefined, false],
    ['at 7', 7, undefined, true],
    ['at 7 of the next day', 7, '2026-11-23', true],
    ['at 8, when nobody looked at 7', 8.5, '2026-11-23', true],
    ['at 8, after 7', 8, day, false],
    ['at 10', 10, undefined, false],
  ])('%s', (_, hour, last, expected) => {
    expect(isMorningToLook(last === undefined ? undefined : { Day: last }, day, hour)).toBe(expected)
  })

  it('finds what is offered and at or below its threshold, or gone', () => {
    const product = (ID: number, LowStockQuantityThreshold: number, IsActive = true) => {
      return { ID, IsActive, LowStockQuantityThreshold }
    }
    const products = [product(1, 5), product(2, 5), product(3, 0), product(4, 0), product(5, 5, false), product(6, 0)]
    const stock = new Map([6, 5, 1, 0, 0].map((Quantity, index) => [index + 1, { Quantity }]))
    expect(lowProducts(products, stock).map(({ ID }) => ID)).toEqual([2, 4, 6])
  })

  it('tells of what has come to its threshold, with all that is low', () => {
    expect(look([4, 17], [4, 9])).toEqual({
      state: { ID: 7, Version: 3, Day: day, Low: [4, 17] },
      events: [{ type: 'LowStockFound', detail: { Day: day, New: [17], Low: [4, 17] } }],
    })
    expect(look([4]).events).toHaveLength(1)
  })

  it('tells nothing of what was low the morning before, and again of what was filled meanwhile', () => {
    expect(look([4, 9], [9, 4]).events).toEqual([])
    expect(look([], [4]).events).toEqual([])
    expect(look([4], look([], [4]).state.Low).events).toHaveLength(1)
  })
})
