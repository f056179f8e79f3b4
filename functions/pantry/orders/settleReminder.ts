import type { Order } from '../../../shared/pantry/orders/order.ts'
import { windowIdOf } from '../../../shared/pantry/orders/order.ts'
import { morningReminderAt } from '../../../shared/pantry/orders/reminder.ts'
import { isFinal } from '../../../shared/pantry/orders/status.ts'
import { windowById } from '../windows/windowTable.ts'
import { orderById } from './orderTable.ts'
import { orderReminders } from './reminderTable.ts'

/**
 * The morning before an order, or that of its day: raises the event that its customer is reminded by, unless the order has
 * ended. On the day only those are asked who have not said that they come.
 */
export async function settleReminder(id: number, now: Date): Promise<void> {
  const [reminder, order] = await Promise.all([orderReminders.load(id), orderById(id)])
  if (!reminder?.DueAt || Date.parse(reminder.DueAt) > now.getTime()) return
  const { OrderDay, IsForToday: isForToday = false } = reminder
  const isOver = !order || isFinal(order.StatusCode) || (isForToday && order.Confirmed !== undefined)
  const detail = { OrderDay, ...(isForToday ? { IsToday: true } : {}) }
  const DueAt = isOver || isForToday ? null : await morningOf(order, now)
  const state = { ...reminder, DueAt, ...(DueAt === null ? {} : { IsForToday: true }) }
  const events = isOver ? [] : [{ type: 'OrderReminderDue', detail } as const]
  await orderReminders.save(reminder, { state, events }, { by: null, now })
}

async function morningOf(order: Order, now: Date): Promise<string | null> {
  const window = await windowById(windowIdOf(order) ?? 0)
  return window ? morningReminderAt(order, window.TimeZone, now) : null
}
