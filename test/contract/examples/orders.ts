import type { Caller } from '../../../shared/access.ts'
import type { Target } from '../../engine/targets.ts'
import type { Examples } from '../example.ts'
import { agencyAndFoodBanks } from './roles.ts'

/** The order of the target's food bank or agency, whichever the caller's role could own. */
const own = ({ agencyOrderId, orderId }: Target, { Role }: Caller) => ({
  id: Role === 'agency' ? agencyOrderId : orderId,
})

export const orderExamples: Examples = {
  getOrdersGrid: { roles: agencyAndFoodBanks, input: () => ({ rows: 200, page: '1', sidx: 'Created', sord: 'desc' }) },
  getOrderItems: { roles: agencyAndFoodBanks, input: own },
  getOrder: { roles: agencyAndFoodBanks, input: own },
  setOrderStatus: {
    roles: agencyAndFoodBanks,
    input: (target, caller) => ({ ...own(target, caller), statusCode: 'PACKED' }),
  },
  settleOrderReturn: {
    roles: agencyAndFoodBanks,
    input: (target, caller) => ({
      ...own(target, caller),
      PantryInventoryItemID: target.orderProductId,
      Choice: 'shelf',
    }),
  },
}
