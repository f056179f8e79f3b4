import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import * as refusals from '../../../shared/pantry/orders/refusals.ts'
import * as productsRefusals from '../../../shared/pantry/products/refusals.ts'
import { type LineLot, lotsUpTo, lottedUnits } from '../../../shared/pantry/stock/lot.ts'
import { loadOnHold } from '../products/heldTable.ts'
import { shelfLotsOf } from '../products/lotTable.ts'

interface Packed {
  readonly productId: number
  readonly quantity: number
  /** Absent: as before. */
  readonly lots: readonly { readonly Lot: string; readonly Quantity: number }[] | undefined
  /** A person looked at the package, or it was packed before: the lots' numbers don't decide. */
  readonly isSaid: boolean
}

/**
 * The lots that go into a bag, with the days of their packages: none of a product or a lot on hold, and while a lot of the
 * product is on hold every unit has one.
 */
export async function lotsToPack(order: Order, packed: Packed): Promise<readonly LineLot[] | Refusal> {
  const { productId, quantity, isSaid } = packed
  if (quantity === 0) return []
  const { products, lots } = await loadOnHold(order.EntityID)
  if (products.has(productId)) return refuse(productsRefusals.productOnHold)
  const before = order.PantryOrderItems.find(({ PantryInventoryItemID: id }) => id === productId)
  const wanted = lotsUpTo(packed.lots ?? before?.Lots ?? [], quantity)
  const held = lots.get(productId) ?? []
  const onHold = wanted.find(({ Lot }) => held.includes(Lot))
  if (onHold) return refuse(refusals.orderLotOnHold, { lot: onHold.Lot })
  if (held.length > 0 && lottedUnits(wanted) < quantity)
    return refuse(refusals.orderLotNeeded, { lots: held.join(', ') })
  if (wanted.length === 0) return []
  const known = await shelfLotsOf(order.EntityID, productId)
  const mine = (name: string) => before?.Lots?.find(({ Lot }) => Lot === name)?.Quantity ?? 0
  const numberOf = (name: string) => known.find(({ Lot }) => Lot === name)?.Quantity ?? 0
  const short = isSaid ? undefined : wanted.find(({ Lot, Quantity }) => Quantity - mine(Lot) > numberOf(Lot))
  if (short) return refuse(refusals.orderLotUsedUp, { lot: short.Lot, count: numberOf(short.Lot) })
  return wanted.map(({ Lot, Quantity }) => {
    const BestBy = known.find((one) => one.Lot === Lot)?.BestBy ?? null
    return { Lot, BestBy, Quantity }
  })
}
