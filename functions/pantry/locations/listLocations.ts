import type { Caller } from '../../../shared/core/access.ts'
import * as locations from '../../../shared/pantry/locations/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { locationsForCustomer, locationsOfFoodBank, locationsOfOwner } from './locationTable.ts'

export const handler = endpoint(locations.listLocations, async ({ input: { agencyId }, caller }) => {
  const shown = await locationsShownTo(caller)
  return agencyId === undefined ? shown : shown.filter(({ AssociatedAgencyID }) => AssociatedAgencyID === agencyId)
})

function locationsShownTo({ Role, EntityID, CustomerID }: Caller) {
  if (Role === 'customer') return locationsForCustomer({ FoodBankID: EntityID, ID: CustomerID ?? 0 })
  return Role === 'agency' || Role === 'pantryvolunteer' ? locationsOfOwner(EntityID) : locationsOfFoodBank(EntityID)
}
