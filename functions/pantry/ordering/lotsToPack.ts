import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import { lotsToTake } from '../../../shared/pantry/orders/onHold.ts'
import { maxOrderLines, type Order } from '../../../shared/pantry/orders/order.ts'
import * as productsRefusals from '../../../shared/pantry/products/refusals.ts'
import { firstExpired, joinedLots, type LineLot, lotsUpTo } from '../../../shared/pantry/stock/lot.ts'
import { loadOnHold } from '../products/heldTable.ts'
import { shelfLotsOf } from '../products/lotTable.ts'

/** Lots that a line may name: an order ends with one write for each line and each lot, and a transaction has its limit. */
function roomForLots({ PantryOrderItems: lines }: Order, productId: number): number {
  const others = lines.flatMap(({ PantryInventoryItemID: id, Lots = [] }) => (id === productId ? [] : Lots))
  return Math.max(0, maxOrderLines - lines.length - others.length)
}

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
  const held = onHold.lots.get(productId) ?? []
  const wanted = joinedLots(kept, firstExpired(known, further))
  const lots = held.length > 0 ? wanted : wanted.slice(0, roomForLots(order, productId))
  return lotsToTake({ quantity, lots, held, known, before: line?.Lots, isSaid })
}
