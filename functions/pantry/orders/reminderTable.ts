import * as z from 'zod/mini'
import { Day, ID, Instant } from '../../../shared/core/schema/fields.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import { type ReminderEvent, reminderAt } from '../../../shared/pantry/orders/reminder.ts'
import { Aggregate } from '../../core/table/aggregate.ts'
import { orderKeys } from '../../core/table/keys/orders.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import type { Write } from '../../core/table/write.ts'

/** The reminder of an order, with its timer: an item of its own, so that it conflicts with no change of the order. */

const OrderReminder = z.object({
  /** The order's. */
  ID: ID,
  Version: z.int(),
  EntityID: ID,
  OrderDay: Day,
  /** null when it was raised, or when the order came too late for one. */
  DueAt: z.nullable(Instant),
  /** The next one is that of the day itself. */
  IsForToday: z.optional(z.boolean()),
})
type OrderReminder = z.infer<typeof OrderReminder>

const shape = storedShape(OrderReminder)

export const orderReminders = new Aggregate<OrderReminder, ReminderEvent>({
  kind: 'orderReminder',
  schema: shape.schema,
  key: orderKeys.reminder,
  entityId: ({ EntityID }) => EntityID,
  attributes: () => ({ Shape: shape.version }),
  dueAt: ({ DueAt }) => DueAt,
})

const reminderOf = (order: Order, zone: string, now: Date, Version = 0): OrderReminder => ({
  ID: order.ID,
  Version,
  EntityID: order.EntityID,
  OrderDay: order.OrderDay,
  DueAt: reminderAt(order, zone, now),
})

/** Of a new order, and of one that has another day; anything else changes nothing. */
export async function scheduleReminder(order: Order, zone: string, now: Date): Promise<void> {
  const before = await orderReminders.load(order.ID)
  if (before?.OrderDay === order.OrderDay) return
  const state = reminderOf(order, zone, now, before?.Version)
  await orderReminders.save(before, { state, events: [] }, { by: null, now })
}

/** For a demonstration, whose orders raise no events. */
export const reminderWrites = (order: Order, zone: string, now: Date): Write[] =>
  orderReminders.importWrites({ state: reminderOf(order, zone, now, 1), events: [] })
