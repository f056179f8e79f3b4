import type { Caller } from '../../../shared/core/access.ts'
import { LocationAccess } from '../../../shared/pantry/locations/access.ts'
import type { PickupLocation } from '../../../shared/pantry/locations/location.ts'
import { OrderRow } from '../../../shared/pantry/orders/order.ts'
import { isFinal } from '../../../shared/pantry/orders/status.ts'
import { customerLists } from '../../core/table/keys/customers.ts'
import { locationKeys } from '../../core/table/keys/locations.ts'
import { orderLists } from '../../core/table/keys/orders.ts'
import { records } from '../../core/table/records.ts'
import { table } from '../../core/table/table.ts'

/** Customers who may order at a restricted location, stored beside the location itself and in a list of the customer's locations. */

const accesses = records('locationAccess', {
  schema: LocationAccess,
  key: (of: Pick<LocationAccess, 'PantryLocationID' | 'CustomerID'>) =>
    locationKeys.access(of.PantryLocationID, of.CustomerID),
  lists: ({ CustomerID }) => [customerLists.accesses(CustomerID)],
  sort: ({ Granted }) => Granted,
  row: LocationAccess,
})

/** One page by customer. */
export function accessOfLocation(locationId: number, limit: number, cursor: string | undefined) {
  const { pk, sk } = locationKeys.access(locationId, '')
  return table.page({ pk, from: sk, to: `${sk}~`, limit, cursor }, accesses.schema)
}

/** The restricted locations that a customer may order at. */
export const accessesOfCustomer = (customerId: number) => accesses.rows(customerLists.accesses(customerId))

/** Of these locations, those that the customer may order at; as of now, where the list may lag. */
export const accessesAt = (customerId: number, locationIds: readonly number[]) =>
  accesses.findMany(
    locationIds.map((id) => ({ PantryLocationID: id, CustomerID: customerId })),
    true,
  )

/** The locations of these that were opened to the customer. */
export async function openedTo(customerId: number, locationIds: readonly number[]): Promise<Set<number>> {
  return new Set((await accessesAt(customerId, locationIds)).map(({ PantryLocationID }) => PantryLocationID))
}

/** Of those placed last; an order is for a day that is near. */
const maxOpenOrders = 20

async function hasOpenOrderAt(customerId: number, locationId: number): Promise<boolean> {
  const newest = { ...orderLists.customer(customerId), newestFirst: true, limit: maxOpenOrders }
  const { items } = await table.page(newest, OrderRow)
  return items.some((order) => order.PantryLocationID === locationId && !isFinal(order.StatusCode))
}

/**
 * Unrestricted locations are everybody's; staff's own ones are theirs in any case. Whoever has an order at one that was
 * restricted since sees and changes it there.
 */
export async function mayChoose(
  { Role, CustomerID }: Pick<Caller, 'Role' | 'CustomerID'>,
  { ID, IsRestricted }: Pick<PickupLocation, 'ID' | 'IsRestricted'>,
): Promise<boolean> {
  if (Role !== 'customer' || !IsRestricted) return true
  if (CustomerID === null) return false
  return (await openedTo(CustomerID, [ID])).size > 0 || hasOpenOrderAt(CustomerID, ID)
}

export const grantAccessWrite = accesses.add
export const removeAccessWrite = (PantryLocationID: number, CustomerID: number) =>
  accesses.remove({ PantryLocationID, CustomerID })
