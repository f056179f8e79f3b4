import { headersOf } from '../../engine/runs.ts'
import type { Target } from '../../engine/target.ts'
import type { Examples } from '../example.ts'
import { agencyAndFoodBanks } from './roles.ts'

const roles = [...agencyAndFoodBanks, 'customer'] as const
const ofCustomer = ({ customerId: id }: Target) => ({ id })

export const standingExamples: Examples = {
  getStandingOrder: { roles, input: ofCustomer },
  setStandingOrder: {
    roles,
    input: (target) => ({
      ...ofCustomer(target),
      ...{ OrderID: 999_999, Every: 'week', FirstDay: '2026-12-04', StartTime: '08:00:00' },
    }),
  },
  changeStandingOrder: { roles, input: (target) => ({ ...ofCustomer(target), Change: { Action: 'end' } }) },
  endLinkedStandingOrder: {
    roles: 'anonymous',
    headers: ({ orderLinkCode }: Target) => headersOf(orderLinkCode),
    input: ({ orderId: id }: Target) => ({ id }),
  },
}
