import type { Caller } from '../../shared/access.ts'
import * as locations from '../../shared/api/locations.ts'
import { endpoint } from '../http.ts'
import { locationsForCustomer, locationsOfFoodBank, locationsOfOwner } from './locationTable.ts'

export const handler = endpoint(locations.listLocations, async ({ input: { agencyId }, caller }) => {
  const shown = await locationsShownTo(caller)
  return agencyId === undefined ? shown : shown.filter(({ AssociatedAgencyID }) => AssociatedAgencyID === agencyId)
})

function locationsShownTo({ Role, EntityID, CustomerID }: Caller) {
  if (Role === 'customer') return locationsForCustomer({ FoodBankID: EntityID, ID: CustomerID ?? 0 })
  return Role === 'agency' || Role === 'pantryvolunteer' ? locationsOfOwner(EntityID) : locationsOfFoodBank(EntityID)
}
