import { type Caller, ownerRefusal } from '../../../shared/core/access.ts'
import * as orders from '../../../shared/pantry/orders/api.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import { endpointOn } from '../../core/http/http.ts'
import { loadFactsAtTable } from './handOver/atTable.ts'
import { orderOf } from './orderTable.ts'
import { shownWithPlace } from './shownWithPlace.ts'

export const handler = endpointOn(orders.getOrder, orderOf, async ({ resource, caller, now, language }) => {
  const [shown, factsOf] = await Promise.all([
    shownWithPlace(resource, { ...caller, language }, now),
    handsOver(caller, resource) ? loadFactsAtTable([resource], now) : () => ({}),
  ])
  return { ...shown, ...factsOf(resource) }
})

const handsOver = (caller: Caller, order: Order) => caller.Role !== 'customer' && !ownerRefusal(caller, order)
