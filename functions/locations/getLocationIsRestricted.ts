import * as locations from '../../shared/api/locations.ts'
import { endpointOn } from '../http.ts'
import { pickupLocationOf } from './locationTable.ts'

export const handler = endpointOn(
  locations.getLocationIsRestricted,
  pickupLocationOf,
  async ({ resource }) => resource.IsRestricted,
)
