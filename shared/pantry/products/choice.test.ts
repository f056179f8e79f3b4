import { expect, it } from 'vitest'
import { choicesOf, type ListToOrder } from './choice.ts'

const tag = (ID: number, Name: string) => ({
  PantryInventoryItemTagID: ID,
  PantryInventoryItemTag: { ID, Name, RequiresInclude: false, PantryInventoryItemTagGroup: { ID: 1, Name: 'Diet' } },
})
const Names: ListToOrder['Names'] = {
  UnitOfMeasures: [
    { ID: 1, Name: 'Pounds', Abbreviation: 'lb', Code: 'POUNDS' },
    { ID: 2, Name: 'Ounces', Abbreviation: 'oz', Code: 'OUNCES' },
  ],
  DonationPackageTypes: [{ ID: 5, Name: 'Can' }],
  PantryInventoryItemSources: [{ ID: 2, Name: 'TEFAP', Code: 'TEFAP' }],
  PantrySubcategories: [
    { ID: 2, Name: 'Fresh Vegetables' },
    { ID: 9, Name: 'Canned Vegetables' },
  ],
  Tags: [tag(7, 'Halal'), tag(8, 'Kosher')],
}
const row: ListToOrder['rows'][number] = {
  ID: 1,
  PantryItemID: 3,
  Name: 'Green Beans',
  Description: '',
  Brand: '',
  Amount: 14.5,
  UnitOfMeasureID: 2,
  DonationPackageTypeID: 5,
  PantryInventoryItemSourceID: 2,
  LowStockQuantityThreshold: 5,
  SubcategoryIDs: [9],
  TagIDs: [8],
  Limits: [],
  AttachmentCollection: [],
  Quantity: 4,
}

it('a product that can be chosen has the names of what it refers to', () =>
  expect(choicesOf({ rows: [row], Names })).toEqual([
    {
      ...row,
      UnitOfMeasure: Names.UnitOfMeasures[1],
      DonationPackageType: { ID: 5, Name: 'Can' },
      PantryInventoryItemSource: { ID: 2, Name: 'TEFAP', Code: 'TEFAP' },
      PantryInventorySubcategories: [{ ID: 9, Name: 'Canned Vegetables' }],
      PantryInventoryItemsPantryInventoryItemTags: [tag(8, 'Kosher')],
    },
  ]))

it('a unit that was struck shows as the first one, a tag that was deleted not at all', () => {
  const [choice] = choicesOf({ rows: [{ ...row, UnitOfMeasureID: 99, TagIDs: [7, 70] }], Names })
  expect(choice?.UnitOfMeasure.Code).toBe('POUNDS')
  expect(choice?.PantryInventoryItemsPantryInventoryItemTags).toEqual([tag(7, 'Halal')])
})
