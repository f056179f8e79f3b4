import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import { type CartPlace, linesOfOrder } from '../../../../shared/pantry/ordering/cart.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import type { Send } from '../../core/data/useAction.ts'
import { unsavedEdit } from './cartStorage.ts'

/** Gives an order another time and place, with the food that it has. Loaded when somebody does so. */
export async function moveOrder(send: Send, id: number, place: CartPlace): Promise<void> {
  const { PantryOrderItems } = await send(orders.getOrder, { id })
  const lines = linesOfOrder(PantryOrderItems)
  const draft = {
    ...place,
    PantryOrderItems: lines.map(({ PantryInventoryItemID, Quantity }) => ({ PantryInventoryItemID, Quantity })),
    OrderRest: false,
  }
  await send(ordering.updateOrder, { id, ...draft })
}

export const hasUnsavedFood = (customerId: number, orderId: number) => unsavedEdit(customerId, orderId) !== undefined
