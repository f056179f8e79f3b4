import * as limits from '../../../shared/pantry/limits/api.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { changeProductLimits } from './productLimits.ts'
import { products } from './productTable.ts'

export const handler = endpointOn(
  limits.removeProductLimit,
  products.byId,
  async ({ resource, input: { limitId }, caller, now, idempotencyKey }) =>
    changeProductLimits({ resource, caller, now }, (current) => {
      const limits = current.filter((limit) => limit.ID !== limitId)
      if (limits.length === current.length) throw notFound()
      return { limits, answer: null, also: idempotencyKey.writes(null, now) }
    }),
)
