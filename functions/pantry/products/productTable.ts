import { ownedByEntity } from '../../../shared/core/access.ts'
import { Product, ProductRow } from '../../../shared/pantry/products/product.ts'
import { labelOrder } from '../../../shared/pantry/storage/storageLocation.ts'
import { atVersion, present } from '../../core/table/conditions.ts'
import { productKeys, productLists } from '../../core/table/keys/products.ts'
import { records } from '../../core/table/records.ts'
import type { Write } from '../../core/table/write.ts'

const sortOf = ({ Name, ID }: Pick<Product, 'Name' | 'ID'>) => labelOrder({ Label: Name, ID })

/** Products in the table, each in its owner's list by name. How much there is of each is stored apart. */
export const products = records('product', {
  schema: Product,
  key: ({ ID }: { readonly ID: number }) => productKeys.product(ID),
  lists: ({ EntityID, PantryItemID }) => [productLists.owner(EntityID), productLists.ofItemType(PantryItemID)],
  sort: sortOf,
  row: ProductRow,
  owner: ({ EntityID }) => ownedByEntity(EntityID),
})

export const productById = (id: number): Promise<Product | undefined> => products.find({ ID: id })

const named = (ids: readonly number[]) => ids.map((ID) => ({ ID }))

/** In any order; removed ones are left out. */
export const productsById = (ids: readonly number[]): Promise<Product[]> => products.findMany(named(ids), true)

/** All products of a pantry, by name. */
export const productsOfOwner = (entityId: number): Promise<ProductRow[]> => products.rows(productLists.owner(entityId))

/** Names of some products, by product; removed ones are left out. */
export async function productNames(ids: readonly number[]): Promise<Map<number, string>> {
  const found = await products.findMany(named([...new Set(ids)]))
  return new Map(found.map(({ ID, Name }) => [ID, Name]))
}

/** Names of an owner's own products among these. */
export async function ownProductNames(entityId: number, ids: readonly number[]): Promise<Map<number, string>> {
  const found = await products.findMany(named(ids))
  return new Map(found.flatMap(({ ID, Name, EntityID }) => (EntityID === entityId ? [[ID, Name] as const] : [])))
}

/** Fields that a change may set; the rest is fixed, or counted. */
export type ProductChange = Partial<Omit<Product, 'ID' | 'EntityID' | 'PantryItemID' | 'Created' | 'Version'>>

/**
 * Sets fields of a product, in its row as well. With the version that was seen, it fails when somebody changed the product
 * meanwhile; without one, other fields may change at the same moment.
 */
export function changeProduct(id: number, version: number | undefined, set: ProductChange): Write {
  const sort = set.Name === undefined ? {} : { sort: sortOf({ Name: set.Name, ID: id }) }
  const when = version === undefined ? present : atVersion(version)
  const write = products.set({ ID: id }, { ...set, ...sort }, when)
  return { ...write, add: { Version: 1 }, alsoInRow: [...write.alsoInRow, 'Version'] }
}

/** Deletes the product as it was seen: what it names is counted in the same transaction. */
export const deleteProduct = (seen: Product): Write => products.remove(seen, atVersion(seen.Version))
