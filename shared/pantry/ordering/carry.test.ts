import { expect, it } from 'vitest'
import { carryOf } from './carry.ts'

const line = (PantryInventoryItemID: number, Quantity: number) => ({ PantryInventoryItemID, Quantity, Name: '' })
const product = (WeightPounds: number | undefined, StorageRequirementID = 1) => ({ WeightPounds, StorageRequirementID })

it('counts pounds, bags of fifteen, and what has to stay cold', () => {
  const products = new Map([
    [1, product(5)],
    [2, product(2.4, 2)],
    [3, product(1, 3)],
  ])
  expect(carryOf([line(1, 2), line(2, 2), line(3, 1)], products)).toEqual({ pounds: 16, bags: 2, cold: 3 })
  expect(carryOf([line(1, 3)], products)).toEqual({ pounds: 15, bags: 1, cold: 0 })
})

it('says a pound of what is lighter', () => {
  expect(carryOf([line(1, 1)], new Map([[1, product(0.2)]]))).toEqual({ pounds: 1, bags: 1, cold: 0 })
})

it('says nothing of an empty cart, or where a weight is not known', () => {
  expect(carryOf([], new Map())).toBeUndefined()
  expect(carryOf([line(1, 1)], new Map([[1, product(undefined)]]))).toBeUndefined()
  expect(carryOf([line(1, 1)], new Map())).toBeUndefined()
})
