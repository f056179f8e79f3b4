import type { Target } from '../../engine/target.ts'
import type { Examples } from '../example.ts'
import { agencyAndFoodBanks } from './roles.ts'

const roles = [...agencyAndFoodBanks, 'customer'] as const
const ofCustomer = ({ customerId: id }: Target) => ({ id })

export const helperExamples: Examples = {
  listHelp: { roles, input: ofCustomer },
  giveHelp: { roles, input: (target) => ({ ...ofCustomer(target), Until: '2026-12-20', IsConsentSpoken: true }) },
  endHelp: { roles, input: (target) => ({ ...ofCustomer(target), helperId: 999_999 }) },
  acceptHelp: { roles: ['customer'], input: () => ({ Code: 'unknown' }) },
}
