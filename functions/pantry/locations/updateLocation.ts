import * as locations from '../../../shared/pantry/locations/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { changeOwn } from './changing.ts'
import { pickupLocationOf } from './locationTable.ts'

export const handler = endpointOn(locations.updateLocation, pickupLocationOf, async (context) => {
  const { id: _, Version, ...fields } = context.input
  return changeOwn(context, fields, Version)
})
