import * as windows from '../../shared/api/windows.ts'
import { pickupTimeOf } from '../../shared/window/window.ts'
import { endpointOn, HttpFault } from '../http.ts'
import { pickupLocationById } from '../locations/locationTable.ts'
import { pickupTimeById } from './windowTable.ts'

export const handler = endpointOn(windows.getPickupTime, pickupTimeById, async ({ resource, now }) => {
  const PantryLocation = await pickupLocationById(resource.PantryLocationID ?? 0)
  if (!PantryLocation) throw new HttpFault(404, 'Not found.')
  return { ...pickupTimeOf(resource, now), PantryLocation }
})
