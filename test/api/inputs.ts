import { type Caller, isFoodBankRole, type Role } from '../../shared/access.ts'
import { defaultFoodBankSettings } from '../../shared/entity/entity.ts'
import { notificationKinds } from '../../shared/notification/kinds.ts'
import { draft, ids } from '../engine/world.ts'
import type { Target } from './scene.ts'

/**
 * One row for each endpoint: an input that is well-formed whoever calls, aimed at a target. The authorization matrix and
 * the tests of the envelope run over all of them, so a new endpoint needs its row here.
 */
export interface Row {
  readonly input: (target: Target, caller: Caller) => object
  /** Where the endpoint asks for more, or for less, than reaching the target. */
  readonly allows?: (caller: Caller, target: Target) => boolean
  /** Who calls it where one caller will do: by default the first of its roles. */
  readonly by?: Role
}

const nothing: Row = { input: () => ({}) }
const donation: Row = { input: ({ donationId }) => ({ id: donationId }) }
const transaction: Row = { input: ({ donationId }) => ({ txId: donationId }) }
/** Food banks answer for their own agency only. */
const ownMatch = (target: Target, caller: Caller) =>
  isFoodBankRole(caller.Role) ? target.masterMatchId : target.matchId
const items = [{ DonationCategoryID: 1, Pounds: 12.5 }]
const isSender = (caller: Caller, { owner }: Target) =>
  isFoodBankRole(caller.Role) && owner?.foodBank === caller.EntityID
const isRecipient = (caller: Caller, { owner }: Target) => caller.Role === 'agency' && owner?.agency === caller.EntityID

export const inputs: Record<string, Row> = {
  getSession: nothing,
  setActiveRole: { input: (_, caller) => ({ Role: caller.Role, EntityID: caller.EntityID }) },
  getNotifications: nothing,
  updateNotifications: {
    input: () => ({
      Kinds: Object.fromEntries(notificationKinds.map((kind) => [kind, true])),
      Language: 'en',
      TimeZone: 'America/New_York',
    }),
  },

  getFeedingAmericaGrid: nothing,
  getFoodBankGrid: nothing,
  getStateAssociationGrid: nothing,
  getCoopsGrid: nothing,
  getDonorGrid: nothing,
  exportGrid: { input: () => ({ dateStartFilter: '2026-11-01', dateEndFilter: '2026-11-30' }) },
  listStatusTypes: nothing,
  getTransaction: donation,
  postDonation: { input: ({ placeId }) => draft({ DonorLocationID: placeId }) },
  preparePhoto: { input: () => ({ ContentType: 'image/jpeg', Size: 1000 }) },
  getDonationCopy: donation,
  cancelTransaction: donation,
  updateDonationItems: { input: ({ donationId }) => ({ id: donationId, categories: items }) },
  getCloseOut: donation,
  closeOut: { input: ({ donationId }) => ({ id: donationId, IsMarkedAsSuccessfulByDonor: true }) },
  listDonationCategories: nothing,
  listStorageRequirements: nothing,
  listPickupTimeTypes: nothing,

  getDashboard: nothing,
  getDashboardPickups: nothing,
  getCurrentId: nothing,
  getAgencyGrid: nothing,
  listNewInProgressDonations: nothing,
  listDonationHistory: nothing,
  getMatch: { input: (target, caller) => ({ id: ownMatch(target, caller) }) },
  acceptMatch: {
    input: (target, caller) => ({
      id: ownMatch(target, caller),
      AgencyProposedPickupDate: '2026-11-21',
      AgencyProposedPickupTimeTypeID: 6,
    }),
  },
  declineMatch: { input: (target, caller) => ({ id: ownMatch(target, caller) }) },
  getContactInfo: { input: ({ agencyId }) => ({ agencyId }) },
  listDrivers: nothing,
  listDonorLocations: { input: ({ agencyId }) => ({ id: agencyId }) },
  listAssociatedDonorLocations: nothing,
  listAssociatedAdhoc: nothing,
  listReceipts: nothing,
  createReceipt: {
    input: ({ agencyId, placeId }) => ({
      agencyId,
      donorLocationId: placeId,
      categories: [{ categoryId: 1, pounds: 10 }],
      date: '2026-11-19',
    }),
    // An agency is always its own, whatever it names; it receives from every location of its food bank.
    allows: (_, target) => target.owner?.foodBank === ids.foodBank,
  },
  getReceipt: { input: ({ receiptId }) => ({ id: receiptId }) },
  loadReceipt: donation,
  previewReceipt: donation,

  listPendingMatches: nothing,
  moveMatch: { input: (target) => ({ id: target.masterMatchId, from: 2, to: 1 }) },
  removeMatch: { input: (target) => ({ id: target.masterMatchId }) },
  addAgency: {
    input: ({ donationId, owner }) => ({ txId: donationId, agencyId: owner?.foodBank === ids.foodBank ? 12 : 22 }),
  },
  acceptMatches: transaction,
  updateEscalationMode: { input: ({ donationId }) => ({ id: donationId, mode: 'ordered' }) },
  updateStartMode: {
    input: ({ donationId }) => ({ id: donationId, mode: 'now', clientTimeSnapshot: '2026-11-20T10:00:00-05:00' }),
  },
  predictNotificationActions: {
    input: () => ({ entities: [{ ID: 11, Name: 'Agency 11' }], isPendingStart: false, startAfter: null }),
  },
  getMasterAgency: nothing,
  getSettings: nothing,
  updateSettings: { input: () => ({ ...defaultFoodBankSettings, IsAutomaticallyApproved: true }) },

  getSentGrid: nothing,
  getReceivedGrid: nothing,
  // Only who wrote a message, and who received it, may open it: not even the network or a colleague.
  getMessage: { input: ({ messageId }) => ({ id: messageId }), allows: isSender, by: 'foodbankuser' },
  getMessageByRecipientId: { input: ({ copyId }) => ({ id: copyId }), allows: isRecipient, by: 'agency' },
  removeMessage: { input: ({ copyId }) => ({ id: copyId }), allows: isRecipient, by: 'agency' },
  sendMessage: {
    input: ({ readerId }) => ({ Subject: 'Hello', Body: 'Hello there', RecipientUserIDs: [readerId] }),
    by: 'foodbankuser',
  },
  listRecipients: nothing,
  getSystemMessage: nothing,
}
