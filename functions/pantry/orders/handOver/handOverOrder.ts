import { ownerRefusal } from '../../../../shared/core/access.ts'
import { isRefusal } from '../../../../shared/core/answer.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { momentOf } from '../../../../shared/pantry/orders/handOver.ts'
import type { Order } from '../../../../shared/pantry/orders/order.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { changeToldLater } from '../changeToldLater.ts'
import { orderOf } from '../orderTable.ts'
import { loadSurroundings, orderShownTo, todayAt } from '../shownWithPlace.ts'
import { loadHandOvers } from './handingOver.ts'
import { handOverDecision } from './handOverDecision.ts'
import { areVisitsUsedFor } from './tefapVisits.ts'

/**
 * The order, its window's counters, what it held, the record and the answer of a repeat are one transaction. One that waited
 * for a connection longer than its order stayed open brings the order back.
 */
export const handler = endpointOn(
  orders.handOverOrder,
  orderOf,
  async ({ resource, input: { id, ...draft }, caller, now, idempotencyKey, language }) => {
    const refusal = ownerRefusal(caller, resource)
    if (refusal) return refusal
    const at = momentOf(draft.At, now)
    const [handOvers, around] = await Promise.all([
      loadHandOvers([resource], { by: caller, now: at }, draft),
      loadSurroundings(resource),
    ])
    const shown = (order: Order) => orderShownTo({ ...caller, language }, order, around, now)
    const today = todayAt(around.window, at)
    const areVisitsUsed = await areVisitsUsedFor(resource, today)
    const decide = handOverDecision(draft, { at, today, onHold: around.onHold, ...handOvers, areVisitsUsed })
    const also = (state: Order) => idempotencyKey.writes(shown(state), now)
    const changed = await changeToldLater(resource, decide, { said: draft.At, by: caller, now, also })
    return isRefusal(changed) ? changed : shown(changed)
  },
)
