import type { Caller } from '../../../shared/core/access.ts'
import type { Refusal } from '../../../shared/core/answer.ts'
import { certificateRefusalOf } from '../../../shared/pantry/orders/certified.ts'
import type { OrderTransition } from '../../../shared/pantry/orders/changes.ts'
import { holdRefusal, withHeldLots } from '../../../shared/pantry/orders/onHold.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import type { OrderStatusCode } from '../../../shared/pantry/orders/status.ts'
import { setStatus } from '../../../shared/pantry/orders/statusChange.ts'
import { loadOnHold } from '../products/heldTable.ts'
import { loadHandOvers } from './handOver/handingOver.ts'

interface Change {
  readonly to: OrderStatusCode
  readonly by: Caller
  readonly now: Date
}

/**
 * Decides on a status for at most 100 orders of an owner: none is packed or handed over with food on hold, nor handed over by its
 * status alone with TEFAP food and no certificate.
 */
export async function statusDecision(
  owner: number,
  orders: readonly Order[],
  { to, by, now }: Change,
): Promise<(before: Order, decidedAt: Date) => OrderTransition | Refusal> {
  const onHold = await loadOnHold(owner)
  if (to !== 'DELIVEREDTONEIGHBOR')
    return (before, decidedAt) =>
      holdRefusal(before, to, onHold) ?? setStatus(withHeldLots(before, to, onHold), to, decidedAt)
  const { handOverOf } = await loadHandOvers(orders, { by, now })
  return (before, decidedAt) => {
    const facts = handOverOf(before)
    const refusal = holdRefusal(before, to, onHold) ?? certificateRefusalOf(before, facts)
    return refusal ?? setStatus(before, to, decidedAt, facts)
  }
}
