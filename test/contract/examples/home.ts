import type { Examples } from '../example.ts'
import { pantryWorkers } from './roles.ts'

export const home: Examples = {
  getDonorHome: { roles: ['donor', 'donorlocation', 'bulkofferdonor'], input: () => ({}) },
  getPantryToday: { roles: pantryWorkers, input: () => ({}) },
}
