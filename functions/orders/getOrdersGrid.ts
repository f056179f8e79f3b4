import { type Caller, canAccess, isFoodBankRole, shownToFoodBank } from '../../shared/access.ts'
import type { Input } from '../../shared/api/endpoint.ts'
import * as orders from '../../shared/api/orders.ts'
import type { OrderRow } from '../../shared/order/order.ts'
import { isInProgress, orderStatusCodes } from '../../shared/order/status.ts'
import { orderGridRow } from '../../shared/order/wire.ts'
import { defaultRows } from '../donations/grids.ts'
import { endpoint } from '../http.ts'
import { orderLists } from '../table/keys/orders.ts'
import { inState, type List } from '../table/lists.ts'
import { mergedOrders } from './mergedOrders.ts'

type Query = Input<typeof orders.getOrdersGrid>

/** Rows read of each status to find the orders that hold a product. */
const readForProduct = 500

export const handler = endpoint(orders.getOrdersGrid, async ({ input, caller }) => {
  const { PantryLocationID: location, PantryInventoryItemID: product, rows: limit = defaultRows, cursor } = input
  const passes = (row: OrderRow) =>
    canAccess(caller, shownToFoodBank(row)) &&
    (location === undefined || row.PantryLocationID === location) &&
    (product === undefined || row.ProductIDs.includes(product))
  const readEach = product === undefined ? limit : Math.max(limit, readForProduct)
  const page = await mergedOrders(listsFor(input, caller), { limit, readEach, cursor, passes })
  return { ...page, rows: page.rows.map(orderGridRow) }
})

/** The lists that surely hold all that is asked for, the shortest first; what they hold beyond it is filtered out. */
function listsFor({ PickupTimeIDList, FoodBankDeliveryTimeID, ...query }: Query, caller: Caller): List[] {
  if (PickupTimeIDList !== undefined)
    return [...new Set(PickupTimeIDList.split(','))].map((id) => orderLists.window(Number(id)))
  if (FoodBankDeliveryTimeID !== undefined) return [orderLists.window(FoodBankDeliveryTimeID)]
  if (query.PantryInventoryItemID !== undefined) {
    const own = orderLists.owner(caller.EntityID)
    return orderStatusCodes.filter(isInProgress).map((code) => inState(own, code))
  }
  if (query.PantryLocationID !== undefined) return [orderLists.location(query.PantryLocationID)]
  return [isFoodBankRole(caller.Role) ? orderLists.foodBank(caller.EntityID) : orderLists.owner(caller.EntityID)]
}
