import * as inventory from '../../../shared/pantry/products/api.ts'
import { productStatusTypes } from '../../../shared/pantry/products/gridFilter.ts'
import { endpoint } from '../../core/http/http.ts'
import { productFilter, productsWithStock } from './productFilter.ts'

export const handler = endpoint(inventory.countItems, async ({ input, caller, now }) => {
  const { rows, quantityOf } = await productsWithStock(caller.EntityID)
  return productStatusTypes.map(({ ID }) => {
    const passes = productFilter({ ...input, statusTypeId: ID }, now)
    return { ID, Count: passes ? rows.filter((row) => passes(row, quantityOf(row))).length : rows.length }
  })
})
