import { type Refusal, refuse } from '../../core/answer.ts'
import { heldQuantity, type Order, type OrderLine } from './order.ts'
import * as refusals from './refusals.ts'
import { isFinal, isPacked, type OrderStatusCode } from './status.ts'

/** Products on hold, such as recalled ones: nobody orders, packs or hands over any (decision 74). */

type WithLines = Pick<Order, 'PantryOrderItems'>

/** The lines that an order has of products on hold, in a bag or still to be packed. */
export const linesOnHold = ({ PantryOrderItems: lines }: WithLines, onHold: ReadonlySet<number>): OrderLine[] =>
  lines.filter((line) => onHold.has(line.PantryInventoryItemID) && heldQuantity(line) > 0)

/** Reason that an order can't be marked as packed or handed over with them; somebody takes them out first. */
export function holdRefusal(order: WithLines, to: OrderStatusCode, onHold: ReadonlySet<number>): Refusal | undefined {
  if (!isPacked(to) && to !== 'DELIVEREDTONEIGHBOR') return undefined
  const names = linesOnHold(order, onHold).map(({ Name }) => Name)
  return names.length > 0 ? refuse(refusals.orderHasHeld, { names: names.join(', ') }) : undefined
}

/** Quantities that an edited order holds already, by product: it may keep them. */
export function heldByOrder(order: Order | undefined): ReadonlyMap<number, number> {
  const held = new Map<number, number>()
  if (!order || isFinal(order.StatusCode)) return held
  for (const line of order.PantryOrderItems)
    held.set(line.PantryInventoryItemID, (held.get(line.PantryInventoryItemID) ?? 0) + heldQuantity(line))
  return held
}
