import { type Refusal, refuse } from '../answer.ts'
import { type Transition, unchanged } from '../event.ts'
import * as refusals from '../refusals/refusals.ts'
import type { OrderEvent } from './events.ts'
import {
  heldQuantity,
  type LineReturn,
  type LockerReservation,
  movementsBetween,
  type Order,
  type OrderLine,
  windowIdOf,
} from './order.ts'
import { isFinal, isPacked, type OrderStatusCode } from './status.ts'

/** The changes of an order. The stock follows from the states before and after: `movementsBetween`. */

export type OrderTransition = Transition<Order, OrderEvent>

/** A new order takes its lines off the shelf. */
export const placed = (order: Order): OrderTransition => ({
  state: order,
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

const dry = 1
const isDry = ({ StorageRequirementID }: OrderLine) => StorageRequirementID === null || StorageRequirementID === dry

/** Unpacked lines, and dry ones, return to the shelf; chilled and frozen ones out of a bag wait for a person's choice. */
const returnOf = (line: OrderLine, from: OrderStatusCode): LineReturn =>
  isPacked(from) && !isDry(line) ? 'waiting' : 'shelf'

function lineIn(line: OrderLine, from: OrderStatusCode, to: OrderStatusCode): OrderLine {
  if (to === 'DELIVEREDTONEIGHBOR') {
    const quantity = heldQuantity(line)
    return { ...line, PackedQuantity: quantity, HandedOverQuantity: quantity }
  }
  if (isFinal(to)) return { ...line, Return: returnOf(line, from) }
  return { ...line, PackedQuantity: isPacked(to) ? heldQuantity(line) : null }
}

/** Any status that is not final may become any other; the same status again changes nothing. */
export function setStatus(order: Order, to: OrderStatusCode): OrderTransition | Refusal {
  const from = order.StatusCode
  if (from === to) return unchanged(order)
  if (isFinal(from)) return refuse(refusals.orderFinal)
  const state: Order = {
    ...order,
    StatusCode: to,
    PantryOrderItems: order.PantryOrderItems.map((line) => lineIn(line, from, to)),
  }
  const detail = { From: from, To: to, Movements: movementsBetween(order, state) }
  return { state, events: [{ type: 'OrderStatusChanged', detail }] }
}

/** A locker waits for the order; the first reservation stays. */
export function lockerReserved(order: Order, locker: LockerReservation): OrderTransition | Refusal {
  if (order.Locker) return unchanged(order)
  if (isFinal(order.StatusCode)) return refuse(refusals.orderFinal)
  return {
    state: { ...order, Locker: locker },
    events: [{ type: 'LockerReserved', detail: { Provider: locker.Provider } }],
  }
}

/** What becomes of a waiting line (decision 77): decided once. */
export function settleReturn(
  order: Order,
  productId: number,
  choice: Exclude<LineReturn, 'waiting'>,
): OrderTransition | Refusal {
  const line = order.PantryOrderItems.find(({ PantryInventoryItemID: id }) => id === productId)
  if (line?.Return === choice) return unchanged(order)
  if (line?.Return !== 'waiting') return refuse(refusals.orderLineNotWaiting)
  const settled = { ...line, Return: choice }
  const state: Order = {
    ...order,
    PantryOrderItems: order.PantryOrderItems.map((other) => (other === line ? settled : other)),
  }
  const detail = {
    ProductID: productId,
    Units: heldQuantity(line),
    Choice: choice,
    Movements: movementsBetween(order, state),
  }
  return { state, events: [{ type: 'OrderReturnSettled', detail }] }
}
