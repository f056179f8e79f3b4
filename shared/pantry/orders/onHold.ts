import { type Refusal, refuse } from '../../core/answer.ts'
import { type LineLot, type Lot, lotsUpTo, lottedUnits } from '../stock/lot.ts'
import { heldQuantity, type Order, type OrderLine } from './order.ts'
import * as refusals from './refusals.ts'
import { isFinal, isPacked, type OrderStatusCode, orderStatusOf } from './status.ts'

/** Products and lots on hold, such as recalled ones: nobody orders, packs or hands over any (decision 74). */

export interface OnHold {
  readonly products: ReadonlySet<number>
  /** Lots on hold, by product. */
  readonly lots: ReadonlyMap<number, readonly string[]>
}
export const nothingOnHold: OnHold = { products: new Set(), lots: new Map() }

type WithLines = Pick<Order, 'PantryOrderItems'>
type Line = Pick<OrderLine, 'PantryInventoryItemID' | 'Quantity' | 'PackedQuantity' | 'Lots'>

/**
 * Tells if a line has food on hold, or may have: while a lot of its product is on hold, so does every unit whose lot nobody has
 * said.
 */
function isHeld(line: Line, { products, lots }: OnHold): boolean {
  if (heldQuantity(line) === 0) return false
  if (products.has(line.PantryInventoryItemID)) return true
  const held = lots.get(line.PantryInventoryItemID)
  if (!held) return false
  return lottedUnits(line.Lots) < heldQuantity(line) || (line.Lots ?? []).some(({ Lot }) => held.includes(Lot))
}

/** The lines that an order has of food on hold, in a bag or still to be packed. */
export const linesOnHold = ({ PantryOrderItems: lines }: WithLines, onHold: OnHold): OrderLine[] =>
  lines.filter((line) => isHeld(line, onHold))

/** Reason that an order can't be marked as packed or handed over with them; somebody takes them out first, or says their lot. */
export function holdRefusal(order: WithLines, to: OrderStatusCode, onHold: OnHold): Refusal | undefined {
  if (!isPacked(to) && to !== 'DELIVEREDTONEIGHBOR') return undefined
  const held = linesOnHold(order, onHold)
  if (held.length === 0) return undefined
  const names = held.map(({ Name }) => Name).join(', ')
  const lots = [...new Set(held.flatMap(({ PantryInventoryItemID: id }) => onHold.lots.get(id) ?? []))]
  return lots.length === 0
    ? refuse(refusals.orderHasHeld, { names })
    : refuse(refusals.orderHasHeldLot, { names, lots: lots.join(', ') })
}

/** Lots on hold that a bag has, or may have where the lot of a unit is not known. */
function heldLotsIn(line: OrderLine, inBag: number, { lots }: OnHold): readonly string[] {
  const held = lots.get(line.PantryInventoryItemID) ?? []
  if (inBag === 0 || lottedUnits(line.Lots) < inBag) return inBag === 0 ? [] : held
  return held.filter((name) => line.Lots?.some(({ Lot: own }) => own === name))
}

/** An order that ends with food of lots on hold in its bags: its lines tell them, so that none of it is offered again. */
export function withHeldLots(order: Order, to: OrderStatusCode, onHold: OnHold): Order {
  if (!orderStatusOf(to).IsCancelledType || isFinal(order.StatusCode)) return order
  const lines = order.PantryOrderItems.map((line) => {
    const inBag = isPacked(order.StatusCode) ? heldQuantity(line) : (line.PackedQuantity ?? 0)
    const HeldLots = heldLotsIn(line, inBag, onHold)
    return HeldLots.length > 0 ? { ...line, HeldLots: [...HeldLots] } : line
  })
  return { ...order, PantryOrderItems: lines }
}

/** Reason that a line that waits is not given to anybody: a lot of it is still on hold, or may be where nobody has looked. */
export function heldReturnRefusal(
  { PantryInventoryItemID: id, HeldLots = [], Lots = [] }: OrderLine,
  onHold: OnHold,
  areLotsRead: boolean,
): Refusal | undefined {
  const still = HeldLots.filter((name) => onHold.lots.get(id)?.includes(name))
  const own = still.filter((name) => Lots.some(({ Lot: lot }) => lot === name))
  const held = areLotsRead ? own : still
  return held.length === 0 ? undefined : refuse(refusals.orderReturnHeld, { lots: held.join(', ') })
}

interface Wanted {
  readonly quantity: number
  readonly lots: readonly Pick<LineLot, 'Lot' | 'Quantity'>[]
  /** Lots of the product on hold. */
  readonly held: readonly string[]
  /** Lots of the product on the shelf. */
  readonly known: readonly Lot[]
  /** In the bag before. */
  readonly before?: readonly LineLot[] | undefined
  /** A person looked at the package, or it was packed before: the lots' numbers don't decide. */
  readonly isSaid: boolean
}

/**
 * The lots of units that leave the shelf, with the days of their packages: none on hold, and while a lot of the product is on
 * hold every unit has one.
 */
export function lotsToTake({ quantity, lots, held, known, before = [], isSaid }: Wanted): readonly LineLot[] | Refusal {
  const wanted = lotsUpTo(lots, quantity)
  const onHold = wanted.find(({ Lot: name }) => held.includes(name))
  if (onHold) return refuse(refusals.orderLotOnHold, { lot: onHold.Lot })
  if (held.length > 0 && lottedUnits(wanted) < quantity)
    return refuse(refusals.orderLotNeeded, { lots: held.join(', ') })
  const mine = (name: string) => before.find(({ Lot: own }) => own === name)?.Quantity ?? 0
  const shelf = (name: string) => known.find(({ Lot: own }) => own === name)
  const numberOf = (name: string) => shelf(name)?.Quantity ?? 0
  const short = isSaid ? undefined : wanted.find(({ Lot: name, Quantity }) => Quantity - mine(name) > numberOf(name))
  if (short) return refuse(refusals.orderLotUsedUp, { lot: short.Lot, count: numberOf(short.Lot) })
  return wanted.map(({ Lot: name, Quantity }) => ({ Lot: name, BestBy: shelf(name)?.BestBy ?? null, Quantity }))
}

/** Quantities that an edited order holds already, by product: it may keep them. */
export function heldByOrder(order: Order | undefined): ReadonlyMap<number, number> {
  const held = new Map<number, number>()
  if (!order || isFinal(order.StatusCode)) return held
  for (const line of order.PantryOrderItems)
    held.set(line.PantryInventoryItemID, (held.get(line.PantryInventoryItemID) ?? 0) + heldQuantity(line))
  return held
}
