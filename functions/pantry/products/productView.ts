import { inEach, type Language } from '../../../shared/core/text/text.ts'
import { referenceNamed } from '../../../shared/pantry/products/choice.ts'
import type { Product, ProductRow } from '../../../shared/pantry/products/product.ts'
import { packageTypeList, sourceList, subcategoryList, unitList } from '../../../shared/pantry/products/reference.ts'
import { type ProductGridRow, type ProductView, productTag } from '../../../shared/pantry/products/view.ts'
import { type Stock, stockNumbersOf } from '../../../shared/pantry/stock/stock.ts'
import type { StorageLocation } from '../../../shared/pantry/storage/storageLocation.ts'
import { type Tag, tagsNamed } from '../../../shared/pantry/tags/tag.ts'
import { storageLocations } from '../storage/storageTable.ts'
import { tagsOfOwner } from '../tags/tagTable.ts'
import { findStock, stockOfOwner } from './stockTable.ts'

/** Records that products refer to by ID: stored apart, so that a renamed tag or storage location has its new name everywhere. */
export interface ProductReferences {
  readonly stock: ReadonlyMap<number, Stock>
  readonly tags: readonly Tag[]
  readonly storage: readonly Pick<StorageLocation, 'ID' | 'Label'>[]
}

/** Names that the products of an owner refer to, without their quantities. */
export async function namesOfOwner(entityId: number): Promise<Omit<ProductReferences, 'stock'>> {
  const [tags, storage] = await Promise.all([tagsOfOwner(entityId), storageLocations.of(entityId)])
  return { tags, storage }
}

/** For all products of an owner, in one query each. */
export async function referencesOfOwner(entityId: number): Promise<ProductReferences> {
  const [stock, names] = await Promise.all([stockOfOwner(entityId), namesOfOwner(entityId)])
  return { stock, ...names }
}

async function referencesOfProduct(
  product: Pick<Product, 'ID' | 'EntityID' | 'TagIDs' | 'PantryInventoryStorageLocationID'>,
): Promise<ProductReferences> {
  const storageId = product.PantryInventoryStorageLocationID
  const [stock, tags, storage] = await Promise.all([
    findStock(product.EntityID, product.ID),
    product.TagIDs.length === 0 ? [] : tagsOfOwner(product.EntityID),
    storageId === null ? undefined : storageLocations.find({ ID: storageId }),
  ])
  return { stock: new Map(stock ? [[product.ID, stock]] : []), tags, storage: storage ? [storage] : [] }
}

const lists = (language: Language) => ({
  units: unitList(language),
  packages: packageTypeList(language),
  sources: sourceList(language),
  categories: subcategoryList(language),
})
const byLanguage = inEach(lists)

/** Names of all reference data, once. */
export function referenceNames(language: Language) {
  const { units, packages, sources, categories } = byLanguage[language]
  return {
    UnitOfMeasures: units,
    DonationPackageTypes: packages,
    PantryInventoryItemSources: sources,
    PantrySubcategories: categories,
  }
}

function joined(product: ProductRow, { stock, tags, storage }: ProductReferences, language: Language) {
  const { units, packages, sources, categories } = byLanguage[language]
  const place = storage.find(({ ID }) => ID === product.PantryInventoryStorageLocationID)
  return {
    UnitOfMeasure: referenceNamed(units, product.UnitOfMeasureID),
    DonationPackageType: referenceNamed(packages, product.DonationPackageTypeID),
    PantryInventoryItemSource: referenceNamed(sources, product.PantryInventoryItemSourceID),
    PantryInventorySubcategories: categories.filter(({ ID }) => product.SubcategoryIDs.includes(ID)),
    PantryInventoryStorageLocation: place ? { ID: place.ID, Label: place.Label } : null,
    PantryInventoryItemsPantryInventoryItemTags: tagsNamed(tags, product.TagIDs).map(productTag),
    ...stockNumbersOf(stock.get(product.ID)),
  }
}

export const shownRow = (row: ProductRow, references: ProductReferences, language: Language): ProductGridRow => ({
  ...row,
  ...joined(row, references, language),
})

export const shownProduct = (product: Product, references: ProductReferences, language: Language): ProductView => ({
  ...product,
  ...joined(product, references, language),
})

/** A product as it is now. */
export const productView = async (product: Product, language: Language): Promise<ProductView> =>
  shownProduct(product, await referencesOfProduct(product), language)
