import type { Caller } from '../../../shared/core/access.ts'
import {
  type DeliveryTime,
  deliveryTimeForCustomer,
  deliveryTimeOf,
  type OrderWindow,
  type PickupTime,
  pickupTimeForCustomer,
  pickupTimeOf,
} from '../../../shared/pantry/windows/window.ts'

/** Windows as their reader sees them. */

type Reader = Pick<Caller, 'Role'>

export const shownPickupTime = ({ Role }: Reader, window: OrderWindow, now: Date): PickupTime =>
  (Role === 'customer' ? pickupTimeForCustomer : pickupTimeOf)(window, now)

export const shownDeliveryTime = ({ Role }: Reader, window: OrderWindow, now: Date): DeliveryTime =>
  (Role === 'customer' ? deliveryTimeForCustomer : deliveryTimeOf)(window, now)
