import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { OrderRow } from '../../../shared/pantry/orders/order.ts'
import { orderLists } from '../../core/table/keys/orders.ts'
import { table } from '../../core/table/table.ts'
import { loadAddresses } from '../customers/addresses/addressTable.ts'

/** Facts of a customer that put places in order: the place of their last order, and their home. It never leaves the server. */
export async function ownPlaces(customer: Customer) {
  const last = { ...orderLists.customer(customer.ID), newestFirst: true, limit: 1 }
  const [{ items }, addresses] = await Promise.all([table.page(last, OrderRow), loadAddresses(customer)])
  const home = addresses.find(({ IsPrimary }) => IsPrimary)?.Address
  return { usualId: items[0]?.PantryLocationID, home }
}
