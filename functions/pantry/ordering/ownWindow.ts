import { windowIdOf } from '../../../shared/pantry/orders/order.ts'
import { notFound } from '../../core/http/fault.ts'
import { orderById } from '../orders/orderTable.ts'

/** The order that is edited, when it is the customer's; without a number there is none. */
export async function editedOrder(orderId: number | undefined, customerId: number) {
  if (orderId === undefined) return undefined
  const order = await orderById(orderId)
  if (order?.FoodInsecureNeighbor.ID !== customerId) throw notFound()
  return order
}

/** Its window: it stays choosable. */
export async function ownWindow(orderId: number | undefined, customerId: number): Promise<number | undefined> {
  const order = await editedOrder(orderId, customerId)
  return (order && windowIdOf(order)) ?? undefined
}
