import { ownedByEntity } from '../../../shared/core/access.ts'
import { Product, ProductRow } from '../../../shared/pantry/products/product.ts'
import { labelOrder } from '../../../shared/pantry/storage/storageLocation.ts'
import type { Loader } from '../../core/http/http.ts'
import { productKeys, productLists } from '../../core/table/keys/products.ts'
import { listAttributes } from '../../core/table/lists.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import { absent, atVersion, present, type Write } from '../../core/table/write.ts'

/** Products in the table, each in its owner's list by name. How much there is of each is stored apart. */

export const productShape = storedShape(Product)

export const productById = (id: number): Promise<Product | undefined> =>
  table.get(productKeys.product(id), productShape.schema)

/** In any order; removed ones are left out. */
export const productsById = (ids: readonly number[]): Promise<Product[]> =>
  table.getMany(ids.map(productKeys.product), productShape.schema, true)

export const productOf: Loader<'product', { id: number }, Product> = {
  kind: 'product',
  load: ({ input }) => productById(input.id),
  owner: ({ EntityID }) => ownedByEntity(EntityID),
}

/** All products of a pantry, by name. */
export const productsOfOwner = (entityId: number): Promise<ProductRow[]> =>
  table.all(productLists.owner(entityId), ProductRow)

/** Names of some products, by product; removed ones are left out. */
export async function productNames(ids: readonly number[]): Promise<Map<number, string>> {
  const found = await table.getMany([...new Set(ids)].map(productKeys.product), productShape.schema)
  return new Map(found.map(({ ID, Name }) => [ID, Name]))
}

/** Names of an owner's own products among these. */
export async function ownProductNames(entityId: number, ids: readonly number[]): Promise<Map<number, string>> {
  const found = await table.getMany(ids.map(productKeys.product), productShape.schema)
  return new Map(found.flatMap(({ ID, Name, EntityID }) => (EntityID === entityId ? [[ID, Name] as const] : [])))
}

const sortOf = ({ Name, ID }: Pick<Product, 'Name' | 'ID'>) => labelOrder({ Label: Name, ID })

export const productWrite = (product: Product): Write => ({
  put: {
    ...productKeys.product(product.ID),
    ...product,
    Shape: productShape.version,
    ...listAttributes([productLists.owner(product.EntityID), productLists.ofItemType(product.PantryItemID)]),
    sort: sortOf(product),
    row: ProductRow.parse(product),
  },
  when: absent,
})

/** Fields that a change may set; the rest is fixed, or counted. */
export type ProductChange = Partial<Omit<Product, 'ID' | 'EntityID' | 'PantryItemID' | 'Created' | 'Version'>>

const isInRow = (name: string) => Object.hasOwn(ProductRow.shape, name)

/**
 * Sets fields of a product, in its row as well. With the version that was seen, it fails when somebody changed the product
 * meanwhile; without one, other fields may change at the same moment.
 */
export const changeProduct = (id: number, version: number | undefined, set: ProductChange): Write => ({
  update: productKeys.product(id),
  set: { ...set, ...(set.Name === undefined ? {} : { sort: sortOf({ Name: set.Name, ID: id }) }) },
  add: { Version: 1 },
  alsoInRow: [...Object.keys(set).filter(isInRow), 'Version'],
  when: version === undefined ? present : atVersion(version),
})

/** Deletes the product as it was seen: what it names is counted in the same transaction. */
export const deleteProduct = ({ ID: id, Version }: Product): Write => ({
  remove: productKeys.product(id),
  when: atVersion(Version),
})
