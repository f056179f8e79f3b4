import { counter } from '../../engine/counter.ts'
import { headersOf } from '../../engine/runs.ts'
import type { Target } from '../../engine/target.ts'
import type { Examples } from '../example.ts'
import { agencyAndFoodBanks, pantryWorkers } from './roles.ts'

const ofCustomer = ({ customerId: id }: Target) => ({ id })
const byLink = {
  roles: 'anonymous',
  headers: ({ orderLinkCode }: Target) => headersOf(orderLinkCode),
} as const
const linked = ({ orderId: id }: Target) => ({ id })
const agencyFoodBanksAndCustomer = [...agencyAndFoodBanks, 'customer'] as const

const nextNumber = counter()

export const orderingExamples: Examples = {
  addOrder: {
    roles: agencyFoodBanksAndCustomer,
    input: (target) => ({
      ...ofCustomer(target),
      PantryLocationID: target.windowLocationId,
      PantryLocationPickupTimeID: target.pickupTimeId,
      PantryOrderItems: [{ PantryInventoryItemID: 999_999, Quantity: 1 }],
    }),
  },
  serveWalkIn: {
    roles: pantryWorkers,
    input: (target) => ({
      ...ofCustomer(target),
      PantryLocationID: target.windowLocationId,
      PantryOrderItems: [],
      Pounds: 4,
    }),
  },
  updateOrder: {
    roles: agencyFoodBanksAndCustomer,
    input: (target, { Role }) => ({
      id: Role === 'agency' ? target.agencyOrderId : target.orderId,
      PantryLocationPickupTimeID: target.orderWindowId,
      PantryOrderItems: [{ PantryInventoryItemID: 999_999, Quantity: 1 }],
    }),
  },
  checkTefapEligibility: {
    roles: [...pantryWorkers, 'customer'],
    input: (target) => ({ ...ofCustomer(target), pantryLocationId: target.windowLocationId }),
  },
  getNextValidPickupOrderDate: {
    roles: agencyFoodBanksAndCustomer,
    input: (target) => ({ ...ofCustomer(target), pickupTimeId: target.pickupTimeId }),
  },
  listProductsToOrder: { roles: [...pantryWorkers, 'customer'], input: ofCustomer },
  getLinkedOrder: { ...byLink, input: linked },
  confirmLinkedOrder: { ...byLink, input: linked },
  moveLinkedOrder: { ...byLink, input: (target) => ({ ...linked(target), TimeID: target.orderWindowId }) },
  cancelLinkedOrder: { ...byLink, input: linked },
  settleDayOrders: {
    roles: agencyAndFoodBanks,
    input: ({ agencyWindowLocationId, windowLocationId }, { Role }) => ({
      ...{ day: '2026-11-27', Action: 'tell', Words: 'Closed for snow.' },
      PantryLocationID: Role === 'agency' ? agencyWindowLocationId : windowLocationId,
    }),
  },
  listAvailablePickupTimes: { roles: agencyFoodBanksAndCustomer, input: ofCustomer },
  // Another number each time: a few codes an hour go to one.
  sendSignInCode: {
    roles: 'anonymous',
    input: () => ({ PhoneNumber: `(865) 555-${String(nextNumber()).padStart(4, '0')}` }),
  },
  // A wrong code: that a right one signs in is shown beside a user pool.
  takeSignInCode: { roles: 'anonymous', input: () => ({ PhoneNumber: '(865) 555-0134', Code: '123456' }) },
  setPhoneNumber: {
    roles: ['customer'],
    input: (target) => ({ id: target.customerId, PhoneNumber: '(865) 555-0134', Code: '123456' }),
  },
}
