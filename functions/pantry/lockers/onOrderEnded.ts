import type { OrderEvent } from '../../../shared/pantry/orders/events.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import { orderEventOf } from '../../../shared/pantry/orders/orderLedger.ts'
import { isFinal, orderStatusOf } from '../../../shared/pantry/orders/status.ts'
import { reaction } from '../../core/http/reaction.ts'
import { pickupLocationById } from '../locations/locationTable.ts'
import { orderById } from '../orders/orderTable.ts'
import { lockerProviderOf } from './lockerProvider.ts'

/**
 * Gives the locker of a cancelled or abandoned order back, and one that was reserved for an order which had ended; a locker
 * system that does not answer is asked again.
 */
export const handler = reaction('lockers/onOrderEnded', async (event) => {
  const happened = orderEventOf(event)
  if (happened.type === 'OrderStatusChanged' && !orderStatusOf(happened.detail.To).IsCancelledType) return
  const order = await orderById(event.Subject.ID)
  if (!order?.Locker || order.PantryLocationID === null || !isUnused(order, happened)) return
  const location = await pickupLocationById(order.PantryLocationID)
  if (location) await lockerProviderOf(location).release({ order, location })
})

/** A reservation is news of an active order; of one that has ended, nobody needs the locker. */
const isUnused = ({ StatusCode }: Order, { type }: OrderEvent) => type === 'OrderStatusChanged' || isFinal(StatusCode)
