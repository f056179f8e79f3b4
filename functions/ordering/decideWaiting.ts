import { refuse } from '../../shared/answer.ts'
import { decideOrders, isCrowded, windowIdOfDraft, withoutPlace } from '../../shared/order/decide.ts'
import { placedOrder } from '../../shared/order/placing.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { log } from '../log.ts'
import { pause } from '../pause.ts'
import { table } from '../table/table.ts'
import { isConflict, maxWrites } from '../table/write.ts'
import { windowsById } from '../windows/windowTable.ts'
import { newOrdersWrites } from './orderWrites.ts'
import { readPantry } from './pantryState.ts'
import {
  acceptWrites,
  answered,
  refuseWaiting,
  releaseLease,
  takeLease,
  type WaitingOrder,
  waitingOrders,
  withdraw,
} from './waitingTable.ts'

/**
 * Decides the waiting orders of a pantry, as many as fit into one transaction at a time. Two who both believe to have the
 * lease do no harm: every write has its condition, and after one that failed the waiting orders are read anew.
 */

/** Decided at once, and read of each partition; a transaction holds about eight orders of fifteen products. */
const maxAtOnce = 40

/** Until nobody waits, somebody else has the lease, or the time is over. */
export async function decideWaiting(entityId: number, holder: string, until: number): Promise<void> {
  let failures = 0
  for (let rounds = 0; await takeLease(entityId, holder, rounds > 0); rounds++) {
    const { orders, unreadable } = await waitingOrders(entityId, maxAtOnce)
    for (const one of unreadable) await refuseWaiting(one, refuse(refusals.orderNotDecided), new Date())
    const isOver = orders.length === 0 || Date.now() >= until
    if (isOver) return void (await releaseLease(entityId, holder))
    const line = rounds === 0 ? await refuseWithoutPlace(entityId, orders) : orders
    failures = (await tryToDecide(entityId, line.slice(0, maxAtOnce))) ? 0 : failures + 1
    // Longer each time: a cancelled transaction is paid, and paying keeps a throttled table throttled.
    if (failures > 0) await pause(10 * 2 ** Math.min(failures, 6))
  }
}

/**
 * Tells those in the line for whom no place is left once all before them have theirs, before these have them; answers the
 * others. Once a turn: all who wait are read for it.
 */
async function refuseWithoutPlace(entityId: number, line: WaitingOrder[]): Promise<WaitingOrder[]> {
  try {
    const windows = await windowsById([...new Set(line.map(({ draft }) => windowIdOfDraft(draft)))])
    if (!isCrowded(line, windows)) return line
    const now = new Date()
    const done = await answered(line)
    const open = line.filter(({ orderId, until }) => !done.has(orderId) && until > now)
    const refused = withoutPlace(open, await readPantry(entityId, open, now))
    await Promise.all(refused.map(({ request, refusal }) => refuseWaiting(request, refusal, now)))
    const told = new Set(refused.map(({ request }) => request.orderId))
    return line.filter(({ orderId }) => !told.has(orderId))
  } catch (error) {
    // One of them can't be decided: then each is, on its own.
    log.warn('line not looked through', { entityId, error })
    return line
  }
}

/** False when nothing of it was written: to be tried again. */
async function tryToDecide(entityId: number, orders: readonly WaitingOrder[]): Promise<boolean> {
  try {
    return await decideTogether(entityId, orders)
  } catch (error) {
    if (isConflict(error)) return false
    if (isOfOrder(error)) return decideEach(entityId, orders, error)
    log.warn('waiting orders not decided', { entityId, error })
    return false
  }
}

/** An order that can't be decided is refused alone, and stops nobody else. */
async function decideEach(entityId: number, orders: readonly WaitingOrder[], error: unknown): Promise<boolean> {
  const [first, ...more] = orders
  if (!first) return true
  if (more.length > 0) {
    for (const one of orders) await tryToDecide(entityId, [one])
    return true
  }
  log.error('waiting order refused', { orderId: first.orderId, error })
  return refuseWaiting(first, refuse(refusals.orderNotDecided), new Date())
}

/** Faults of the order's own data, not of the table or the network, which another try may not have. */
const isOfOrder = (error: unknown) =>
  error instanceof Error && (error.name === 'ValidationException' || !('$metadata' in error || 'code' in error))

async function decideTogether(entityId: number, orders: readonly WaitingOrder[]): Promise<boolean> {
  const now = new Date()
  const done = await answered(orders)
  const isOver = (order: WaitingOrder) => done.has(order.orderId) || order.until <= now
  await Promise.all(orders.filter(isOver).map(withdraw))
  const open = orders.filter((order) => !isOver(order))
  if (open.length === 0) return true
  const state = await readPantry(entityId, open, now)
  const { accepted, refused } = decideOrders(open, state, maxWrites)
  if (accepted.length > 0) {
    const orderWrites = newOrdersWrites(
      accepted.map((one) => ({ ...one, by: one.request.by })),
      now,
    )
    const answers = accepted.flatMap(({ request, order, removed }) =>
      acceptWrites(request, placedOrder(order.ID, removed), now),
    )
    await table.commit([...orderWrites, ...answers], 1)
  }
  // Some are refused because of those accepted before them: they hear of it once these are written.
  await Promise.all(refused.map(({ request, refusal }) => refuseWaiting(request, refusal, now)))
  return true
}
