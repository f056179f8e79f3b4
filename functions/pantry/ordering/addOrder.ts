import * as ordering from '../../../shared/pantry/ordering/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { customerOf } from '../customers/customerTable.ts'
import { placeOrder } from './placeOrder.ts'

export const handler = endpointOn(
  ordering.addOrder,
  customerOf,
  ({ resource: customer, input: { id: _, ...draft }, caller, idempotencyKey, now, getRemainingTimeInMillis }) =>
    placeOrder({ draft, customer, caller, idempotencyKey, now, remainingMs: getRemainingTimeInMillis }),
)
