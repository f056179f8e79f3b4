import * as limits from '../../../shared/pantry/limits/api.ts'
import { limitOf } from '../../../shared/pantry/limits/limit.ts'
import { assertSameId, notFound } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { changeProductLimits } from './productLimits.ts'
import { products } from './productTable.ts'

export const handler = endpointOn(
  limits.updateProductLimit,
  products.byId,
  async ({ resource, input: { id: _product, limitId, ID, ...draft }, caller, now }) => {
    assertSameId(ID, limitId)
    const changed = limitOf(draft, limitId)
    return changeProductLimits({ resource, caller, now }, (current) => {
      if (!current.some((limit) => limit.ID === limitId)) throw notFound()
      return { limits: current.map((limit) => (limit.ID === limitId ? changed : limit)), answer: changed }
    })
  },
)
