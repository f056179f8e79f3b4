import type { Examples } from '../example.ts'
import { foodBanks } from './roles.ts'

export const home: Examples = {
  getPantryToday: { roles: ['agency', ...foodBanks], input: () => ({}) },
}
