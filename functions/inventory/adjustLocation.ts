import * as inventory from '../../shared/api/inventory.ts'
import { endpointOn } from '../http.ts'
import { adjustProduct } from './adjusting.ts'
import { productOf } from './productTable.ts'

export const handler = endpointOn(inventory.adjustLocation, productOf, (context) => {
  const Location = context.input.UpdatedValue
  return adjustProduct(context, { Location }, () => ({ Location }))
})
