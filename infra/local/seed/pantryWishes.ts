import { localDay } from '../../../shared/core/time/zone.ts'
import type { OrderStatusCode } from '../../../shared/pantry/orders/status.ts'
import type { OrderWindow } from '../../../shared/pantry/windows/window.ts'

/** Orders of single neighbors whose end is planned, so that the demonstration has every state on one person's screen. */

export interface Wish {
  readonly window: OrderWindow
  /** The state that the order is in now. */
  readonly code: OrderStatusCode
}

const past: readonly OrderStatusCode[] = ['DELIVEREDTONEIGHBOR', 'ABANDONED', 'CANCELLED', 'DELIVEREDTONEIGHBOR']
const coming: readonly OrderStatusCode[] = ['DELIVEREDTOPICKUPLOCATION', 'PACKED', 'PROCESSING', 'CREATED']

/** One window a day: nobody comes twice. */
const firstOfDays = (windows: readonly OrderWindow[]) => [
  ...new Map(windows.toReversed().map((window) => [window.OrderDay, window])).values(),
]

/** From the latest past day back, and from the next coming day on. */
export function daysAround(windows: readonly OrderWindow[], now: Date) {
  const days = firstOfDays(windows).toSorted((a, b) => (a.OrderDay < b.OrderDay ? -1 : 1))
  const isPast = ({ OrderDay, TimeZone }: OrderWindow) => OrderDay < localDay(now, TimeZone)
  const isComing = ({ OrderDay, TimeZone }: OrderWindow) => OrderDay > localDay(now, TimeZone)
  return { before: days.filter(isPast).toReversed(), after: days.filter(isComing) }
}

const paired = (windows: readonly OrderWindow[], codes: readonly OrderStatusCode[]): Wish[] =>
  codes.flatMap((code, index) => {
    const window = windows[index]
    return window ? [{ window, code }] : []
  })

/** Pickups in every state: the next one waits at the place, the last one that is open can still be changed. */
export function everyState(windows: readonly OrderWindow[], now: Date): Wish[] {
  const pickups = windows.filter(({ Kind }) => Kind === 'pickup')
  const [firstLocation] = pickups.map(({ PantryLocationID }) => PantryLocationID)
  const { before, after } = daysAround(
    pickups.filter(({ PantryLocationID }) => PantryLocationID === firstLocation),
    now,
  )
  return [...paired(before, past), ...paired(after, coming)]
}

/** Deliveries: one that came, and the next one. */
export function deliveries(windows: readonly OrderWindow[], programId: number, now: Date): Wish[] {
  const own = windows.filter(({ EntityDeliveryProgramID }) => EntityDeliveryProgramID === programId)
  const { before, after } = daysAround(own, now)
  return [...paired(before, ['DELIVEREDTONEIGHBOR']), ...paired(after, ['CREATED'])]
}

/** Three orders in a row that were packed and nobody came for. */
export function missedOrders(windows: readonly OrderWindow[], now: Date): Wish[] {
  const pickups = windows.filter(({ Kind }) => Kind === 'pickup')
  return paired(daysAround(pickups, now).before, ['ABANDONED', 'ABANDONED', 'ABANDONED'])
}
