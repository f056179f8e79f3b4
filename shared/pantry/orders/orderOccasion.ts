import type { OrderMessageKind } from '../../core/texting/kinds.ts'
import { orderEvents } from './events.ts'
import type { Order } from './order.ts'
import { reminderEvents } from './reminder.ts'
import { isFinal, isPacked } from './status.ts'

/** Events of an order that its customer is told of, and the name under which each is told once. */

export interface OrderOccasion {
  readonly kind: OrderMessageKind
  /** The same for events that tell the same. */
  readonly eventId: string
  /** The order may have another day: its reminder follows. */
  readonly isScheduling: boolean
}

interface OrderFact {
  readonly ID: string
  readonly Type: string
  readonly Subject: { readonly ID: number }
  readonly Detail: unknown
}

export function orderOccasion({ ID, Type, Subject, Detail }: OrderFact): OrderOccasion | undefined {
  const once = (name: string) => `order-${Subject.ID}-${name}`
  if (Type === orderEvents.OrderPlaced.type) return { kind: 'orderPlaced', eventId: once('placed'), isScheduling: true }
  if (Type === orderEvents.OrderEdited.type) return { kind: 'orderChanged', eventId: ID, isScheduling: true }
  if (Type === orderEvents.OrderNoticed.type) return { kind: 'orderNotice', eventId: ID, isScheduling: false }
  if (Type === reminderEvents.OrderReminderDue.type) {
    const { OrderDay, IsToday } = reminderEvents.OrderReminderDue.detail.parse(Detail)
    if (IsToday) return { kind: 'orderToday', eventId: once(`today-${OrderDay}`), isScheduling: false }
    return { kind: 'orderReminder', eventId: once(`reminder-${OrderDay}`), isScheduling: false }
  }
  if (Type !== orderEvents.OrderStatusChanged.type) return undefined
  const { To } = orderEvents.OrderStatusChanged.detail.parse(Detail)
  if (isPacked(To)) return { kind: 'orderReady', eventId: once('ready'), isScheduling: false }
  return To === 'CANCELLED' ? { kind: 'orderCancelled', eventId: once('cancelled'), isScheduling: false } : undefined
}

/** An event that comes late, or after another one, may tell what is not so any more. `today` is the place's day. */
export function stillTrue(kind: OrderMessageKind, { StatusCode, OrderDay }: Order, today: string): boolean {
  if (kind === 'orderCancelled') return StatusCode === 'CANCELLED'
  if (isFinal(StatusCode) || OrderDay < today) return false
  return kind !== 'orderReady' || isPacked(StatusCode)
}
