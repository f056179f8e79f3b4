import * as z from 'zod/mini'
import { type EventOf, eventDefinition } from '../../core/event.ts'
import { Day } from '../../core/schema/fields.ts'
import { addDays, instantOf } from '../../core/time/zone.ts'
import type { Order } from './order.ts'

/** Neighbors are reminded of an order the day before it, in the morning of the place. */

const reminderHour = 10
/** Reminders of a day are spread over these minutes: at one moment thousands would wait for each other. */
const spreadMinutes = 10

/** Between ten and ten past ten, by the number of the order; null when it was placed after that time. */
export function reminderAt({ ID, OrderDay }: Pick<Order, 'ID' | 'OrderDay'>, zone: string, now: Date): string | null {
  const ten = instantOf(addDays(OrderDay, -1), reminderHour, zone)
  const at = new Date(ten.getTime() + (ID % (spreadMinutes * 60)) * 1000)
  return at > now ? at.toISOString() : null
}

export const reminderEvents = {
  OrderReminderDue: eventDefinition(
    'OrderReminderDue',
    'It is the morning of the day before an order.',
    z.object({ OrderDay: Day }),
    { OrderDay: '2026-11-24' },
  ),
} as const

export type ReminderEvent = EventOf<typeof reminderEvents>
