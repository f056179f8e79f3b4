import { table } from '../../functions/core/table/table.ts'
import { changeProduct, type ProductChange } from '../../functions/pantry/products/productTable.ts'
import type { Caller } from '../../shared/core/access.ts'
import { orderEvents } from '../../shared/pantry/orders/events.ts'
import type { ProductView } from '../../shared/pantry/products/view.ts'
import { addedProduct } from './products.ts'
import { ids } from './smallTenant.ts'

/** A product of the caller's pantry with so many on the shelf, and with fields as they may have become. */
export async function shelved(by: Caller, Quantity: number, more: ProductChange = {}): Promise<ProductView> {
  const product = await addedProduct(by, { Quantity })
  if (Object.keys(more).length > 0) await table.commit([changeProduct(product.ID, undefined, more)])
  return { ...product, ...more }
}

/** An event: two of the product are ordered. */
export const orderPlaced = {
  ID: 'order-7-1-0',
  Type: 'OrderPlaced',
  At: '2026-11-20T15:00:00.000Z',
  Subject: { Kind: 'order', ID: 7 },
  EntityID: ids.foodBank,
  By: null,
  Detail: { ...orderEvents.OrderPlaced.sample, Movements: [{ ProductID: 1, Quantity: -2, OrderQuantity: 2 }] },
}
