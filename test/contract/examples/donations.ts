import { bulkRow, donationEdit, draft } from '../../engine/smallTenant.ts'
import type { Examples } from '../example.ts'
import { donors, donorsAndFoodBanks, foodBanks, staff } from './roles.ts'

const nothing = () => ({})
const ofDonation = ({ donationId }: { donationId: number }) => ({ id: donationId })
const categories = [{ DonationCategoryID: 1, Pounds: 12.5 }]

export const donations: Examples = {
  getFeedingAmericaGrid: { roles: ['fano'], input: nothing },
  getFoodBankGrid: { roles: foodBanks, input: nothing },
  getStateAssociationGrid: { roles: ['foodcoordstateasso'], input: nothing },
  getCoopsGrid: { roles: ['foodcoordcoops'], input: nothing },
  getDonorGrid: { roles: donors, input: nothing },
  exportGrid: {
    roles: staff,
    input: () => ({ dateStartFilter: '2026-11-01', dateEndFilter: '2026-11-30' }),
  },
  getNeedsGrid: { roles: [...foodBanks, ...donors], input: nothing },
  getGridTotals: { roles: staff, input: nothing },
  listStatusTypes: { roles: staff, input: nothing },
  getTransaction: { roles: staff, input: ofDonation },
  postDonation: {
    roles: donorsAndFoodBanks,
    input: ({ donorLocationId }) => draft({ DonorLocationID: donorLocationId }),
  },
  bulkOffer: { roles: ['bulkofferdonor'], input: () => ({ ImportID: 'monday.csv', rows: [bulkRow] }) },
  preparePhoto: { roles: donorsAndFoodBanks, input: () => ({ ContentType: 'image/jpeg', Size: 1000 }) },
  getDonationCopy: { roles: donorsAndFoodBanks, input: ofDonation },
  // A donor is refused unless the food bank's setting lets it: the call itself is open to both.
  cancelTransaction: { roles: donorsAndFoodBanks, input: ofDonation },
  updateDonationItems: { roles: donorsAndFoodBanks, input: ({ donationId }) => ({ id: donationId, categories }) },
  updateDonation: { roles: donorsAndFoodBanks, input: ({ donationId }) => ({ id: donationId, ...donationEdit }) },
  requestCancel: {
    roles: donors,
    input: ({ donationId }) => ({ id: donationId, Reason: 'The freezer failed.' }),
  },
  declineCancel: { roles: foodBanks, input: ofDonation },
  getCloseOut: { roles: donorsAndFoodBanks, input: ofDonation },
  closeOut: {
    roles: donorsAndFoodBanks,
    input: ({ donationId }) => ({ id: donationId, IsMarkedAsSuccessfulByDonor: true }),
  },
  reopenDonation: { roles: donorsAndFoodBanks, input: ofDonation },
  listDonationCategories: { roles: [...donorsAndFoodBanks, 'agency'], input: nothing },
  listStorageRequirements: { roles: [...donorsAndFoodBanks, 'agency'], input: nothing },
  listPickupTimeTypes: { roles: [...donorsAndFoodBanks, 'agency'], input: nothing },
}
