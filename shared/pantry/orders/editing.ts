import { type Refusal, refuse } from '../../core/answer.ts'
import { unchanged } from '../../core/event.ts'
import type { OrderTransition } from './changes.ts'
import { editableRefusal, isBeingPacked } from './editable.ts'
import { heldQuantity, movementsBetween, type Order, type OrderLine, windowIdOf } from './order.ts'
import * as refusals from './refusals.ts'

/** Editing an order that was placed: its products, its window, its address. */

/** `today` on the calendar of the place. */
export const editRefusal = (order: Order, today: string): Refusal | undefined =>
  editableRefusal(order, today) ?? (isBeingPacked(order) ? refuse(refusals.orderBeingPacked) : undefined)

/** Parts that an edit replaces: the window with what follows from it, and the lines. */
type OrderContent = Pick<
  Order,
  | 'PantryLocationID'
  | 'PantryLocationPickupTimeID'
  | 'FoodBankDeliveryTimeID'
  | 'EntityDeliveryProgramID'
  | 'FoodInsecureNeighborAddressID'
  | 'OrderDay'
  | 'StartTime'
  | 'EndTime'
  | 'PantryOrderItems'
>

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** A line that stays keeps what its product was when it was ordered; one that is raised counts for the limits of today. */
function keptLine(order: Order, line: OrderLine): OrderLine {
  const before = order.PantryOrderItems.find((one) => one.PantryInventoryItemID === line.PantryInventoryItemID)
  if (!before) return line
  const { TagIDs, Points } = line.Quantity > heldQuantity(before) ? line : before
  const wish = line.Substitution ? { Substitution: line.Substitution } : {}
  const yes = line.AcceptedAllergens ? { AcceptedAllergens: line.AcceptedAllergens } : {}
  const { Points: _, ...rest } = before
  return { ...rest, ...(Points ? { Points } : {}), Quantity: line.Quantity, TagIDs, ...wish, ...yes }
}

/** `wanted` may be a whole order: what else it says is not taken over. */
export function edited(order: Order, wanted: OrderContent): OrderTransition {
  // A confirmation is of one time: at another one the family is asked again.
  const { Notice: _told, ...unnoticed } = order
  const { Confirmed: _, ...unconfirmed } = unnoticed
  const isSameTime = windowIdOf(order) === windowIdOf(wanted)
  const state: Order = {
    ...(isSameTime ? unnoticed : unconfirmed),
    PantryLocationID: wanted.PantryLocationID,
    PantryLocationPickupTimeID: wanted.PantryLocationPickupTimeID,
    FoodBankDeliveryTimeID: wanted.FoodBankDeliveryTimeID,
    EntityDeliveryProgramID: wanted.EntityDeliveryProgramID,
    FoodInsecureNeighborAddressID: wanted.FoodInsecureNeighborAddressID,
    OrderDay: wanted.OrderDay,
    StartTime: wanted.StartTime,
    EndTime: wanted.EndTime,
    PantryOrderItems: wanted.PantryOrderItems.map((line) => keptLine(order, line)),
  }
  if (isSame(state, unnoticed)) return unchanged(order)
  const detail = {
    CustomerID: order.FoodInsecureNeighbor.ID,
    OrderDay: state.OrderDay,
    WindowID: windowIdOf(state),
    ...(isSameTime ? {} : { LeftWindowID: windowIdOf(order) ?? undefined }),
    Movements: movementsBetween(order, state),
  }
  return { state, events: [{ type: 'OrderEdited', detail }] }
}
