import { ownerRefusal } from '../../shared/access.ts'
import { isRefusal } from '../../shared/answer.ts'
import * as orders from '../../shared/api/orders.ts'
import { setStatus } from '../../shared/order/changes.ts'
import { endpointOn } from '../http.ts'
import { orderOf, orderStore } from './orderTable.ts'
import { shownWithPlace } from './shownWithPlace.ts'

/** The same status again changes nothing: of two people who end an order at the same moment, one moves the stock. */
export const handler = endpointOn(
  orders.setOrderStatus,
  orderOf,
  async ({ resource, input: { statusCode }, caller, now }) => {
    const refusal = ownerRefusal(caller, resource)
    if (refusal) return refusal
    const changed = await orderStore.change(resource, (order) => setStatus(order, statusCode), { by: caller, now })
    return isRefusal(changed) ? changed : shownWithPlace(changed.state)
  },
)
