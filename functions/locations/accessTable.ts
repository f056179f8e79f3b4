import { LocationAccess } from '../../shared/location/access.ts'
import { customerLists } from '../table/keys/customers.ts'
import { locationKeys } from '../table/keys/locations.ts'
import { listAttributes } from '../table/lists.ts'
import { storedShape } from '../table/storedShape.ts'
import { table } from '../table/table.ts'
import { absent, present, type Write } from '../table/write.ts'

/** Who may order at a restricted location, beside the location itself and in a list of the customer's locations. */

const shape = storedShape(LocationAccess)

/** One page by customer. */
export function accessOfLocation(locationId: number, limit: number, cursor: string | undefined) {
  const { pk, sk } = locationKeys.access(locationId, '')
  return table.page({ pk, from: sk, to: `${sk}~`, limit, cursor }, shape.schema)
}

/** The restricted locations that a customer may order at. */
export const accessesOfCustomer = (customerId: number) => table.all(customerLists.accesses(customerId), LocationAccess)

/** Of these locations, those that the customer may order at; as of now, where the list may lag. */
export const accessesAt = (customerId: number, locationIds: readonly number[]) =>
  locationIds.length === 0
    ? Promise.resolve([])
    : table.getMany(
        locationIds.map((id) => locationKeys.access(id, customerId)),
        shape.schema,
        true,
      )

export const grantAccessWrite = (access: LocationAccess): Write => ({
  put: {
    ...locationKeys.access(access.PantryLocationID, access.CustomerID),
    ...access,
    Shape: shape.version,
    ...listAttributes([customerLists.accesses(access.CustomerID)]),
    sort: access.Granted,
    row: access,
  },
  when: absent,
})

export const removeAccessWrite = (locationId: number, customerId: number): Write => ({
  remove: locationKeys.access(locationId, customerId),
  when: present,
})
