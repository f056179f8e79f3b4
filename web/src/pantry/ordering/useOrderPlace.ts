import { useMemo } from 'react'
import { addressLine } from '../../../../shared/core/address/addressLine.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import type { CartPlace } from '../../../../shared/pantry/ordering/cart.ts'
import { cartTexts } from '../../../../shared/pantry/ordering/texts/cart.ts'
import * as windows from '../../../../shared/pantry/windows/api.ts'
import { useApi } from '../../core/data/useApi.ts'
import { orderingPaths } from '../../core/orderingPaths.ts'
import { comingDayText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { hoursText } from '../windows/windowText.ts'
import { useOrdering } from './useOrdering.ts'

/** Place of the order, from the page's address, as a line that the person reads. */
export function useOrderPlace() {
  const text = useText(cartTexts)
  const { language } = useLanguage()
  const { customerId, orderId, again, pickupLocationId, pickupTimeId, deliveryTimeId, customerAddressId } =
    useOrdering()
  const pickup = useApi(windows.getPickupTime, pickupTimeId === undefined ? null : { id: pickupTimeId })
  const delivery = useApi(windows.getDeliveryTime, deliveryTimeId === undefined ? null : { id: deliveryTimeId })
  const addressInput = customerAddressId === undefined ? null : { id: customerId, addressId: customerAddressId }
  const address = useApi(customers.getCustomerAddress, addressInput)
  const place: CartPlace = useMemo(
    () => ({
      PantryLocationID: pickupLocationId ?? null,
      PantryLocationPickupTimeID: pickupTimeId ?? null,
      FoodBankDeliveryTimeID: deliveryTimeId ?? null,
      FoodInsecureNeighborAddressID: customerAddressId ?? null,
    }),
    [pickupLocationId, pickupTimeId, deliveryTimeId, customerAddressId],
  )
  const whenOf = (day: string, start: string, end: string) =>
    `${comingDayText(day, language)}, ${hoursText({ start, end }, language)}`
  const lineOf = () => {
    if (pickup.data) {
      const { PantryLocation, PickupDay, PickupStartTime, PickupEndTime } = pickup.data
      return text('pickupAt', {
        place: PantryLocation.Label,
        when: whenOf(PickupDay, PickupStartTime, PickupEndTime),
      })
    }
    if (!delivery.data) return undefined
    const { DeliveryDay, DeliveryStartTime, DeliveryEndTime } = delivery.data
    return text('deliveryAt', {
      place: address.data ? addressLine(address.data.Address) : '',
      when: whenOf(DeliveryDay, DeliveryStartTime, DeliveryEndTime),
    })
  }
  const other = { customerId, orderId, again }
  return {
    place,
    line: lineOf(),
    /** Address of choosing another place or time. */
    back: deliveryTimeId === undefined ? orderingPaths.pickup(other) : orderingPaths.delivery(other),
    /** Neither a driver nor a locker can ask about a product that ran out. */
    mayAsk: pickup.data?.PantryLocation.PantryLocationType.Code === 'PANTRY',
    /** The time has no place left: a new order waits for one. */
    isFull: orderId === undefined && (pickup.data ?? delivery.data)?.Status === 'Full',
    /** Somebody else may have taken the last place meanwhile. */
    look: () => void Promise.all([pickup.mutate(), delivery.mutate()]),
    isChosen: pickupTimeId !== undefined || deliveryTimeId !== undefined,
  }
}
