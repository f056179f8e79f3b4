import { type Refusal, refuse } from '../../core/answer.ts'
import { unchanged } from '../../core/event.ts'
import type { Arrival } from './arrival.ts'
import type { OrderTransition } from './changes.ts'
import { type Order, windowIdOf } from './order.ts'
import * as refusals from './refusals.ts'
import { isFinal } from './status.ts'

/** Rules of arriving: on the day of the order, at the place where it is picked up. */

type Arriving = Pick<
  Order,
  'StatusCode' | 'OrderDay' | 'PantryLocationPickupTimeID' | 'FoodBankDeliveryTimeID' | 'HandOver'
>

/** Reason that the family of an order can't be here for it on that day. */
export function arrivalRefusal(order: Arriving, today: string): Refusal | undefined {
  if (order.PantryLocationPickupTimeID === null) return refuse(refusals.arrivalNoPickup)
  if (isFinal(order.StatusCode)) return refuse(order.HandOver ? refusals.orderHandedOver : refusals.orderFinal)
  return order.OrderDay === today ? undefined : refuse(refusals.arrivalOtherDay)
}

interface Told {
  readonly Spot?: string | undefined
  readonly By: Arrival['By']
  readonly at: Date
  /** On the calendar of the place, at that time. */
  readonly today: string
  /** Day on which it is told, where that may be a later one. */
  readonly toldOn?: string
  /** It waited for a connection: the order may have been handed over meanwhile. */
  readonly hasWaited?: boolean
}

/** Said again, it changes the spot alone; of two times the earlier one counts. */
export function arrived(
  order: Order,
  { Spot, By, at, today, toldOn = today, hasWaited = false }: Told,
): OrderTransition | Refusal {
  if (hasWaited && order.HandOver) return unchanged(order)
  const refusal = arrivalRefusal(order, today)
  if (refusal) return refusal
  // A tablet's records are complete a day later, too; a family that waited would be told that the pantry knows.
  if (By === 'household' && toldOn !== order.OrderDay) return refuse(refusals.arrivalTooLate)
  const before = order.Arrival
  const At = at.toISOString()
  const isFirst = before === undefined || At < before.At
  const after = { At: isFirst ? At : before.At, Spot: Spot ?? before?.Spot ?? '', By: before?.By ?? By }
  if (before && before.At === after.At && before.Spot === after.Spot) return unchanged(order)
  return {
    state: { ...order, Arrival: after },
    events: isFirst ? [{ type: 'OrderArrived', detail: { At, WindowID: windowIdOf(order) } }] : [],
  }
}

/** Of an order that is over the arrival stays on record. */
export function arrivalTakenBack(order: Order): OrderTransition | Refusal {
  if (isFinal(order.StatusCode)) return refuse(refusals.orderFinal)
  if (!order.Arrival) return unchanged(order)
  const { Arrival: _, ...rest } = order
  return { state: rest, events: [{ type: 'ArrivalTakenBack', detail: { WindowID: windowIdOf(order) } }] }
}
