import type { Order } from '../../../shared/pantry/orders/order.ts'
import { rowsOfCustomer } from '../customers/forgetting.ts'
import { orderStore, ordersById } from './orderTable.ts'

/** All orders of a customer, for what concerns every one of them. */

export async function ordersOfCustomer(customerId: number): Promise<Order[]> {
  const orders = await ordersById((await rowsOfCustomer(customerId)).map(({ ID }) => ID))
  return orders.toSorted((a, b) => (a.Created < b.Created ? 1 : -1))
}

/** Changes each order that is to be changed; the others stay as they are. A repeat finds nothing left to do. */
export async function changeOrders(
  customerId: number,
  now: Date,
  change: (order: Order) => Partial<Order> | undefined,
): Promise<void> {
  for (const order of await ordersOfCustomer(customerId))
    await orderStore.change(
      order,
      (before) => {
        const fields = change(before)
        return { state: fields ? { ...before, ...fields } : before, events: [] }
      },
      { by: null, now },
    )
}
