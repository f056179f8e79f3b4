import * as inventory from '../../shared/api/inventory.ts'
import { endpointOn } from '../http.ts'
import { changeProduct, productOf } from './productTable.ts'

/** Other fields may change at the same moment: nobody's work is lost. */
export const handler = endpointOn(
  inventory.adjustPackingOrder,
  productOf,
  async ({ resource: { ID, Version }, input: { UpdatedValue: PackingOrder }, now, table, idempotencyKey }) => {
    const answer = { ID, Version: Version + 1, PackingOrder }
    await table.commit([changeProduct(ID, undefined, { PackingOrder }), ...idempotencyKey.writes(answer, now)])
    return answer
  },
)
