import { defaultFoodBankSettings } from '../../../shared/network/organizations/entity.ts'
import type { Examples } from '../example.ts'
import { foodBankAdministrators, foodBanks } from './roles.ts'

export const foodbanks: Examples = {
  getMasterAgency: { roles: foodBanks, input: () => ({}) },
  getCurrentLocation: { roles: foodBanks, input: () => ({}) },
  getSettings: { roles: foodBanks, input: () => ({}) },
  listAssociatedAgencies: { roles: foodBanks, input: () => ({}) },
  getSecondFactorRoles: { roles: foodBankAdministrators, input: () => ({}) },
  updateSecondFactorRoles: { roles: foodBankAdministrators, input: () => ({ Roles: [] }) },
  updateSettings: {
    roles: foodBanks,
    input: () => ({ ...defaultFoodBankSettings, QuietHours: null, IsAutomaticallyApproved: true }),
  },
}
