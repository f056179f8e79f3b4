import * as locations from '../../shared/api/locations.ts'
import { locationAddressRefusal } from '../../shared/location/location.ts'
import { endpointOn } from '../http.ts'
import { changeOwn } from './changing.ts'
import { pickupLocationOf } from './locationTable.ts'

export const handler = endpointOn(locations.updateLocationAddress, pickupLocationOf, async (context) => {
  const { id: _, ...Address } = context.input
  return locationAddressRefusal(Address) ?? changeOwn(context, { Address })
})
