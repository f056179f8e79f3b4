import * as ordering from '../../shared/api/ordering.ts'
import { customerOf } from '../customers/customerTable.ts'
import { endpointOn } from '../http.ts'
import { nextId } from '../table/ids.ts'
import { placeOrder } from './placeOrder.ts'

export const handler = endpointOn(
  ordering.addOrder,
  customerOf,
  async ({ resource: customer, input: { id: _, ...draft }, caller, idempotencyKey, now }) => {
    const request = { orderId: await nextId('order'), customerId: customer.ID, draft }
    return placeOrder({ request, customer, caller, idempotencyKey, now })
  },
)
