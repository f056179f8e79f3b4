import { nextId } from '../../../../functions/core/table/ids.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { products } from '../../../../functions/pantry/products/productTable.ts'
import { newStockWrites } from '../../../../functions/pantry/products/stockTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import { newProduct } from '../../../../shared/pantry/products/product.ts'
import { productDraft } from '../../../engine/products.ts'

/** Active products with names of usual length, plenty of each; answers their numbers. */
export async function fillShelves(owner: Caller, count: number): Promise<number[]> {
  const { PantryItem: _, Quantity: __, ...draft } = productDraft
  const now = new Date()
  const made: number[] = []
  while (made.length < count) {
    const batch = await Promise.all(Array.from({ length: Math.min(30, count - made.length) }, () => nextId('product')))
    const writes = batch.flatMap((ID) => {
      const Name = `Food ${ID} with a name of usual length`
      const product = newProduct({ ID, EntityID: owner.EntityID, PantryItemID: 1 }, { ...draft, Name } as never, now)
      const stock = { EntityID: owner.EntityID, ProductID: ID, Quantity: 1_000_000, By: null, At: now }
      return [products.add({ ...product, IsActive: true }), ...newStockWrites(stock)]
    })
    await table.commit(writes)
    made.push(...batch)
  }
  return made
}
