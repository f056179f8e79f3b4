import type { Examples } from '../example.ts'
import { foodBanks } from './roles.ts'

export const dashboard: Examples = {
  getDashboard: { roles: ['agency'], input: () => ({}) },
  getDashboardPickups: { roles: ['agency'], input: () => ({}) },
  getFoodBankHome: { roles: foodBanks, input: () => ({}) },
}
