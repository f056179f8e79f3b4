import { shownAllergens } from '../../../../shared/pantry/needs/allergens.ts'
import type { ListToOrder } from '../../../../shared/pantry/products/choice.ts'
import type { OrderingRules } from '../../../../shared/pantry/products/orderable.ts'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import { numbersOf, type StockNumbers } from '../../../../shared/pantry/stock/stock.ts'

/** The four numbers of stock, by what is available, what current orders hold and what of it is in bags. */
export const stockShown = (balance: number, CurrentOrderQuantity = 0, PackedQuantity = 0): StockNumbers =>
  numbersOf({ Quantity: balance, CurrentOrderQuantity, PackedQuantity })

/** A product as lists answer it. */
export const productRow = (ID: number, Name: string, more: Partial<ProductGridRow> = {}): ProductGridRow => ({
  ID,
  Name,
  Brand: 'Mill',
  Description: '',
  PantryItemID: 1,
  EachQuantity: 1,
  Amount: 14.5,
  UnitOfMeasureID: 2,
  DonationPackageTypeID: 5,
  WeightPounds: 0.9,
  IsActive: true,
  LowStockQuantityThreshold: 5,
  Location: '',
  PackingOrder: null,
  SubcategoryIDs: [],
  TagIDs: [],
  PantryInventoryStorageLocationID: null,
  PantryInventoryItemSourceID: 1,
  StorageRequirementID: 1,
  Gtin: null,
  Created: '2026-11-20T15:00:00.000Z',
  Version: 1,
  UnitOfMeasure: { ID: 2, Name: 'Ounces', Abbreviation: 'oz', Code: 'OUNCES' },
  DonationPackageType: { ID: 5, Name: 'Can' },
  PantryInventoryItemSource: { ID: 1, Name: 'Donated', Code: 'DONATED' },
  PantryInventorySubcategories: [],
  PantryInventoryStorageLocation: null,
  PantryInventoryItemsPantryInventoryItemTags: [],
  ...stockShown(more.Quantity ?? 5, more.CurrentOrderQuantity, more.PackedQuantity),
  ...more,
})

const listed = <E extends { ID: number }>(all: readonly E[]): E[] => [
  ...new Map(all.map((one) => [one.ID, one])).values(),
]

/** The same products as the list of an order answers them. */
export const listToOrder = (rows: readonly ProductGridRow[], Ordering: OrderingRules): ListToOrder => ({
  rows: rows.map(({ Allergens, NutritionRank, Points, ...row }) => ({
    ...row,
    ...(Allergens ? { Allergens: shownAllergens(Allergens) } : {}),
    ...(NutritionRank ? { NutritionRank } : {}),
    ...(Points ? { Points } : {}),
    UnitOfMeasureID: row.UnitOfMeasure.ID,
    PantryInventoryItemSourceID: row.PantryInventoryItemSource.ID,
    SubcategoryIDs: row.PantryInventorySubcategories.map(({ ID }) => ID),
    TagIDs: row.PantryInventoryItemsPantryInventoryItemTags.map(({ PantryInventoryItemTagID: id }) => id),
    Limits: row.Limits ?? [],
    AttachmentCollection: row.AttachmentCollection ?? [],
  })),
  Names: {
    UnitOfMeasures: listed(rows.map((row) => row.UnitOfMeasure)),
    DonationPackageTypes: listed(rows.map((row) => row.DonationPackageType)),
    PantryInventoryItemSources: listed(rows.map((row) => row.PantryInventoryItemSource)),
    PantrySubcategories: listed(rows.flatMap((row) => row.PantryInventorySubcategories)),
    Tags: rows.flatMap((row) => row.PantryInventoryItemsPantryInventoryItemTags),
  },
  Ordering,
})
