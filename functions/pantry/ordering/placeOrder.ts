import type { Caller } from '../../../shared/core/access.ts'
import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { decideOrder, type OrderRequest, windowIdOfDraft } from '../../../shared/pantry/ordering/decide.ts'
import { type OrderDraft, PlacedOrder, placedOrder, timeRefusal } from '../../../shared/pantry/ordering/placing.ts'
import * as refusals from '../../../shared/pantry/ordering/refusals.ts'
import type { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { pause } from '../../core/pause.ts'
import {
  type IdempotencyKey,
  isAnsweredBefore,
  type ResponseRecord,
  storedResponseKey,
} from '../../core/table/idempotency.ts'
import { nextId } from '../../core/table/ids.ts'
import { table } from '../../core/table/table.ts'
import { isConflict } from '../../core/table/write.ts'
import { mayChoose } from '../locations/accessTable.ts'
import { pickupLocationsById } from '../locations/locationTable.ts'
import { windowById } from '../windows/windowTable.ts'
import { decideWaiting } from './decideWaiting.ts'
import { newOrdersWrites } from './orderWrites.ts'
import { readPantry } from './pantryState.ts'
import { countedAlone, isLedHere, isRushHere, leadHere, toldHere } from './sameInstance.ts'
import { isLed, look, newWaiting, type WaitingOrder, wait, withdraw } from './waitingTable.ts'

/**
 * Places an order: alone as long as nobody else is there, together with others once they conflict. Repeated transactions
 * alone would cancel each other for ever in a rush; so a caller who meets a conflict leaves the order to wait, and one of those
 * who wait decides all of them, in the order in which they came. On an instance that is shared a rush is known without conflicts.
 */

interface NewPlacing {
  readonly draft: OrderDraft
  readonly customer: Customer
  readonly caller: Caller
  readonly idempotencyKey: IdempotencyKey
  readonly now: Date
  readonly remainingMs?: (() => number) | undefined
}
type Placing = NewPlacing & { readonly request: OrderRequest }
type Placed = PlacedOrder | Refusal

/** Staff of an agency order at its own pantry alone. */
const isOfOthers = ({ Role, EntityID }: Caller, owner: number) => Role === 'agency' && EntityID !== owner

/** Of a location for invited neighbors the others are told nothing, not even that a time is full. */
async function isShown(caller: Caller, { PantryLocationID: id }: Pick<OrderWindow, 'PantryLocationID'>) {
  if (id === null) return true
  const [location] = await pickupLocationsById([id])
  return location === undefined || mayChoose(caller, location)
}

export async function placeOrder(placing: NewPlacing): Promise<Placed> {
  const { draft, customer, caller, now } = placing
  const isByStaff = caller.Role !== 'customer'
  const window = await windowById(windowIdOfDraft(draft))
  // Most of those who come to a full window hear of it before anything else is read.
  const refusal = timeRefusal({ window, now, isOwn: false, isByStaff })
  if (!window) return refuse(refusals.orderTimeGone)
  if (refusal) return (await isShown(caller, window)) ? refusal : refuse(refusals.orderTimeGone)
  const { EntityID: entityId } = window
  if (isOfOthers(caller, entityId)) return refuse(refusals.orderPlaceOfOthers)
  const ofOrder = { ...placing, request: { orderId: await nextId('order'), customerId: customer.ID, draft, isByStaff } }
  const placed = isRushHere() ? undefined : await countedAlone(() => placeAlone(ofOrder, entityId))
  return placed ?? placeTogether(ofOrder, entityId)
}

/** Undefined when others are there. */
async function placeAlone(placing: Placing, entityId: number): Promise<Placed | undefined> {
  const { request, customer, caller, idempotencyKey, now } = placing
  if (await isLed(entityId)) return undefined
  const decided = decideOrder(request, await readPantry(entityId, [request], now, customer))
  if (isRefusal(decided)) return decided
  const answer = placedOrder(decided.order.ID, decided.removed)
  const writes = newOrdersWrites([{ ...decided, by: caller }], now)
  try {
    await table.commit([...writes, ...idempotencyKey.writes(answer, now)], 1)
    return answer
  } catch (error) {
    // A repeat of a call that was carried out: its answer is stored.
    if (isAnsweredBefore(error)) throw error
    if (isConflict(error)) return undefined
    throw error
  }
}

/** The function's time, and the part of it that its answer takes. */
const functionMs = 10_000
const answerMs = 3000
/** A leader waits for its own answer meanwhile: then somebody else goes on. */
const leadMs = 800
/** By a clock that stands still as well. */
const maxLooks = 100

async function placeTogether(
  { request, caller, idempotencyKey, remainingMs }: Placing,
  entityId: number,
): Promise<Placed> {
  const now = new Date()
  const until = new Date(now.getTime() + (remainingMs?.() ?? functionMs) - answerMs)
  const answer = idempotencyKey.record ?? ownRecord(request, caller)
  const waiting = newWaiting({ ...request, entityId, answer, by: caller, until }, now)
  try {
    await wait(waiting)
    return await outcomeFor(waiting, entityId)
  } catch (error) {
    // The caller tries again: what is told then has to be the whole truth.
    await withdraw(waiting)
    throw error
  }
}

async function outcomeFor(waiting: WaitingOrder, entityId: number): Promise<Placed> {
  const { orderId, until } = waiting
  for (let looks = 0; looks < maxLooks && Date.now() < until.getTime(); looks++) {
    const outcome = isLedHere(entityId)
      ? await toldHere(entityId, orderId, async () => (await look(entityId, waiting)).outcome)
      : await leadHere(entityId, () => lookOrDecide(waiting, entityId))
    if (outcome !== undefined) return outcomeOf(outcome)
  }
  return giveUp(entityId, waiting)
}

/** The order's answer; undefined after a decision, by another caller or by this one for all who wait. */
async function lookOrDecide(waiting: WaitingOrder, entityId: number): Promise<unknown> {
  const { outcome, isLed: isTogether } = await look(entityId, waiting)
  if (outcome !== undefined) return outcome
  if (isTogether) await pause(100 + Math.random() * 100)
  else await decideWaiting(entityId, String(waiting.orderId), Date.now() + leadMs)
  return undefined
}

/** Without a key of the caller the order's own number is one. */
const ownRecord = ({ orderId }: OrderRequest, { UserID }: Caller): ResponseRecord => ({
  at: storedResponseKey(UserID, 'addOrder', `order-${orderId}`),
  inputHash: '',
})

const outcomeOf = (outcome: unknown): Placed => (isRefusal(outcome) ? outcome : PlacedOrder.parse(outcome))

/** Nobody is told that the pantry is busy whose order is placed after all. */
async function giveUp(entityId: number, waiting: WaitingOrder): Promise<Placed> {
  if (await withdraw(waiting)) return refuse(refusals.orderingBusy)
  const { outcome } = await look(entityId, waiting)
  return outcome === undefined ? refuse(refusals.orderingBusy) : outcomeOf(outcome)
}
