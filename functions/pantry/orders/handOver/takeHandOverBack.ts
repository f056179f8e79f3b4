import { ownerRefusal } from '../../../../shared/core/access.ts'
import { isRefusal } from '../../../../shared/core/answer.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import type { Order } from '../../../../shared/pantry/orders/order.ts'
import { undoHandOver } from '../../../../shared/pantry/orders/statusChange.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { orderOf, orderStore } from '../orderTable.ts'
import { loadSurroundings, orderShownTo } from '../shownWithPlace.ts'

/** The order, its window's counters, what it holds, the reversal and the answer of a repeat are one transaction. */
export const handler = endpointOn(
  orders.takeHandOverBack,
  orderOf,
  async ({ resource, caller, now, idempotencyKey, language }) => {
    const refusal = ownerRefusal(caller, resource)
    if (refusal) return refusal
    const around = await loadSurroundings(resource)
    const shown = (order: Order) => orderShownTo({ ...caller, language }, order, around, now)
    const changed = await orderStore.change(resource, undoHandOver, {
      by: caller,
      now,
      also: (state) => idempotencyKey.writes(shown(state), now),
    })
    return isRefusal(changed) ? changed : shown(changed.state)
  },
)
