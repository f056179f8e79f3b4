import * as ordering from '../../../shared/pantry/ordering/api.ts'
import { changerRefusal } from '../../../shared/pantry/orders/editable.ts'
import { endpointOn } from '../../core/http/http.ts'
import { orderOf } from '../orders/orderTable.ts'
import { editOrder } from './editOrder.ts'

/** The customer edits their own order; of staff the owner of the pantry, and who placed it. */
export const handler = endpointOn(
  ordering.updateOrder,
  orderOf,
  async ({ resource: order, input: { id: _, ...draft }, caller, now }) => {
    const refusal = caller.Role === 'customer' ? undefined : changerRefusal(caller, order)
    return refusal ?? editOrder({ order, draft, by: caller, now })
  },
)
