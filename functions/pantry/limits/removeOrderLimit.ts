import * as limits from '../../../shared/pantry/limits/api.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { changeGlobalLimits, orderLimitById } from './limitTable.ts'

export const handler = endpointOn(
  limits.removeOrderLimit,
  orderLimitById,
  async ({ input: { id }, resource, caller, now, idempotencyKey }) =>
    changeGlobalLimits({ caller, now, resource }, async (current) => {
      const OrderLimits = current.OrderLimits.filter((limit) => limit.ID !== id)
      if (OrderLimits.length === current.OrderLimits.length) throw notFound()
      return { limits: { ...current, OrderLimits }, answer: null, also: idempotencyKey.writes(null, now) }
    }),
)
