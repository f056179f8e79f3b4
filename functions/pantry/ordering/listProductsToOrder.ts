import { readIn } from '../../../shared/core/schema/translated.ts'
import type { Language } from '../../../shared/core/text/text.ts'
import { shownAllergens } from '../../../shared/pantry/needs/allergens.ts'
import * as ordering from '../../../shared/pantry/ordering/api.ts'
import type { ListToOrder, ProductToOrder } from '../../../shared/pantry/products/choice.ts'
import { foodIn, otherNamesOf } from '../../../shared/pantry/products/foodIn.ts'
import type { ProductGridRow } from '../../../shared/pantry/products/view.ts'
import { endpointOn } from '../../core/http/http.ts'
import { customerOf } from '../customers/customerTable.ts'
import { referenceNames } from '../products/productView.ts'
import { productsToOrder } from './productsToOrder.ts'

export const handler = endpointOn(
  ordering.listProductsToOrder,
  customerOf,
  async ({ input: { id, ...at }, caller, now, language }): Promise<ListToOrder> => {
    const { rows, Ordering } = await productsToOrder({ ...at, FoodInsecureNeighborID: id }, { caller, now, language })
    const tags = rows.flatMap((row) => row.PantryInventoryItemsPantryInventoryItemTags)
    const Tags = [...new Map(tags.map((tag) => [tag.PantryInventoryItemTagID, tag])).values()]
    return {
      rows: rows.map((row) => rowToOrder(row, language)),
      Names: { ...referenceNames(language), Tags },
      ...(Ordering ? { Ordering } : {}),
    }
  },
)

/** A product may name a system-wide tag whose copy its owner has: the row names the copy. */
const rowToOrder = (row: ProductGridRow, language: Language): ProductToOrder => ({
  ID: row.ID,
  PantryItemID: row.PantryItemID,
  Name: foodIn(row, language).Name,
  Description: readIn(row, language).Description,
  ...otherNamesOf(row, language),
  Brand: row.Brand,
  Amount: row.Amount,
  UnitOfMeasureID: row.UnitOfMeasureID,
  DonationPackageTypeID: row.DonationPackageTypeID,
  PantryInventoryItemSourceID: row.PantryInventoryItemSourceID,
  LowStockQuantityThreshold: row.LowStockQuantityThreshold,
  SubcategoryIDs: row.SubcategoryIDs,
  TagIDs: row.PantryInventoryItemsPantryInventoryItemTags.map(({ PantryInventoryItemTagID: tag }) => tag),
  Limits: row.Limits ?? [],
  AttachmentCollection: row.AttachmentCollection ?? [],
  Quantity: row.Quantity,
  WeightPounds: row.WeightPounds,
  StorageRequirementID: row.StorageRequirementID,
  ...(row.Allergens ? { Allergens: shownAllergens(row.Allergens) } : {}),
  ...(row.NutritionRank ? { NutritionRank: row.NutritionRank } : {}),
  ...(row.Points ? { Points: row.Points } : {}),
})
