import * as limits from '../../shared/api/limits.ts'
import { limitOf } from '../../shared/limit/limit.ts'
import { notFound } from '../http/fault.ts'
import { endpointOn, HttpFault } from '../http.ts'
import { productOf } from '../inventory/productTable.ts'
import { changeProductLimits } from './productLimits.ts'

export const handler = endpointOn(
  limits.updateProductLimit,
  productOf,
  async ({ resource, input: { id: _product, limitId, ID, ...draft }, caller, now }) => {
    if (ID !== undefined && ID !== limitId) throw new HttpFault(400, 'ID: differs from that of the path')
    const changed = limitOf(draft, limitId)
    return changeProductLimits({ resource, caller, now }, (current) => {
      if (!current.some((limit) => limit.ID === limitId)) throw notFound()
      return { limits: current.map((limit) => (limit.ID === limitId ? changed : limit)), answer: changed }
    })
  },
)
