import type { ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { orderingPaths } from '../../core/orderingPaths.ts'

/** Addresses of changing an order's food and its time, until the day before. */
export function editingPaths(order: ShownOrder) {
  const ordering = { customerId: order.FoodInsecureNeighbor.ID, orderId: order.ID }
  const { PantryLocationID: pickupLocationId, PantryLocationPickupTimeID: pickupTimeId } = order
  if (pickupLocationId !== null && pickupTimeId !== null)
    return {
      food: orderingPaths.products({ ...ordering, pickupLocationId, pickupTimeId }),
      time: orderingPaths.pickup(ordering),
    }
  const { FoodBankDeliveryTimeID: deliveryTimeId, FoodInsecureNeighborAddressID: customerAddressId } = order
  const time = orderingPaths.delivery(ordering)
  if (deliveryTimeId === null || customerAddressId === null) return { food: time, time }
  return { food: orderingPaths.checkout({ ...ordering, deliveryTimeId, customerAddressId }), time }
}
