import type { Caller } from '../../../shared/core/access.ts'
import { reaches } from '../../engine/callers.ts'
import type { Target } from '../../engine/target.ts'
import type { Examples } from '../example.ts'
import { agencyAndFoodBanks, isOfAgency, pantryWorkers } from './roles.ts'

const andCustomers = [...agencyAndFoodBanks, 'customer'] as const
const workersAndCustomers = [...pantryWorkers, 'customer'] as const

/** The order of the target's food bank or agency, whichever the caller's role could own. */
const own = ({ agencyOrderId, orderId }: Target, caller: Caller) => ({
  id: isOfAgency(caller) ? agencyOrderId : orderId,
})

const ownWindow = ({ agencyOrderWindowId, orderWindowId }: Target, caller: Caller) => ({
  id: isOfAgency(caller) ? agencyOrderWindowId : orderWindowId,
})

export const orderExamples: Examples = {
  getOrdersGrid: { roles: andCustomers, input: () => ({ rows: 200, page: '1', sidx: 'Created', sord: 'desc' }) },
  findOrders: { roles: agencyAndFoodBanks, input: () => ({ searchFilter: 'figueroa' }) },
  countOrders: { roles: agencyAndFoodBanks, input: () => ({}) },
  listMissedCustomers: { roles: agencyAndFoodBanks, input: () => ({}) },
  listNoShows: { roles: agencyAndFoodBanks, input: () => ({ day: '2026-11-24' }) },
  listOrderReturns: { roles: agencyAndFoodBanks, input: () => ({}) },
  getOrderRules: { roles: agencyAndFoodBanks, input: () => ({}) },
  setOrderRules: { roles: agencyAndFoodBanks, input: () => ({ LeftOpenHours: 4 }) },
  getOrderItems: { roles: andCustomers, input: own },
  getOrder: { roles: workersAndCustomers, input: own },
  // A customer may cancel.
  setOrderStatus: {
    roles: workersAndCustomers,
    input: (target, caller) => ({
      ...own(target, caller),
      statusCode: caller.Role === 'customer' ? 'CANCELLED' : 'PACKED',
    }),
  },
  settleOrderReturn: {
    roles: agencyAndFoodBanks,
    input: (target, caller) => ({
      ...own(target, caller),
      PantryInventoryItemID: target.orderProductId,
      Choice: 'shelf',
    }),
  },
  listOrderStatuses: { roles: andCustomers, input: () => ({}) },
  setOrderStatuses: {
    roles: agencyAndFoodBanks,
    input: (target, caller) => ({ OrderIDs: [own(target, caller).id], StatusID: 2 }),
    allows: reaches,
  },
  verifyOrderEditable: { roles: andCustomers, input: own },
  addOrderNote: {
    roles: agencyAndFoodBanks,
    input: (target, caller) => ({
      ...own(target, caller),
      Note: 'Bring the walker to the car.',
      IsVisibleToFoodInsecureNeighbor: false,
    }),
  },
  handOverOrder: {
    roles: pantryWorkers,
    input: (target, caller) => ({ ...own(target, caller), Acknowledged: ['notPacked', 'otherDay'] }),
  },
  // The target's order is of another day.
  setArrival: { roles: workersAndCustomers, input: (target, caller) => ({ ...own(target, caller), Spot: 'space 4' }) },
  takeArrivalBack: { roles: workersAndCustomers, input: own },
  listArrivals: { roles: pantryWorkers, input: () => ({}) },
  findOrdersToday: { roles: pantryWorkers, input: () => ({ search: 'figueroa' }) },
  takeHandOverBack: { roles: pantryWorkers, input: own },
  listPackingWindows: { roles: pantryWorkers, input: () => ({ day: '2026-11-24' }) },
  getPackingList: { roles: pantryWorkers, input: ownWindow },
  packOrderLine: {
    roles: pantryWorkers,
    input: (target, caller) => ({
      ...own(target, caller),
      PantryInventoryItemID: target.orderProductId,
      PackedQuantity: 1,
    }),
  },
}
