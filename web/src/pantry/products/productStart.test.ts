import { describe, expect, it } from 'vitest'
import { soughtFood } from '../../../../shared/pantry/products/foodWords.ts'
import type { PantryItem } from '../../../../shared/pantry/products/itemType.ts'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import { newProductSchema, newProductValues, otherItemType } from './productForm.ts'
import { productStart, stillProposed } from './productStart.ts'

const type = (ID: number, Name: string, Description = ''): PantryItem => ({
  ID,
  Name,
  Description,
  Code: '',
  EachQuantity: 1,
})
const types = [type(1, 'Green Beans', 'Cut'), type(2, 'Corn')]
const product = (ID: number, PantryItemID: number, more: object = {}) =>
  ({
    ...{
      ID,
      PantryItemID,
      Name: `Product ${ID}`,
      Description: 'As before',
      Brand: 'Mill',
      Location: 'A 3',
      Gtin: null,
    },
    ...{ Amount: 14.5, UnitOfMeasureID: 2, DonationPackageTypeID: 5, WeightPounds: 0.90625, EachQuantity: 1 },
    ...{ PantryInventoryItemSourceID: 3, StorageRequirementID: 1, LowStockQuantityThreshold: 9, PackingOrder: null },
    ...{ PantryInventoryStorageLocationID: null, ...more },
  }) as unknown as ProductGridRow
const products = [product(5, 1), product(7, 1, { Amount: 8 }), product(9, 3, { DonationPackageTypeID: 1 })]
const start = (PantryItemID: number | null, Name = '', some = products) =>
  productStart({ PantryItemID, Name }, { types, products: some, sought: soughtFood })
/** Fields that a person still has to fill in. */
const missing = (change: object) =>
  (newProductSchema.safeParse({ ...newProductValues, ...change }).error?.issues ?? []).map(({ path }) => path[0])

describe('the beginning of a new product', () => {
  it('is nothing before its kind is chosen', () => {
    expect(start(null, 'Beans').values).toEqual({})
  })
  it('is the last product of its kind, with the kind’s own words, so that nothing else is needed', () => {
    const { values, model, isSameType } = start(1, 'Wax Beans')
    expect([model, isSameType]).toEqual(['Product 7', true])
    expect(values).toMatchObject({ Description: 'Cut', Amount: '8', UnitOfMeasureID: 2, WeightPounds: '0.90625' })
    expect(values).not.toHaveProperty('Brand')
    expect(missing({ PantryItemID: 1, ...values })).toEqual([])
  })
  it('of a kind that the pantry has none of is packed as the last product; size and weight are asked for', () => {
    const { values, model, isSameType } = start(2)
    expect([model, isSameType]).toEqual(['Product 9', false])
    expect(values).toMatchObject({ Name: 'Corn', Description: 'Corn', DonationPackageTypeID: 1, EachQuantity: '1' })
    expect(missing({ PantryItemID: 2, ...values })).toEqual(['WeightPounds', 'Amount'])
  })
  it('of a new kind asks for the kind’s name besides', () => {
    const { values } = start(otherItemType, 'Wax Beans')
    expect(missing({ PantryItemID: otherItemType, ...values, Amount: '8', WeightPounds: '0.5' })).toEqual([
      'NewItemType',
    ])
  })
  it('of the first product at all is donated, and asks for its packaging', () => {
    const { values, model } = start(1, '', [])
    expect(model).toBeUndefined()
    expect(values.PantryInventoryItemSourceID).toBe(1)
  })
  it.each([
    ['Frozen Corn', 3, 1],
    ['Maíz congelado', 3, 1],
    ['Canned Corn', 1, 5],
    ['Corn', 1, 1],
  ])('stores and packs “%s” as its words say', (name, storage, packed) => {
    expect(start(2, name).values).toMatchObject({ StorageRequirementID: storage, DonationPackageTypeID: packed })
  })
})

describe('a field that was proposed', () => {
  const values = { ...newProductValues, Amount: '8', Description: '', Name: 'Beans' }
  it('follows the next proposal, and is emptied with it', () => {
    expect(stillProposed(values, { Amount: '8' }, { Amount: '15' })).toEqual({ Amount: '15' })
    expect(stillProposed(values, { Amount: '8' }, {})).toEqual({ Amount: '0' })
  })
  it('stays as a person wrote or emptied it', () => {
    expect(stillProposed(values, { Amount: '6' }, { Amount: '15' })).toEqual({})
    expect(stillProposed(values, { Description: 'Cut' }, { Description: 'Cut' })).toEqual({})
    expect(stillProposed(values, {}, { Name: 'Green Beans' })).toEqual({})
  })
})
