import { type Refusal, refuse } from '../../core/answer.ts'
import { unchanged } from '../../core/event.ts'
import { type LineLot, lotsUpTo } from '../stock/lot.ts'
import type { OrderTransition } from './changes.ts'
import { linesOnHold, type OnHold } from './onHold.ts'
import { heldQuantity, movementsBetween, type Order, type OrderLine } from './order.ts'
import * as refusals from './refusals.ts'
import { isFinal, isPacked } from './status.ts'

/** Packing: what of a line is in its bag, by lot, and what is missing of it. */

/** Reason that lines can no longer go into bags. */
export function packRefusal({ StatusCode }: Pick<Order, 'StatusCode'>): Refusal | undefined {
  if (isFinal(StatusCode)) return refuse(refusals.orderFinal)
  return isPacked(StatusCode) ? refuse(refusals.orderAlreadyPacked) : undefined
}

/** A line with so many of it in the bag. What others may have by now, of a line packed short earlier, is not missing. */
function lineWith(line: OrderLine, packed: number | null, now: Date, lots: readonly LineLot[] = []): OrderLine {
  const { MissingQuantity = 0, MissingSince = now.toISOString(), Lots: _, ...rest } = line
  const Lots = lotsUpTo(lots, packed ?? 0)
  const after = { ...rest, PackedQuantity: packed, ...(Lots.length > 0 ? { Lots } : {}) }
  const missing = Math.max(0, MissingQuantity + heldQuantity(line) - heldQuantity(after))
  if (missing === 0) return after
  const since = missing > MissingQuantity ? now.toISOString() : MissingSince
  return { ...after, MissingQuantity: missing, MissingSince: since }
}

/** Lots that went into the bag. */
export interface PackedAs {
  /** In the bag when a tick was made that waited for a connection. */
  readonly seen?: number | null | undefined
  /** Absent: as before. */
  readonly lots?: readonly LineLot[] | undefined
  /** A person looked at the package: the lot's number does not decide. */
  readonly areLotsSaid?: boolean | undefined
}
export const areSameLots = (some: readonly LineLot[] = [], others: readonly LineLot[] = []) =>
  some.length === others.length &&
  some.every(({ Lot, Quantity }, index) => others[index]?.Lot === Lot && others[index].Quantity === Quantity)
export const lotDetail = ({ Lots }: Pick<OrderLine, 'Lots'>, areLotsSaid = false) =>
  Lots ? { Lots, ...(areLotsSaid ? { AreLotsSaid: true } : {}) } : {}

/**
 * A line is in its bag, whole or in part; null takes it out again. A tick that waited for a connection says what was seen
 * then: what somebody else changed since stays. What is missing of it leaves the shelf and is offered to
 * nobody. What stands in for it goes back when that much is no longer missing. The order itself is packed by its status.
 */
export function packLine(
  order: Order,
  productId: number,
  packed: number | null,
  now: Date,
  { seen, lots, areLotsSaid }: PackedAs = {},
): OrderTransition | Refusal {
  const closed = packRefusal(order)
  if (closed) return closed
  const line = order.PantryOrderItems.find(({ PantryInventoryItemID: id }) => id === productId)
  if (!line) return refuse(refusals.orderLineUnknown)
  const after = lineWith(line, packed, now, lots ?? line.Lots)
  if (packed === line.PackedQuantity && areSameLots(line.Lots, after.Lots)) return unchanged(order)
  if (seen !== undefined && seen !== line.PackedQuantity)
    return refuse(refusals.orderLineOvertaken, { name: line.Name })
  if (packed !== null && packed > line.Quantity) return refuse(refusals.orderPackedTooMany, { count: line.Quantity })
  const substitutes = order.PantryOrderItems.filter(({ SubstituteOf }) => SubstituteOf === productId)
  const instead = substitutes.reduce((sum, one) => sum + heldQuantity(one), 0)
  const gone = line.Quantity - (packed ?? line.Quantity) < instead ? substitutes : []
  const state: Order = {
    ...order,
    PantryOrderItems: order.PantryOrderItems.filter((other) => !gone.includes(other)).map((other) =>
      other === line ? after : other,
    ),
  }
  const { MissingSince } = line
  const detail = {
    ...{ ProductID: productId, PackedQuantity: packed, Movements: movementsBetween(order, state) },
    ...(MissingSince === undefined ? {} : { MissingSince }),
    ...lotDetail(after, areLotsSaid),
  }
  return { state, events: [{ type: 'OrderLinePacked', detail }] }
}

/** Products on hold stay behind when the order is handed over, as if a packer had not found it. */
export function withoutHeld(order: Order, onHold: OnHold, now: Date): OrderTransition {
  return linesOnHold(order, onHold).reduce<OrderTransition>(
    ({ state: before, events }, line) => {
      const after = lineWith(line, 0, now)
      const state = {
        ...before,
        PantryOrderItems: before.PantryOrderItems.map((other) => (other === line ? after : other)),
      }
      const Movements = movementsBetween(before, state)
      const detail = { ProductID: line.PantryInventoryItemID, PackedQuantity: 0, Movements }
      return { state, events: [...events, { type: 'OrderLinePacked', detail }] }
    },
    { state: order, events: [] },
  )
}
