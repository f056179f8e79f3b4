import { ownerRefusal } from '../../../shared/core/access.ts'
import { isRefusal, refuse } from '../../../shared/core/answer.ts'
import * as refusals from '../../../shared/pantry/ordering/refusals.ts'
import * as orders from '../../../shared/pantry/orders/api.ts'
import { packLine } from '../../../shared/pantry/orders/changes.ts'
import { momentOf } from '../../../shared/pantry/orders/handOver.ts'
import * as productsRefusals from '../../../shared/pantry/products/refusals.ts'
import { endpointOn } from '../../core/http/http.ts'
import { hotItemTries } from '../../core/table/aggregate.ts'
import { isConflict } from '../../core/table/write.ts'
import { changeToldLater } from '../orders/changeToldLater.ts'
import { orderOf } from '../orders/orderTable.ts'
import { shownWithPlace } from '../orders/shownWithPlace.ts'
import { productsOnHold } from '../products/heldTable.ts'
import { packSubstitute } from './packSubstitute.ts'

export const handler = endpointOn(orders.packOrderLine, orderOf, async ({ resource, input, caller, now, language }) => {
  const { PantryInventoryItemID, PackedQuantity, SubstituteOf, Seen, At } = input
  const refusal = ownerRefusal(caller, resource)
  if (refusal) return refusal
  const isIn = (PackedQuantity ?? 0) > 0
  if (isIn && (await productsOnHold(resource.EntityID)).has(PantryInventoryItemID))
    return refuse(productsRefusals.productOnHold)
  // Two packers tick lines of the same order.
  const options = { by: caller, now, maxTries: hotItemTries }
  try {
    if (SubstituteOf !== undefined) {
      const change = { productId: PantryInventoryItemID, of: SubstituteOf, packed: PackedQuantity ?? 0 }
      const packed = await packSubstitute({ order: resource, change, caller, now })
      return isRefusal(packed) ? packed : shownWithPlace(packed, { ...caller, language }, now)
    }
    const changed = await changeToldLater(
      resource,
      (order, at) => packLine(order, PantryInventoryItemID, PackedQuantity, momentOf(At, at), Seen),
      { ...options, said: At },
    )
    return isRefusal(changed) ? changed : shownWithPlace(changed, { ...caller, language }, now)
  } catch (error) {
    // A line that was packed short takes the rest again, which others may have by now.
    if (isConflict(error)) return refuse(refusals.orderPackNoStock)
    throw error
  }
})
