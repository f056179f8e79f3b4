import * as inventory from '../../shared/api/inventory.ts'
import { endpointOn } from '../http.ts'
import { changeProduct, productOf } from './productTable.ts'

/** Other fields may change at the same moment: nobody's work is lost. */
export const handler = endpointOn(
  inventory.adjustBrand,
  productOf,
  async ({ resource: { ID, Version }, input: { UpdatedValue: Brand }, now, table, idempotencyKey }) => {
    const answer = { ID, Version: Version + 1, Brand }
    await table.commit([changeProduct(ID, undefined, { Brand }), ...idempotencyKey.writes(answer, now)])
    return answer
  },
)
