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
}

/** Orders up to which anybody may take a place: below the maximum by the places kept for families who wait. */
export const placeLimit = ({
  MaximumOrders,
  WaitingFamilies = 0,
}: Pick<Capacity, 'MaximumOrders' | 'WaitingFamilies'>) =>
  MaximumOrders === null ? null : MaximumOrders - WaitingFamilies

export function hasPlace(window: Capacity): boolean {
  const limit = placeLimit(window)
  return limit === null || window.PlacedOrders < limit
}

/** Both ends included; never on a day that staff closed. */
export const isWindowOpen = ({ OpenTime, CloseTime, ClosedAt }: Ordering, now: Date) =>
  !ClosedAt && Date.parse(OpenTime) <= now.getTime() && now.getTime() <= Date.parse(CloseTime)

export function windowStatus(window: Ordering & Capacity, now: Date): WindowStatus {
  if (window.ClosedAt || now.getTime() > Date.parse(window.CloseTime)) return 'Closed'
  if (!isWindowOpen(window, now)) return 'Upcoming'
  return hasPlace(window) ? 'Open' : 'Full'
}
