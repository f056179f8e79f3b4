import { isDonorRole } from '../../../shared/core/access.ts'
import * as agencies from '../../../shared/network/agencies/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { donorLocationsOf, findEntity, locationsOfDonor, shownLocation } from '../organizations/entityTable.ts'

/** Active locations: a donor's own, the one location of its staff, or all of the food bank's. */
export const handler = endpoint(agencies.listAssociatedDonorLocations, async ({ caller }) => {
  const [foodBank = 0] = caller.FoodBankIDs
  const own = async () => {
    if (caller.Role === 'donorlocation') return [await findEntity('donorLocation', caller.EntityID)]
    return isDonorRole(caller.Role) ? locationsOfDonor(caller.EntityID) : donorLocationsOf(foodBank)
  }
  return (await own()).flatMap((location) => (location?.IsActive ? [shownLocation(location)] : []))
})
