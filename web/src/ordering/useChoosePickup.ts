import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as ordering from '../../../shared/api/ordering.ts'
import type { AvailablePickupTime } from '../../../shared/window/availableLocation.ts'
import { call } from '../data/client.ts'
import { splitAddress } from '../paths.ts'
import { orderingPaths } from './orderingPaths.ts'
import { useOrdering } from './useOrdering.ts'

/**
 * Goes on to the food for a pickup time. Where the order limits allow an order only on a later day, it stays and says so;
 * editing an order lifts that check. When the check fails the order goes on: placing it checks again.
 */
export function useChoosePickup(pickupLocationId: number) {
  const { customerId, orderId } = useOrdering()
  const navigate = useNavigate()
  const [busyId, setBusy] = useState<number>()
  const [tooEarly, setTooEarly] = useState<{ day: string; next: string }>()
  const firstDay = async (time: AvailablePickupTime) => {
    if (orderId !== undefined) return time.PickupDay
    const input = { id: customerId, locationId: pickupLocationId, pickupTimeId: time.ID }
    return call(ordering.getNextValidPickupOrderDate, input).catch(() => time.PickupDay)
  }
  const choose = async (time: AvailablePickupTime) => {
    setBusy(time.ID)
    const first = await firstDay(time)
    setBusy(undefined)
    if (first > time.PickupDay) return setTooEarly({ day: time.PickupDay, next: first })
    const food = orderingPaths.products({ customerId, orderId, pickupLocationId, pickupTimeId: time.ID })
    void navigate(splitAddress(food).inside)
  }
  return { choose, busyId, tooEarly }
}
