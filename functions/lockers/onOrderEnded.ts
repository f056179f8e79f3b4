import { orderStatusOf } from '../../shared/order/status.ts'
import { orderEventOf } from '../../shared/stock/orderLedger.ts'
import { pickupLocationById } from '../locations/locationTable.ts'
import { orderById } from '../orders/orderTable.ts'
import { reaction } from '../reaction.ts'
import { lockerProviderOf } from './lockerProvider.ts'

/** Gives the locker of a cancelled or abandoned order back; a locker system that does not answer is asked again. */
export const handler = reaction('lockers/onOrderEnded', async (event) => {
  const { type, detail } = orderEventOf(event)
  if (type !== 'OrderStatusChanged' || !orderStatusOf(detail.To).IsCancelledType) return
  const order = await orderById(event.Subject.ID)
  if (!order?.Locker || order.PantryLocationID === null) return
  const location = await pickupLocationById(order.PantryLocationID)
  if (location) await lockerProviderOf(location).release({ order, location })
})
