import * as windows from '../../../shared/pantry/windows/api.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { mayChoose } from '../locations/accessTable.ts'
import { pickupLocationById } from '../locations/locationTable.ts'
import { shownPickupTime } from './shownWindow.ts'
import { pickupTimeById } from './windowTable.ts'

export const handler = endpointOn(windows.getPickupTime, pickupTimeById, async ({ resource, caller, now }) => {
  const PantryLocation = await pickupLocationById(resource.PantryLocationID ?? 0)
  if (!PantryLocation || !(await mayChoose(caller, PantryLocation))) throw notFound()
  return { ...shownPickupTime(caller, resource, now), PantryLocation }
})
