import { ownerRefusal } from '../../../shared/core/access.ts'
import { isRefusal, refuse } from '../../../shared/core/answer.ts'
import * as refusals from '../../../shared/pantry/ordering/refusals.ts'
import * as orders from '../../../shared/pantry/orders/api.ts'
import { momentOf } from '../../../shared/pantry/orders/handOver.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import { packLine } from '../../../shared/pantry/orders/packLine.ts'
import { endpointOn } from '../../core/http/http.ts'
import { hotItemTries } from '../../core/table/aggregate.ts'
import { isConflict } from '../../core/table/write.ts'
import { changeToldLater } from '../orders/changeToldLater.ts'
import { orderOf } from '../orders/orderTable.ts'
import { shownWithPlace } from '../orders/shownWithPlace.ts'
import { lotsToPack } from './lotsToPack.ts'
import { packSubstitute } from './packSubstitute.ts'

export const handler = endpointOn(orders.packOrderLine, orderOf, async ({ resource, input, caller, now, language }) => {
  const { PantryInventoryItemID: productId, PackedQuantity, SubstituteOf, Seen: seen, At, Lots, IsAgreed } = input
  const { AreLotsSaid: areLotsSaid = false } = input
  const refusal = ownerRefusal(caller, resource)
  if (refusal) return refusal
  const quantity = PackedQuantity ?? 0
  const isSubstitute = SubstituteOf !== undefined
  const isSaid = areLotsSaid || At !== undefined
  const of = { productId, quantity, lots: Lots, isSaid, isSubstitute }
  const pack = async (order: Order, at: Date) => {
    const lots = await lotsToPack(order, of)
    if (isRefusal(lots)) return lots
    return packLine(order, productId, PackedQuantity, momentOf(At, at), { seen, lots, areLotsSaid })
  }
  // Two packers tick lines of the same order.
  const options = { by: caller, now, maxTries: hotItemTries }
  try {
    const change = { productId, of: SubstituteOf ?? 0, packed: quantity, areLotsSaid, isAgreed: IsAgreed }
    const changed =
      SubstituteOf === undefined
        ? await changeToldLater(resource, pack, { ...options, said: At })
        : await packSubstitute({ order: resource, change, lotsOf: (order) => lotsToPack(order, of), caller, now })
    return isRefusal(changed) ? changed : shownWithPlace(changed, { ...caller, language }, now)
  } catch (error) {
    // A line that was packed short takes the rest again, which others may have by now.
    if (isConflict(error)) return refuse(refusals.orderPackNoStock)
    throw error
  }
})
