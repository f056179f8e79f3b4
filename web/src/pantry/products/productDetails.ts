import type { Value } from '../../../../shared/core/schema/endpoint.ts'
import type * as inventory from '../../../../shared/pantry/products/api.ts'
import { nextStep } from '../../../../shared/pantry/products/availability.ts'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'

export type ProductDetails = Value<typeof inventory.viewItemDetails>

/** A part of the panel, which tells the list what it changed. */
export interface ProductPart {
  product: ProductDetails
  onChanged: (change: Partial<ProductGridRow>) => void
}

/** Steps left before customers can order it, for a change that the server has not answered yet. */
export const withNextStep = (product: ProductDetails): ProductDetails => ({ ...product, NextStep: nextStep(product) })
