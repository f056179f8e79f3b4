import * as orders from '../../shared/api/orders.ts'
import { waitingReturns } from '../../shared/order/noShow.ts'
import { OrderRow } from '../../shared/order/order.ts'
import { endpoint } from '../http.ts'
import { orderLists } from '../table/keys/orders.ts'
import { table } from '../table/table.ts'

/** A list of its own holds the orders with such lines, so that it is as short as what waits. */
export const handler = endpoint(orders.listOrderReturns, async ({ caller }) =>
  waitingReturns(await table.all(orderLists.returns(caller.EntityID), OrderRow)),
)
