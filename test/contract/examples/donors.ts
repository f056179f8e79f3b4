import { approvedLocation, bulkRow, ids, locationDraft, signUpDraft } from '../../engine/smallTenant.ts'
import type { Examples } from '../example.ts'
import { donorsAndFoodBanks, foodBankSetup, foodBanks } from './roles.ts'

/** The food bank's and the donor's own; a donor location and a bulk donor's people have no keys. */
const keyKeepers = [...foodBankSetup, 'donor'] as const
/** A donor of one food bank is that food bank's to change, one of several is the network's. */
const donorOwners = [...foodBankSetup, 'fano'] as const
const draft = { Name: 'Corner Bakery', TimeZone: 'America/New_York' }

export const donorExamples: Examples = {
  getDonorsGrid: { roles: foodBanks, input: () => ({}) },
  getSharedDonorsGrid: { roles: ['fano'], input: () => ({}) },
  getSharedDonor: { roles: ['fano'], input: ({ donorId }) => ({ id: donorId }) },
  getFoodBankDonorsGrid: { roles: ['fano'], input: ({ owner }) => ({ id: owner?.foodBank ?? 999_999 }) },
  addDonorFoodBank: {
    roles: ['fano'],
    input: ({ donorId }) => ({ id: donorId, FoodBankID: ids.otherFoodBank }),
  },
  removeDonorFoodBank: {
    roles: ['fano'],
    input: ({ donorId, owner }) => ({ id: donorId, foodBankId: owner?.foodBank ?? ids.foodBank }),
  },
  getDonor: { roles: [...foodBanks, 'fano'], input: ({ donorId }) => ({ id: donorId }) },
  createDonor: { roles: foodBankSetup, input: () => draft },
  updateDonor: {
    roles: donorOwners,
    input: ({ donorId }) => ({ id: donorId, ...draft, Version: 1 }),
  },
  deleteDonor: { roles: donorOwners, input: ({ donorId }) => ({ id: donorId }) },
  getDonorLocationsGrid: { roles: foodBanks, input: () => ({}) },
  getDonorLocation: { roles: foodBanks, input: ({ donorLocationId }) => ({ id: donorLocationId }) },
  createDonorLocation: { roles: foodBankSetup, input: ({ donorId }) => ({ DonorID: donorId, ...locationDraft }) },
  deleteDonorLocation: { roles: foodBankSetup, input: ({ donorLocationId }) => ({ id: donorLocationId }) },
  updateDonorLocation: {
    roles: foodBankSetup,
    input: ({ donorLocationId }) => ({
      id: donorLocationId,
      ...locationDraft,
      Code: `M${donorLocationId}`,
      Version: 1,
    }),
  },
  getDonorSignUp: { roles: 'anonymous', input: () => ({ foodBankId: ids.foodBank }) },
  signUpDonor: { roles: 'anonymous', input: () => signUpDraft },
  listPendingDonors: { roles: foodBanks, input: () => ({}) },
  getPendingDonor: { roles: foodBanks, input: ({ pendingDonorId }) => ({ id: pendingDonorId }) },
  decidePendingDonor: {
    roles: foodBankSetup,
    input: ({ pendingDonorId }) => ({
      id: pendingDonorId,
      IsApproved: true,
      Location: { ...approvedLocation, Code: `ESD-${pendingDonorId}` },
    }),
  },
  getImpact: { roles: donorsAndFoodBanks, input: () => ({}) },
  getDonorImpact: { roles: foodBanks, input: ({ donorId }) => ({ donorId }) },
  listDonorApiKeys: { roles: keyKeepers, input: ({ donorId }) => ({ donorId }) },
  createDonorApiKey: {
    roles: keyKeepers,
    input: ({ donorId }) => ({ donorId, Name: 'Tills' }),
    onlyOnce: 'Key',
  },
  revokeDonorApiKey: { roles: keyKeepers, input: ({ donorId, apiKeyId }) => ({ donorId, keyId: apiKeyId }) },
  postDonorDonation: {
    roles: 'anonymous',
    input: ({ donorId, donorLocationId }) => ({ ...bulkRow, donorId, LocationCode: `M${donorLocationId}` }),
    headers: ({ apiKey }) => ({ 'access-code': apiKey }),
    denied: 401,
  },
}
