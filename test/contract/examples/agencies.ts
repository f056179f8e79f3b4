import { agencyDraft, ownAgencyDraft } from '../../engine/smallTenant.ts'
import type { Examples } from '../example.ts'
import { agencyAndFoodBanks, donors, foodBankSetup, foodBanks } from './roles.ts'

export const agencies: Examples = {
  getCurrentId: { roles: ['agency'], input: () => ({}) },
  getAddressSettings: { roles: ['agency'], input: () => ({}) },
  listDrivers: { roles: ['agency'], input: () => ({}) },
  listAgencyDrivers: { roles: foodBanks, input: ({ agencyId }) => ({ agencyId }) },
  listDonorLocations: { roles: agencyAndFoodBanks, input: ({ agencyId }) => ({ id: agencyId }) },
  // The specification names agencies and food banks; the post form of donors lists their own locations with it.
  listAssociatedDonorLocations: { roles: [...agencyAndFoodBanks, ...donors], input: () => ({}) },
  listAssociatedDonorLocationsWithoutPresets: { roles: foodBanks, input: () => ({}) },
  listAssociatedAdhoc: { roles: foodBanks, input: () => ({}) },
  getAgenciesGrid: { roles: foodBanks, input: () => ({}) },
  countAgencies: { roles: foodBanks, input: () => ({}) },
  getAgency: { roles: foodBanks, input: ({ agencyId }) => ({ agencyId }) },
  createAgency: { roles: foodBankSetup, input: () => agencyDraft },
  deleteAgency: { roles: foodBankSetup, input: ({ agencyId }) => ({ agencyId }) },
  updateAgency: {
    roles: foodBankSetup,
    input: ({ agencyId }) => ({ agencyId, ...agencyDraft, Drivers: [], Version: 1 }),
  },
  setMasterAgency: { roles: foodBankSetup, input: ({ agencyId }) => ({ AgencyID: agencyId }) },
  getOwnAgency: { roles: ['agency'], input: () => ({}) },
  updateOwnAgency: {
    roles: ['agency'],
    input: () => ({ ...ownAgencyDraft, Version: 1 }),
  },
}
