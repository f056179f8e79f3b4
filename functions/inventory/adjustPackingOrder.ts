import * as inventory from '../../shared/api/inventory.ts'
import { endpointOn } from '../http.ts'
import { adjustProduct } from './adjusting.ts'
import { productOf } from './productTable.ts'

export const handler = endpointOn(inventory.adjustPackingOrder, productOf, (context) => {
  const PackingOrder = context.input.UpdatedValue
  return adjustProduct(context, { PackingOrder }, () => ({ PackingOrder }))
})
