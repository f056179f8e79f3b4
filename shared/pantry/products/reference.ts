import { asCorrected, type Language, type TextKey } from '../../core/text/text.ts'
import { productReferenceTexts } from './productReferenceTexts.ts'

/** Units, packages and categories of products: the same in every tenant, named in the reader's language. IDs are stored: only add. */

type NameKey = TextKey<typeof productReferenceTexts>

interface Named {
  readonly ID: number
  readonly key: NameKey
}

/** Source of a product. The code TEFAP decides who may order it. */
export const itemSources = [
  { ID: 1, Code: 'DONATED', key: 'sourceDonated' },
  { ID: 2, Code: 'TEFAP', key: 'sourceTefap' },
  { ID: 3, Code: 'PURCHASED', key: 'sourcePurchased' },
  { ID: 4, Code: 'RESCUED', key: 'sourceRescued' },
  { ID: 5, Code: 'GROWN', key: 'sourceGrown' },
  { ID: 6, Code: 'OTHER', key: 'sourceOther' },
] as const satisfies readonly (Named & { Code: string })[]

/** Units of a product's size. The codes POUNDS and OUNCES give its weight. */
export const unitsOfMeasure = [
  { ID: 1, Code: 'POUNDS', key: 'unitPounds', Abbreviation: 'lb' },
  { ID: 2, Code: 'OUNCES', key: 'unitOunces', Abbreviation: 'oz' },
  { ID: 3, Code: 'FLUIDOUNCES', key: 'unitFluidOunces', Abbreviation: 'fl oz' },
  { ID: 4, Code: 'GALLONS', key: 'unitGallons', Abbreviation: 'gal' },
  { ID: 5, Code: 'QUARTS', key: 'unitQuarts', Abbreviation: 'qt' },
  { ID: 6, Code: 'PINTS', key: 'unitPints', Abbreviation: 'pt' },
  { ID: 7, Code: 'LITERS', key: 'unitLiters', Abbreviation: 'L' },
  { ID: 8, Code: 'MILLILITERS', key: 'unitMilliliters', Abbreviation: 'mL' },
  { ID: 9, Code: 'GRAMS', key: 'unitGrams', Abbreviation: 'g' },
  { ID: 10, Code: 'KILOGRAMS', key: 'unitKilograms', Abbreviation: 'kg' },
  { ID: 11, Code: 'COUNT', key: 'unitCount', Abbreviation: 'ct' },
  { ID: 12, Code: 'DOZEN', key: 'unitDozen', Abbreviation: 'doz' },
] as const satisfies readonly (Named & { Code: string; Abbreviation: string })[]

export const packageTypes = [
  { ID: 1, key: 'packageBag' },
  { ID: 2, key: 'packageBottle' },
  { ID: 3, key: 'packageBox' },
  { ID: 4, key: 'packageBunch' },
  { ID: 5, key: 'packageCan' },
  { ID: 6, key: 'packageCarton' },
  { ID: 7, key: 'packageCase' },
  { ID: 8, key: 'packageContainer' },
  { ID: 9, key: 'packageCup' },
  { ID: 10, key: 'packageJar' },
  { ID: 11, key: 'packageJug' },
  { ID: 12, key: 'packageLoaf' },
  { ID: 13, key: 'packagePack' },
  { ID: 14, key: 'packagePouch' },
  { ID: 15, key: 'packageTray' },
  { ID: 16, key: 'packageTub' },
  { ID: 17, key: 'packageEach' },
] as const satisfies readonly Named[]

/** Under which customers find a product. */
export const subcategories = [
  { ID: 1, key: 'categoryFruit' },
  { ID: 2, key: 'categoryVegetables' },
  { ID: 3, key: 'categoryDairy' },
  { ID: 4, key: 'categoryMeat' },
  { ID: 5, key: 'categoryFrozen' },
  { ID: 6, key: 'categoryBread' },
  { ID: 7, key: 'categoryGrains' },
  { ID: 8, key: 'categoryBeans' },
  { ID: 9, key: 'categoryCannedVegetables' },
  { ID: 10, key: 'categoryCannedFruit' },
  { ID: 11, key: 'categorySoup' },
  { ID: 12, key: 'categoryBreakfast' },
  { ID: 13, key: 'categoryNuts' },
  { ID: 14, key: 'categoryOil' },
  { ID: 15, key: 'categoryDrinks' },
  { ID: 16, key: 'categorySnacks' },
  { ID: 17, key: 'categoryBaby' },
  { ID: 18, key: 'categoryHygiene' },
  { ID: 19, key: 'categoryHousehold' },
  { ID: 20, key: 'categoryPets' },
] as const satisfies readonly Named[]

const storageKeys = { 1: 'storageDry', 2: 'storageRefrigerated', 3: 'storageFrozen' } as const
export const productStorageRequirements = ([1, 2, 3] as const).map((ID) => ({ ID, key: storageKeys[ID] }))

const named =
  (language: Language) =>
  <E extends Named>({ key, ...entry }: E) => ({
    ...entry,
    Name: asCorrected(language, productReferenceTexts[language][key]),
  })

/** The lists as they travel. */
export const sourceList = (language: Language) => itemSources.map(named(language))
export const unitList = (language: Language) => unitsOfMeasure.map(named(language))
export const packageTypeList = (language: Language) => packageTypes.map(named(language))
export const subcategoryList = (language: Language) => subcategories.map(named(language))
export const productStorageList = (language: Language) => productStorageRequirements.map(named(language))

export const tefapSourceId = itemSources[1].ID
export const isTefap = (sourceId: number) => sourceId === tefapSourceId
