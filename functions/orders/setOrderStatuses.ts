import { type Caller, canAccess, ownerRefusal } from '../../shared/access.ts'
import { isRefusal, refuse } from '../../shared/answer.ts'
import * as orders from '../../shared/api/orders.ts'
import { setStatus } from '../../shared/order/changes.ts'
import { holdRefusal } from '../../shared/order/held.ts'
import type { Order } from '../../shared/order/order.ts'
import { isFinal, type OrderStatusCode, orderStatuses } from '../../shared/order/status.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { notFound } from '../http/fault.ts'
import { endpoint, HttpFault } from '../http.ts'
import { productsOnHold } from '../inventory/heldTable.ts'
import { isConflict } from '../table/write.ts'
import { handOversOf } from './handingOver.ts'
import { orderStore, ordersById, ownersOfOrder } from './orderTable.ts'

/** Final orders are left as they are. Each order is a transaction of its own: a repeat goes on with those that are left. */
export const handler = endpoint(orders.setOrderStatuses, async ({ input: { OrderIDs, StatusID }, caller, now }) => {
  const status = orderStatuses.find(({ ID }) => ID === StatusID)
  if (!status) throw new HttpFault(400, 'StatusID: unknown')
  const ids = [...new Set(OrderIDs)]
  const found = await ordersById(ids)
  if (found.length < ids.length || found.some((order) => !canAccess(caller, ownersOfOrder(order)))) throw notFound()
  const foreign = found.filter((order) => ownerRefusal(caller, order)).length
  if (foreign > 0) return refuse(refusals.ordersOfOthers, { count: foreign })
  const left = found.filter(({ StatusCode }) => !isFinal(StatusCode) && StatusCode !== status.Code)
  const changed = await changeAll(left, status.Code, caller, now)
  const count = left.length
  return changed < count ? refuse(refusals.ordersChangedInPart, { changed, count }) : changed
})

/** One after the other: orders of a window count themselves on the same item. */
async function changeAll(left: readonly Order[], to: OrderStatusCode, by: Caller, now: Date): Promise<number> {
  const handOverOf = await handOversOf(to === 'DELIVEREDTONEIGHBOR' ? left : [], { by, now })
  const onHold = await productsOnHold(by.EntityID)
  let changed = 0
  for (const order of left) {
    try {
      const decide = (before: Order) => holdRefusal(before, to, onHold) ?? setStatus(before, to, handOverOf(before))
      const outcome = await orderStore.change(order, decide, { by, now })
      if (!isRefusal(outcome)) changed += 1
    } catch (error) {
      if (!isConflict(error)) throw error
    }
  }
  return changed
}
