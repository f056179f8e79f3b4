import type { Examples } from '../example.ts'
import { agencyAndFoodBanks, donors, foodBanks } from './roles.ts'

export const agencies: Examples = {
  getCurrentId: { roles: ['agency'], input: () => ({}) },
  listDrivers: { roles: ['agency'], input: () => ({}) },
  listDonorLocations: { roles: agencyAndFoodBanks, input: ({ agencyId }) => ({ id: agencyId }) },
  // The specification names agencies and food banks; the post form of donors lists their own locations with it.
  listAssociatedDonorLocations: { roles: [...agencyAndFoodBanks, ...donors], input: () => ({}) },
  listAssociatedAdhoc: { roles: foodBanks, input: () => ({}) },
}
