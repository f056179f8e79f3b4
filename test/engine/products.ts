import type { Caller } from '../../shared/core/access.ts'
import type { Input } from '../../shared/core/schema/endpoint.ts'
import * as inventory from '../../shared/pantry/products/api.ts'
import type { ProductView } from '../../shared/pantry/products/view.ts'
import { call } from './call.ts'

/** Products of a pantry, added as its staff add them. */
export const productDraft: Input<typeof inventory.addItem> = {
  PantryItem: { Name: 'Green Beans', Description: '', EachQuantity: 1 },
  Name: 'Green Beans',
  Description: 'Cut, no salt added',
  EachQuantity: 1,
  Amount: 14.5,
  UnitOfMeasureID: 2,
  DonationPackageTypeID: 5,
  WeightPounds: 0.90625,
  LowStockQuantityThreshold: 1,
  PantryInventoryItemSourceID: 1,
  StorageRequirementID: 1,
  Brand: '',
  Location: '',
  PackingOrder: null,
  PantryInventoryStorageLocationID: null,
  Gtin: null,
  Quantity: 10,
}

const { PantryItem: _type, Quantity: _quantity, ...changed } = productDraft
/** Change as the detail panel sends it. */
export const productChange = { ...changed, Name: 'Green Beans, cut' }

export async function addedProduct(
  by: Caller,
  change: Partial<Input<typeof inventory.addItem>> = {},
): Promise<ProductView> {
  const { answer, body } = await call(inventory.addItem, by, { ...productDraft, ...change })
  if (!answer.Value) throw new Error(`Not added: ${body}`)
  return answer.Value
}
