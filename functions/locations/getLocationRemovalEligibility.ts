import * as locations from '../../shared/api/locations.ts'
import { locationRemovalRefusal } from '../../shared/location/location.ts'
import { endpointOn } from '../http.ts'
import { pickupLocationOf } from './locationTable.ts'
import { locationUse } from './locationUse.ts'

export const handler = endpointOn(
  locations.getLocationRemovalEligibility,
  pickupLocationOf,
  async ({ resource, now }) => locationRemovalRefusal(await locationUse(resource, now)) === undefined,
)
