import * as locations from '../../../shared/pantry/locations/api.ts'
import { locationRemovalRefusal } from '../../../shared/pantry/locations/location.ts'
import { endpointOn } from '../../core/http/http.ts'
import { pickupLocationOf } from '../locations/locationTable.ts'
import { locationUse } from './locationUse.ts'

export const handler = endpointOn(
  locations.getLocationRemovalEligibility,
  pickupLocationOf,
  async ({ resource, now }) => locationRemovalRefusal(await locationUse(resource, now)) === undefined,
)
