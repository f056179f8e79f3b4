import { type Caller, ownerRefusal } from '../../core/access.ts'
import { type Refusal, refuse } from '../../core/answer.ts'
import { isWindowOver } from '../windows/available.ts'
import type { Order } from './order.ts'
import * as refusals from './refusals.ts'
import { isFinal } from './status.ts'

/**
 * Reason that an order can no longer be edited by its customer (decision 42): it is final, or its day
 * is not after today on the calendar of the place.
 */
export function editableRefusal(
  { StatusCode, OrderDay }: Pick<Order, 'StatusCode' | 'OrderDay'>,
  today: string,
): Refusal | undefined {
  if (isFinal(StatusCode)) return refuse(refusals.orderFinal)
  return OrderDay > today ? undefined : refuse(refusals.orderDayReached)
}

/** Reason that a family can't say any more that it does not come: the link of its reminder asks until its hours are over. */
export const notComingRefusal = ({ StatusCode }: Pick<Order, 'StatusCode'>): Refusal | undefined =>
  isFinal(StatusCode) ? refuse(refusals.orderFinal) : undefined

/** Of its time: days and times on the clock of the place. */
type Hours = Parameters<typeof isWindowOver>[0]
/** Reason that a family can't cancel in the app any more: its hours are over. */
export const cancelRefusal = (
  order: Pick<Order, 'StatusCode'>,
  hours: Hours | undefined,
  now: Date,
): Refusal | undefined =>
  notComingRefusal(order) ?? (hours && !isWindowOver(hours, now) ? undefined : refuse(refusals.orderHoursOver))

/** Staff change the orders of their own pantry; at another one, those that they placed themselves. */
export const changerRefusal = (
  caller: Pick<Caller, 'UserID' | 'EntityID'>,
  order: Pick<Order, 'EntityID' | 'PlacedBy'>,
): Refusal | undefined => (order.PlacedBy === caller.UserID ? undefined : ownerRefusal(caller, order))

/** Packers work from the lines: once one of them is in a bag, the products stay. */
export const isBeingPacked = (order: {
  readonly PantryOrderItems: readonly { readonly PackedQuantity?: number | null | undefined }[]
}): boolean => order.PantryOrderItems.some(({ PackedQuantity = null }) => PackedQuantity !== null)
