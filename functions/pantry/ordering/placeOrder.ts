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
import { leadGroupCommit } from './groupCommit.ts'
import { awaitLocally, countedDirectly, hasLocalLeader, isLocalRush, leadLocally } from './localLeader.ts'
import { hasLeader, newWaitingOrder, queueOrder, readOutcome, type WaitingOrder, withdraw } from './orderQueue.ts'
import { newOrdersWrites } from './orderWrites.ts'
import { readPantry } from './pantryState.ts'

/**
 * Places an order: directly by a transaction of its own, by a group commit once callers conflict, since in a rush retried
 * transactions would cancel each other without end. A caller that meets a conflict puts its order into the pantry's queue;
 * one of the waiting callers leads and decides all of them, first come first. A shared instance knows a rush without conflicts.
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
  const placed = isLocalRush() ? undefined : await countedDirectly(() => placeDirectly(ofOrder, entityId))
  return placed ?? placeByGroupCommit(ofOrder, entityId)
}

/** Undefined when others are there. */
async function placeDirectly(placing: Placing, entityId: number): Promise<Placed | undefined> {
  const { request, customer, caller, idempotencyKey, now } = placing
  if (await hasLeader(entityId)) return undefined
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
const maxPolls = 100

async function placeByGroupCommit(
  { request, caller, idempotencyKey, remainingMs }: Placing,
  entityId: number,
): Promise<Placed> {
  const now = new Date()
  const until = new Date(now.getTime() + (remainingMs?.() ?? functionMs) - answerMs)
  const answer = idempotencyKey.record ?? ownRecord(request, caller)
  const waiting = newWaitingOrder({ ...request, entityId, answer, by: caller, until }, now)
  try {
    await queueOrder(waiting)
    return await outcomeFor(waiting, entityId)
  } catch (error) {
    // The caller tries again: what is told then has to be the whole truth.
    await withdraw(waiting)
    throw error
  }
}

async function outcomeFor(waiting: WaitingOrder, entityId: number): Promise<Placed> {
  const { orderId, until } = waiting
  for (let polls = 0; polls < maxPolls && Date.now() < until.getTime(); polls++) {
    const outcome = hasLocalLeader(entityId)
      ? await awaitLocally(entityId, orderId, async () => (await readOutcome(entityId, waiting)).outcome)
      : await leadLocally(entityId, () => pollOrLead(waiting, entityId))
    if (outcome !== undefined) return outcomeOf(outcome)
  }
  return giveUp(entityId, waiting)
}

/** The order's answer; undefined after a decision, by another caller or by this one for all who wait. */
async function pollOrLead(waiting: WaitingOrder, entityId: number): Promise<unknown> {
  const { outcome, hasLeader: isFollower } = await readOutcome(entityId, waiting)
  if (outcome !== undefined) return outcome
  if (isFollower) await pause(100 + Math.random() * 100)
  else await leadGroupCommit(entityId, String(waiting.orderId), Date.now() + leadMs)
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
  const { outcome } = await readOutcome(entityId, waiting)
  return outcome === undefined ? refuse(refusals.orderingBusy) : outcomeOf(outcome)
}
