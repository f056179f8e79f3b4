import type { Caller } from '../../../shared/core/access.ts'
import { pickupLocationDraft, pickupLocationTexts } from '../../engine/smallTenant.ts'
import type { Target } from '../../engine/target.ts'
import type { Examples } from '../example.ts'
import { agencyAndFoodBanks, listOpenToNeighbors, openToNeighbors, pantryWorkers } from './roles.ts'

/** The target's location of the food bank or of the agency, whichever the caller's role could own. */
const own = ({ agencyLocationId, locationId }: Target, { Role }: Caller) => ({
  id: Role === 'agency' ? agencyLocationId : locationId,
})
const change = (more: object) => ({
  roles: agencyAndFoodBanks,
  input: (target: Target, caller: Caller) => ({ ...own(target, caller), ...more }),
})

export const locations: Examples = {
  listLocations: { ...listOpenToNeighbors, roles: [...pantryWorkers, 'customer'], input: () => ({}) },
  addLocation: { roles: agencyAndFoodBanks, input: () => pickupLocationDraft },
  // A food bank sees the locations of its agencies.
  getLocation: { ...openToNeighbors, input: ({ agencyLocationId }) => ({ id: agencyLocationId }) },
  getLocationIsRestricted: { roles: agencyAndFoodBanks, input: ({ agencyLocationId }) => ({ id: agencyLocationId }) },
  updateLocation: change(pickupLocationTexts),
  updateLocationAddress: change(pickupLocationDraft.Address),
  toggleLocationActive: change({ IsActive: false }),
  toggleLocationRestricted: change({ IsRestricted: true }),
  listLocationTags: { ...openToNeighbors, input: ({ agencyLocationId }) => ({ id: agencyLocationId }) },
  addLocationTag: change({ PantryInventoryItemTagID: 2, IsExcluded: false }),
  removeLocationTag: change({ tagId: 2 }),
  getLocationsGrid: { roles: agencyAndFoodBanks, input: () => ({ rows: 25 }) },
  getLocationRemovalEligibility: {
    roles: agencyAndFoodBanks,
    input: ({ agencyLocationId }) => ({ id: agencyLocationId }),
  },
  getLocationCustomersGrid: {
    roles: agencyAndFoodBanks,
    input: ({ agencyLocationId }) => ({ PantryLocationID: agencyLocationId }),
  },
  removeLocation: change({}),
  removeAuthorizedCustomer: {
    roles: agencyAndFoodBanks,
    input: (target, caller) => ({ ...own(target, caller), neighborId: target.authorizedCustomerId }),
  },
}
