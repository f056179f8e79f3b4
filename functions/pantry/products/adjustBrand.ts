import * as inventory from '../../../shared/pantry/products/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { adjustProduct } from './adjusting.ts'
import { productOf } from './productTable.ts'

export const handler = endpointOn(inventory.adjustBrand, productOf, (context) => {
  const Brand = context.input.UpdatedValue
  return adjustProduct(context, { Brand }, () => ({ Brand }))
})
