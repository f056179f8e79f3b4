import * as locations from '../../shared/api/locations.ts'
import { locationView } from '../../shared/location/location.ts'
import { endpointOn } from '../http.ts'
import { pickupLocationOf } from './locationTable.ts'

export const handler = endpointOn(locations.getLocation, pickupLocationOf, async ({ resource }) =>
  locationView(resource),
)
