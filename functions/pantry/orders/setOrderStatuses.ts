import { ownerRefusal } from '../../../shared/core/access.ts'
import { isRefusal, refuse } from '../../../shared/core/answer.ts'
import * as orders from '../../../shared/pantry/orders/api.ts'
import { orderCode } from '../../../shared/pantry/orders/order.ts'
import * as refusals from '../../../shared/pantry/orders/refusals.ts'
import { orderStatuses } from '../../../shared/pantry/orders/status.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpoint, HttpFault } from '../../core/http/http.ts'
import { changeStatuses, reachableOrders } from './changeStatuses.ts'

/** Final orders are left as they are. What could not be changed is named. */
export const handler = endpoint(orders.setOrderStatuses, async ({ input: { OrderIDs, StatusID }, caller, now }) => {
  const status = orderStatuses.find(({ ID }) => ID === StatusID)
  if (!status) throw new HttpFault(400, 'StatusID: unknown')
  const ids = [...new Set(OrderIDs)]
  const found = await reachableOrders(ids, caller)
  if (found.length < ids.length) throw notFound()
  const foreign = found.filter((order) => ownerRefusal(caller, order)).length
  if (foreign > 0) return refuse(refusals.ordersOfOthers, { count: foreign })
  const outcomes = await changeStatuses(found, { to: status.Code, by: caller, now })
  const refused = outcomes.filter(({ outcome }) => isRefusal(outcome))
  const changed = outcomes.filter(({ outcome }) => outcome === 'changed').length
  if (refused.length === 0) return changed
  const codes = refused.map(({ order }) => orderCode(order.ID)).join(', ')
  return refuse(refusals.ordersChangedInPart, { changed, count: changed + refused.length, codes })
})
