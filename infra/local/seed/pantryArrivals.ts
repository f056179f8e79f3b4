import type { Event } from '../../../events/event.ts'
import { orderStore } from '../../../functions/pantry/orders/orderTable.ts'
import { isRefusal } from '../../../shared/core/answer.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import type { Arrival } from '../../../shared/pantry/orders/arrival.ts'
import { arrived } from '../../../shared/pantry/orders/arriving.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import { isFinal, isPacked } from '../../../shared/pantry/orders/status.ts'

/** Families who wait right now at the demonstration's pantries. */

interface Course {
  readonly order: Order
  readonly events: readonly Event[]
}

const waiting: readonly { readonly minutes: number; readonly Spot: string; readonly By: Arrival['By'] }[] = [
  { minutes: 17, Spot: 'Blue car, space 4', By: 'household' },
  { minutes: 9, Spot: '', By: 'staff' },
  { minutes: 6, Spot: 'Space 7', By: 'household' },
  { minutes: 1, Spot: 'On the bench', By: 'staff' },
]

/** The first open orders of today, packed ones before others; where a day has none, nobody waits. */
export function withArrivals(courses: readonly Course[], zone: string, now: Date): Course[] {
  const today = localDay(now, zone)
  const open = courses
    .filter(({ order }) => order.OrderDay === today && !isFinal(order.StatusCode))
    .filter(({ order }) => order.PantryLocationPickupTimeID !== null)
    .toSorted((a, b) => Number(isPacked(b.order.StatusCode)) - Number(isPacked(a.order.StatusCode)))
  const here = new Map(waiting.flatMap((one, index) => (open[index] ? [[open[index], one] as const] : [])))
  return courses.map((course) => {
    const one = here.get(course)
    if (!one) return course
    const at = new Date(now.getTime() - one.minutes * 60_000)
    const step = arrived(course.order, { Spot: one.Spot, By: one.By, at, today })
    if (isRefusal(step)) return course
    const order = { ...step.state, Version: course.order.Version + 1 }
    return { order, events: [...course.events, ...orderStore.eventsOf(order, step.events, { by: null, now: at })] }
  })
}
