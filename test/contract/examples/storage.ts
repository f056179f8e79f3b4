import type { Caller } from '../../../shared/core/access.ts'
import type { Target } from '../../engine/target.ts'
import type { Examples } from '../example.ts'
import { agencyAndFoodBanks } from './roles.ts'

const draft = { Label: 'Aisle 4', Description: 'Canned vegetables' }
/** The target's storage location of the food bank or of the agency, whichever the caller's role could own. */
const own = ({ agencyStorageId, storageId }: Target, { Role }: Caller) => ({
  id: Role === 'agency' ? agencyStorageId : storageId,
})

export const storage: Examples = {
  getStorageLocationsGrid: { roles: agencyAndFoodBanks, input: () => ({}) },
  listStorageLocations: { roles: agencyAndFoodBanks, input: () => ({}) },
  addStorageLocation: { roles: agencyAndFoodBanks, input: () => draft },
  updateStorageLocation: {
    roles: agencyAndFoodBanks,
    input: (target, caller) => ({ ...own(target, caller), ...draft }),
  },
  deleteStorageLocation: { roles: agencyAndFoodBanks, input: own },
}
