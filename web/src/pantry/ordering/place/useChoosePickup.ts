import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as ordering from '../../../../../shared/pantry/ordering/api.ts'
import type { AvailablePickupTime } from '../../../../../shared/pantry/ordering/availableLocation.ts'
import type { CartPlace } from '../../../../../shared/pantry/ordering/cart.ts'
import { call } from '../../../core/data/client.ts'
import { orderingPaths } from '../../../core/orderingPaths.ts'
import { splitAddress } from '../../../core/paths.ts'
import { comingDayText } from '../../../core/time/time.ts'
import { useLanguage } from '../../../core/words/language.tsx'
import { hoursText } from '../../windows/windowText.ts'
import { useMoveOrder } from '../useMoveOrder.ts'
import { useOrdering } from '../useOrdering.ts'

const pickupAt = (PantryLocationID: number, PantryLocationPickupTimeID: number): CartPlace => ({
  PantryLocationID,
  PantryLocationPickupTimeID,
  FoodBankDeliveryTimeID: null,
  FoodInsecureNeighborAddressID: null,
})

/**
 * Goes on to the food for a pickup time, or moves the order that is edited there at once. Where the order limits allow an
 * order only on a later day, it stays and says so; editing an order lifts that check. When the check fails the order goes
 * on: placing it checks again.
 */
export function useChoosePickup(pickupLocationId: number) {
  const { customerId, orderId, again } = useOrdering()
  const navigate = useNavigate()
  const { language } = useLanguage()
  const { move, notMoved } = useMoveOrder()
  const [busyId, setBusy] = useState<number>()
  const [tooEarly, setTooEarly] = useState<{ day: string; next: string }>()
  const whenOf = ({ PickupDay, PickupStartTime: start, PickupEndTime: end }: AvailablePickupTime) =>
    `${comingDayText(PickupDay, language)}, ${hoursText({ start, end }, language)}`
  const firstDay = async (time: AvailablePickupTime) => {
    const input = { id: customerId, locationId: pickupLocationId, pickupTimeId: time.ID }
    return call(ordering.getNextValidPickupOrderDate, input).catch(() => time.PickupDay)
  }
  const choose = async (time: AvailablePickupTime) => {
    setBusy(time.ID)
    const food = orderingPaths.products({ customerId, orderId, again, pickupLocationId, pickupTimeId: time.ID })
    if (orderId !== undefined) {
      await move({ place: pickupAt(pickupLocationId, time.ID), when: whenOf(time), food })
      return setBusy(undefined)
    }
    const first = await firstDay(time)
    setBusy(undefined)
    if (first > time.PickupDay) return setTooEarly({ day: time.PickupDay, next: first })
    void navigate(splitAddress(food).inside)
  }
  return { choose, busyId, tooEarly, notMoved }
}
