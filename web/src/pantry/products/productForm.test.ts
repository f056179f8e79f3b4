import { expect, it } from 'vitest'
import { newItemInput, newProductSchema, newProductValues, otherItemType } from './productForm.ts'

const filled = {
  ...newProductValues,
  PantryItemID: 3,
  Name: 'Green Beans',
  Description: 'Cut',
  Amount: '14,5',
  UnitOfMeasureID: 2,
  DonationPackageTypeID: 5,
  EachQuantity: '1',
  WeightPounds: '0.90625',
  PantryInventoryItemSourceID: 1,
  StorageRequirementID: 1,
}
const problems = (change: Partial<typeof filled>) =>
  newProductSchema.safeParse({ ...filled, ...change }).error?.issues.map(({ message }) => message) ?? []

it('is sent as numbers, however they are typed', () => {
  expect(problems({})).toEqual([])
  expect(newItemInput(filled)).toMatchObject({ PantryItemID: 3, Amount: 14.5, WeightPounds: 0.90625, Quantity: 1 })
})

it('sends a new item type in place of a chosen one', () => {
  const sent = newItemInput({ ...filled, PantryItemID: otherItemType, NewItemType: 'Wax Beans' })
  expect(sent).toMatchObject({ PantryItem: { Name: 'Wax Beans', Description: '', EachQuantity: 1 } })
  expect(sent).not.toHaveProperty('PantryItemID')
  expect(problems({ PantryItemID: otherItemType, NewItemType: ' ' })).toEqual(['needNewType'])
})

it.each([
  [{ Quantity: '-1' }, 'notWhole'],
  [{ Quantity: '1.5' }, 'notWhole'],
  [{ Quantity: '99999999' }, 'tooLarge'],
  [{ Quantity: '' }, 'needQuantity'],
  [{ EachQuantity: '0' }, 'needEach'],
  [{ Amount: '0' }, 'needSize'],
  [{ Amount: '-2' }, 'notPositive'],
  [{ WeightPounds: 'abc' }, 'notPositive'],
  [{ Gtin: '036000291453' }, 'gtinInvalid'],
  [{ PackingOrder: '-4' }, 'notWhole'],
])('[product-save-required] of %o says %s', (change, message) => {
  expect(problems(change)).toEqual([message])
})

it('takes 0 as quantity and threshold, and no barcode', () => {
  expect(problems({ Quantity: '0', LowStockQuantityThreshold: '0', Gtin: '' })).toEqual([])
})
