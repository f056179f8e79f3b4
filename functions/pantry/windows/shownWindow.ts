import type { Caller } from '../../../shared/core/access.ts'
import { readIn } from '../../../shared/core/schema/translated.ts'
import type { Language } from '../../../shared/core/text/text.ts'
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

/** The program's name is in the reader's language. */
export const shownDeliveryTime = (
  { Role }: Reader,
  window: OrderWindow,
  { now, language }: { readonly now: Date; readonly language: Language },
): DeliveryTime => (Role === 'customer' ? deliveryTimeForCustomer : deliveryTimeOf)(readIn(window, language), now)
