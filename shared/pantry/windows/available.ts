import { instantAt } from '../../core/time/wallTime.ts'
import { localDay } from '../../core/time/zone.ts'
import type { OrderWindow } from './window.ts'
import { hasPlace, windowStatus } from './windowStatus.ts'

type Choosable = Pick<
  OrderWindow,
  | 'ID'
  | 'TimeZone'
  | 'OrderDay'
  | 'EndTime'
  | 'OpenTime'
  | 'CloseTime'
  | 'ClosedAt'
  | 'MaximumOrders'
  | 'PlacedOrders'
  | 'WaitingFamilies'
  | 'ReservedPlaces'
  | 'ReservedTaken'
  | 'ReservedUntil'
>

/** Its hours have passed on the clock of the place, whenever it closes for orders. */
export const isWindowOver = (
  { OrderDay, EndTime, TimeZone }: Pick<OrderWindow, 'OrderDay' | 'EndTime' | 'TimeZone'>,
  now: Date,
) => instantAt(OrderDay, EndTime, TimeZone) < now

/**
 * Closed for families, and its day is not over on the clock of the place: staff still order for people at the table, unless
 * the whole day is closed.
 */
export const isClosedToday = (
  { OrderDay, TimeZone, CloseTime, ClosedAt }: Pick<OrderWindow, 'OrderDay' | 'TimeZone' | 'CloseTime' | 'ClosedAt'>,
  now: Date,
) => !ClosedAt && now.getTime() > Date.parse(CloseTime) && OrderDay >= localDay(now, TimeZone)

/**
 * Tells if a customer may order for a window now (decision 45): it is open, its hours have not passed, and has a
 * place left. The window of the order that is edited stays, also when it is full or closed meanwhile.
 */
export function isWindowAvailable(window: Choosable, now: Date, ownWindowId?: number | null): boolean {
  if (isWindowOver(window, now)) return false
  return window.ID === ownWindowId || windowStatus(window, now) === 'Open'
}

/**
 * A place that is kept for a family who waited may be taken: from when anybody could order on until the hours are over, also
 * when the others can't order any more; never on a day that staff closed.
 */
export const takesWaiting = (window: Choosable, now: Date): boolean =>
  !window.ClosedAt && Date.parse(window.OpenTime) <= now.getTime() && !isWindowOver(window, now)

/** Full, so that a family may wait for a place in it. */
export const isWaitable = (window: Choosable, now: Date): boolean =>
  !isWindowOver(window, now) && windowStatus(window, now) === 'Full'

/** Full for families, while staff may still take a reserved place for somebody. */
export const isReservedForStaff = (window: Choosable, now: Date): boolean =>
  isWaitable(window, now) && hasPlace(window, now, 'staff')

/** The same for staff who order on somebody's behalf. */
export const isWindowAvailableToStaff = (window: Choosable, now: Date, ownWindowId?: number | null): boolean =>
  isWindowAvailable(window, now, ownWindowId) ||
  isReservedForStaff(window, now) ||
  (isClosedToday(window, now) && hasPlace(window, now, 'staff'))

/**
 * Tells if a delivery window serves a customer: one of its program, or, without a program, one with delivery (decision
 * 45).
 */
export const servesCustomer = (
  { EntityDeliveryProgramID: program }: Pick<OrderWindow, 'EntityDeliveryProgramID'>,
  { IsDeliveryEnabled, DeliveryProgramIDs }: { IsDeliveryEnabled: boolean; DeliveryProgramIDs: readonly number[] },
): boolean => (program === null ? IsDeliveryEnabled : DeliveryProgramIDs.includes(program))
