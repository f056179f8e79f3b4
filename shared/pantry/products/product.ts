import * as z from 'zod/mini'
import { AttachmentCollection } from '../../core/attachments/attachment.ts'
import { ID, Instant, maxPounds, OptionalText, Text } from '../../core/schema/fields.ts'
import { NamedTranslations, TranslationsDraft } from '../../core/schema/translated.ts'
import { Limit } from '../limits/limit.ts'
import { AllergensDraft, StatedAllergens, statedAllergens } from '../needs/allergens.ts'
import { Gtin } from './gtin.ts'
import { itemSources, packageTypes, productStorageRequirements, subcategories, unitsOfMeasure } from './reference.ts'

/**
 * A product of a pantry: what it is, how it is packed and where it stands. How much there is of it is apart (`pantry/stock`),
 * since orders change that at any moment. It is offered to customers once it is active.
 */
export const maxPantryProductName = 150
export const maxProductDescription = 1000
export const maxBrand = 100
export const maxShelf = 100
export const maxEach = 10_000
export const maxSize = 100_000
export const maxThreshold = 1_000_000
export const maxPackingOrder = 1_000_000
/** Of one unit of a product. */
export const maxPoints = 99
/** Ranks of how often a product is to be chosen, after the healthy eating guidelines of food banks (HER). */
export const nutritionRanks = ['green', 'yellow', 'red'] as const
export type NutritionRank = (typeof nutritionRanks)[number]
/** Of a product; more could not be shown in a row. */
export const maxProductTags = 20

/** One of a list of reference data, whose IDs are its positions from 1. */
const oneOf = (list: readonly { ID: number }[]) => z.int().check(z.minimum(1), z.maximum(list.length))

/** A size or a weight: 10.75 oz are 0.671875 lb. */
const toMillionth = (value: number) => Math.round(value * 1e6) / 1e6
const Positive = (max: number) => z.number().check(z.overwrite(toMillionth), z.positive(), z.maximum(max))

/** Fields of a product that a form sends, new or changed. */
const described = {
  Name: Text(maxPantryProductName),
  Description: Text(maxProductDescription),
  EachQuantity: z.int().check(z.minimum(1), z.maximum(maxEach)),
  Amount: Positive(maxSize),
  UnitOfMeasureID: oneOf(unitsOfMeasure),
  DonationPackageTypeID: oneOf(packageTypes),
  WeightPounds: Positive(maxPounds),
  LowStockQuantityThreshold: z.int().check(z.minimum(0), z.maximum(maxThreshold)),
  PantryInventoryItemSourceID: oneOf(itemSources),
  StorageRequirementID: oneOf(productStorageRequirements),
}
export const BrandName = OptionalText(maxBrand)
/** Position in the storage location: shelf and bin, in the pantry's own words. */
export const ShelfLocation = OptionalText(maxShelf)
export const PackingOrder = z.nullable(z.int().check(z.minimum(0), z.maximum(maxPackingOrder)))
export const SubcategoryIDs = z.array(oneOf(subcategories)).check(
  z.maxLength(subcategories.length),
  z.overwrite((ids) => [...new Set(ids)].toSorted((a, b) => a - b)),
)
/** Name and description in further languages; an empty text is read as it was written. */
const ProductTexts = z.strictObject({
  Name: OptionalText(maxPantryProductName),
  Description: OptionalText(maxProductDescription),
})
const optional = {
  Brand: z._default(BrandName, ''),
  Location: z._default(ShelfLocation, ''),
  PackingOrder: z._default(PackingOrder, null),
  PantryInventoryStorageLocationID: z._default(z.nullable(ID), null),
  Gtin: z._default(z.nullable(Gtin), null),
  Translations: z.optional(TranslationsDraft(ProductTexts)),
  /** Not known when null; left out, these stay as they are. */
  Allergens: z.optional(z.nullable(AllergensDraft)),
  NutritionRank: z.optional(z.nullable(z.enum(nutritionRanks))),
  Points: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(maxPoints)))),
}

/** A new product is of an item type of the tenant, or begins a new one (`Other`). */
export const ProductDraft = z.strictObject({ ...described, ...optional })
export type ProductDraft = z.infer<typeof ProductDraft>

export const Product = z.object({
  ID: ID,
  EntityID: ID,
  PantryItemID: ID,
  Name: z.string(),
  Description: z.string(),
  EachQuantity: z.number(),
  Amount: z.number(),
  UnitOfMeasureID: ID,
  DonationPackageTypeID: ID,
  WeightPounds: z.number(),
  IsActive: z.boolean(),
  LowStockQuantityThreshold: z.int(),
  Brand: z.string(),
  Location: z.string(),
  PackingOrder: z.nullable(z.int()),
  SubcategoryIDs: z.array(ID),
  TagIDs: z.array(ID),
  Limits: z.array(Limit),
  AttachmentCollection: AttachmentCollection,
  /** Address of the first picture as lists show it; absent of one that was given its pictures before lists showed them. */
  Picture: z.optional(z.string()),
  PantryInventoryStorageLocationID: z.nullable(ID),
  PantryInventoryItemSourceID: ID,
  StorageRequirementID: ID,
  Gtin: z.nullable(z.string()),
  Translations: z.optional(NamedTranslations),
  /** Without a statement it is not known which it has. */
  Allergens: z.optional(z.nullable(StatedAllergens)),
  /** Person who read the label. */
  AllergensConfirmedBy: z.optional(z.nullable(ID)),
  NutritionRank: z.optional(z.nullable(z.enum(nutritionRanks))),
  /** Cost of one for a household, where the pantry limits points. */
  Points: z.optional(z.nullable(z.int())),
  Created: Instant,
  Version: z.int(),
})
export type Product = z.infer<typeof Product>

/** Fields that lists of products show and filter by. */
export const ProductRow = z.omit(Product, { AllergensConfirmedBy: true, Limits: true, AttachmentCollection: true })
export type ProductRow = z.infer<typeof ProductRow>

interface Stating {
  readonly UserID: number
  readonly now: Date
}
/** Fields that a draft sets. */
export function productFields(
  { Allergens, ...rest }: ProductDraft,
  by: Stating,
  before?: Pick<Product, 'Allergens' | 'AllergensConfirmedBy'>,
): Omit<ProductDraft, 'Allergens'> & Pick<Product, 'Allergens' | 'AllergensConfirmedBy'> {
  if (Allergens === undefined) return rest
  const stated = Allergens && statedAllergens(Allergens, before?.Allergens, by.now)
  const isAsBefore = stated?.Confirmed !== undefined && stated.Confirmed === before?.Allergens?.Confirmed
  const reader = stated?.Confirmed ? by.UserID : null
  return { ...rest, Allergens: stated, AllergensConfirmedBy: isAsBefore ? before?.AllergensConfirmedBy : reader }
}

/** A new product is not offered before somebody makes it active. */
export const newProduct = (
  ids: Pick<Product, 'ID' | 'EntityID' | 'PantryItemID'>,
  draft: ReturnType<typeof productFields>,
  now: Date,
): Product => ({
  ...ids,
  ...draft,
  IsActive: false,
  SubcategoryIDs: [],
  TagIDs: [],
  Limits: [],
  AttachmentCollection: [],
  Created: now.toISOString(),
  Version: 1,
})
