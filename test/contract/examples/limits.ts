import type { Caller } from '../../../shared/access.ts'
import { orderLimitDraft } from '../../engine/limits.ts'
import type { Target } from '../../engine/targets.ts'
import type { Examples } from '../example.ts'
import { agencyAndFoodBanks } from './roles.ts'

const own = ({ agencyOrderLimitId, orderLimitId }: Target, { Role }: Caller) => ({
  id: Role === 'agency' ? agencyOrderLimitId : orderLimitId,
})

export const limitExamples: Examples = {
  listLimitTypes: { roles: [...agencyAndFoodBanks, 'customer'], input: () => ({}) },
  listLimitTimeScopes: { roles: [...agencyAndFoodBanks, 'customer'], input: () => ({}) },
  getItemsPerOrderLimit: { roles: agencyAndFoodBanks, input: () => ({}) },
  setItemsPerOrderLimit: { roles: agencyAndFoodBanks, input: () => ({ Value: 25 }) },
  removeItemsPerOrderLimit: { roles: agencyAndFoodBanks, input: () => ({}) },
  listOrderLimits: { roles: agencyAndFoodBanks, input: () => ({}) },
  addOrderLimit: { roles: agencyAndFoodBanks, input: () => ({ ...orderLimitDraft, LimitTimeScopeAmount: 8 }) },
  updateOrderLimit: {
    roles: agencyAndFoodBanks,
    input: (target, caller) => ({ ...own(target, caller), ...orderLimitDraft, Value: 3 }),
  },
  removeOrderLimit: { roles: agencyAndFoodBanks, input: own },
}
