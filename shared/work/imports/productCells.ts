import * as z from 'zod/mini'
import { countCell, decimalCell, optionalTextCell, parsedCell, textCell } from '../../core/csv/columns.ts'
import { activeCell, type Known, listCell, oneCell, wholeCell } from '../../core/importing/cells.ts'
import { folded } from '../../core/importing/columns.ts'
import { languages } from '../../core/text/languages.ts'
import { oneUnitTexts } from '../../core/text/oneUnit.ts'
import { type TextKey, translations } from '../../core/text/text.ts'
import { gtin14, isGtin } from '../../pantry/products/gtin.ts'
import {
  maxBrand,
  maxPantryProductName,
  maxProductDescription,
  maxShelf,
  type Product,
} from '../../pantry/products/product.ts'
import { productReferenceTexts } from '../../pantry/products/productReferenceTexts.ts'
import {
  itemSources,
  packageTypes,
  productStorageRequirements,
  subcategories,
  unitsOfMeasure,
} from '../../pantry/products/reference.ts'
import { poundsOf } from '../../pantry/products/weight.ts'
import { maxQuantity } from '../../pantry/stock/stock.ts'
import { tagNameIn } from '../../pantry/tags/names.ts'

/** The cells of a pantry's product, read by the names that people see, and the product that they say. */

interface Reference {
  readonly ID: number
  readonly key: TextKey<typeof productReferenceTexts>
  readonly Code?: string
  readonly Abbreviation?: string
}
const referenceOf = ({ ID: id, key, Code = '', Abbreviation = '' }: Reference): Known => ({
  id,
  names: [...languages.map((language) => productReferenceTexts[language][key]), Code, Abbreviation].filter(Boolean),
})
const units: readonly Known[] = unitsOfMeasure.map((unit) => {
  const { id, names } = referenceOf(unit)
  return { id, names: [...names, ...languages.map((language) => oneUnitTexts[language][unit.key])] }
})

export const gtinColumn = 'Barcode number (GTIN)'
/** Spreadsheets keep a barcode as a number, without its first zeros. */
const gtinCell = parsedCell((text) => {
  const digits = text.replaceAll(/[\s-]/g, '')
  return [digits, digits.padStart(8, '0'), digits.padStart(12, '0'), digits.padStart(14, '0')].find(isGtin)
}, 'cellNoGtin')

/** Records of an owner, by name. */
export interface ProductBook {
  readonly tags: readonly { readonly ID: number; readonly Name: string }[]
  readonly storageLocations: readonly { readonly ID: number; readonly Label: string }[]
}

const knownTags = ({ tags }: ProductBook): Known[] =>
  tags.map(({ ID: id, Name }) => ({ id, names: [Name, ...languages.map((language) => tagNameIn(Name, language))] }))
const knownPlaces = ({ storageLocations }: ProductBook): Known[] =>
  storageLocations.map(({ ID: id, Label }) => ({ id, names: [Label] }))

const one = (list: readonly Reference[]) => z.optional(oneCell(list.map(referenceOf)))
const maxSize = 1e5
const leastSize = 1e-6

type Translation = (typeof translations)[number]
const texts = { Name: maxPantryProductName, Description: maxProductDescription } as const
/** `Name (es)` and the like. */
const translatedCells = Object.fromEntries(
  translations.flatMap((language) =>
    Object.entries(texts).map(([name, max]) => [`${name} (${language})`, z.optional(optionalTextCell(max))]),
  ),
) as Record<`${keyof typeof texts} (${Translation})`, z.ZodMiniOptional<ReturnType<typeof optionalTextCell>>>

export const productCells = (book: ProductBook) =>
  z.object({
    ID: z.optional(wholeCell),
    Name: textCell(maxPantryProductName),
    'Item type': z.optional(textCell(maxPantryProductName)),
    Description: z.optional(textCell(maxProductDescription)),
    ...translatedCells,
    Size: z.optional(decimalCell(leastSize, maxSize)),
    'Unit of Measure': z.optional(oneCell(units)),
    'Package type': one(packageTypes),
    'Each Qty': z.optional(wholeCell),
    Pounds: z.optional(decimalCell(leastSize, maxSize)),
    Source: one(itemSources),
    Brand: z.optional(optionalTextCell(maxBrand)),
    'Storage Requirement': one(productStorageRequirements),
    'Storage Location': z.optional(oneCell(knownPlaces(book))),
    'On the shelf': z.optional(countCell(maxQuantity)),
    'Low Quantity Threshold': z.optional(wholeCell),
    Location: z.optional(optionalTextCell(maxShelf)),
    Packing: z.optional(wholeCell),
    Categories: z.optional(listCell(subcategories.map(referenceOf))),
    Tags: z.optional(listCell(knownTags(book))),
    [gtinColumn]: z.optional(gtinCell),
    Status: z.optional(activeCell),
  })
export type ProductCells = z.infer<ReturnType<typeof productCells>>

/** Of a new product: one of a kind, dry, given by somebody. */
const usual = { EachQuantity: 1, DonationPackageTypeID: 17, LowStockQuantityThreshold: 0 } as const
const usualSource = 1
const usualStorage = 1

/** Fields that a row leaves out stay. Pounds and ounces give the weight, as they do in the form. */
export function productOfCells(cells: Partial<ProductCells>, before: Product | undefined) {
  const Amount = cells.Size ?? before?.Amount
  const UnitOfMeasureID = cells['Unit of Measure'] ?? before?.UnitOfMeasureID
  const pounds = Amount && UnitOfMeasureID ? poundsOf(Amount, UnitOfMeasureID) : undefined
  const Name = cells.Name ?? before?.Name ?? ''
  return {
    Name,
    Description: cells.Description ?? before?.Description ?? Name,
    ...translationsOfCells(cells, before),
    EachQuantity: cells['Each Qty'] ?? before?.EachQuantity ?? usual.EachQuantity,
    ...{ Amount, UnitOfMeasureID },
    DonationPackageTypeID: cells['Package type'] ?? before?.DonationPackageTypeID ?? usual.DonationPackageTypeID,
    WeightPounds: pounds ?? cells.Pounds ?? before?.WeightPounds,
    LowStockQuantityThreshold:
      cells['Low Quantity Threshold'] ?? before?.LowStockQuantityThreshold ?? usual.LowStockQuantityThreshold,
    PantryInventoryItemSourceID: cells.Source ?? before?.PantryInventoryItemSourceID ?? usualSource,
    StorageRequirementID: cells['Storage Requirement'] ?? before?.StorageRequirementID ?? usualStorage,
    Brand: cells.Brand ?? before?.Brand ?? '',
    Location: cells.Location ?? before?.Location ?? '',
    PackingOrder: cells.Packing ?? before?.PackingOrder ?? null,
    PantryInventoryStorageLocationID: cells['Storage Location'] ?? before?.PantryInventoryStorageLocationID ?? null,
    Gtin: cells[gtinColumn] ?? before?.Gtin ?? null,
  }
}

function translationsOfCells(cells: Partial<ProductCells>, before: Product | undefined) {
  const read = translations.map((language) => {
    const stored = before?.Translations?.[language]
    return [
      language,
      {
        Name: cells[`Name (${language})`] ?? stored?.Name ?? '',
        Description: cells[`Description (${language})`] ?? stored?.Description ?? '',
      },
    ] as const
  })
  const isSaid = read.some(([, { Name, Description }]) => Name !== '' || Description !== '')
  return isSaid || before?.Translations ? { Translations: Object.fromEntries(read) } : {}
}

type Listed = Pick<Product, 'ID' | 'Name' | 'Brand' | 'Gtin'>
const sameGtin = (a: string | null | undefined, b: string | null | undefined) => !!a && !!b && gtin14(a) === gtin14(b)

/**
 * The products that a row may mean: that of its barcode, else those of its name, and brand where it has one. Another barcode
 * is another product.
 */
export function productsMeant<P extends Listed>(cells: Partial<ProductCells>, products: readonly P[]): P[] {
  const gtin = cells[gtinColumn]
  const ofBarcode = products.filter(({ Gtin }) => sameGtin(Gtin, gtin))
  if (ofBarcode.length > 0) return ofBarcode
  return products.filter(
    ({ Name, Brand, Gtin }) =>
      folded(Name) === folded(cells.Name ?? '') &&
      (cells.Brand === undefined || folded(Brand) === folded(cells.Brand)) &&
      (gtin === undefined || Gtin === null),
  )
}
