import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import {
  type Decisions,
  decideOrders,
  firstForWrites,
  firstWithinCapacity,
  isCrowded,
  type PantryState,
  windowIdOfDraft,
} from '../../../shared/pantry/ordering/decide.ts'
import { placedOrder } from '../../../shared/pantry/ordering/placing.ts'
import * as refusals from '../../../shared/pantry/ordering/refusals.ts'
import type { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { capacityLeft, reservedPlaces } from '../../../shared/pantry/windows/windowStatus.ts'
import { log } from '../../core/log.ts'
import { pause } from '../../core/pause.ts'
import { table } from '../../core/table/table.ts'
import { isConflict, maxWrites } from '../../core/table/write.ts'
import { accessesAt } from '../locations/accessTable.ts'
import { pickupLocationsById } from '../locations/locationTable.ts'
import { windowsById } from '../windows/windowTable.ts'
import { notifyLocally } from './localLeader.ts'
import {
  acceptanceWrites,
  answeredOrders,
  readQueue,
  refuseAll,
  refuseOrder,
  releaseLease,
  takeLease,
  type WaitingOrder,
  withdraw,
} from './orderQueue.ts'
import { newOrdersWrites } from './orderWrites.ts'
import { readPantry } from './pantryState.ts'

/**
 * Group commit with a leader lease: the leader decides the waiting orders of a pantry, as many as fit into one transaction
 * at a time. Two leaders at once do no harm: every write has its condition, and after one that failed the queue is read
 * anew. `docs/ordering-queue.md` has the failure cases and the figures.
 */

/** Decided at once, and read of each partition; a transaction holds about eight orders of fifteen products. */
const maxAtOnce = 40

/** Leads until the queue is empty, another leader has the lease, or the time is over. */
export async function leadGroupCommit(entityId: number, holder: string, until: number): Promise<void> {
  let failures = 0
  let result: Round = 'accepted'
  let line: WaitingOrder[] = []
  for (let rounds = 0; await takeLease(entityId, holder, rounds > 0); rounds++) {
    const isNew = line.length === 0
    if (isNew) line = await readLine(entityId)
    const isOver = line.length === 0 || Date.now() >= until
    if (isOver) return void (await releaseLease(entityId, holder))
    if (isNew && result === 'accepted') line = await refuseBeyondCapacity(entityId, line)
    const some = line.slice(0, maxAtOnce)
    // Those whom the transaction does not hold would be read in vain; refused ones take no room in it.
    const first = result === 'accepted' ? firstForWrites(some, maxWrites) : some
    result = await tryToCommit(entityId, first)
    line = result === 'accepted' ? line.slice(first.length) : []
    failures = result === 'failed' ? failures + 1 : 0
    // Longer each time: a cancelled transaction is paid, and paying keeps a throttled table throttled.
    if (failures > 0) await pause(10 * 2 ** Math.min(failures, 6))
  }
}

async function readLine(entityId: number): Promise<WaitingOrder[]> {
  const { orders, unreadable } = await readQueue(entityId, maxAtOnce)
  for (const one of unreadable) await refuseOrder(one, refuse(refusals.orderNotDecided), new Date())
  return orders
}

/** `accepted`: all of them, but for what has to wait for another reading. `failed`: nothing was written, to be tried again. */
type Round = 'accepted' | 'refused' | 'failed'

/**
 * Refuses the orders for which no place is left once all before them have theirs, before those are written; answers the
 * others.
 */
async function refuseBeyondCapacity(entityId: number, line: WaitingOrder[]): Promise<WaitingOrder[]> {
  try {
    const windows = await windowsById([...new Set(line.map(({ draft }) => windowIdOfDraft(draft)))])
    const now = new Date()
    // For staff there may be a reserved place though the window is full for families.
    const reserving = new Set(windows.flatMap((one) => (reservedPlaces(one, now) > 0 ? one.ID : [])))
    const mayBeFull = line.filter(({ isByStaff, draft }) => !isByStaff || !reserving.has(windowIdOfDraft(draft)))
    if (!isCrowded(mayBeFull, windows, now)) return line
    const done = await answeredOrders(mayBeFull)
    const open = mayBeFull.filter(({ orderId, until }) => !done.has(orderId) && until > now)
    const refused = new Set(await beyondCapacity(entityId, open, windows, now))
    await refuseAll([...refused], refuse(refusals.orderTimeFull), now)
    return line.filter((one) => !refused.has(one))
  } catch (error) {
    // One of them can't be decided: then each is, on its own.
    log.warn('line not looked through', { entityId, error })
    return line
  }
}

/**
 * Of those who wait for a window only as many are read as may get its places; of the others nothing, as at a window that was
 * full before they came.
 */
async function beyondCapacity(
  entityId: number,
  line: readonly WaitingOrder[],
  found: readonly OrderWindow[],
  now: Date,
): Promise<WaitingOrder[]> {
  let left: Partial<Decisions<WaitingOrder>['left']> = {}
  let windows: PantryState['windows'] = new Map(found.map((window) => [window.ID, window]))
  const refused: WaitingOrder[] = []
  const customers = new Set<number>()
  let behind = line
  for (;;) {
    const first = firstWithinCapacity(behind, [...windows.values()], now)
    if (first.length === 0) break
    behind = behind.slice(first.length)
    const own = first.filter(({ customerId }) => !customers.has(customerId))
    for (const { customerId } of own) customers.add(customerId)
    const state = await readPantry(entityId, own, now)
    const decided = decideOrders(own, { ...state, ...left, windows }, Number.POSITIVE_INFINITY)
    left = decided.left
    windows = decided.left.windows
    refused.push(...decided.refused.flatMap(({ request, refusal }) => (isFull(refusal) ? request : [])))
  }
  const full = [...windows.values()].filter((window) => capacityLeft(window, now) === 0)
  const isTold = await shownTo(full)
  const behindFull = await Promise.all(behind.map(async (one) => ((await isTold(one)) ? one : [])))
  return [...refused, ...behindFull.flat()]
}

const isFull = ({ refused }: Refusal) => refused === refusals.orderTimeFull

/** Of a location for invited neighbors the others are told nothing, not even that a time is full. */
async function shownTo(windows: readonly OrderWindow[]) {
  const locations = await pickupLocationsById(windows.flatMap(({ PantryLocationID }) => PantryLocationID ?? []))
  return async ({ draft, customerId, isByStaff }: WaitingOrder) => {
    const window = windows.find(({ ID }) => ID === windowIdOfDraft(draft))
    const location = locations.find(({ ID }) => ID === window?.PantryLocationID)
    if (!window || isByStaff || !location?.IsRestricted) return window !== undefined
    return (await accessesAt(customerId, [location.ID])).length > 0
  }
}

async function tryToCommit(entityId: number, orders: readonly WaitingOrder[]): Promise<Round> {
  try {
    return await commitGroup(entityId, orders)
  } catch (error) {
    if (isConflict(error)) return 'failed'
    if (isOfOrder(error)) return commitEach(entityId, orders, error)
    log.warn('waiting orders not decided', { entityId, error })
    return 'failed'
  }
}

/** An order that can't be decided is refused alone, and stops nobody else. */
async function commitEach(entityId: number, orders: readonly WaitingOrder[], error: unknown): Promise<Round> {
  const [first, ...more] = orders
  if (!first) return 'accepted'
  if (more.length > 0) {
    for (const one of orders) await tryToCommit(entityId, [one])
    return 'refused'
  }
  log.error('waiting order refused', { orderId: first.orderId, error })
  return (await refuseOrder(first, refuse(refusals.orderNotDecided), new Date())) ? 'refused' : 'failed'
}

/** Faults of the order's own data, not of the table or the network, which another try may not have. */
const isOfOrder = (error: unknown) =>
  error instanceof Error && (error.name === 'ValidationException' || !('$metadata' in error || 'code' in error))

async function commitGroup(entityId: number, orders: readonly WaitingOrder[]): Promise<Round> {
  const now = new Date()
  const done = await answeredOrders(orders)
  const isOver = (order: WaitingOrder) => done.has(order.orderId) || order.until <= now
  await Promise.all(orders.filter(isOver).map(withdraw))
  const open = orders.filter((order) => !isOver(order))
  if (open.length === 0) return 'accepted'
  const state = await readPantry(entityId, open, now)
  const { accepted, refused } = decideOrders(open, state, maxWrites)
  if (accepted.length > 0) {
    const orderWrites = newOrdersWrites(
      accepted.map((one) => ({ ...one, by: one.request.by })),
      now,
    )
    const placed = accepted.map(({ request, order, removed }) => ({ request, answer: placedOrder(order.ID, removed) }))
    const answers = placed.flatMap(({ request, answer }) => acceptanceWrites(request, answer, now))
    await table.commit([...orderWrites, ...answers], 1)
    for (const { request, answer } of placed) notifyLocally(request.orderId, answer)
  }
  // Some are refused because of those accepted before them: they hear of it once these are written.
  await Promise.all(refused.map(({ request, refusal }) => refuseOrder(request, refusal, now)))
  return refused.length > 0 ? 'refused' : 'accepted'
}
