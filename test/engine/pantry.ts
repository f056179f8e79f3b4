import { changeProduct, type ProductChange } from '../../functions/inventory/productTable.ts'
import { table } from '../../functions/table/table.ts'
import type { Caller } from '../../shared/access.ts'
import type { ProductView } from '../../shared/product/view.ts'
import { addedProduct } from './products.ts'

/** A product of the caller's pantry with so many on the shelf, and with fields as they may have become. */
export async function shelved(by: Caller, Quantity: number, more: ProductChange = {}): Promise<ProductView> {
  const product = await addedProduct(by, { Quantity })
  if (Object.keys(more).length > 0) await table.commit([changeProduct(product.ID, undefined, more)])
  return { ...product, ...more }
}
