import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import { type CartPlace, linesOfOrder } from '../../../../shared/pantry/ordering/cart.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import type { ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import type { Send } from '../../core/data/useAction.ts'
import { unsavedEdit } from './cartStorage.ts'

/** Gives an order another time and place, with the food that it has; answers it as it was. Loaded when somebody does so. */
export async function moveOrder(send: Send, id: number, place: CartPlace): Promise<ShownOrder> {
  const order = await send(orders.getOrder, { id })
  const lines = linesOfOrder(order.PantryOrderItems)
  const draft = {
    ...place,
    PantryOrderItems: lines.map(({ PantryInventoryItemID, Quantity }) => ({ PantryInventoryItemID, Quantity })),
    OrderRest: false,
  }
  await send(ordering.updateOrder, { id, ...draft })
  return order
}

export const hasUnsavedFood = (customerId: number, orderId: number) => unsavedEdit(customerId, orderId) !== undefined
