import { table } from '../../functions/core/table/table.ts'
import { changeProduct, type ProductChange } from '../../functions/pantry/products/productTable.ts'
import type { Caller } from '../../shared/core/access.ts'
import type { ProductView } from '../../shared/pantry/products/view.ts'
import { addedProduct } from './products.ts'

/** A product of the caller's pantry with so many on the shelf, and with fields as they may have become. */
export async function shelved(by: Caller, Quantity: number, more: ProductChange = {}): Promise<ProductView> {
  const product = await addedProduct(by, { Quantity })
  if (Object.keys(more).length > 0) await table.commit([changeProduct(product.ID, undefined, more)])
  return { ...product, ...more }
}
