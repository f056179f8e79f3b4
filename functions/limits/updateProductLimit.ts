import * as limits from '../../shared/api/limits.ts'
import { limitOf } from '../../shared/limit/limit.ts'
import { assertSameId, notFound } from '../http/fault.ts'
import { endpointOn } from '../http.ts'
import { productOf } from '../inventory/productTable.ts'
import { changeProductLimits } from './productLimits.ts'

export const handler = endpointOn(
  limits.updateProductLimit,
  productOf,
  async ({ resource, input: { id: _product, limitId, ID, ...draft }, caller, now }) => {
    assertSameId(ID, limitId)
    const changed = limitOf(draft, limitId)
    return changeProductLimits({ resource, caller, now }, (current) => {
      if (!current.some((limit) => limit.ID === limitId)) throw notFound()
      return { limits: current.map((limit) => (limit.ID === limitId ? changed : limit)), answer: changed }
    })
  },
)
