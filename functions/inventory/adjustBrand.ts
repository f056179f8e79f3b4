import * as inventory from '../../shared/api/inventory.ts'
import { endpointOn } from '../http.ts'
import { changeProduct, productOf } from './productTable.ts'

/** Other fields may change at the same moment: nobody's work is lost. */
export const handler = endpointOn(
  inventory.adjustBrand,
  productOf,
  async ({ resource: { ID, Version }, input: { UpdatedValue: Brand }, table }) => {
    await table.commit([changeProduct(ID, undefined, { Brand })])
    return { ID, Version: Version + 1, Brand }
  },
)
