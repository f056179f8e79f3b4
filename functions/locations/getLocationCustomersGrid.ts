import * as locations from '../../shared/api/locations.ts'
import { LocationCustomer } from '../../shared/location/access.ts'
import { customersById } from '../customers/customerTable.ts'
import { defaultRows } from '../gridQuery.ts'
import { endpointOn, type Loader } from '../http.ts'
import { accessOfLocation } from './accessTable.ts'
import { pickupLocationById, pickupLocationOf, type StoredPickupLocation } from './locationTable.ts'

const locationNamed: Loader<'pickupLocation', { PantryLocationID: number }, StoredPickupLocation> = {
  ...pickupLocationOf,
  load: ({ input }) => pickupLocationById(input.PantryLocationID),
}

export const handler = endpointOn(locations.getLocationCustomersGrid, locationNamed, async ({ input, resource }) => {
  const { items, cursor } = await accessOfLocation(resource.ID, input.rows ?? defaultRows, input.cursor)
  const customers = new Map(
    (await customersById(items.map(({ CustomerID }) => CustomerID))).map((one) => [one.ID, one]),
  )
  const rows = items
    .flatMap(({ CustomerID }) => customers.get(CustomerID) ?? [])
    .map((one) => LocationCustomer.parse(one))
  return { rows, cursor }
})
