import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import { lotsToTake } from '../../../shared/pantry/orders/onHold.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import * as productsRefusals from '../../../shared/pantry/products/refusals.ts'
import { firstExpired, joinedLots, type LineLot, lotsUpTo } from '../../../shared/pantry/stock/lot.ts'
import { loadOnHold } from '../products/heldTable.ts'
import { shelfLotsOf } from '../products/lotTable.ts'

interface Packed {
  readonly productId: number
  readonly quantity: number
  /** Absent: as before. */
  readonly lots: readonly { readonly Lot: string; readonly Quantity: number }[] | undefined
  /** A person looked at the package, or it was packed before: the lots' numbers don't decide. */
  readonly isSaid: boolean
  /** A packer chooses it without a list that says which lot to take: further units are of what expires first. */
  readonly isSubstitute: boolean
}

/** The lots that go into a bag: none of a product on hold, nor what `lotsToTake` refuses. */
export async function lotsToPack(order: Order, packed: Packed): Promise<readonly LineLot[] | Refusal> {
  const { productId, quantity, isSaid, isSubstitute } = packed
  if (quantity === 0) return []
  const onHold = await loadOnHold(order.EntityID)
  if (onHold.products.has(productId)) return refuse(productsRefusals.productOnHold)
  const line = order.PantryOrderItems.find(({ PantryInventoryItemID: id }) => id === productId)
  const kept = lotsUpTo<Pick<LineLot, 'Lot' | 'Quantity'>>(packed.lots ?? line?.Lots ?? [], quantity)
  const added = Math.max(0, quantity - (line?.PackedQuantity ?? 0))
  const further = isSubstitute && packed.lots === undefined ? added : 0
  const known = kept.length > 0 || further > 0 ? await shelfLotsOf(order.EntityID, productId) : []
  const lots = joinedLots(kept, firstExpired(known, further))
  return lotsToTake({ quantity, lots, held: onHold.lots.get(productId) ?? [], known, before: line?.Lots, isSaid })
}
