import type { Examples } from '../example.ts'
import { foodBanks } from './roles.ts'

export const setup: Examples = {
  getFoodBankSetup: { roles: foodBanks, input: () => ({}) },
  getPantrySetup: { roles: ['agency', ...foodBanks], input: () => ({}) },
  listSetupItems: { roles: ['agency'], input: () => ({}) },
  performSetupAction: { roles: ['agency'], input: () => ({ actionName: 'confirmContact' }) },
}
