import { ownerRefusal } from '../../../../shared/core/access.ts'
import { isRefusal } from '../../../../shared/core/answer.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import type { Order } from '../../../../shared/pantry/orders/order.ts'
import { undoHandOver } from '../../../../shared/pantry/orders/statusChange.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { namedCaller } from '../../../network/organizations/entityTable.ts'
import { orderOf, orderStore } from '../orderTable.ts'
import { loadSurroundings, orderShownTo } from '../shownWithPlace.ts'

/** The order, its window's counters, what it holds, the reversal and the answer of a repeat are one transaction. */
export const handler = endpointOn(
  orders.takeHandOverBack,
  orderOf,
  async ({ resource, input: { id: _, ...draft }, caller, now, idempotencyKey, language }) => {
    const refusal = ownerRefusal(caller, resource)
    if (refusal) return refusal
    const [around, { Name }] = await Promise.all([loadSurroundings(resource), namedCaller(caller)])
    const shown = (order: Order) => orderShownTo({ ...caller, language }, order, around, now)
    const zone = (around.window ?? around.location ?? around.pantry)?.TimeZone ?? 'UTC'
    const taking = { ...draft, by: { ...caller, Name }, zone }
    const changed = await orderStore.change(resource, (order, at) => undoHandOver(order, at, taking), {
      by: caller,
      now,
      also: (state) => idempotencyKey.writes(shown(state), now),
    })
    return isRefusal(changed) ? changed : shown(changed.state)
  },
)
