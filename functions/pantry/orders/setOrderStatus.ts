import { type Caller, ownerRefusal } from '../../../shared/core/access.ts'
import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import * as orders from '../../../shared/pantry/orders/api.ts'
import { cancelRefusal, changerRefusal } from '../../../shared/pantry/orders/editable.ts'
import { type Order, windowIdOf } from '../../../shared/pantry/orders/order.ts'
import * as refusals from '../../../shared/pantry/orders/refusals.ts'
import type { OrderStatusCode } from '../../../shared/pantry/orders/status.ts'
import { endpointOn } from '../../core/http/http.ts'
import { windowById } from '../windows/windowTable.ts'
import { changeToldLater } from './changeToldLater.ts'
import { orderOf } from './orderTable.ts'
import { shownWithPlace } from './shownWithPlace.ts'
import { statusDecision } from './statusDecision.ts'

/** The same status again changes nothing: of two people who end an order at the same moment, one moves the stock. */
export const handler = endpointOn(
  orders.setOrderStatus,
  orderOf,
  async ({ resource, input: { statusCode, At }, caller, now, language }) => {
    const refusal =
      caller.Role === 'customer'
        ? await customerRefusal(resource, statusCode, now)
        : ((await staffRefusal(resource, { to: statusCode, caller, now })) ?? volunteerRefusal(caller, statusCode))
    if (refusal) return refusal
    const decide = await statusDecision(resource.EntityID, [resource], { to: statusCode, by: caller, now })
    const changed = await changeToldLater(resource, decide, { said: At, by: caller, now })
    return isRefusal(changed) ? changed : shownWithPlace(changed, { ...caller, language }, now)
  },
)

/** At another pantry whoever placed an order cancels it, while its customer could. */
async function staffRefusal(order: Order, { to, caller, now }: { to: OrderStatusCode; caller: Caller; now: Date }) {
  const notOwner = ownerRefusal(caller, order)
  if (!notOwner || to !== 'CANCELLED' || changerRefusal(caller, order)) return notOwner
  return customerRefusal(order, to, now)
}

/** A volunteer ticks an order off as packed, or takes the tick back; it is handed over by its own call. */
const volunteerRefusal = ({ Role }: Caller, to: OrderStatusCode): Refusal | undefined =>
  Role !== 'pantryvolunteer' || to === 'PACKED' || to === 'PROCESSING'
    ? undefined
    : refuse(refusals.volunteerMayOnlyPack)

/** A customer cancels until the hours are over, as by the link of a message; cancelling again changes nothing. */
async function customerRefusal(order: Order, to: OrderStatusCode, now: Date): Promise<Refusal | undefined> {
  if (to !== 'CANCELLED') return refuse(refusals.customerMayOnlyCancel)
  return order.StatusCode === to ? undefined : cancelRefusal(order, await windowById(windowIdOf(order) ?? 0), now)
}
