import type { Examples } from '../example.ts'
import { agencyAndFoodBanks } from './roles.ts'

export const lockerExamples: Examples = {
  reserveLockers: {
    roles: agencyAndFoodBanks,
    input: ({ orderWindowId, agencyOrderWindowId }, { Role }) => ({
      id: Role === 'agency' ? agencyOrderWindowId : orderWindowId,
    }),
  },
}
