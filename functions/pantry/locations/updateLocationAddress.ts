import * as locations from '../../../shared/pantry/locations/api.ts'
import { locationAddressRefusal } from '../../../shared/pantry/locations/location.ts'
import { endpointOn } from '../../core/http/http.ts'
import { changeOwn } from './changing.ts'
import { pickupLocationOf } from './locationTable.ts'

export const handler = endpointOn(locations.updateLocationAddress, pickupLocationOf, async (context) => {
  const { id: _, ...Address } = context.input
  return locationAddressRefusal(Address) ?? changeOwn(context, { Address })
})
