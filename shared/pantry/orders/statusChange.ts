import type { Caller } from '../../core/access.ts'
import { type Refusal, refuse } from '../../core/answer.ts'
import { unchanged } from '../../core/event.ts'
import type { OrderTransition } from './changes.ts'
import { canBeUndone, type HandOver, type LeftOnTable, noneLeft, undoSeconds } from './handOver.ts'
import { type Reversal, type ReversalDraft, reversalRefusal } from './later/reversal.ts'
import {
  heldQuantity,
  isKeptCold,
  isTefapLine,
  type LineReturn,
  movementsBetween,
  type Order,
  type OrderLine,
} from './order.ts'
import * as refusals from './refusals.ts'
import { isFinal, isPacked, type OrderStatusCode, orderStatusOf } from './status.ts'

/** Another status of an order: handing over, what stays on the table, and how a hand-over is taken back. */

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

/** Order that had ended, or a walk-in, which goes back to the shelf: cold food of later than a minute waits for a decision. */
const returnedLine = (line: OrderLine, { Ended }: Pick<Order, 'Ended'>, isLate: boolean): OrderLine =>
  line.Return || (!isLate && !Ended)
    ? { ...line, Return: line.Return ?? 'shelf' }
    : { ...line, Return: returnOf(line, Ended?.StatusCode ?? 'CREATED') }

/** Line as it was before the hand-over. */
function lineBefore(line: OrderLine, order: Order, before: NonNullable<Order['BeforeHandOver']>, isLate: boolean) {
  const isOver = isFinal(before.StatusCode)
  const own = isOver && order.Ended ? line : withoutReturn(line)
  const isUnpacked = before.Unpacked.includes(line.PantryInventoryItemID)
  const back = { ...(isUnpacked ? { ...withoutLots(own), PackedQuantity: null } : own), HandedOverQuantity: null }
  return isOver ? returnedLine(back, order, isLate) : back
}

interface TakingBack extends ReversalDraft {
  readonly by: NonNullable<Reversal['By']> & Pick<Caller, 'Role'>
  /** Of the order's place. */
  readonly zone: string
}

/**
 * Takes a hand-over back, later than a minute with a reason: the order is as it was before, with its food in the bags, which the
 * sweep returns when its day is over. The record of the hand-over stays, and a reversal stands beside it; a certificate that was
 * signed stays, too.
 */
export function undoHandOver(
  order: Order,
  now: Date,
  { by, zone, Reason, Words }: TakingBack,
): OrderTransition | Refusal {
  const { HandOver: facts, BeforeHandOver: before, ...rest } = order
  if (!facts) return refuse(refusals.orderNotHandedOver)
  const isLate = !canBeUndone(facts, now)
  if (!before || (isLate && Reason === undefined)) return refuse(refusals.handOverUndoLate, { seconds: undoSeconds })
  const refusal = isLate ? reversalRefusal(facts, { by, zone, now }) : undefined
  if (refusal) return refusal
  const { UserID, EntityID, Name } = by
  const reversal: Reversal = {
    At: now.toISOString(),
    By: { UserID, EntityID, Name },
    ...(Reason ? { Reason } : {}),
    ...(Words ? { Words } : {}),
    HandedOver: { At: facts.At, UserID: facts.By?.UserID ?? null },
  }
  const state: Order = {
    ...rest,
    StatusCode: before.StatusCode,
    ReversedHandOvers: (order.ReversedHandOvers ?? 0) + 1,
    Reversals: [...(order.Reversals ?? []), reversal],
    PantryOrderItems: order.PantryOrderItems.map((line) => lineBefore(line, order, before, isLate)),
  }
  const detail = { To: before.StatusCode, ...(Reason ? { Reason } : {}), Movements: movementsBetween(order, state) }
  return { state, events: [{ type: 'HandOverUndone', detail }] }
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
 * Told only after its order ended: who was given the food has it. What went back to the shelf leaves it again.
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
    BeforeHandOver: stateToGoBackTo(order),
    PantryOrderItems: order.PantryOrderItems.map((line) =>
      untoldLine(line, ended.StatusCode, left.get(line.PantryInventoryItemID)),
    ),
  }
  const Movements = movementsBetween(order, state)
  const detail = { From: order.StatusCode, To: state.StatusCode, EndedAt: ended.At, Movements }
  return { state, events: [{ type: 'OrderStatusChanged', detail }] }
}
