import { type Refusal, refuse } from '../../core/answer.ts'
import { type Transition, unchanged } from '../../core/event.ts'
import { type LineLot, lotsUpTo } from '../stock/lot.ts'
import { shelfChange } from '../stock/stock.ts'
import type { OrderEvent } from './events.ts'
import { canBeUndone, type HandOver, type LeftOnTable, noneLeft, undoSeconds } from './handOver.ts'
import { maxOrderNotes, type OrderNote, type OrderNoteDraft } from './note.ts'
import { heldReturnRefusal, linesOnHold, nothingOnHold, type OnHold } from './onHold.ts'
import {
  heldQuantity,
  isKeptCold,
  isTefapLine,
  type LineReturn,
  type LockerReservation,
  movementsBetween,
  type Order,
  type OrderLine,
  returnedQuantity,
  windowIdOf,
} from './order.ts'
import * as refusals from './refusals.ts'
import { isFinal, isPacked, type OrderStatusCode, orderStatusOf } from './status.ts'

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

/** A household that is served without an order: what it took left the shelf, and taking it back ends it as cancelled. */
export const walkInServed = (order: Order, facts: HandOver, areLotsSaid = false): OrderTransition => {
  const taken = order.PantryOrderItems.map((line) => lineIn(line, 'CREATED', 'DELIVEREDTONEIGHBOR'))
  const state: Order = {
    ...order,
    BagsCounted: true,
    StatusCode: 'DELIVEREDTONEIGHBOR',
    PantryOrderItems: taken,
    HandOver: facts,
    BeforeHandOver: stateToGoBackTo({ ...order, StatusCode: 'CANCELLED' }),
  }
  const { ID: CustomerID } = order.FoodInsecureNeighbor
  const said = areLotsSaid ? { AreLotsSaid: true } : {}
  const detail = { CustomerID, OrderDay: order.OrderDay, ...said, Movements: movementsBetween(undefined, state) }
  return { state, events: [{ type: 'WalkInServed', detail }] }
}

/**
 * Lines that are in no bag, and dry ones, return to the shelf; chilled and frozen ones out of a bag wait for a person's
 * choice, also when the order as a whole was not packed yet; so do those of a lot on hold.
 */
const returnOf = (line: OrderLine, from: OrderStatusCode): LineReturn => {
  const inBag = isPacked(from) ? heldQuantity(line) : (line.PackedQuantity ?? 0)
  return inBag > 0 && (isKeptCold(line) || line.HeldLots) ? 'waiting' : 'shelf'
}

const withoutLots = ({ Lots: _, ...line }: OrderLine): OrderLine => line

function lineIn(line: OrderLine, from: OrderStatusCode, to: OrderStatusCode): OrderLine {
  if (to === 'DELIVEREDTONEIGHBOR') {
    const quantity = heldQuantity(line)
    return { ...line, PackedQuantity: quantity, HandedOverQuantity: quantity }
  }
  if (isFinal(to)) return { ...line, Return: returnOf(line, from) }
  if (isPacked(to)) return { ...line, PackedQuantity: heldQuantity(line) }
  // Out of the bag again; what was missing then stays missing.
  if (isPacked(from) && line.PackedQuantity === line.Quantity) return { ...withoutLots(line), PackedQuantity: null }
  return line
}

/** TEFAP food stays with the pantry where no certificate counts (decision 69): dry food on the shelf, cold food for a person's choice. */
const isLeftBehind = (line: OrderLine, { CertificateID }: Pick<HandOver, 'CertificateID'>) =>
  CertificateID === null && isTefapLine(line)
/** Of a line some or all stays on the table. */
const leftBehind = (line: OrderLine, from: OrderStatusCode, left = heldQuantity(line)): OrderLine => ({
  ...lineIn(line, from, 'DELIVEREDTONEIGHBOR'),
  HandedOverQuantity: heldQuantity(line) - left,
  Return: returnOf(line, from),
})

/** Reason that so much of the lines can't have been left. */
function leftRefusal({ PantryOrderItems: lines }: Order, left: LeftOnTable): Refusal | undefined {
  for (const [productId, quantity] of left) {
    const line = lines.find(({ PantryInventoryItemID: id }) => id === productId)
    if (!line) return refuse(refusals.orderLineUnknown)
    const count = heldQuantity(line)
    if (quantity > count) return refuse(refusals.handOverLeftTooMany, { count, name: line.Name })
  }
  return undefined
}

function handedLine(line: OrderLine, from: OrderStatusCode, given: HandOver, left: LeftOnTable): OrderLine {
  if (isLeftBehind(line, given)) return leftBehind(line, from)
  const some = left.get(line.PantryInventoryItemID)
  return some === undefined ? lineIn(line, from, 'DELIVEREDTONEIGHBOR') : leftBehind(line, from, some)
}

/**
 * Any status that is not final may become any other; the same status again changes nothing. Handing over says to whom: the
 * distribution record follows from it.
 */
export function setStatus(
  order: Order,
  to: Exclude<OrderStatusCode, 'DELIVEREDTONEIGHBOR'>,
  now: Date,
): OrderTransition | Refusal
export function setStatus(
  order: Order,
  to: OrderStatusCode,
  now: Date,
  handOver: HandOver,
  left?: LeftOnTable,
): OrderTransition | Refusal
export function setStatus(
  order: Order,
  to: OrderStatusCode,
  now: Date,
  handOver?: HandOver,
  left = noneLeft,
): OrderTransition | Refusal {
  const from = order.StatusCode
  if (from === to) return unchanged(order)
  if (isFinal(from)) return refuse(refusals.orderFinal)
  const given = to === 'DELIVEREDTONEIGHBOR' ? handOver : undefined
  const tooMany = leftRefusal(order, left)
  if (tooMany) return tooMany
  const state: Order = {
    ...order,
    StatusCode: to,
    PantryOrderItems: order.PantryOrderItems.map((line) =>
      given ? handedLine(line, from, given, left) : lineIn(line, from, to),
    ),
    ...(given ? { HandOver: given, BeforeHandOver: stateToGoBackTo(order) } : {}),
    ...(orderStatusOf(to).IsCancelledType ? { Ended: { At: now.toISOString(), StatusCode: from } } : {}),
  }
  const detail = { From: from, To: to, Movements: movementsBetween(order, state) }
  return { state, events: [{ type: 'OrderStatusChanged', detail }] }
}

const stateToGoBackTo = ({ StatusCode, PantryOrderItems }: Order) => ({
  StatusCode,
  Unpacked: PantryOrderItems.filter(({ PackedQuantity }) => PackedQuantity === null).map(
    ({ PantryInventoryItemID: id }) => id,
  ),
})

/** Line that was left behind is in its bag again; of one that a person decided about meanwhile the choice stays. */
function withoutReturn(line: OrderLine): OrderLine {
  const { Return, ...rest } = line
  return Return === 'discarded' || Return === 'givenAway' ? line : rest
}

/**
 * Takes a hand-over back within a minute: the order is as it was before, with its food in the bags. The record of the
 * hand-over stays, and a reversal stands beside it.
 */
export function undoHandOver(order: Order, now: Date): OrderTransition | Refusal {
  const { HandOver: facts, BeforeHandOver: before, ...rest } = order
  if (!facts) return refuse(refusals.orderNotHandedOver)
  if (!before || !canBeUndone(facts, now)) return refuse(refusals.handOverUndoLate, { seconds: undoSeconds })
  const state: Order = {
    ...rest,
    StatusCode: before.StatusCode,
    ReversedHandOvers: (order.ReversedHandOvers ?? 0) + 1,
    PantryOrderItems: order.PantryOrderItems.map(withoutReturn).map((line) => ({
      ...(before.Unpacked.includes(line.PantryInventoryItemID) ? { ...withoutLots(line), PackedQuantity: null } : line),
      HandedOverQuantity: null,
      // Of a walk-in that was a mistake: it is on the shelf.
      ...(isFinal(before.StatusCode) ? { Return: 'shelf' as const } : {}),
    })),
  }
  return {
    state,
    events: [{ type: 'HandOverUndone', detail: { To: before.StatusCode, Movements: movementsBetween(order, state) } }],
  }
}

/** Of the same moment by the same person: it is the same one, sent again. */
const isRepeat = (one: HandOver, other: HandOver) => one.At === other.At && one.By?.UserID === other.By?.UserID

/** Handed over once: who brings the same code again is told so. One that waited for a connection may be sent again. */
export function handOver(
  order: Order,
  facts: HandOver,
  now: Date,
  { hasWaited = false, left = noneLeft }: { readonly hasWaited?: boolean; readonly left?: LeftOnTable } = {},
): OrderTransition | Refusal {
  if (!order.HandOver) return setStatus(order, 'DELIVEREDTONEIGHBOR', now, facts, left)
  return hasWaited && isRepeat(order.HandOver, facts) ? unchanged(order) : refuse(refusals.orderHandedOver)
}

/** Time and status in which the order ended, if it was handed over before that and ended for want of the news. */
export const endedUntold = ({ StatusCode, Ended }: Order, { At }: Pick<HandOver, 'At'>): Order['Ended'] | undefined =>
  Ended && orderStatusOf(StatusCode).IsCancelledType && Date.parse(At) < Date.parse(Ended.At) ? Ended : undefined

/**
 * A line of an order that ended for want of the news: it was handed over after all, but for what a person had in hand since
 * and decided on.
 */
function untoldLine(line: OrderLine, from: OrderStatusCode, left: number | undefined): OrderLine {
  const returned = returnOf(line, from)
  const { Return, ...rest } = lineIn(line, from, 'DELIVEREDTONEIGHBOR')
  if (Return !== returned && Return !== 'waiting') return { ...line, HandedOverQuantity: 0 }
  return left === undefined ? rest : leftBehind(line, from, left)
}

/**
 * Told only after its order ended: who was given the food has it. What went back to the shelf leaves it again. It can't be
 * undone.
 */
export function handOverUntold(order: Order, facts: HandOver, left = noneLeft): OrderTransition | Refusal {
  const ended = endedUntold(order, facts)
  if (!ended) return refuse(refusals.orderFinal)
  const tooMany = leftRefusal(order, left)
  if (tooMany) return tooMany
  const state: Order = {
    ...order,
    StatusCode: 'DELIVEREDTONEIGHBOR',
    HandOver: facts,
    PantryOrderItems: order.PantryOrderItems.map((line) =>
      untoldLine(line, ended.StatusCode, left.get(line.PantryInventoryItemID)),
    ),
  }
  const Movements = movementsBetween(order, state)
  const detail = { From: order.StatusCode, To: state.StatusCode, EndedAt: ended.At, Movements }
  return { state, events: [{ type: 'OrderStatusChanged', detail }] }
}

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
    if (event.type !== 'OrderStatusChanged' && event.type !== 'OrderLinePacked') return event
    const Counted = event.detail.Movements.filter(({ ProductID }) => counted.has(ProductID))
      .map((movement) => ({ ProductID: movement.ProductID, Quantity: -shelfChange(movement) }))
      .filter(({ Quantity }) => Quantity !== 0)
    return { ...event, detail: { ...event.detail, Told: { Since: since, Counted } } } as OrderEvent
  }
  return { state, events: events.map(told) }
}

/** Reason that lines can no longer go into bags. */
export function packRefusal({ StatusCode }: Pick<Order, 'StatusCode'>): Refusal | undefined {
  if (isFinal(StatusCode)) return refuse(refusals.orderFinal)
  return isPacked(StatusCode) ? refuse(refusals.orderAlreadyPacked) : undefined
}

/** A line with so many of it in the bag. What others may have by now, of a line packed short earlier, is not missing. */
function lineWith(line: OrderLine, packed: number | null, now: Date, lots: readonly LineLot[] = []): OrderLine {
  const { MissingQuantity = 0, MissingSince = now.toISOString(), Lots: _, ...rest } = line
  const Lots = lotsUpTo(lots, packed ?? 0)
  const after = { ...rest, PackedQuantity: packed, ...(Lots.length > 0 ? { Lots } : {}) }
  const missing = Math.max(0, MissingQuantity + heldQuantity(line) - heldQuantity(after))
  if (missing === 0) return after
  const since = missing > MissingQuantity ? now.toISOString() : MissingSince
  return { ...after, MissingQuantity: missing, MissingSince: since }
}

/** Lots that went into the bag. */
export interface PackedAs {
  /** In the bag when a tick was made that waited for a connection. */
  readonly seen?: number | null | undefined
  /** Absent: as before. */
  readonly lots?: readonly LineLot[] | undefined
  /** A person looked at the package: the lot's number does not decide. */
  readonly areLotsSaid?: boolean | undefined
}
const noHolds = { onHold: nothingOnHold, areLotsRead: false }
export const areSameLots = (some: readonly LineLot[] = [], others: readonly LineLot[] = []) =>
  some.length === others.length &&
  some.every(({ Lot, Quantity }, index) => others[index]?.Lot === Lot && others[index].Quantity === Quantity)
export const lotDetail = ({ Lots }: Pick<OrderLine, 'Lots'>, areLotsSaid = false) =>
  Lots ? { Lots, ...(areLotsSaid ? { AreLotsSaid: true } : {}) } : {}

/**
 * A line is in its bag, whole or in part; null takes it out again. A tick that waited for a connection says what was seen
 * then: what somebody else changed since stays. What is missing of it leaves the shelf and is offered to
 * nobody. What stands in for it goes back when that much is no longer missing. The order itself is packed by its status.
 */
export function packLine(
  order: Order,
  productId: number,
  packed: number | null,
  now: Date,
  { seen, lots, areLotsSaid }: PackedAs = {},
): OrderTransition | Refusal {
  const closed = packRefusal(order)
  if (closed) return closed
  const line = order.PantryOrderItems.find(({ PantryInventoryItemID: id }) => id === productId)
  if (!line) return refuse(refusals.orderLineUnknown)
  const after = lineWith(line, packed, now, lots ?? line.Lots)
  if (packed === line.PackedQuantity && areSameLots(line.Lots, after.Lots)) return unchanged(order)
  if (seen !== undefined && seen !== line.PackedQuantity)
    return refuse(refusals.orderLineOvertaken, { name: line.Name })
  if (packed !== null && packed > line.Quantity) return refuse(refusals.orderPackedTooMany, { count: line.Quantity })
  const substitutes = order.PantryOrderItems.filter(({ SubstituteOf }) => SubstituteOf === productId)
  const instead = substitutes.reduce((sum, one) => sum + heldQuantity(one), 0)
  const gone = line.Quantity - (packed ?? line.Quantity) < instead ? substitutes : []
  const state: Order = {
    ...order,
    PantryOrderItems: order.PantryOrderItems.filter((other) => !gone.includes(other)).map((other) =>
      other === line ? after : other,
    ),
  }
  const { MissingSince } = line
  const detail = {
    ...{ ProductID: productId, PackedQuantity: packed, Movements: movementsBetween(order, state) },
    ...(MissingSince === undefined ? {} : { MissingSince }),
    ...lotDetail(after, areLotsSaid),
  }
  return { state, events: [{ type: 'OrderLinePacked', detail }] }
}

/** Products on hold stay behind when the order is handed over, as if a packer had not found it. */
export function withoutHeld(order: Order, onHold: OnHold, now: Date): OrderTransition {
  return linesOnHold(order, onHold).reduce<OrderTransition>(
    ({ state: before, events }, line) => {
      const after = lineWith(line, 0, now)
      const state = {
        ...before,
        PantryOrderItems: before.PantryOrderItems.map((other) => (other === line ? after : other)),
      }
      const Movements = movementsBetween(before, state)
      const detail = { ProductID: line.PantryInventoryItemID, PackedQuantity: 0, Movements }
      return { state, events: [...events, { type: 'OrderLinePacked', detail }] }
    },
    { state: order, events: [] },
  )
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
