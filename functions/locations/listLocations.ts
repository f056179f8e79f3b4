import * as locations from '../../shared/api/locations.ts'
import { endpoint } from '../http.ts'
import { locationsOfFoodBank, locationsOfOwner } from './locationTable.ts'

export const handler = endpoint(locations.listLocations, async ({ input: { agencyId }, caller }) => {
  const shown = await (caller.Role === 'agency' ? locationsOfOwner : locationsOfFoodBank)(caller.EntityID)
  return agencyId === undefined ? shown : shown.filter(({ AssociatedAgencyID }) => AssociatedAgencyID === agencyId)
})
