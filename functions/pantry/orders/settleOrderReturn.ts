import { ownerRefusal } from '../../../shared/core/access.ts'
import { isRefusal } from '../../../shared/core/answer.ts'
import * as orders from '../../../shared/pantry/orders/api.ts'
import { settleReturn } from '../../../shared/pantry/orders/changes.ts'
import { endpointOn } from '../../core/http/http.ts'
import { loadOnHold } from '../products/heldTable.ts'
import { orderOf, orderStore } from './orderTable.ts'
import { shownWithPlace } from './shownWithPlace.ts'

export const handler = endpointOn(
  orders.settleOrderReturn,
  orderOf,
  async ({
    resource,
    input: { PantryInventoryItemID, Choice, AreLotsRead: areLotsRead = false },
    caller,
    now,
    language,
  }) => {
    const refusal = ownerRefusal(caller, resource)
    if (refusal) return refusal
    const held = { onHold: await loadOnHold(resource.EntityID), areLotsRead }
    const options = { by: caller, now }
    const changed = await orderStore.change(
      resource,
      (order) => settleReturn(order, PantryInventoryItemID, Choice, held),
      options,
    )
    return isRefusal(changed) ? changed : shownWithPlace(changed.state, { ...caller, language }, now)
  },
)
