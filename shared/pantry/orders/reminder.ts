import * as z from 'zod/mini'
import { type EventOf, eventDefinition } from '../../core/event.ts'
import { Day } from '../../core/schema/fields.ts'
import { addDays, instantOf } from '../../core/time/zone.ts'

/** Neighbors are reminded of an order the day before it, in the morning of the place. */

const reminderHour = 10

/** null when an order was placed after that time. */
export function reminderAt(orderDay: string, zone: string, now: Date): string | null {
  const at = instantOf(addDays(orderDay, -1), reminderHour, zone)
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
