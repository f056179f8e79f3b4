import { type Caller, isFoodBankRole } from '../../../shared/core/access.ts'
import { ids } from '../../engine/smallTenant.ts'
import type { Target } from '../../engine/target.ts'
import type { Examples } from '../example.ts'
import { agencyAndFoodBanks, foodBanks } from './roles.ts'

const nothing = () => ({})
const transaction = ({ donationId }: Target) => ({ txId: donationId })
/** Food banks answer for their own agency only. */
const ownMatch = (target: Target, caller: Caller) => ({
  id: isFoodBankRole(caller.Role) ? target.masterMatchId : target.matchId,
})

export const offers: Examples = {
  getAgencyGrid: { roles: ['agency'], input: nothing },
  listNewInProgressDonations: { roles: ['agency'], input: nothing },
  listDonationHistory: { roles: ['agency'], input: nothing },
  getMatch: { roles: agencyAndFoodBanks, input: ownMatch },
  acceptMatch: {
    roles: agencyAndFoodBanks,
    input: (target, caller) => ({
      ...ownMatch(target, caller),
      AgencyProposedPickupDate: '2026-11-21',
      AgencyProposedPickupTimeTypeID: 6,
    }),
  },
  declineMatch: { roles: agencyAndFoodBanks, input: ownMatch },
  handBackMatch: { roles: agencyAndFoodBanks, input: ownMatch },
  updatePickup: {
    roles: agencyAndFoodBanks,
    input: (target, caller) => ({ ...ownMatch(target, caller), DriverName: 'Rosa', DriverPhoneNumber: '413-555-0101' }),
  },
  reassignPickup: {
    roles: foodBanks,
    input: ({ donationId, owner }) => ({
      txId: donationId,
      AgencyID: owner?.foodBank === ids.foodBank ? 12 : 22,
      ProviderType: 'agency',
    }),
  },
  getContactInfo: { roles: agencyAndFoodBanks, input: ({ agencyId }) => ({ agencyId }) },
  listPendingMatches: { roles: foodBanks, input: nothing },
  moveMatch: { roles: foodBanks, input: (target) => ({ id: target.masterMatchId, from: 2, to: 1 }) },
  removeMatch: { roles: foodBanks, input: (target) => ({ id: target.masterMatchId }) },
  addAgency: {
    roles: foodBanks,
    input: ({ donationId, owner }) => ({ txId: donationId, agencyId: owner?.foodBank === ids.foodBank ? 12 : 22 }),
  },
  acceptMatches: { roles: foodBanks, input: transaction },
  takeBackApproval: { roles: foodBanks, input: transaction },
  listProviderTypes: { roles: foodBanks, input: nothing },
  canService: { roles: foodBanks, input: (target) => ({ id: target.masterMatchId, providerType: 'volunteer' }) },
  assignDirect: { roles: foodBanks, input: (target) => ({ id: target.masterMatchId, providerType: 'foodbank' }) },
  prioritizeMasterAgency: { roles: foodBanks, input: transaction },
  explainMatches: { roles: foodBanks, input: transaction },
  updateEscalationMode: { roles: foodBanks, input: ({ donationId }) => ({ id: donationId, mode: 'ordered' }) },
  updateStartMode: {
    roles: foodBanks,
    input: ({ donationId }) => ({ id: donationId, mode: 'now', clientTimeSnapshot: '2026-11-20T10:00:00-05:00' }),
  },
  predictNotificationActions: {
    roles: foodBanks,
    input: () => ({ entities: [{ ID: 11, Name: 'Agency 11' }], isPendingStart: false, startAfter: null }),
  },
}
