import { type Refusal, refuse } from '../../core/answer.ts'
import { type Transition, unchanged } from '../../core/event.ts'
import { shelfChange } from '../stock/stock.ts'
import type { OrderEvent } from './events.ts'
import { maxOrderNotes, type OrderNote, type OrderNoteDraft } from './note.ts'
import { heldReturnRefusal, nothingOnHold, type OnHold } from './onHold.ts'
import {
  type LineReturn,
  type LockerReservation,
  movementsBetween,
  type Order,
  returnedQuantity,
  windowIdOf,
} from './order.ts'
import * as refusals from './refusals.ts'
import { isFinal } from './status.ts'

/** The changes of an order. The stock follows from the states before and after: `movementsBetween`. */

export type OrderTransition = Transition<Order, OrderEvent>

/** A new order is promised its lines. `by`: who of the staff placed it. */
export const placed = (order: Order, by?: number): OrderTransition => ({
  state: { ...order, ...(by === undefined ? {} : { PlacedBy: by }), BagsCounted: true },
  events: [
    {
      type: 'OrderPlaced',
      detail: {
        CustomerID: order.FoodInsecureNeighbor.ID,
        OrderDay: order.OrderDay,
        WindowID: windowIdOf(order),
        Movements: movementsBetween(undefined, order),
      },
    },
  ],
})

const canBeTold = new Set<OrderEvent['type']>(['OrderStatusChanged', 'OrderLinePacked', 'WalkInServed'])

/**
 * A change that a device told later than it made it. What it moved of products that were counted since (`counted`) the count
 * has found moved: the shelf does not change again.
 */
export function toldLater(
  { state, events }: OrderTransition,
  since: string,
  counted: ReadonlySet<number>,
): OrderTransition {
  const told = (event: OrderEvent): OrderEvent => {
    if (!('Movements' in event.detail) || !canBeTold.has(event.type)) return event
    const Counted = event.detail.Movements.filter(({ ProductID }) => counted.has(ProductID))
      .map((movement) => ({ ProductID: movement.ProductID, Quantity: -shelfChange(movement) }))
      .filter(({ Quantity }) => Quantity !== 0)
    return { ...event, detail: { ...event.detail, Told: { Since: since, Counted } } } as OrderEvent
  }
  return { state, events: events.map(told) }
}

/** The family comes. Of an order that is over there is nothing to confirm. */
export function confirmed(order: Order, now: Date): OrderTransition | Refusal {
  if (isFinal(order.StatusCode)) return refuse(refusals.orderFinal)
  if (order.Confirmed !== undefined) return unchanged(order)
  return {
    state: { ...order, Confirmed: now.toISOString() },
    events: [{ type: 'OrderConfirmed', detail: { OrderDay: order.OrderDay, WindowID: windowIdOf(order) } }],
  }
}

/** Notes are numbered within their order; the event holds none of their words. */
export function addNote(
  order: Order,
  draft: OrderNoteDraft,
  by: { readonly UserID: number; readonly UserName: string },
  now: Date,
): OrderTransition | Refusal {
  if (order.Notes.length >= maxOrderNotes) return refuse(refusals.orderNotesFull, { max: maxOrderNotes })
  const note: OrderNote = {
    ID: (order.Notes.at(-1)?.ID ?? 0) + 1,
    ...draft,
    Created: now.toISOString(),
    User: { ID: by.UserID, UserName: by.UserName },
  }
  const { ID: NoteID, IsVisibleToFoodInsecureNeighbor } = note
  const state: Order = { ...order, Notes: [...order.Notes, note] }
  return { state, events: [{ type: 'OrderNoteAdded', detail: { NoteID, IsVisibleToFoodInsecureNeighbor } }] }
}

/**
 * A locker waits for the order; the first reservation stays. That of an order which ended meanwhile is noted in any case: the
 * reaction to the event gives it back.
 */
export function lockerReserved(order: Order, locker: LockerReservation): OrderTransition {
  if (order.Locker && !isFinal(order.StatusCode)) return unchanged(order)
  return {
    state: { ...order, Locker: locker },
    events: [{ type: 'LockerReserved', detail: { Provider: locker.Provider } }],
  }
}

const noHolds = { onHold: nothingOnHold, areLotsRead: false }

/** Settles a waiting line (decision 77): decided once. Food of a lot on hold is put aside for good, or waits. */
export function settleReturn(
  order: Order,
  productId: number,
  choice: Exclude<LineReturn, 'waiting'>,
  { onHold, areLotsRead }: { readonly onHold: OnHold; readonly areLotsRead: boolean } = noHolds,
): OrderTransition | Refusal {
  const line = order.PantryOrderItems.find(({ PantryInventoryItemID: id }) => id === productId)
  if (line?.Return === choice) return unchanged(order)
  if (line?.Return !== 'waiting') return refuse(refusals.orderLineNotWaiting)
  const held = choice === 'discarded' ? undefined : heldReturnRefusal(line, onHold, areLotsRead)
  if (held) return held
  const settled = { ...line, Return: choice }
  const state: Order = {
    ...order,
    PantryOrderItems: order.PantryOrderItems.map((other) => (other === line ? settled : other)),
  }
  const detail = {
    ProductID: productId,
    Units: returnedQuantity(line),
    Choice: choice,
    Movements: movementsBetween(order, state),
  }
  return { state, events: [{ type: 'OrderReturnSettled', detail }] }
}
