import { defaultFoodBankSettings } from '../../../shared/entity/entity.ts'
import type { Examples } from '../example.ts'
import { foodBanks } from './roles.ts'

export const foodbanks: Examples = {
  getMasterAgency: { roles: foodBanks, input: () => ({}) },
  getSettings: { roles: foodBanks, input: () => ({}) },
  updateSettings: {
    roles: foodBanks,
    input: () => ({ ...defaultFoodBankSettings, IsAutomaticallyApproved: true }),
  },
}
