import { acceptedMatch } from '../../../shared/rescue/donations/donation.ts'
import { lastRanked, proposal, succeed, takenDonation, waiting } from '../participants.ts'
import { asked, by, type Calls, endpointNamed } from './making.ts'

const removeMatch = endpointNamed('removeMatch')
const acceptMatches = endpointNamed('acceptMatches')

/** Of the agency that accepted. */
const accepted =
  (more: object): Calls[string] =>
  async (participants) => {
    const { donation, by } = await takenDonation(participants)
    return { by, input: { id: acceptedMatch(donation)?.ID, ...more } }
  }

export const offersCalls: Calls = {
  getAgencyGrid: asked(() => ({ mode: 'historical', dateStartFilter: '2020-01-01' })),
  listNewInProgressDonations: asked(),
  listDonationHistory: asked(),
  getMatch: asked((_, { ID }) => ({ id: ID })),
  acceptMatch: asked((donation, { ID }) => ({ id: ID, ...proposal(donation) })),
  declineMatch: asked((_, { ID }) => ({ id: ID })),
  handBackMatch: accepted({ Reason: 'vehicle' }),
  updatePickup: accepted({ DriverName: 'Rosa', DriverPhoneNumber: '413-555-0101' }),
  reassignPickup: async (participants) => {
    const { donation } = await takenDonation(participants)
    const { Agency } = lastRanked(donation)
    return { by: participants.foodBank, input: { txId: donation.ID, AgencyID: Agency.ID, ProviderType: 'agency' } }
  },
  getContactInfo: asked(),
  listPendingMatches: by('foodBank'),
  moveMatch: async (participants) => {
    const donation = await waiting(participants)
    const last = lastRanked(donation)
    const from = last.Rank ?? 0
    return { by: participants.foodBank, input: { id: last.ID, from, to: from - 1 } }
  },
  removeMatch: async (participants) => ({
    by: participants.foodBank,
    input: { id: lastRanked(await waiting(participants)).ID },
  }),
  addAgency: async (participants) => {
    const donation = await waiting(participants)
    const { ID, Agency } = lastRanked(donation)
    await succeed(removeMatch, participants.foodBank, { id: ID } as never)
    return { by: participants.foodBank, input: { txId: donation.ID, agencyId: Agency.ID } }
  },
  acceptMatches: async (participants) => ({
    by: participants.foodBank,
    input: { txId: (await waiting(participants)).ID },
  }),
  takeBackApproval: async (participants) => {
    const { ID } = await waiting(participants)
    await succeed(acceptMatches, participants.foodBank, { txId: ID } as never)
    return { by: participants.foodBank, input: { txId: ID } }
  },
  listProviderTypes: by('foodBank'),
  canService: async (participants) => ({
    by: participants.foodBank,
    input: { id: lastRanked(await waiting(participants)).ID, providerType: 'volunteer' },
  }),
  assignDirect: async (participants) => ({
    by: participants.foodBank,
    input: { id: lastRanked(await waiting(participants)).ID, providerType: 'agency' },
  }),
  prioritizeMasterAgency: async (participants) => ({
    by: participants.foodBank,
    input: { txId: (await waiting(participants)).ID },
  }),
  explainMatches: async (participants) => ({
    by: participants.foodBank,
    input: { txId: (await waiting(participants)).ID },
  }),
  updateEscalationMode: async (participants) => ({
    by: participants.foodBank,
    input: { id: (await waiting(participants)).ID, mode: 'simultaneous' },
  }),
  updateStartMode: async (participants) => ({
    by: participants.foodBank,
    input: { id: (await waiting(participants)).ID, mode: 'future', clientTimeSnapshot: new Date().toISOString() },
  }),
  predictNotificationActions: async (participants) => {
    const ranked = lastRanked(await waiting(participants)).Agency
    const entities = [{ ID: ranked.ID, Name: ranked.Name }]
    return { by: participants.foodBank, input: { entities, isPendingStart: false, startAfter: null } }
  },
}
