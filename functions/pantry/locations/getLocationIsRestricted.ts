import * as locations from '../../../shared/pantry/locations/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { pickupLocationOf } from './locationTable.ts'

export const handler = endpointOn(
  locations.getLocationIsRestricted,
  pickupLocationOf,
  async ({ resource }) => resource.IsRestricted,
)
