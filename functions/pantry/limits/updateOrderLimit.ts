import * as limits from '../../../shared/pantry/limits/api.ts'
import { inLimitOrder, limitOf, limitsRefusal, orderTypeRefusal } from '../../../shared/pantry/limits/limit.ts'
import { assertSameId, notFound } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { changeGlobalLimits, maxLimits, orderLimitById } from './limitTable.ts'

export const handler = endpointOn(
  limits.updateOrderLimit,
  orderLimitById,
  async ({ input: { id, ID, ...draft }, resource, caller, now }) => {
    assertSameId(ID, id)
    const wrongType = orderTypeRefusal(draft)
    if (wrongType) return wrongType
    const changed = limitOf(draft, id)
    return changeGlobalLimits({ caller, now, resource }, async (current) => {
      if (!current.OrderLimits.some((limit) => limit.ID === id)) throw notFound()
      const OrderLimits = current.OrderLimits.map((limit) => (limit.ID === id ? changed : limit)).toSorted(inLimitOrder)
      return limitsRefusal(OrderLimits, maxLimits()) ?? { limits: { ...current, OrderLimits }, answer: changed }
    })
  },
)
