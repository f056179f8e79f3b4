import type { Event } from '../../../events/event.ts'
import { orderEvents } from '../../../shared/pantry/orders/events.ts'
import { windowIdOf } from '../../../shared/pantry/orders/order.ts'
import { orderStatusOf } from '../../../shared/pantry/orders/status.ts'
import { reaction } from '../../core/http/reaction.ts'
import { orderById } from '../orders/orderTable.ts'
import { settleWaitlist } from './settleWaitlist.ts'

/** The window in which an order's change freed a place. */
async function freedWindow({ Type, Subject, Detail }: Event): Promise<number | null | undefined> {
  if (Type === orderEvents.OrderEdited.type) return orderEvents.OrderEdited.detail.parse(Detail).LeftWindowID
  const { To } = orderEvents.OrderStatusChanged.detail.parse(Detail)
  if (!orderStatusOf(To).IsCancelledType) return undefined
  const order = await orderById(Subject.ID)
  return order && windowIdOf(order)
}

/** Offers a place that got free to the family that waits longest. */
export const handler = reaction('ordering/onPlaceFreed', async (event, now) => {
  const id = await freedWindow(event)
  if (id) await settleWaitlist(id, now)
})
