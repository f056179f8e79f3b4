import * as z from 'zod/mini'
import { maxPounds } from '../../../../shared/core/schema/fields.ts'
import type { TextKey } from '../../../../shared/core/text/text.ts'
import { AllergensDraft, shownAllergens } from '../../../../shared/pantry/needs/allergens.ts'
import { isGtin } from '../../../../shared/pantry/products/gtin.ts'
import {
  maxEach,
  maxPackingOrder,
  maxPoints,
  maxSize,
  maxThreshold,
  nutritionRanks,
  type ProductDraft,
} from '../../../../shared/pantry/products/product.ts'
import type { productTexts } from '../../../../shared/pantry/products/texts.ts'
import type { ProductView } from '../../../../shared/pantry/products/view.ts'
import { poundsOf } from '../../../../shared/pantry/products/weight.ts'
import { maxQuantity } from '../../../../shared/pantry/stock/stock.ts'
import { filled } from '../../core/ui/form/filled.ts'
import { typedTranslations } from '../../core/ui/form/TranslatedFields.tsx'

/** A product as its forms hold it: numbers as they are typed, choices that are not made yet as null. */

type Key = TextKey<typeof productTexts>

interface NumberRule {
  readonly max: number
  /** The message for an empty field; without one it may stay empty. */
  readonly needed?: Key
  readonly isWhole?: boolean
  /** 0 counts as empty (section 5: non-empty or nonzero). */
  readonly isPositive?: boolean
}

export const readNumber = (typed: string) => Number(typed.trim().replace(',', '.'))

function problemOf(typed: string, { max, needed, isWhole, isPositive }: NumberRule): Key | undefined {
  const value = readNumber(typed)
  if (typed.trim() === '' || (isPositive && value === 0)) return needed
  if (!Number.isFinite(value) || value < 0) return isPositive && !isWhole ? 'notPositive' : 'notWhole'
  if (isWhole && !Number.isInteger(value)) return 'notWhole'
  return value > max ? 'tooLarge' : undefined
}

const typed = (rule: NumberRule) =>
  z.string().check((context) => {
    const message = problemOf(context.value, rule)
    if (message) context.issues.push({ code: 'custom', message, input: context.value })
  })
const chosen = (message: Key) => z.nullable(z.number()).check(z.refine((id) => id !== null, message))

/** Largest values, for the words of a field's error. */
export const maxima = {
  Amount: maxSize,
  EachQuantity: maxEach,
  WeightPounds: maxPounds,
  LowStockQuantityThreshold: maxThreshold,
  PackingOrder: maxPackingOrder,
  Points: maxPoints,
  Quantity: maxQuantity,
} as const

const fields = {
  Description: filled('needDescription' satisfies Key),
  DonationPackageTypeID: chosen('needPackage'),
  WeightPounds: typed({ max: maxima.WeightPounds, needed: 'needPounds', isPositive: true }),
  UnitOfMeasureID: chosen('needUnit'),
  Amount: typed({ max: maxima.Amount, needed: 'needSize', isPositive: true }),
  EachQuantity: typed({ max: maxima.EachQuantity, needed: 'needEach', isPositive: true, isWhole: true }),
  Name: filled('needName' satisfies Key),
  PantryInventoryItemSourceID: chosen('needSource'),
  LowStockQuantityThreshold: typed({ max: maxima.LowStockQuantityThreshold, needed: 'needThreshold', isWhole: true }),
  StorageRequirementID: chosen('needStorage'),
  Brand: z.string(),
  Location: z.string(),
  PackingOrder: typed({ max: maxima.PackingOrder, isWhole: true }),
  PantryInventoryStorageLocationID: z.nullable(z.number()),
  Translations: z.record(z.string(), z.object({ Name: z.string(), Description: z.string() })),
  Allergens: z.nullable(AllergensDraft),
  NutritionRank: z.nullable(z.enum(nutritionRanks)),
  Points: typed({ max: maxima.Points, isWhole: true }),
  Gtin: z.string().check(z.refine((text) => text.trim() === '' || isGtin(text.trim()), 'gtinInvalid' satisfies Key)),
}
export const productSchema = z.object(fields)
export type ProductValues = z.infer<typeof productSchema>

/** Stands for an item type that is to be added. */
export const otherItemType = 0

export const newProductSchema = z
  .object({
    PantryItemID: chosen('needItemType'),
    NewItemType: z.string(),
    ...fields,
    Quantity: typed({ max: maxima.Quantity, needed: 'needQuantity', isWhole: true }),
  })
  .check(
    z.refine(({ PantryItemID, NewItemType }) => PantryItemID !== otherItemType || NewItemType.trim() !== '', {
      path: ['NewItemType'],
      error: 'needNewType' satisfies Key,
    }),
  )
export type NewProductValues = z.infer<typeof newProductSchema>

/** Start values of a new product (section 5): amount and each quantity 0 count as not given yet. */
export const newProductValues: NewProductValues = {
  PantryItemID: null,
  NewItemType: '',
  Description: '',
  DonationPackageTypeID: null,
  WeightPounds: '',
  UnitOfMeasureID: null,
  Amount: '0',
  EachQuantity: '0',
  Name: '',
  PantryInventoryItemSourceID: null,
  LowStockQuantityThreshold: '1',
  Quantity: '1',
  StorageRequirementID: null,
  Brand: '',
  Location: '',
  PackingOrder: '',
  PantryInventoryStorageLocationID: null,
  Translations: {},
  Allergens: null,
  NutritionRank: null,
  Points: '',
  Gtin: '',
}

type Described = Pick<ProductView, keyof ProductValues>

export const valuesOf = (product: Described): ProductValues => ({
  Description: product.Description,
  DonationPackageTypeID: product.DonationPackageTypeID,
  WeightPounds: String(product.WeightPounds),
  UnitOfMeasureID: product.UnitOfMeasureID,
  Amount: String(product.Amount),
  EachQuantity: String(product.EachQuantity),
  Name: product.Name,
  PantryInventoryItemSourceID: product.PantryInventoryItemSourceID,
  LowStockQuantityThreshold: String(product.LowStockQuantityThreshold),
  StorageRequirementID: product.StorageRequirementID,
  Brand: product.Brand,
  Location: product.Location,
  PackingOrder: product.PackingOrder === null ? '' : String(product.PackingOrder),
  PantryInventoryStorageLocationID: product.PantryInventoryStorageLocationID,
  Translations: typedTranslations(product.Translations, { Name: '', Description: '' }),
  Allergens: product.Allergens ? shownAllergens(product.Allergens) : null,
  NutritionRank: product.NutritionRank ?? null,
  Points: product.Points ? String(product.Points) : '',
  Gtin: product.Gtin ?? '',
})

/** Input of values that the schema has accepted. */
export const productInput = (values: ProductValues): ProductDraft => ({
  Name: values.Name,
  Description: values.Description,
  EachQuantity: readNumber(values.EachQuantity),
  Amount: readNumber(values.Amount),
  UnitOfMeasureID: values.UnitOfMeasureID ?? 0,
  DonationPackageTypeID: values.DonationPackageTypeID ?? 0,
  WeightPounds: readNumber(values.WeightPounds),
  LowStockQuantityThreshold: readNumber(values.LowStockQuantityThreshold),
  PantryInventoryItemSourceID: values.PantryInventoryItemSourceID ?? 0,
  StorageRequirementID: values.StorageRequirementID ?? 0,
  Brand: values.Brand,
  Location: values.Location,
  PackingOrder: values.PackingOrder.trim() === '' ? null : readNumber(values.PackingOrder),
  PantryInventoryStorageLocationID: values.PantryInventoryStorageLocationID,
  Gtin: values.Gtin.trim() || null,
  Allergens: values.Allergens,
  NutritionRank: values.NutritionRank,
  Points: values.Points.trim() === '' ? null : Number(values.Points),
  ...(Object.keys(values.Translations).length > 0 ? { Translations: values.Translations } : {}),
})

export const newItemInput = ({ PantryItemID, NewItemType, Quantity, ...values }: NewProductValues) => ({
  ...productInput(values),
  Quantity: readNumber(Quantity),
  ...(PantryItemID === otherItemType
    ? { PantryItem: { Name: NewItemType, Description: '', EachQuantity: readNumber(values.EachQuantity) } }
    : { PantryItemID: PantryItemID ?? 0 }),
})

/** Pounds of what is typed as size and unit, as text; empty where they give none. */
export function derivedPounds({ Amount, UnitOfMeasureID }: Pick<ProductValues, 'Amount' | 'UnitOfMeasureID'>): string {
  const amount = readNumber(Amount)
  if (UnitOfMeasureID === null || Amount.trim() === '' || !(amount > 0)) return ''
  const pounds = poundsOf(amount, UnitOfMeasureID)
  return pounds === undefined ? '' : String(Math.round(pounds * 1e6) / 1e6)
}
