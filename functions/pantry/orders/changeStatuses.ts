import { type Caller, canAccess } from '../../../shared/core/access.ts'
import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import * as refusals from '../../../shared/core/refusals.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import { isFinal, type OrderStatusCode } from '../../../shared/pantry/orders/status.ts'
import { isConflict } from '../../core/table/write.ts'
import { orderStore, ordersById, ownersOfOrder } from './orderTable.ts'
import { statusDecision } from './statusDecision.ts'

/** Outcome of an order of a selection; those that are final, or have the status already, are left as they are. */
export interface StatusOutcome {
  readonly order: Order
  readonly outcome: 'changed' | 'left' | Refusal
}

/** The orders that the caller reaches; others are not there. */
export async function reachableOrders(ids: readonly number[], caller: Caller): Promise<Order[]> {
  const found = await ordersById(ids)
  return found.filter((order) => canAccess(caller, ownersOfOrder(order)))
}

interface Change {
  readonly to: OrderStatusCode
  readonly by: Caller
  readonly now: Date
}

/**
 * Each order is a transaction of its own, so that a repeat goes on with those that are left; one after the other, since orders
 * of a window count themselves on the same item.
 */
export async function changeStatuses(orders: readonly Order[], { to, by, now }: Change): Promise<StatusOutcome[]> {
  const isLeft = ({ StatusCode }: Order) => isFinal(StatusCode) || StatusCode === to
  const left = orders.filter((order) => !isLeft(order))
  const decide = await statusDecision(by.EntityID, left, { to, by, now })
  const outcomes: StatusOutcome[] = []
  for (const order of orders) {
    if (isLeft(order)) {
      outcomes.push({ order, outcome: 'left' })
      continue
    }
    const outcome = await changeOne(order, decide, { by, now })
    outcomes.push({ order, outcome })
  }
  return outcomes
}

type Decision = Parameters<typeof orderStore.change>[1]
async function changeOne(order: Order, decide: Decision, actor: Pick<Change, 'by' | 'now'>) {
  try {
    const changed = await orderStore.change(order, decide, actor)
    return isRefusal(changed) ? changed : 'changed'
  } catch (error) {
    if (isConflict(error)) return refuse(refusals.changedMeanwhile)
    throw error
  }
}
