import { ownerRefusal } from '../../shared/access.ts'
import { isRefusal, type Refusal } from '../../shared/answer.ts'
import * as orders from '../../shared/api/orders.ts'
import { prependEvents } from '../../shared/event.ts'
import { endedUntold, handOver, handOverUntold, type OrderTransition, withoutHeld } from '../../shared/order/changes.ts'
import { momentOf, unreadWarnings, warningsOf } from '../../shared/order/handOver.ts'
import { linesOnHold } from '../../shared/order/held.ts'
import type { Order } from '../../shared/order/order.ts'
import { isFinal } from '../../shared/order/status.ts'
import { endpointOn } from '../http.ts'
import { stockOfProducts } from '../inventory/stockTable.ts'
import { retryConflicts } from '../table/aggregate.ts'
import { handOversOf } from './handingOver.ts'
import { orderById, orderOf, orderStore } from './orderTable.ts'
import { orderShownTo, surroundingsOf, todayAt } from './shownWithPlace.ts'

/**
 * What speaks against it has to be read first. The order, its window's counters, what it held, the record and the answer of a
 * repeat are one transaction. One that waited for a connection longer than its order stayed open brings the order back.
 */
export const handler = endpointOn(
  orders.handOverOrder,
  orderOf,
  async ({ resource, input: { id, ...draft }, caller, now, idempotencyKey }) => {
    const refusal = ownerRefusal(caller, resource)
    if (refusal) return refusal
    const hasWaited = draft.At !== undefined
    const at = momentOf(draft.At, now)
    const [handOverOf, around] = await Promise.all([
      handOversOf([resource], { by: caller, now: at }, draft),
      surroundingsOf(resource),
    ])
    const shown = (order: Order) => orderShownTo(caller, order, around, now)
    const today = todayAt(around.window, at)
    const isUntold = (order: Order) => hasWaited && endedUntold(order, { At: at.toISOString() })

    const withStock = async (order: Order) => ({ order, gone: isUntold(order) ? await countedSince(order) : none })
    const reload = async () => {
      const order = await orderById(id)
      return order && withStock(order)
    }
    const decide = ({ order, gone }: Loaded, decidedAt: Date): OrderTransition | Refusal => {
      // Handed over before: refused, or the same one sent again.
      if (order.HandOver) return handOver(order, handOverOf(order), decidedAt, hasWaited)
      const ended = isUntold(order)
      // A bag that is gone took with it what came on hold since.
      const hasHeld = !ended && linesOnHold(order, around.onHold).length > 0
      const asItWas = ended ? { ...order, StatusCode: ended.StatusCode } : order
      const warnings = warningsOf(asItWas, { today, locationId: draft.PantryLocationID, hasHeld })
      const unread = isFinal(asItWas.StatusCode) ? undefined : unreadWarnings(warnings, draft.Acknowledged)
      if (unread) return unread
      if (ended) return handOverUntold(order, handOverOf(order), gone)
      const left = withoutHeld(order, around.onHold, decidedAt)
      const given = handOver(left.state, handOverOf(order), decidedAt)
      return isRefusal(given) ? given : prependEvents(left.events, given)
    }
    const loaded = await withStock(resource)
    return retryConflicts({ loaded, now, reload }, async (current, decidedAt) => {
      const decided = decide(current, decidedAt)
      if (isRefusal(decided)) return decided
      const also = idempotencyKey.writes(shown(decided.state), now)
      const saved = await orderStore.save(current.order, decided, { by: caller, now: decidedAt, also })
      return shown(saved.state)
    })
  },
)

interface Loaded {
  readonly order: Order
  readonly gone: ReadonlySet<number>
}
const none: ReadonlySet<number> = new Set()

/** Products of an order that somebody counted since it ended, and those that were removed: their shelf lacks its food already. */
async function countedSince({ EntityID, PantryOrderItems, Ended }: Order): Promise<Set<number>> {
  const ids = PantryOrderItems.map(({ PantryInventoryItemID }) => PantryInventoryItemID)
  const stock = await stockOfProducts(EntityID, ids)
  const isCounted = (id: number) => {
    const one = stock.get(id)
    return !one || (one.CountedAt !== undefined && Ended !== undefined && one.CountedAt > Ended.At)
  }
  return new Set(ids.filter(isCounted))
}
