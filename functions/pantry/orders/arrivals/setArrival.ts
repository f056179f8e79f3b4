import { ownerRefusal } from '../../../../shared/core/access.ts'
import { isRefusal } from '../../../../shared/core/answer.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { arrived } from '../../../../shared/pantry/orders/arriving.ts'
import { momentOf } from '../../../../shared/pantry/orders/handOver.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { orderOf, orderStore } from '../orderTable.ts'
import { loadSurroundings, orderShownTo, todayAt } from '../shownWithPlace.ts'

/** Of several taps the earliest counts, so that none is lost to the order in which they are told. */
export const handler = endpointOn(
  orders.setArrival,
  orderOf,
  async ({ resource, input: { Spot, At }, caller, now, language }) => {
    const isHousehold = caller.Role === 'customer'
    const refusal = isHousehold ? undefined : ownerRefusal(caller, resource)
    if (refusal) return refusal
    const at = momentOf(At, now)
    const around = await loadSurroundings(resource)
    const [today, toldOn] = [todayAt(around.window, at), todayAt(around.window, now)]
    const told = { Spot, at, today, toldOn, hasWaited: At !== undefined } as const
    const by = isHousehold ? 'household' : 'staff'
    const changed = await orderStore.change(resource, (order) => arrived(order, { ...told, By: by }), {
      by: caller,
      now,
    })
    return isRefusal(changed) ? changed : orderShownTo({ ...caller, language }, changed.state, around, now)
  },
)
