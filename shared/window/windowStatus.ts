/** Whether customers can order for a window at the moment (decision 33). */

export const windowStatuses = ['Upcoming', 'Open', 'Full', 'Closed'] as const
export type WindowStatus = (typeof windowStatuses)[number]

interface Ordering {
  readonly OpenTime: string
  readonly CloseTime: string
}
interface Places {
  readonly MaximumOrders: number | null
  readonly PlacedOrders: number
}

/** Both ends included. */
export const isWindowOpen = ({ OpenTime, CloseTime }: Ordering, now: Date) =>
  Date.parse(OpenTime) <= now.getTime() && now.getTime() <= Date.parse(CloseTime)

export function windowStatus(window: Ordering & Places, now: Date): WindowStatus {
  if (now.getTime() > Date.parse(window.CloseTime)) return 'Closed'
  if (!isWindowOpen(window, now)) return 'Upcoming'
  return window.MaximumOrders !== null && window.PlacedOrders >= window.MaximumOrders ? 'Full' : 'Open'
}
