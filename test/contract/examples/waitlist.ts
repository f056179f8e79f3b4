import { headersOf } from '../../engine/runs.ts'
import type { Target } from '../../engine/target.ts'
import type { Examples } from '../example.ts'
import { agencyAndFoodBanks } from './roles.ts'

const roles = [...agencyAndFoodBanks, 'customer'] as const
const ofCustomer = ({ customerId: id }: Target) => ({ id })
const ofPlace = (target: Target) => ({ ...ofCustomer(target), windowId: target.pickupTimeId })
const byLink = {
  roles: 'anonymous',
  headers: ({ placeCode }: Target) => headersOf(placeCode),
  input: ({ pickupTimeId: id }: Target) => ({ id }),
} as const

export const waitlistExamples: Examples = {
  listWaitingPlaces: { roles, input: ofCustomer },
  joinWaitlist: {
    roles,
    input: (target) => ({
      ...ofCustomer(target),
      PantryLocationID: target.windowLocationId,
      PantryLocationPickupTimeID: target.pickupTimeId,
      PantryOrderItems: [{ PantryInventoryItemID: 999_999, Quantity: 1 }],
    }),
  },
  takePlace: { roles, input: ofPlace },
  leaveWaitlist: { roles, input: ofPlace },
  getOfferedPlace: byLink,
  takeOfferedPlace: byLink,
  declineOfferedPlace: byLink,
}
