/** Status of ordering for a window at the moment (decision 33). */

export const windowStatuses = ['Upcoming', 'Open', 'Full', 'Closed'] as const
export type WindowStatus = (typeof windowStatuses)[number]

interface Ordering {
  readonly OpenTime: string
  readonly CloseTime: string
  readonly ClosedAt?: string | null | undefined
}
interface Capacity {
  readonly MaximumOrders: number | null
  readonly PlacedOrders: number
}

/** Both ends included; never on a day that staff closed. */
export const isWindowOpen = ({ OpenTime, CloseTime, ClosedAt }: Ordering, now: Date) =>
  !ClosedAt && Date.parse(OpenTime) <= now.getTime() && now.getTime() <= Date.parse(CloseTime)

export function windowStatus(window: Ordering & Capacity, now: Date): WindowStatus {
  if (window.ClosedAt || now.getTime() > Date.parse(window.CloseTime)) return 'Closed'
  if (!isWindowOpen(window, now)) return 'Upcoming'
  return window.MaximumOrders !== null && window.PlacedOrders >= window.MaximumOrders ? 'Full' : 'Open'
}
