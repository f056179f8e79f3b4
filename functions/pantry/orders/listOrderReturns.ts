import * as orders from '../../../shared/pantry/orders/api.ts'
import { waitingReturns } from '../../../shared/pantry/orders/noShow.ts'
import { OrderRow } from '../../../shared/pantry/orders/order.ts'
import { endpoint } from '../../core/http/http.ts'
import { orderLists } from '../../core/table/keys/orders.ts'
import { table } from '../../core/table/table.ts'

/** A list of its own holds the orders with such lines, so that it is as short as what waits. */
export const handler = endpoint(orders.listOrderReturns, async ({ caller }) =>
  waitingReturns(await table.all(orderLists.returns(caller.EntityID), OrderRow)),
)
