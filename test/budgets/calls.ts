import { counterKey } from '../../functions/table/ids.ts'
import type { Caller } from '../../shared/access.ts'
import { catalogue } from '../../shared/api/catalogue.ts'
import type { AnyEndpoint } from '../../shared/api/endpoint.ts'
import * as messages from '../../shared/api/messages.ts'
import * as storage from '../../shared/api/storage.ts'
import type { AgencyMatch, Donation } from '../../shared/donation/donation.ts'
import { copyId } from '../../shared/message/message.ts'
import { notificationKinds } from '../../shared/notification/kinds.ts'
import { addDays, localDay } from '../../shared/time/zone.ts'
import type { Metered } from '../api/meter.ts'
import {
  accepted,
  type Cast,
  done,
  firstOffer,
  lastRanked,
  offered,
  proposal,
  receiptDraft,
  receipted,
  settingsOf,
  waiting,
} from './cast.ts'

/** One call of each endpoint as it is usually made: who makes it, of what, and in which state that has to be. */

export interface Call {
  readonly by: Caller
  readonly input: object
}
type Prepare = (cast: Cast) => Promise<Call> | Call

const by =
  (who: Exclude<keyof Cast, 'agency' | 'draft'>, input: object = {}): Prepare =>
  (cast) => ({ by: cast[who], input })

/** A page of 25 lines out of all there are. */
const grid = (who: Exclude<keyof Cast, 'agency' | 'draft'>) => by(who, { dateStartFilter: '2020-01-01' })

/** By the agency that is being asked. */
const asked =
  (input: (donation: Donation, match: AgencyMatch) => object = () => ({})): Prepare =>
  async (cast) => {
    const donation = await offered(cast)
    const match = firstOffer(donation)
    return { by: await cast.agency(match.Agency.ID), input: input(donation, match) }
  }
const ofDonation =
  (who: 'foodBank' | 'place', make = offered): Prepare =>
  async (cast) => ({ by: cast[who], input: { id: (await make(cast)).ID } })

const lastWeek = () => {
  const today = localDay(new Date(), 'UTC')
  return { dateStartFilter: addDays(today, -7), dateEndFilter: today }
}
const items = [{ DonationCategoryID: 1, Pounds: 12.5 }]

async function message(cast: Cast) {
  const donation = await offered(cast)
  const reader = await cast.agency(firstOffer(donation).Agency.ID)
  const draft = { Subject: 'Crates', Body: 'Please bring your crates.', RecipientUserIDs: [reader.UserID] }
  const made = (await done(messages.sendMessage, cast.foodBank, draft)) as { ID: number }
  return { id: made.ID, copy: copyId(made.ID, 1), reader, draft }
}

const shelf = { Label: 'Aisle 4', Description: 'Canned vegetables' }
const ofShelf =
  (more: object = {}): Prepare =>
  async (cast) => {
    const { ID: id } = (await done(storage.addStorageLocation, cast.foodBank, shelf)) as { ID: number }
    return { by: cast.foodBank, input: { id, ...more } }
  }

export const calls: Readonly<Record<string, Prepare>> = {
  getSession: asked(),
  setActiveRole: by('foodBank'),
  getNotifications: by('foodBank'),
  updateNotifications: by('foodBank', {
    Kinds: Object.fromEntries(notificationKinds.map((kind) => [kind, true])),
    Language: 'en',
    TimeZone: 'America/New_York',
  }),

  getFeedingAmericaGrid: grid('network'),
  getFoodBankGrid: grid('foodBank'),
  getStateAssociationGrid: grid('association'),
  getCoopsGrid: grid('coop'),
  getDonorGrid: grid('donor'),
  exportGrid: (cast) => ({ by: cast.foodBank, input: lastWeek() }),
  listStatusTypes: by('foodBank'),
  getTransaction: ofDonation('foodBank'),
  postDonation: (cast) => ({ by: cast.place, input: cast.draft() }),
  preparePhoto: by('place', { ContentType: 'image/jpeg', Size: 1000 }),
  getDonationCopy: ofDonation('place'),
  cancelTransaction: ofDonation('foodBank'),
  updateDonationItems: async (cast) => ({ by: cast.place, input: { id: (await offered(cast)).ID, categories: items } }),
  getCloseOut: async (cast) => ({ by: cast.place, input: { id: (await accepted(cast)).donation.ID } }),
  closeOut: async (cast) => ({
    by: cast.place,
    input: { id: (await accepted(cast)).donation.ID, IsMarkedAsSuccessfulByDonor: true },
  }),
  listDonationCategories: by('place'),
  listStorageRequirements: by('place'),
  listPickupTimeTypes: by('place'),

  getDashboard: asked(),
  getDashboardPickups: asked(),
  getCurrentId: asked(),
  getAgencyGrid: asked(() => ({ mode: 'historical', dateStartFilter: '2020-01-01' })),
  listNewInProgressDonations: asked(),
  listDonationHistory: asked(),
  getMatch: asked((_, { ID }) => ({ id: ID })),
  acceptMatch: asked((donation, { ID }) => ({ id: ID, ...proposal(donation) })),
  declineMatch: asked((_, { ID }) => ({ id: ID })),
  getContactInfo: asked(),
  listDrivers: asked(),
  listDonorLocations: asked((_, { Agency }) => ({ id: Agency.ID })),
  listAssociatedDonorLocations: asked(),
  listAssociatedAdhoc: by('foodBank'),
  listReceipts: asked(),
  createReceipt: async (cast) => {
    const taken = await accepted(cast)
    return { by: taken.by, input: receiptDraft(taken) }
  },
  getReceipt: async (cast) => {
    const { id, by: reader } = await receipted(cast)
    return { by: reader, input: { id } }
  },
  loadReceipt: async (cast) => {
    const taken = await accepted(cast)
    return { by: taken.by, input: { id: taken.donation.ID } }
  },
  previewReceipt: async (cast) => {
    const { of, by: reader } = await receipted(cast)
    return { by: reader, input: { id: of } }
  },

  listPendingMatches: by('foodBank'),
  moveMatch: async (cast) => {
    const donation = await waiting(cast)
    const last = lastRanked(donation)
    const from = last.Rank ?? 0
    return { by: cast.foodBank, input: { id: last.ID, from, to: from - 1 } }
  },
  removeMatch: async (cast) => ({ by: cast.foodBank, input: { id: lastRanked(await waiting(cast)).ID } }),
  addAgency: async (cast) => {
    const donation = await waiting(cast)
    const { ID, Agency } = lastRanked(donation)
    await done(removeMatch, cast.foodBank, { id: ID } as never)
    return { by: cast.foodBank, input: { txId: donation.ID, agencyId: Agency.ID } }
  },
  acceptMatches: async (cast) => ({ by: cast.foodBank, input: { txId: (await waiting(cast)).ID } }),
  updateEscalationMode: async (cast) => ({
    by: cast.foodBank,
    input: { id: (await waiting(cast)).ID, mode: 'simultaneous' },
  }),
  updateStartMode: async (cast) => ({
    by: cast.foodBank,
    input: { id: (await waiting(cast)).ID, mode: 'future', clientTimeSnapshot: new Date().toISOString() },
  }),
  predictNotificationActions: async (cast) => {
    const ranked = lastRanked(await waiting(cast)).Agency
    const entities = [{ ID: ranked.ID, Name: ranked.Name }]
    return { by: cast.foodBank, input: { entities, isPendingStart: false, startAfter: null } }
  },
  getMasterAgency: by('foodBank'),
  getSettings: by('foodBank'),
  updateSettings: async (cast) => ({ by: cast.foodBank, input: await settingsOf(cast) }),

  getSentGrid: by('foodBank'),
  getReceivedGrid: async (cast) => ({ by: (await message(cast)).reader, input: {} }),
  getMessage: async (cast) => ({ by: cast.foodBank, input: { id: (await message(cast)).id } }),
  getMessageByRecipientId: async (cast) => {
    const { reader, copy } = await message(cast)
    return { by: reader, input: { id: copy } }
  },
  removeMessage: async (cast) => {
    const { reader, copy } = await message(cast)
    return { by: reader, input: { id: copy } }
  },
  sendMessage: async (cast) => ({ by: cast.foodBank, input: (await message(cast)).draft }),
  listRecipients: by('foodBank'),
  getSystemMessage: by('foodBank'),

  getStorageLocationsGrid: by('foodBank'),
  listStorageLocations: by('foodBank'),
  addStorageLocation: by('foodBank', shelf),
  updateStorageLocation: ofShelf({ ...shelf, Label: 'Aisle 5' }),
  deleteStorageLocation: ofShelf(),
}

const named = (id: string): AnyEndpoint => {
  const found = catalogue.find((endpoint) => endpoint.id === id)
  if (!found) throw new Error(`No endpoint ${id}`)
  return found
}
const removeMatch = named('removeMatch')

/** The roles' own word: whoever sets an active role names one of their own. */
export const inputOf = (endpoint: AnyEndpoint, { by: caller, input }: Call): object =>
  endpoint.id === 'setActiveRole' ? { Role: caller.Role, EntityID: caller.EntityID } : input

const counters = counterKey('').pk

/** A block of numbers is taken once for twenty new things: not what a call costs. */
const isBlock = ({ operation, asked }: Metered) =>
  operation === 'UpdateItem' && String((asked.Key as { pk?: { S?: string } } | undefined)?.pk?.S).startsWith(counters)

const isWrite = (operation: string) => /Write|Put|Update|Delete/.test(operation)
const sum = (requests: readonly Metered[]) => requests.reduce((units, { capacity }) => units + capacity, 0)

export interface Cost {
  readonly operations: readonly string[]
  readonly reads: number
  readonly writes: number
}

export function costOf(requests: readonly Metered[]): Cost {
  const counted = requests.filter((request) => !isBlock(request)).sort((a, b) => a.from - b.from)
  return {
    operations: counted.map(({ operation }) => operation),
    reads: sum(counted.filter(({ operation }) => !isWrite(operation))),
    writes: sum(counted.filter(({ operation }) => isWrite(operation))),
  }
}
