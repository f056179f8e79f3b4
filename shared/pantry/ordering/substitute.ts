import { type Refusal, refuse } from '../../core/answer.ts'
import { unchanged } from '../../core/event.ts'
import type { OrderTransition } from '../orders/changes.ts'
import { heldQuantity, movementsBetween, type Order, type OrderLine } from '../orders/order.ts'
import { areSameLots, lotDetail, packRefusal } from '../orders/packLine.ts'
import * as ordersRefusals from '../orders/refusals.ts'
import { isFinal } from '../orders/status.ts'
import type { OfferedFood } from '../products/choice.ts'
import { type LineLot, lotsUpTo } from '../stock/lot.ts'
import type { OrderDraft } from './placing.ts'
import * as refusals from './refusals.ts'

/** Substitutes: products that a packer puts into the bag for missing units of an ordered product: a line of its own, of which nothing was ordered. */

export interface Substitute {
  readonly productId: number
  /** The product that was ordered. */
  readonly of: number
  /** 0 takes it out again. */
  readonly packed: number
  /** Absent: as before. */
  readonly lots?: readonly LineLot[] | undefined
  readonly areLotsSaid?: boolean | undefined
  /** The family, who wanted this product alone, has agreed. */
  readonly isAgreed?: boolean | undefined
}

type QuantityOfLine = Pick<OrderLine, 'PantryInventoryItemID' | 'Quantity' | 'PackedQuantity' | 'SubstituteOf'>

/** Quantity of an ordered line that is missing and not made up for by other products. */
export function missingOf(lines: readonly QuantityOfLine[], line: QuantityOfLine, without?: number): number {
  const others = lines.filter(
    ({ SubstituteOf, PantryInventoryItemID: id }) => SubstituteOf === line.PantryInventoryItemID && id !== without,
  )
  return line.Quantity - heldQuantity(line) - others.reduce((sum, one) => sum + heldQuantity(one), 0)
}

/**
 * A family that wants to be asked says at the table what it takes instead: until the hand-over, also of an order that is
 * packed. One that wants this product alone gets no other, unless it has agreed.
 */
export function substituteRefusal(
  order: Order,
  { productId, of, packed, isAgreed = false }: Substitute,
): Refusal | undefined {
  const lines = order.PantryOrderItems
  const ordered = lines.find((line) => line.PantryInventoryItemID === of && line.SubstituteOf === null)
  const isAsked = ordered?.Substitution === 'ask' && !isFinal(order.StatusCode)
  const closed = isAsked ? undefined : packRefusal(order)
  if (closed) return closed
  if (!ordered) return refuse(ordersRefusals.orderLineUnknown)
  const same = lines.find((line) => line.PantryInventoryItemID === productId)
  if (same && same.SubstituteOf !== of) return refuse(refusals.substituteInOrder)
  if (ordered.Substitution === 'none' && !same && packed > 0 && !isAgreed)
    return refuse(refusals.substituteNotWanted, { name: ordered.Name })
  const count = missingOf(lines, ordered, productId)
  return packed > count ? refuse(refusals.substituteTooMany, { count: Math.max(0, count) }) : undefined
}

/** The order as it is with the substitute, to be decided by the rules of an edit: stock, TEFAP and limits. */
export const substituteDraft = (order: Order, { productId, packed }: Substitute): OrderDraft => ({
  PantryLocationID: order.PantryLocationID,
  PantryLocationPickupTimeID: order.PantryLocationPickupTimeID,
  FoodBankDeliveryTimeID: order.FoodBankDeliveryTimeID,
  FoodInsecureNeighborAddressID: order.FoodInsecureNeighborAddressID,
  PantryOrderItems: [
    ...order.PantryOrderItems.filter((line) => line.PantryInventoryItemID !== productId && heldQuantity(line) > 0).map(
      (line) => ({ PantryInventoryItemID: line.PantryInventoryItemID, Quantity: heldQuantity(line) }),
    ),
    { PantryInventoryItemID: productId, Quantity: packed },
  ],
  OrderRest: false,
})

const substituteLine = ({ Lots: _, ...line }: OrderLine, { of, packed }: Substitute, Lots: LineLot[]): OrderLine => ({
  ...{ ...line, Quantity: 0, PackedQuantity: packed, SubstituteOf: of },
  ...(Lots.length > 0 ? { Lots } : {}),
})

/** `line`: the product as it is now; it stays as it was when the substitute is in the order already. */
export function substituted(order: Order, change: Substitute, line: OrderLine | undefined): OrderTransition | Refusal {
  const refusal = substituteRefusal(order, change)
  if (refusal) return refusal
  const { productId, of, packed } = change
  const before = order.PantryOrderItems.find(({ PantryInventoryItemID: id }) => id === productId)
  const Lots = lotsUpTo(change.lots ?? before?.Lots ?? [], packed)
  if ((before?.PackedQuantity ?? 0) === packed && areSameLots(before?.Lots, Lots)) return unchanged(order)
  const kept = before ?? line
  if (packed > 0 && !kept) return refuse(ordersRefusals.orderLineUnknown)
  const others = order.PantryOrderItems.filter((one) => one !== before)
  const state: Order = {
    ...order,
    PantryOrderItems: packed > 0 && kept ? [...others, substituteLine(kept, change, Lots)] : others,
  }
  const detail = {
    ProductID: productId,
    PackedQuantity: packed,
    SubstituteOf: of,
    ...(Lots.length > 0 ? lotDetail({ Lots }, change.areLotsSaid) : {}),
    Movements: movementsBetween(order, state),
  }
  return { state, events: [{ type: 'OrderLinePacked', detail }] }
}

/** Diets that an ordered product keeps and this one, as far as its tags say, does not. */
export const dietsLost = (
  kept: readonly string[],
  {
    PantryInventoryItemsPantryInventoryItemTags: tags,
  }: Pick<OfferedFood, 'PantryInventoryItemsPantryInventoryItemTags'>,
) => kept.filter((diet) => !tags.some(({ PantryInventoryItemTag: { Name } }) => Name === diet))

interface Candidate {
  readonly ID: number
  readonly PantryItemID: number
  readonly Name: string
  readonly Quantity: number
}

/** Products that may replace a line: those on the shelf and not in the order; products of the same item type first, then by name. */
export const substitutesFor = <P extends Candidate>(
  { PantryItemID }: Pick<OrderLine, 'PantryItemID'>,
  products: readonly P[],
  inOrder: readonly number[],
): P[] => {
  const isOther = (one: P) => (one.PantryItemID === PantryItemID ? 0 : 1)
  return products
    .filter(({ ID, Quantity }) => Quantity > 0 && !inOrder.includes(ID))
    .toSorted((a, b) => isOther(a) - isOther(b) || a.Name.localeCompare(b.Name))
}
