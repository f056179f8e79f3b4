import * as limits from '../../../shared/pantry/limits/api.ts'
import { limitOf } from '../../../shared/pantry/limits/limit.ts'
import { endpointOn } from '../../core/http/http.ts'
import { nextId } from '../../core/table/ids.ts'
import { changeProductLimits } from './productLimits.ts'
import { products } from './productTable.ts'

export const handler = endpointOn(
  limits.addProductLimit,
  products.byId,
  async ({ resource, input: { id: _product, ...draft }, caller, now, idempotencyKey }) => {
    const added = limitOf(draft, await nextId('limit'))
    return changeProductLimits({ resource, caller, now }, (current) => ({
      limits: [...current, added],
      answer: added,
      also: idempotencyKey.writes(added, now),
    }))
  },
)
