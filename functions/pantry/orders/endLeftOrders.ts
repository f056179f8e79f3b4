import * as z from 'zod/mini'
import { isRefusal } from '../../../shared/core/answer.ts'
import { unchanged } from '../../../shared/core/event.ts'
import { Day, ID } from '../../../shared/core/schema/fields.ts'
import { addDays } from '../../../shared/core/time/zone.ts'
import { isLeftOpen } from '../../../shared/pantry/orders/leftOpen.ts'
import { withHeldLots } from '../../../shared/pantry/orders/onHold.ts'
import { type Order, windowIdOf } from '../../../shared/pantry/orders/order.ts'
import { isInProgress, orderStatusCodes } from '../../../shared/pantry/orders/status.ts'
import { setStatus } from '../../../shared/pantry/orders/statusChange.ts'
import { chunksOf } from '../../core/chunks.ts'
import { background, idleWhileClosed } from '../../core/http/background.ts'
import { log } from '../../core/log.ts'
import { orderLists } from '../../core/table/keys/orders.ts'
import { inState } from '../../core/table/lists.ts'
import { table } from '../../core/table/table.ts'
import { allFoodBanks, loadZone } from '../../network/organizations/entityTable.ts'
import { loadOnHold } from '../products/heldTable.ts'
import { windowsById } from '../windows/windowTable.ts'
import { loadOrderRules } from './orderRules.ts'
import { orderStore, ordersById } from './orderTable.ts'

/** Orders whose day is over and that nobody handed over or closed: they would hold their food and their place for ever. */

const Row = z.object({ ID, OrderDay: Day })
const openStatuses = orderStatusCodes.filter(isInProgress)
/** Orders that are read together. */
const batch = 50
/** A run takes no new batch after this time; the next run goes on. */
const runMs = 240_000

export interface Ended {
  ended: number
  failed: number
}

/** Orders of a food bank and its agencies for days that are over at one end of the world at least, oldest first. */
async function ofPastDays(foodBankId: number, now: Date): Promise<number[]> {
  const latest = addDays(now.toISOString().slice(0, 10), 1)
  const lists = openStatuses.map((code) => table.all(inState(orderLists.foodBank(foodBankId), code), Row))
  const rows = (await Promise.all(lists)).flat().filter(({ OrderDay }) => OrderDay <= latest)
  return rows.toSorted((a, b) => a.OrderDay.localeCompare(b.OrderDay) || a.ID - b.ID).map(({ ID: id }) => id)
}

/** The grace of each order's pantry, at the zone of its place. */
async function graceOf(orders: readonly Order[], now: Date) {
  const windowIds = [...new Set(orders.map(windowIdOf))].filter((id) => id !== null)
  const owners = [...new Set(orders.map(({ EntityID }) => EntityID))]
  const [windows, rules] = await Promise.all([
    windowsById(windowIds),
    Promise.all(
      owners.map(async (id) => [id, await loadOrderRules(id), await loadZone(id), await loadOnHold(id)] as const),
    ),
  ])
  const zones = new Map(windows.map(({ ID: id, TimeZone }) => [id, TimeZone]))
  const ofOwner = new Map(rules.map(([id, chosen, zone, onHold]) => [id, { rules: chosen, zone, onHold }]))
  return (order: Order) => {
    const own = ofOwner.get(order.EntityID)
    return own && { ...own, zone: zones.get(windowIdOf(order) ?? 0) ?? own.zone, now }
  }
}

/**
 * Ends orders as not fetched: dry food is back on the shelf, cold food out of a bag waits for a person, the place and the
 * limits are free again. One after the other, since orders of a window count themselves on the same item; one that fails
 * waits for the next run.
 */
export async function endLeftOrders(now: Date, until = Infinity): Promise<Ended> {
  const counts = { ended: 0, failed: 0 }
  for (const { ID: foodBankId } of await allFoodBanks())
    for (const ids of chunksOf(await ofPastDays(foodBankId, now), batch)) {
      if (Date.now() >= until) return counts
      const orders = await ordersById(ids)
      const grace = await graceOf(orders, now)
      for (const order of orders) {
        const ended = await endLeft(order, grace)
        if (ended === undefined) counts.failed += 1
        else if (ended) counts.ended += 1
      }
    }
  return counts
}

/** Decided again on the order as it is then: it may have been handed over, or moved to another day. Undefined: it failed. */
async function endLeft(order: Order, grace: Awaited<ReturnType<typeof graceOf>>): Promise<boolean | undefined> {
  const decide = (one: Order, at: Date) => {
    const known = grace(one)
    return known && isLeftOpen(one, known)
      ? setStatus(withHeldLots(one, 'ABANDONED', known.onHold), 'ABANDONED', at)
      : unchanged(one)
  }
  const known = grace(order)
  if (!known || !isLeftOpen(order, known)) return false
  try {
    const changed = await orderStore.change(order, decide, { by: null, now: known.now })
    return !isRefusal(changed) && changed.events.length > 0
  } catch (error) {
    log.error('order stays open', { id: order.ID, error: error instanceof Error ? error : String(error) })
    return undefined
  }
}

export const handler = background<unknown, Ended>('orders/endLeftOrders')
  .use(idleWhileClosed<Ended>({ ended: 0, failed: 0 }))
  .handler(async () => {
    const counts = await endLeftOrders(new Date(), Date.now() + runMs)
    if (counts.failed > 0) throw new Error(`${counts.failed} orders that were left open could not be ended`)
    return counts
  })
