import { describe, expect, it } from 'vitest'
import { nameKey } from './itemType.ts'
import { newProduct, ProductDraft } from './product.ts'
import * as reference from './reference.ts'
import { itemSources, sourceList, subcategoryList, tefapSourceId } from './reference.ts'

const draft = {
  Name: ' Green Beans ',
  Description: 'Cut, no salt added',
  EachQuantity: 1,
  Amount: 14.5,
  UnitOfMeasureID: 2,
  DonationPackageTypeID: 5,
  WeightPounds: 0.90625,
  LowStockQuantityThreshold: 1,
  PantryInventoryItemSourceID: tefapSourceId,
  StorageRequirementID: 1,
}

describe('a product', () => {
  it('is read with its optional fields empty', () => {
    expect(ProductDraft.parse(draft)).toEqual({
      ...draft,
      Name: 'Green Beans',
      Brand: '',
      Location: '',
      PackingOrder: null,
      PantryInventoryStorageLocationID: null,
      Gtin: null,
    })
  })

  it.each([
    ['EachQuantity', -1],
    ['EachQuantity', 1.5],
    ['EachQuantity', 10_001],
    ['Amount', 0],
    ['Amount', -3],
    ['Amount', 1e9],
    ['WeightPounds', 0],
    ['WeightPounds', Number.POSITIVE_INFINITY],
    ['LowStockQuantityThreshold', -1],
    ['LowStockQuantityThreshold', 0.5],
    ['LowStockQuantityThreshold', 1e12],
    ['PackingOrder', -1],
    ['UnitOfMeasureID', 99],
    ['DonationPackageTypeID', 99],
    ['PantryInventoryItemSourceID', 99],
    ['StorageRequirementID', 99],
    ['Name', ' '],
    ['Description', ''],
    ['Gtin', '036000291453'],
  ])('is refused with %s %s', (field, value) => {
    const read = ProductDraft.safeParse({ ...draft, [field]: value })
    expect(read.error?.issues[0]?.path).toEqual([field])
  })

  it('begins inactive, without categories, tags, limits and images', () => {
    const made = newProduct({ ID: 7, EntityID: 10, PantryItemID: 3 }, ProductDraft.parse(draft), new Date(0))
    expect(made).toMatchObject({ IsActive: false, SubcategoryIDs: [], TagIDs: [], Limits: [], Version: 1 })
  })
})

it('reference data is named in the reader’s language', () => {
  expect(sourceList('en')).toContainEqual({ ID: 2, Code: 'TEFAP', Name: 'TEFAP' })
  expect(subcategoryList('es')[0]).toEqual({ ID: 1, Name: 'Fruta fresca' })
  expect(itemSources.map(({ ID }) => ID)).toEqual([1, 2, 3, 4, 5, 6])
})

it('item types with the same words have one name', () => {
  expect(nameKey(' green  BEANS')).toBe(nameKey('Green Beans'))
})

it.each(Object.entries(reference).flatMap(([name, list]) => (Array.isArray(list) ? [[name, list] as const] : [])))(
  '%s are numbered by their positions',
  (_, list: readonly { ID: number }[]) => {
    expect(list.map(({ ID }) => ID)).toEqual(list.map((_entry, index) => index + 1))
  },
)
