import type { Value } from '../../../shared/api/endpoint.ts'
import type * as inventory from '../../../shared/api/inventory.ts'
import type { ProductGridRow } from '../../../shared/product/view.ts'

export type ProductDetails = Value<typeof inventory.viewItemDetails>

/** A part of the panel, which tells the list what it changed. */
export interface ProductPart {
  product: ProductDetails
  onChanged: (change: Partial<ProductGridRow>) => void
}
