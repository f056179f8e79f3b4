import type { Attachment } from '../../../../shared/core/attachments/attachment.ts'
import { type Product, ProductRow } from '../../../../shared/pantry/products/product.ts'
import { productKeys, productLists } from '../../../core/table/keys/products.ts'
import { table } from '../../../core/table/table.ts'
import { products as productRecords } from '../productTable.ts'

/** Products of an item type that are looked through. */
const maxProducts = 100
const maxAvailable = 50

/** Pictures of the tenant's other products of the same item type, each once, without those the product has. */
export async function availableImages(product: Product): Promise<Attachment[]> {
  const { items } = await table.page(
    { ...productLists.ofItemType(product.PantryItemID), limit: maxProducts },
    ProductRow,
  )
  const others = items.filter(({ ID }) => ID !== product.ID).map(({ ID }) => productKeys.product(ID))
  const products = await table.getMany(others, productRecords.schema)
  const own = new Set(product.AttachmentCollection.map(({ Attachment: { ID } }) => ID))
  const found = new Map<number, Attachment>()
  for (const { AttachmentCollection } of products.toSorted((a, b) => a.ID - b.ID))
    for (const { Attachment: one } of AttachmentCollection) if (!own.has(one.ID)) found.set(one.ID, one)
  return [...found.values()].slice(0, maxAvailable)
}
