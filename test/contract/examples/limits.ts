import type { Caller } from '../../../shared/core/access.ts'
import { limitDraft, orderLimitDraft } from '../../engine/limits.ts'
import type { Target } from '../../engine/target.ts'
import type { Examples } from '../example.ts'
import { agencyAndFoodBanks, agencyFoodBanksAndCustomers } from './roles.ts'

const own = ({ agencyOrderLimitId, orderLimitId }: Target, { Role }: Caller) => ({
  id: Role === 'agency' ? agencyOrderLimitId : orderLimitId,
})

const ownProduct = ({ agencyProductId, productId }: Target, { Role }: Caller) =>
  Role === 'agency' ? agencyProductId : productId
const ofProduct = (more: object = {}) => ({
  roles: agencyAndFoodBanks,
  input: (target: Target, caller: Caller) => ({ id: ownProduct(target, caller), ...more }),
})
/** The product has a limit of its own number. */
const ofProductLimit = (more: object = {}) => ({
  roles: agencyAndFoodBanks,
  input: (target: Target, caller: Caller) => ({
    id: ownProduct(target, caller),
    limitId: ownProduct(target, caller),
    ...more,
  }),
})

export const limitExamples: Examples = {
  listLimitTypes: { roles: agencyFoodBanksAndCustomers, input: () => ({}) },
  listLimitTimeScopes: { roles: agencyFoodBanksAndCustomers, input: () => ({}) },
  getItemsPerOrderLimit: { roles: agencyFoodBanksAndCustomers, input: () => ({}) },
  setItemsPerOrderLimit: { roles: agencyAndFoodBanks, input: () => ({ Value: 25 }) },
  removeItemsPerOrderLimit: { roles: agencyAndFoodBanks, input: () => ({}) },
  listOrderLimits: { roles: agencyFoodBanksAndCustomers, input: () => ({}) },
  addOrderLimit: { roles: agencyAndFoodBanks, input: () => ({ ...orderLimitDraft, LimitTimeScopeAmount: 8 }) },
  updateOrderLimit: {
    roles: agencyAndFoodBanks,
    input: (target, caller) => ({ ...own(target, caller), ...orderLimitDraft, Value: 3 }),
  },
  listProductLimits: ofProduct(),
  addProductLimit: ofProduct(limitDraft('2 ITEM WEEK')),
  updateProductLimit: ofProductLimit(limitDraft('4 ITEM ORDER')),
  removeProductLimit: ofProductLimit(),
  removeOrderLimit: { roles: agencyAndFoodBanks, input: own },
}
