import { LocationAccess } from '../../shared/location/access.ts'
import { locationKeys } from '../table/keys/locations.ts'
import { storedShape } from '../table/storedShape.ts'
import { table } from '../table/table.ts'
import { absent, present, type Write } from '../table/write.ts'

/** Who may order at a restricted location, beside the location itself. */

const shape = storedShape(LocationAccess)

/** One page by customer. */
export function accessOfLocation(locationId: number, limit: number, cursor: string | undefined) {
  const { pk, sk } = locationKeys.access(locationId, '')
  return table.page({ pk, from: sk, to: `${sk}~`, limit, cursor }, shape.schema)
}

export const grantAccessWrite = (access: LocationAccess): Write => ({
  put: { ...locationKeys.access(access.PantryLocationID, access.CustomerID), ...access, Shape: shape.version },
  when: absent,
})

export const removeAccessWrite = (locationId: number, customerId: number): Write => ({
  remove: locationKeys.access(locationId, customerId),
  when: present,
})
