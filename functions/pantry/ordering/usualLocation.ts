import { type AvailableLocation, usualFirst } from '../../../shared/pantry/ordering/availableLocation.ts'
import { OrderRow } from '../../../shared/pantry/orders/order.ts'
import { orderLists } from '../../core/table/keys/orders.ts'
import { table } from '../../core/table/table.ts'

/** Puts the place of the customer's last order first; a single one needs no such name. */
export async function withUsualFirst(
  customerId: number,
  locations: readonly AvailableLocation[],
): Promise<readonly AvailableLocation[]> {
  if (locations.length < 2) return locations
  const last = { ...orderLists.customer(customerId), newestFirst: true, limit: 1 }
  const { items } = await table.page(last, OrderRow)
  return usualFirst(locations, items[0]?.PantryLocationID)
}
