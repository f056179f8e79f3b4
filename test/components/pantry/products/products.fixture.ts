import type { Value } from '../../../../shared/core/schema/endpoint.ts'
import type * as inventory from '../../../../shared/pantry/products/api.ts'
import {
  packageTypeList,
  productStorageList,
  sourceList,
  subcategoryList,
  unitList,
} from '../../../../shared/pantry/products/reference.ts'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import type { ProductDetails } from '../../../../web/src/pantry/products/productDetails.ts'
import { stockShown } from './productRow.ts'

/** A pantry's products as its server answers them. */

const at = <E>(list: readonly E[], index: number): E => {
  const found = list[index]
  if (found === undefined) throw new Error(`Nothing at ${index}`)
  return found
}
const group = { ID: 1, Name: 'Dietary', IsSystemWide: true, TagCount: 0 }

export const row = (ID: number, Name: string, more: Partial<ProductGridRow> = {}): ProductGridRow => ({
  ID,
  PantryItemID: 3,
  Name,
  Description: `${Name}, ready to eat`,
  EachQuantity: 1,
  Amount: 14.5,
  UnitOfMeasureID: 2,
  DonationPackageTypeID: 5,
  WeightPounds: 0.90625,
  IsActive: true,
  LowStockQuantityThreshold: 5,
  Brand: 'Valley Farms',
  Location: 'A2-1',
  PackingOrder: 12,
  SubcategoryIDs: [2],
  TagIDs: [1],
  PantryInventoryStorageLocationID: 4,
  PantryInventoryItemSourceID: 2,
  StorageRequirementID: 1,
  Gtin: null,
  Created: '2026-01-05T12:00:00.000Z',
  Version: 1,
  UnitOfMeasure: at(unitList('en'), 1),
  DonationPackageType: at(packageTypeList('en'), 4),
  PantryInventoryItemSource: at(sourceList('en'), 1),
  PantryInventorySubcategories: [at(subcategoryList('en'), 1)],
  PantryInventoryStorageLocation: { ID: 4, Label: 'Aisle 2' },
  PantryInventoryItemsPantryInventoryItemTags: [
    {
      PantryInventoryItemTagID: 1,
      PantryInventoryItemTag: { ID: 1, Name: 'Vegan', RequiresInclude: false, PantryInventoryItemTagGroup: group },
    },
  ],
  ...stockShown(12, 7),
  ...more,
})

export const details = (of: ProductGridRow, more: Partial<ProductDetails> = {}): ProductDetails => ({
  ...of,
  Limits: [],
  AttachmentCollection: [],
  NextStep: null,
  ...more,
})

export const itemTypes = Array.from({ length: 130 }, (_, index) => ({
  ID: index + 3,
  Name: `Food ${String(index + 1).padStart(3, '0')}`,
  Description: '',
  Code: `F${index + 1}`,
  EachQuantity: 1,
}))

export const base = (more: Partial<Value<typeof inventory.getInventoryBase>> = {}) => ({
  PantryItems: itemTypes,
  StorageRequirements: productStorageList('en'),
  UnitOfMeasures: unitList('en'),
  PantrySubcategories: subcategoryList('en'),
  DonationPackageTypes: packageTypeList('en'),
  StorageLocations: [{ ID: 4, Label: 'Aisle 2' }],
  ...more,
})
