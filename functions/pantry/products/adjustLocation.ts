import * as inventory from '../../../shared/pantry/products/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { adjustProduct } from './adjusting.ts'
import { products } from './productTable.ts'

export const handler = endpointOn(inventory.adjustLocation, products.byId, (context) => {
  const Location = context.input.UpdatedValue
  return adjustProduct(context, { Location }, () => ({ Location }))
})
