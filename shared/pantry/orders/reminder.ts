import * as z from 'zod/mini'
import { type EventOf, eventDefinition } from '../../core/event.ts'
import { Day } from '../../core/schema/fields.ts'
import { addDays, instantOf } from '../../core/time/zone.ts'
import type { Order } from './order.ts'

/**
 * Neighbors are reminded of an order the day before it, in the morning of the place; those who have not said by then that they
 * come, once more in the morning of the day.
 */

const reminderHour = 10
const morningHour = 8
/** Earlier orders leave no time to say that one can't come. */
const firstAskedAgain = '09:30:00'
/** Reminders of a day are spread over these minutes: at one moment thousands would wait for each other. */
const spreadMinutes = 10

const spread = (id: number) => (id % (spreadMinutes * 60)) * 1000

/** Between ten and ten past ten, by the number of the order; null when it was placed after that time. */
export function reminderAt({ ID, OrderDay }: Pick<Order, 'ID' | 'OrderDay'>, zone: string, now: Date): string | null {
  const ten = instantOf(addDays(OrderDay, -1), reminderHour, zone)
  const at = new Date(ten.getTime() + spread(ID))
  return at > now ? at.toISOString() : null
}

/** From eight on in the morning of the day; null where the order's hours begin too early for it. */
export function morningReminderAt(
  { ID, OrderDay, StartTime }: Pick<Order, 'ID' | 'OrderDay' | 'StartTime'>,
  zone: string,
  now: Date,
): string | null {
  const at = new Date(instantOf(OrderDay, morningHour, zone).getTime() + spread(ID))
  return StartTime >= firstAskedAgain && at > now ? at.toISOString() : null
}

export const reminderEvents = {
  OrderReminderDue: eventDefinition(
    'OrderReminderDue',
    'It is the morning of the day before an order, or of its day.',
    z.object({ OrderDay: Day, IsToday: z.optional(z.boolean()) }),
    { OrderDay: '2026-11-24' },
  ),
} as const

export type ReminderEvent = EventOf<typeof reminderEvents>
