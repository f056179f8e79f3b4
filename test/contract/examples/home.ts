import type { Examples } from '../example.ts'
import { foodBanks } from './roles.ts'

export const home: Examples = {
  getDonorHome: { roles: ['donor', 'donorlocation', 'bulkofferdonor'], input: () => ({}) },
  getPantryToday: { roles: ['agency', ...foodBanks], input: () => ({}) },
}
