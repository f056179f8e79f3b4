import type { Caller } from '../../../shared/core/access.ts'
import { tagDraft } from '../../engine/tags.ts'
import type { Target } from '../../engine/target.ts'
import type { Examples } from '../example.ts'
import { agencyAndFoodBanks, agencyFoodBanksAndCustomers } from './roles.ts'

/** The target's program of the food bank or of the agency, whichever the caller's role could own. */
const own = ({ agencyProgramId, programId }: Target, { Role }: Caller) => ({
  id: Role === 'agency' ? agencyProgramId : programId,
})
/** A system-wide tag. */
const vegan = 2
const roles = agencyAndFoodBanks

export const programExamples: Examples = {
  getDeliveryProgramsGrid: { roles, input: () => ({}) },
  listDeliveryPrograms: { roles: agencyFoodBanksAndCustomers, input: () => ({}) },
  addDeliveryProgram: { roles, input: () => ({ Name: tagDraft().Name }) },
  updateDeliveryProgram: {
    roles,
    input: (target, caller) => ({ ...own(target, caller), Name: tagDraft().Name }),
  },
  deleteDeliveryProgram: { roles, input: own },
  listDeliveryProgramTags: { roles, input: own },
  addDeliveryProgramTag: {
    roles,
    input: (target, caller) => ({ ...own(target, caller), PantryInventoryItemTagID: vegan, IsExcluded: false }),
  },
  removeDeliveryProgramTag: { roles, input: (target, caller) => ({ ...own(target, caller), tagId: vegan }) },
}
