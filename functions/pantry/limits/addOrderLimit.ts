import * as limits from '../../../shared/pantry/limits/api.ts'
import { inLimitOrder, limitOf, limitsRefusal, orderTypeRefusal } from '../../../shared/pantry/limits/limit.ts'
import { endpoint } from '../../core/http/http.ts'
import { nextId } from '../../core/table/ids.ts'
import { changeGlobalLimits, maxLimits } from './limitTable.ts'

export const handler = endpoint(limits.addOrderLimit, async ({ input, caller, now, idempotencyKey }) => {
  const wrongType = orderTypeRefusal(input)
  if (wrongType) return wrongType
  const added = limitOf(input, await nextId('limit'))
  return changeGlobalLimits({ caller, now }, async (current) => {
    const OrderLimits = [...current.OrderLimits, added].toSorted(inLimitOrder)
    const refusal = limitsRefusal(OrderLimits, maxLimits())
    return refusal ?? { limits: { ...current, OrderLimits }, answer: added, also: idempotencyKey.writes(added, now) }
  })
})
