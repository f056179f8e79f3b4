import * as limits from '../../shared/api/limits.ts'
import { limitOf } from '../../shared/limit/limit.ts'
import { endpointOn } from '../http.ts'
import { productOf } from '../inventory/productTable.ts'
import { nextId } from '../table/ids.ts'
import { changeProductLimits } from './productLimits.ts'

export const handler = endpointOn(
  limits.addProductLimit,
  productOf,
  async ({ resource, input: { id: _product, ...draft }, caller, now, idempotencyKey }) => {
    const added = limitOf(draft, await nextId('limit'))
    return changeProductLimits({ resource, caller, now }, (current) => ({
      limits: [...current, added],
      answer: added,
      also: idempotencyKey.writes(added, now),
    }))
  },
)
