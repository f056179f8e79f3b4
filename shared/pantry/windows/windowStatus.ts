/** Status of ordering for a window at the moment (decision 33). */

export const windowStatuses = ['Upcoming', 'Open', 'Full', 'Closed'] as const
export type WindowStatus = (typeof windowStatuses)[number]

interface Ordering {
  readonly OpenTime: string
  readonly CloseTime: string
  readonly ClosedAt?: string | null | undefined
}
export interface Capacity {
  readonly MaximumOrders: number | null
  readonly PlacedOrders: number
  readonly WaitingFamilies?: number | undefined
  readonly ReservedPlaces?: number | null | undefined
  readonly ReservedTaken?: number | undefined
  readonly ReservedUntil?: string | null | undefined
}
/** Staff may take a place that is kept for people at the table and on the telephone. */
export type Asking = 'family' | 'staff'

/** Places kept for people at the table and on the telephone; none from the hour on at which they open to everybody. */
export const reservedPlaces = (
  window: Pick<Capacity, 'ReservedPlaces' | 'ReservedTaken' | 'ReservedUntil'>,
  now: Date,
): number => (window.ReservedUntil && now.getTime() < Date.parse(window.ReservedUntil) ? reservedLeft(window) : 0)

/** Reserved places that nobody has taken yet. */
export const reservedLeft = ({
  ReservedPlaces,
  ReservedTaken = 0,
}: Pick<Capacity, 'ReservedPlaces' | 'ReservedTaken'>) => Math.max(0, (ReservedPlaces ?? 0) - ReservedTaken)

/** Orders up to which anybody may take a place: below the maximum by the places kept for families who wait, and reserved ones. */
export const placeLimit = (window: Omit<Capacity, 'PlacedOrders'>, now: Date) =>
  window.MaximumOrders === null
    ? null
    : window.MaximumOrders - (window.WaitingFamilies ?? 0) - reservedPlaces(window, now)

/** Places that one may take who asks now; null without a maximum. */
export function capacityLeft(window: Capacity, now: Date, asking: Asking = 'family'): number | null {
  const limit = placeLimit(window, now)
  if (limit === null) return null
  return Math.max(0, limit - window.PlacedOrders) + (asking === 'staff' ? reservedPlaces(window, now) : 0)
}

export const hasPlace = (window: Capacity, now: Date, asking: Asking = 'family'): boolean =>
  capacityLeft(window, now, asking) !== 0

/** Both ends included; never on a day that staff closed. */
export const isWindowOpen = ({ OpenTime, CloseTime, ClosedAt }: Ordering, now: Date) =>
  !ClosedAt && Date.parse(OpenTime) <= now.getTime() && now.getTime() <= Date.parse(CloseTime)

export function windowStatus(window: Ordering & Capacity, now: Date): WindowStatus {
  if (window.ClosedAt || now.getTime() > Date.parse(window.CloseTime)) return 'Closed'
  if (!isWindowOpen(window, now)) return 'Upcoming'
  return hasPlace(window, now) ? 'Open' : 'Full'
}
