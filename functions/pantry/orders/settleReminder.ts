import { isFinal } from '../../../shared/pantry/orders/status.ts'
import { orderById } from './orderTable.ts'
import { orderReminders } from './reminderTable.ts'

/** The morning before an order: raises the event that its customer is reminded by, unless the order has ended. */
export async function settleReminder(id: number, now: Date): Promise<void> {
  const [reminder, order] = await Promise.all([orderReminders.load(id), orderById(id)])
  if (!reminder?.DueAt || Date.parse(reminder.DueAt) > now.getTime()) return
  const isOver = !order || isFinal(order.StatusCode)
  const events = isOver ? [] : [{ type: 'OrderReminderDue', detail: { OrderDay: reminder.OrderDay } } as const]
  await orderReminders.save(reminder, { state: { ...reminder, DueAt: null }, events }, { by: null, now })
}
