import { bulkRow, donationEdit } from '../../engine/smallTenant.ts'
import { offeredDonation, succeed, takenDonation } from '../participants.ts'
import { by, type Calls, endpointNamed, grid, lastWeek, type Prepare } from './making.ts'

const ofDonation =
  (who: 'foodBank' | 'store', make = offeredDonation): Prepare =>
  async (participants) => ({ by: participants[who], input: { id: (await make(participants)).ID } })

const items = [{ DonationCategoryID: 1, Pounds: 12.5 }]

const closeOut = endpointNamed('closeOut')
const requestCancel = endpointNamed('requestCancel')

export const donationsCalls: Calls = {
  getFeedingAmericaGrid: grid('network'),
  getFoodBankGrid: grid('foodBank'),
  getStateAssociationGrid: grid('association'),
  getCoopsGrid: grid('coop'),
  getDonorGrid: grid('donor'),
  exportGrid: (participants) => ({ by: participants.foodBank, input: lastWeek() }),
  getNeedsGrid: (participants) => ({ by: participants.foodBank, input: {} }),
  getGridTotals: (participants) => ({ by: participants.foodBank, input: lastWeek() }),
  listStatusTypes: by('foodBank'),
  getTransaction: ofDonation('foodBank'),
  postDonation: (participants) => ({ by: participants.store, input: participants.draft() }),
  bulkOffer: ({ donor }) => ({
    by: { ...donor, Role: 'bulkofferdonor' },
    input: { ImportID: 'monday.csv', rows: [bulkRow] },
  }),
  preparePhoto: by('store', { ContentType: 'image/jpeg', Size: 1000 }),
  getDonationCopy: ofDonation('store'),
  cancelTransaction: ofDonation('foodBank'),
  updateDonationItems: async (participants) => ({
    by: participants.store,
    input: { id: (await offeredDonation(participants)).ID, categories: items },
  }),
  updateDonation: async (participants) => ({
    by: participants.store,
    input: { id: (await offeredDonation(participants)).ID, ...donationEdit },
  }),
  requestCancel: async (participants) => ({
    by: participants.store,
    input: { id: (await offeredDonation(participants)).ID, Reason: 'The freezer failed.' },
  }),
  declineCancel: async (participants) => {
    const { ID: id } = await offeredDonation(participants)
    await succeed(requestCancel, participants.store, { id, Reason: 'The freezer failed.' } as never)
    return { by: participants.foodBank, input: { id } }
  },
  getCloseOut: async (participants) => ({
    by: participants.store,
    input: { id: (await takenDonation(participants)).donation.ID },
  }),
  closeOut: async (participants) => ({
    by: participants.store,
    input: { id: (await takenDonation(participants)).donation.ID, IsMarkedAsSuccessfulByDonor: true },
  }),
  reopenDonation: async (participants) => {
    const { ID: id } = (await takenDonation(participants)).donation
    await succeed(closeOut, participants.store, { id, IsMarkedAsSuccessfulByDonor: false } as never)
    return { by: participants.store, input: { id } }
  },
  listDonationCategories: by('store'),
  listStorageRequirements: by('store'),
  listPickupTimeTypes: by('store'),
}
