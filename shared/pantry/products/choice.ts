import * as z from 'zod/mini'
import { ShownAllergens } from '../needs/allergens.ts'
import { OrderableProduct, OrderingRules } from './orderable.ts'
import { nutritionRanks } from './product.ts'
import { ItemSource, NamedReference, type ProductGridRow, ProductTag, UnitOfMeasure } from './view.ts'

/**
 * Products as they travel to whoever orders: thousands may be on the shelf, so a row says what it refers to by ID, and each
 * name stands once beside the rows.
 */

export const ProductToOrder = z.extend(
  z.pick(OrderableProduct, {
    ID: true,
    PantryItemID: true,
    Name: true,
    Description: true,
    Brand: true,
    Amount: true,
    UnitOfMeasureID: true,
    DonationPackageTypeID: true,
    PantryInventoryItemSourceID: true,
    LowStockQuantityThreshold: true,
    SubcategoryIDs: true,
    TagIDs: true,
    Limits: true,
    AttachmentCollection: true,
  }),
  {
    Quantity: z.int(),
    WeightPounds: z.optional(z.number()),
    StorageRequirementID: z.optional(z.int()),
    /** Absent where it is not known which it has. */
    Allergens: z.optional(ShownAllergens),
    /** Absent where the pantry does not show it. */
    NutritionRank: z.optional(z.enum(nutritionRanks)),
    /** Absent where the pantry limits no points. */
    Points: z.optional(z.int()),
    /** Its names in languages that the reader does not read: a search finds them, too. */
    OtherNames: z.optional(z.array(z.string())),
  },
)
export type ProductToOrder = z.infer<typeof ProductToOrder>

const ReferenceNames = z.object({
  UnitOfMeasures: z.array(UnitOfMeasure),
  DonationPackageTypes: z.array(NamedReference),
  PantryInventoryItemSources: z.array(ItemSource),
  PantrySubcategories: z.array(NamedReference),
  /** Those of the rows. */
  Tags: z.array(ProductTag),
})

export const ListToOrder = z.object({
  rows: z.array(ProductToOrder),
  Names: ReferenceNames,
  /** Of the place that the order is for. */
  Ordering: z.optional(OrderingRules),
})
export type ListToOrder = z.infer<typeof ListToOrder>

/** A product that can be chosen, with the names of what it refers to. */
export type OfferedFood = ProductToOrder &
  Pick<
    ProductGridRow,
    | 'UnitOfMeasure'
    | 'DonationPackageType'
    | 'PantryInventoryItemSource'
    | 'PantryInventorySubcategories'
    | 'PantryInventoryItemsPantryInventoryItemTags'
  >

/** Reference data that was struck since: the first entry stands in for it. */
export function referenceNamed<E extends { ID: number }>(list: readonly E[], id: number): E {
  const found = list.find((one) => one.ID === id) ?? list[0]
  if (!found) throw new Error('A list of reference data is empty')
  return found
}

export function choicesOf({ rows, Names }: Pick<ListToOrder, 'rows' | 'Names'>): OfferedFood[] {
  const tags = new Map(Names.Tags.map((tag) => [tag.PantryInventoryItemTagID, tag]))
  return rows.map((row) => ({
    ...row,
    UnitOfMeasure: referenceNamed(Names.UnitOfMeasures, row.UnitOfMeasureID),
    DonationPackageType: referenceNamed(Names.DonationPackageTypes, row.DonationPackageTypeID),
    PantryInventoryItemSource: referenceNamed(Names.PantryInventoryItemSources, row.PantryInventoryItemSourceID),
    PantryInventorySubcategories: Names.PantrySubcategories.filter(({ ID: id }) => row.SubcategoryIDs.includes(id)),
    PantryInventoryItemsPantryInventoryItemTags: row.TagIDs.flatMap((id) => tags.get(id) ?? []),
  }))
}
