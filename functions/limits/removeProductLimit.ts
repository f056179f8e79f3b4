import * as limits from '../../shared/api/limits.ts'
import { notFound } from '../http/fault.ts'
import { endpointOn } from '../http.ts'
import { productOf } from '../inventory/productTable.ts'
import { changeProductLimits } from './productLimits.ts'

export const handler = endpointOn(
  limits.removeProductLimit,
  productOf,
  async ({ resource, input: { limitId }, caller, now, idempotencyKey }) =>
    changeProductLimits({ resource, caller, now }, (current) => {
      const limits = current.filter((limit) => limit.ID !== limitId)
      if (limits.length === current.length) throw notFound()
      return { limits, answer: null, also: idempotencyKey.writes(null, now) }
    }),
)
