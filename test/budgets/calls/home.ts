import { by, type Calls } from './making.ts'

export const homeCalls: Calls = {
  getPantryToday: by('foodBank'),
  getDonorHome: by('store'),
}
