import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import * as refusals from '../../../shared/pantry/orders/refusals.ts'
import * as productsRefusals from '../../../shared/pantry/products/refusals.ts'
import { firstExpired, joinedLots, type LineLot, lotsUpTo, lottedUnits } from '../../../shared/pantry/stock/lot.ts'
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

/**
 * The lots that go into a bag, with the days of their packages: none of a product or a lot on hold, and while a lot of the
 * product is on hold every unit has one.
 */
export async function lotsToPack(order: Order, packed: Packed): Promise<readonly LineLot[] | Refusal> {
  const { productId, quantity, isSaid, isSubstitute } = packed
  if (quantity === 0) return []
  const { products, lots } = await loadOnHold(order.EntityID)
  if (products.has(productId)) return refuse(productsRefusals.productOnHold)
  const before = order.PantryOrderItems.find(({ PantryInventoryItemID: id }) => id === productId)
  const kept = lotsUpTo(packed.lots ?? before?.Lots ?? [], quantity)
  const added = Math.max(0, quantity - (before?.PackedQuantity ?? 0))
  const further = isSubstitute && packed.lots === undefined ? added : 0
  const known = kept.length > 0 || further > 0 ? await shelfLotsOf(order.EntityID, productId) : []
  const wanted = joinedLots(withDays(kept, known), firstExpired(known, further))
  const held = lots.get(productId) ?? []
  const onHold = wanted.find(({ Lot }) => held.includes(Lot))
  if (onHold) return refuse(refusals.orderLotOnHold, { lot: onHold.Lot })
  if (held.length > 0 && lottedUnits(wanted) < quantity)
    return refuse(refusals.orderLotNeeded, { lots: held.join(', ') })
  const mine = (name: string) => before?.Lots?.find(({ Lot }) => Lot === name)?.Quantity ?? 0
  const numberOf = (name: string) => known.find(({ Lot }) => Lot === name)?.Quantity ?? 0
  const short = isSaid ? undefined : wanted.find(({ Lot, Quantity }) => Quantity - mine(Lot) > numberOf(Lot))
  if (short) return refuse(refusals.orderLotUsedUp, { lot: short.Lot, count: numberOf(short.Lot) })
  return wanted
}

type TakenUnits = Pick<LineLot, 'Lot' | 'Quantity'>
const withDays = (lots: readonly TakenUnits[], known: readonly Pick<LineLot, 'Lot' | 'BestBy'>[]): LineLot[] =>
  lots.map(({ Lot, Quantity }) => ({ Lot, BestBy: known.find((one) => one.Lot === Lot)?.BestBy ?? null, Quantity }))
