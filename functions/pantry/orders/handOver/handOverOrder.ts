import { ownerRefusal } from '../../../../shared/core/access.ts'
import { isRefusal } from '../../../../shared/core/answer.ts'
import { prependEvents } from '../../../../shared/core/event.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { needsCertificate } from '../../../../shared/pantry/orders/certified.ts'
import { endedUntold, handOver, handOverUntold, withoutHeld } from '../../../../shared/pantry/orders/changes.ts'
import { momentOf, unreadWarnings, warningsOf } from '../../../../shared/pantry/orders/handOver.ts'
import { linesOnHold } from '../../../../shared/pantry/orders/onHold.ts'
import type { Order } from '../../../../shared/pantry/orders/order.ts'
import { isFinal } from '../../../../shared/pantry/orders/status.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { changeToldLater } from '../changeToldLater.ts'
import { orderOf } from '../orderTable.ts'
import { loadSurroundings, orderShownTo, todayAt } from '../shownWithPlace.ts'
import { loadHandOvers } from './handingOver.ts'
import { areVisitsUsedFor, leftBehindBy } from './tefapVisits.ts'

/**
 * Warnings have to be acknowledged first. The order, its window's counters, what it held, the record and the answer of a
 * repeat are one transaction. One that waited for a connection longer than its order stayed open brings the order back.
 */
export const handler = endpointOn(
  orders.handOverOrder,
  orderOf,
  async ({ resource, input: { id, ...draft }, caller, now, idempotencyKey, language }) => {
    const refusal = ownerRefusal(caller, resource)
    if (refusal) return refusal
    const at = momentOf(draft.At, now)
    const [handOverOf, around] = await Promise.all([
      loadHandOvers([resource], { by: caller, now: at }, draft),
      loadSurroundings(resource),
    ])
    const shown = (order: Order) => orderShownTo({ ...caller, language }, order, around, now)
    const today = todayAt(around.window, at)
    const isUsed = await areVisitsUsedFor(resource, today)
    const decide = (order: Order, decidedAt: Date) => {
      // Handed over before: refused, or the same one sent again.
      if (order.HandOver) return handOver(order, handOverOf(order), decidedAt, draft.At !== undefined)
      const ended = endedUntold(order, { At: at.toISOString() })
      const asItWas = ended ? { ...order, StatusCode: ended.StatusCode } : order
      // A bag that is gone took with it what is on hold since.
      const hasHeld = !ended && linesOnHold(order, around.onHold).length > 0
      // Of food that is gone the record says what was given.
      const isUncertified = !ended && needsCertificate(order, handOverOf(order))
      const facts = { today, locationId: draft.PantryLocationID, hasHeld, ...leftBehindBy(isUncertified, isUsed) }
      const warnings = warningsOf(asItWas, facts)
      const unread = isFinal(asItWas.StatusCode) ? undefined : unreadWarnings(warnings, draft.Acknowledged)
      if (unread) return unread
      if (ended) return handOverUntold(order, handOverOf(order))
      const left = withoutHeld(order, around.onHold, decidedAt)
      const given = handOver(left.state, handOverOf(order), decidedAt)
      return isRefusal(given) ? given : prependEvents(left.events, given)
    }
    const also = (state: Order) => idempotencyKey.writes(shown(state), now)
    const changed = await changeToldLater(resource, decide, { said: draft.At, by: caller, now, also })
    return isRefusal(changed) ? changed : shown(changed)
  },
)
