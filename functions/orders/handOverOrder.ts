import { ownerRefusal } from '../../shared/access.ts'
import { isRefusal } from '../../shared/answer.ts'
import * as orders from '../../shared/api/orders.ts'
import { prependEvents } from '../../shared/event.ts'
import { handOver, withoutHeld } from '../../shared/order/changes.ts'
import { momentOf, unreadWarnings, warningsOf } from '../../shared/order/handOver.ts'
import { linesOnHold } from '../../shared/order/held.ts'
import type { Order } from '../../shared/order/order.ts'
import { isFinal } from '../../shared/order/status.ts'
import { endpointOn } from '../http.ts'
import { handOversOf } from './handingOver.ts'
import { orderOf, orderStore } from './orderTable.ts'
import { orderShownTo, surroundingsOf, todayAt } from './shownWithPlace.ts'

/** What speaks against it has to be read first. The order, its window's counters, what it held, the record and the answer of a repeat are one transaction. */
export const handler = endpointOn(
  orders.handOverOrder,
  orderOf,
  async ({ resource, input: { id, ...draft }, caller, now, idempotencyKey }) => {
    const refusal = ownerRefusal(caller, resource)
    if (refusal) return refusal
    const at = momentOf(draft.At, now)
    const [handOverOf, around] = await Promise.all([
      handOversOf([resource], { by: caller, now: at }, draft),
      surroundingsOf(resource),
    ])
    const shown = (order: Order) => orderShownTo(caller, order, around, now)
    const today = todayAt(around.window, at)
    const decide = (order: Order, decidedAt: Date) => {
      // Handed over before: refused, or the same one sent again.
      if (order.HandOver) return handOver(order, handOverOf(order), draft.At !== undefined)
      const hasHeld = linesOnHold(order, around.onHold).length > 0
      const warnings = warningsOf(order, { today, locationId: draft.PantryLocationID, hasHeld })
      const unread = isFinal(order.StatusCode) ? undefined : unreadWarnings(warnings, draft.Acknowledged)
      if (unread) return unread
      const left = withoutHeld(order, around.onHold, decidedAt)
      const given = handOver(left.state, handOverOf(order))
      return isRefusal(given) ? given : prependEvents(left.events, given)
    }
    const changed = await orderStore.change(resource, decide, {
      by: caller,
      now,
      also: (state) => idempotencyKey.writes(shown(state), now),
    })
    return isRefusal(changed) ? changed : shown(changed.state)
  },
)
