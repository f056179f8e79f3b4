import type { Order } from '../../shared/order/order.ts'
import { type ShownOrder, shownOrder } from '../../shared/order/wire.ts'
import { pickupLocationById } from '../locations/locationTable.ts'

/** The order as its screen shows it, with the location's name of today. */
export async function shownWithPlace(order: Order): Promise<ShownOrder> {
  const id = order.PantryLocationID
  const location = id === null ? undefined : await pickupLocationById(id)
  return shownOrder(order, location ? { ID: location.ID, Label: location.Label } : null)
}
