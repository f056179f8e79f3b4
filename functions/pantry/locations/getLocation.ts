import * as locations from '../../../shared/pantry/locations/api.ts'
import { locationView } from '../../../shared/pantry/locations/location.ts'
import { endpointOn } from '../../core/http/http.ts'
import { pickupLocationOf } from './locationTable.ts'

export const handler = endpointOn(locations.getLocation, pickupLocationOf, async ({ resource }) =>
  locationView(resource),
)
