import { putUser, signedInUser } from '../../functions/entities/entityTable.ts'
import { hashOf, invitations } from '../../functions/people/invitationTable.ts'
import { counterKey } from '../../functions/table/ids.ts'
import { table } from '../../functions/table/table.ts'
import type { Caller } from '../../shared/access.ts'
import type { ShownAgency } from '../../shared/agency/agency.ts'
import * as agencies from '../../shared/api/agencies.ts'
import { catalogue } from '../../shared/api/catalogue.ts'
import * as customers from '../../shared/api/customers.ts'
import * as distributors from '../../shared/api/distributors.ts'
import * as donors from '../../shared/api/donors.ts'
import type { AnyEndpoint, Value } from '../../shared/api/endpoint.ts'
import * as erp from '../../shared/api/erp.ts'
import * as inventory from '../../shared/api/inventory.ts'
import * as jobs from '../../shared/api/jobs.ts'
import * as limits from '../../shared/api/limits.ts'
import * as locations from '../../shared/api/locations.ts'
import * as messages from '../../shared/api/messages.ts'
import * as network from '../../shared/api/network.ts'
import * as peopleApi from '../../shared/api/people.ts'
import * as providers from '../../shared/api/providers.ts'
import * as receipts from '../../shared/api/receipts.ts'
import * as reports from '../../shared/api/reports.ts'
import * as storage from '../../shared/api/storage.ts'
import * as windows from '../../shared/api/windows.ts'
import type { Customer } from '../../shared/customer/customer.ts'
import { entityMatchId } from '../../shared/distributor/submission.ts'
import type { AgencyMatch, Donation } from '../../shared/donation/donation.ts'
import type { ShownDonor, ShownDonorLocation } from '../../shared/donor/donor.ts'
import type { Job } from '../../shared/job/job.ts'
import { copyId } from '../../shared/message/message.ts'
import type { FoodBankGroup, ShownFoodBank } from '../../shared/network/network.ts'
import { notificationKinds } from '../../shared/notification/kinds.ts'
import type { ShownProvider } from '../../shared/provider/provider.ts'
import { addDays, localDay } from '../../shared/time/zone.ts'
import type { Metered } from '../api/meter.ts'
import { erpFile } from '../contract/examples/erp.ts'
import { addressDraft, customerDraft, customerProfile, storedNeighbor } from '../engine/customers.ts'
import { attachmentIdOf, imageFile, withPhoto, withPicture } from '../engine/images.ts'
import { finishedJob } from '../engine/jobs.ts'
import { limitDraft, orderLimitOf } from '../engine/limits.ts'
import { asCustomer, customerFor, lines, openPantry, pickupOf, place } from '../engine/ordering.ts'
import { abandonedOrder, leftOrder, newPantry, placeTestOrder, type TestPantry, testOrderOf } from '../engine/orders.ts'
import { shelved } from '../engine/pantry.ts'
import { customerWithAccess } from '../engine/pickupLocations.ts'
import { productChange, productDraft } from '../engine/products.ts'
import { referralOf, signUpOf } from '../engine/referrals.ts'
import { headersOf, offerOneRun } from '../engine/runs.ts'
import { deliveryOf, scheduleDraft } from '../engine/schedules.ts'
import {
  agencyDraft,
  approvedLocation,
  bulkRow,
  donationEdit,
  importedAgency,
  locationDraft,
  newFoodBankDraft,
  ownAgencyDraft,
  person,
  pickupLocationDraft,
  pickupLocationTexts,
  providerDraft,
  signUpDraft,
  userOf,
} from '../engine/smallTenant.ts'
import { receivedLoad } from '../engine/submissions.ts'
import { programOf, tagDraft, tagGroupOf, taggedProgramOf, tagOf } from '../engine/tags.ts'
import { deliveryDraft, pickupDraft } from '../engine/windows.ts'
import {
  accepted,
  firstOffer,
  lastRanked,
  marked,
  offered,
  type Participants,
  proposal,
  receiptDraft,
  receipted,
  settingsOf,
  succeed,
  waiting,
} from './participants.ts'

/** One call of each endpoint as it is usually made: who makes it, of what, and in which state that has to be. */

export interface Call {
  readonly by: Caller
  readonly input: object
  /** Of a call by code. */
  readonly headers?: Record<string, string>
}
type Prepare = (participants: Participants) => Promise<Call> | Call

type Who = Exclude<keyof Participants, 'agency' | 'draft' | 'ids'>
type InputOf = object | ((ids: Participants['ids']) => object)
const inputFrom = (input: InputOf, { ids }: Participants) => (typeof input === 'function' ? input(ids) : input)

const by =
  (who: Who, input: InputOf = {}): Prepare =>
  (participants) => ({ by: participants[who], input: inputFrom(input, participants) })

/** A page of 25 lines out of all there are. */
const grid = (who: Who) => by(who, { dateStartFilter: '2020-01-01' })

/** By the agency that is being asked. */
const asked =
  (input: (donation: Donation, match: AgencyMatch) => object = () => ({})): Prepare =>
  async (participants) => {
    const donation = await offered(participants)
    const match = firstOffer(donation)
    return { by: await participants.agency(match.Agency.ID), input: input(donation, match) }
  }
const ofDonation =
  (who: 'foodBank' | 'store', make = offered): Prepare =>
  async (participants) => ({ by: participants[who], input: { id: (await make(participants)).ID } })

const administratorOf = ({ foodBank }: Participants): Caller => ({ ...foodBank, Role: 'foodbankadmin' })
const byAdministrator =
  (input: InputOf): Prepare =>
  (participants) => ({ by: administratorOf(participants), input: inputFrom(input, participants) })

const coopDraft = { Name: 'River Co-op', TimeZone: 'America/Chicago' }

const lastWeek = () => {
  const today = localDay(new Date(), 'UTC')
  return { dateStartFilter: addDays(today, -7), dateEndFilter: today }
}
const exported = () => ({ Kind: 'donations' as const, Parameters: lastWeek() })
const ofJob: Prepare = async ({ foodBank }) => ({
  by: foodBank,
  input: { id: ((await succeed(jobs.requestJob, foodBank, exported())) as Job).ID },
})
const pickupDays = { OrderPickupStartDate: '11-01-2026', OrderPickupEndDate: '11-30-2026' }
/** An order of a pantry with few others: the rows that are read for a report are those of its days. */
const ofOrderDays: Prepare = async ({ foodBank }) => {
  await testOrderOf(foodBank, 'Figueroa')
  return { by: foodBank, input: { ...pickupDays, AgencyID: foodBank.EntityID } }
}
const ofSchedule =
  (more: object = {}): Prepare =>
  async ({ foodBank }) => {
    const { ID: id } = (await succeed(reports.addReportSchedule, foodBank, scheduleDraft)) as { ID: number }
    return { by: foodBank, input: { id, ...more } }
  }
const ofDelivery =
  (more: object = {}): Prepare =>
  async ({ foodBank }) => {
    const { code, ...delivery } = await deliveryOf(foodBank, 'board@example.org')
    return { by: foodBank, input: { ...delivery, ...more }, headers: headersOf(code) }
  }
const items = [{ DonationCategoryID: 1, Pounds: 12.5 }]

export async function message(participants: Participants) {
  const donation = await offered(participants)
  const reader = await participants.agency(firstOffer(donation).Agency.ID)
  const draft = { Subject: 'Crates', Body: 'Please bring your crates.', RecipientUserIDs: [reader.UserID] }
  const made = (await succeed(messages.sendMessage, participants.foodBank, draft)) as { ID: number }
  return { id: made.ID, copy: copyId(made.ID, 1), reader, draft }
}

/** A load that waits for the network, and one that its first entity is asked about. */
const ofLoad =
  (input: (id: number, ids: Participants['ids']) => object = (id) => ({ id })): Prepare =>
  async ({ network, ids }) => ({
    by: network,
    input: input(await receivedLoad([ids.foodBank, ids.otherFoodBank]), ids),
  })
const ofOfferedLoad =
  (who: 'network' | 'foodBank', more: object = {}, isAccepted = false): Prepare =>
  async (participants) => {
    const { network, foodBank, ids } = participants
    const id = await receivedLoad([ids.foodBank, ids.otherFoodBank])
    await succeed(distributors.acceptSubmission, network, { id })
    if (isAccepted) await succeed(distributors.acceptSubmissionOffer, foodBank, { id })
    return { by: participants[who], input: { id, ...more } }
  }
const firstOf = (id: number) => entityMatchId(id, 1)
const secondOf = (id: number) => entityMatchId(id, 2)

/** As many as both the smaller and the larger tenant have. */
const fullPage = { rows: 2 }
const donorDraft = { Name: 'Corner Bakery', TimeZone: 'America/New_York' }
const systemMessage = {
  Title: { en: 'Maintenance', es: 'Mantenimiento' },
  Body: { en: 'Tonight.', es: 'Esta noche.' },
  Audiences: ['agencies'],
  StartsAt: '2026-01-01T12:00:00.000Z',
  EndsAt: '2026-12-08T12:00:00.000Z',
} as const
const ofSystemMessage =
  (more: object = {}, StartsAt: string = systemMessage.StartsAt): Prepare =>
  async (participants) => {
    const by = administratorOf(participants)
    const added = await succeed(messages.addSystemMessage, by, {
      ...systemMessage,
      Audiences: [...systemMessage.Audiences],
      StartsAt,
    })
    return { by, input: { id: (added as { ID: number }).ID, ...more } }
  }
const shelf = { Label: 'Aisle 4', Description: 'Canned vegetables' }
const ofShelf =
  (more: object = {}): Prepare =>
  async (participants) => {
    const { ID: id } = (await succeed(storage.addStorageLocation, participants.foodBank, shelf)) as { ID: number }
    return { by: participants.foodBank, input: { id, ...more } }
  }

const ofOrderLimit =
  (more: object = {}): Prepare =>
  async ({ foodBank }) => ({ by: foodBank, input: { id: await orderLimitOf(foodBank), ...more } })
const ofPickupLocation =
  (more: object = {}): Prepare =>
  async (participants) => {
    const by = participants.foodBank
    const { ID: id } = (await succeed(locations.addLocation, by, pickupLocationDraft)) as { ID: number }
    return { by, input: { id, ...more } }
  }
const ofTag =
  (more: () => object = () => ({})): Prepare =>
  async ({ foodBank }) => ({ by: foodBank, input: { id: await tagOf(foodBank), ...more() } })
const ofTagGroup =
  (more: () => object = () => ({})): Prepare =>
  async ({ foodBank }) => ({ by: foodBank, input: { id: await tagGroupOf(foodBank), ...more() } })
const newlyNamed =
  (draft: () => object = () => ({ Name: tagDraft().Name })): Prepare =>
  async ({ foodBank }) => ({ by: foodBank, input: draft() })
/** A program that includes a tag. */
const ofProgram =
  (input: (program: { id: number; tagId: number }) => object = ({ id }) => ({ id })): Prepare =>
  async ({ foodBank }) => ({ by: foodBank, input: input(await taggedProgramOf(foodBank)) })

/** A product that names a storage location. */
const ofOwnProduct =
  (more: object = {}): Prepare =>
  async ({ foodBank }) => {
    const { ID: storageId } = (await succeed(storage.addStorageLocation, foodBank, shelf)) as { ID: number }
    const added = await succeed(inventory.addItem, foodBank, {
      ...productDraft,
      PantryInventoryStorageLocationID: storageId,
    })
    return { by: foodBank, input: { id: (added as { ID: number }).ID, ...more } }
  }
/** A location with one customer who has access. */
const withAccess =
  (inputFor: (id: number, neighborId: number) => object): Prepare =>
  async (participants) => {
    const { by, input } = await ofPickupLocation()(participants)
    const { id } = input as { id: number }
    return { by, input: inputFor(id, await customerWithAccess([id], participants.ids.foodBank)) }
  }

let customersMade = 0
/** With a phone number that a duplicate may share. */
function aCustomer({ ids: { foodBank: FoodBankID } }: Participants, more: Partial<Customer> = {}): Promise<Customer> {
  customersMade += 1
  const PhoneNumber = `+1518555${String(1000 + customersMade)}`
  return storedNeighbor({ FoodBankID, PhoneNumber, ...more })
}
const ofCustomer =
  (more: object = {}): Prepare =>
  async (participants) => {
    const { ID: id, PhoneNumber } = await aCustomer(participants)
    const isDraft = 'PhoneNumber' in more
    return { by: participants.foodBank, input: { id, ...more, ...(isDraft ? { PhoneNumber } : {}) } }
  }
const ofCustomerAddress =
  (more: (addressId: number) => object): Prepare =>
  async (participants) => {
    const { ID: id } = await aCustomer(participants)
    const input = { id, ...addressDraft }
    const { ID } = (await succeed(customers.createCustomerAddress, participants.foodBank, input)) as { ID: number }
    return { by: participants.foodBank, input: { id, ...more(ID) } }
  }
const ofDuplicates =
  (more: (duplicateId: number) => object, isMerged = false): Prepare =>
  async (participants) => {
    const { ID: id, PhoneNumber } = await aCustomer(participants)
    const { ID: DuplicateID } = await aCustomer(participants, { PhoneNumber })
    if (isMerged) await succeed(customers.mergeCustomers, participants.foodBank, { id, DuplicateID })
    return { by: participants.foodBank, input: { id, ...more(DuplicateID) } }
  }

const ofProduct =
  (more: object = {}): Prepare =>
  async ({ foodBank }) => ({ by: foodBank, input: { id: (await shelved(foodBank, 40)).ID, ...more } })
/** A new receipt of the agency, and a product of its pantry. */
const ofShelfReceipt =
  (more: (productId: number) => object): Prepare =>
  async (participants) => {
    const by = await participants.agency(participants.ids.agencies[0])
    const draft = {
      donorLocationId: participants.ids.donorLocation,
      categories: [{ categoryId: 1, pounds: 10 }],
      date: '2026-11-19',
    }
    const { PickupID: id } = (await succeed(receipts.createReceipt, by, draft)) as { PickupID: number }
    return { by, input: { id, ...more((await shelved(by, 1)).ID) } }
  }
let erpFiles = 0
const erpRows = () => {
  erpFiles += 1
  return { ...erpFile, ImportID: `file${erpFiles}`, rows: [{ Row: 2, Cells: ['10342', 'Beans', '', '4', ''] }] }
}
/** A row that waits, or one that is matched. */
const ofErpRow =
  (isMatched: boolean): Prepare =>
  async ({ foodBank }) => {
    const [{ ID: id }] = (await succeed(erp.importErpItems, foodBank, erpRows())) as [{ ID: number }]
    const match = { PantryInventoryItemID: (await shelved(foodBank, 40)).ID, EachesPer: 12 }
    if (!isMatched) return { by: foodBank, input: { id, ...match } }
    await succeed(erp.updateImportItem, foodBank, { id, ...match })
    return { by: foodBank, input: { id } }
  }

/** A pickup time at a new location: by its own ID, with its location, or its location alone. */
const ofPickupTime =
  (more: object = {}, fields: 'time' | 'both' | 'location' = 'both'): Prepare =>
  async (participants) => {
    const by = participants.foodBank
    const { ID: id } = (await succeed(locations.addLocation, by, pickupLocationDraft)) as { ID: number }
    const added = await succeed(windows.addPickupTimes, by, { id, PickupTimes: [pickupDraft()] })
    const [pickupTimeId = 0] = (added as { IDs: number[] }).IDs
    const named = { time: { id: pickupTimeId }, both: { id, pickupTimeId }, location: { id } }[fields]
    return { by, input: { ...named, ...more } }
  }
const movingPickupTime: Prepare = async (participants) => {
  const { by, input } = await ofPickupTime()(participants)
  const { id, pickupTimeId } = input as { id: number; pickupTimeId: number }
  return { by, input: { id, pickupDate: '2026-12-04', pickupTimeIds: [pickupTimeId] } }
}
const newDeliveryWindows: Prepare = async ({ foodBank: by }) => {
  const { id: EntityDeliveryProgramID } = await taggedProgramOf(by)
  return { by, input: { DeliveryTimes: [deliveryDraft({ EntityDeliveryProgramID })] } }
}
const ofDeliveryWindow: Prepare = async (participants) => {
  const { by, input } = await newDeliveryWindows(participants)
  const added = await succeed(windows.addDeliveryWindows, by, input as never)
  return { by, input: { id: (added as { IDs: number[] }).IDs[0] ?? 0 } }
}
/** A product with a picture and a limit, both of its own number. */
const ofPictured =
  (more: (id: number) => object = () => ({})): Prepare =>
  async (participants) => {
    const { by: caller, input } = await ofOwnProduct()(participants)
    const id = await withPicture((input as { id: number }).id)
    return { by: caller, input: { id, ...more(id) } }
  }

/** Of a food bank's pantry with 25 orders in one window. */
const ofPantry =
  (input: (pantry: TestPantry) => object): Prepare =>
  async ({ foodBank }) => {
    const pantry = await newPantry(foodBank, { stock: 200 })
    for (let placed = 0; placed < 25; placed++) await placeTestOrder(pantry)
    return { by: foodBank, input: input(pantry) }
  }
const ofOrder =
  (more: object = {}): Prepare =>
  async ({ foodBank }) => ({ by: foodBank, input: { id: (await testOrderOf(foodBank, 'Figueroa')).ID, ...more } })

/** A customer with a cart of fifteen products, at a pantry of a new agency. */
async function cartOf(foodBank: Caller) {
  pantries += 1
  const owner = person('agency', 7900 + pantries, [foodBank.EntityID])
  const pantry = await openPantry(owner, { maximum: null })
  const more = await Promise.all(Array.from({ length: 13 }, () => shelved(owner, 20, { IsActive: true })))
  const cart = [pantry.beans, pantry.milk, ...more].flatMap((product) => lines([product, 2]))
  return { pantry, customer: await customerFor(owner), cart }
}
let pantries = 0
const invitationFor = async (foodBank: Caller) => ({
  emailAddress: 'neighbor@example.org',
  deliveryProgramIDs: [await programOf(foodBank)],
  preferredLanguageCode: 'en',
})
const openReferralOf = async (foodBank: Caller) => {
  const DeliveryProgramIDs = [await programOf(foodBank)]
  return { code: (await referralOf(foodBank, { DeliveryProgramIDs })).Code }
}

let signUps = 0
const anotherSignUp = ({ ids }: Participants) => {
  signUps += 1
  return { ...signUpDraft, FoodBankID: ids.foodBank, DonorName: `Deli ${signUps}` }
}
/** The newest of those that wait. */
export async function pendingDonor(participants: Participants): Promise<number> {
  const { foodBank } = participants
  await succeed(donors.signUpDonor, foodBank, anotherSignUp(participants))
  const { rows } = (await succeed(donors.listPendingDonors, foodBank, { rows: 100 })) as { rows: { ID: number }[] }
  return Math.max(...rows.map(({ ID }) => ID))
}
const apiKey = async (participants: Participants) =>
  (await succeed(donors.createDonorApiKey, administratorOf(participants), {
    donorId: participants.ids.donor,
    Name: 'Tills',
  })) as Value<typeof donors.createDonorApiKey>

let guests = 0
const guest = ({ ids }: Participants) => {
  guests += 1
  const EMailAddress = `guest${guests}@example.org`
  return { entityId: colleagueOf(ids), EMailAddress, Name: 'Ann Guest', Role: 'agency', Language: 'en' } as const
}
/** The agency whose people are changed; the past is of another one. */
const colleagueOf = (ids: Participants['ids']) => ids.agencies[1]

/** An invitation that was mailed with a known code. */
export async function invitation(participants: Participants) {
  const { ID } = (await succeed(peopleApi.invitePerson, administratorOf(participants), guest(participants))) as {
    ID: number
  }
  const sent = await invitations.load(ID)
  if (!sent) throw new Error('The invitation is gone')
  const state = { ...sent, Mail: 'sent', CodeHash: hashOf('code') } as const
  await invitations.save(sent, { state, events: [] }, { by: null, now: new Date() })
  return { InvitationID: ID, Code: 'code' }
}
const ofInvitation: Prepare = async (participants) => ({
  by: administratorOf(participants),
  input: { id: (await invitation(participants)).InvitationID },
})

/** Another person who acts as the caller does. */
async function another(like: Caller): Promise<Caller> {
  guests += 1
  const caller = { ...like, UserID: 90_000 + guests, Subject: `colleague-${guests}` }
  await table.commit(putUser(userOf(caller)))
  return caller
}
/** A second person of the agency. */
const ofColleague =
  (more: object = {}): Prepare =>
  async (participants) => {
    const like = await participants.agency(colleagueOf(participants.ids))
    guests += 1
    const caller = { ...like, UserID: 90_000 + guests, Subject: `colleague-${guests}` }
    await table.commit(putUser(userOf(caller)))
    return {
      by: administratorOf(participants),
      input: { entityId: colleagueOf(participants.ids), userId: caller.UserID, ...more },
    }
  }

const ofRun =
  (more: object = {}): Prepare =>
  async (participants) => {
    const { donation, by: caller } = await accepted(participants)
    const { id, code } = await offerOneRun(donation.ID, participants.ids.provider)
    return { by: caller, input: { id, ...more }, headers: headersOf(code) }
  }

export const calls: Readonly<Record<string, Prepare>> = {
  getSession: asked(),
  setActiveRole: by('foodBank'),
  getNotifications: by('foodBank'),
  clearReturnedMail: async ({ foodBank }) => ({ by: await marked(foodBank), input: {} }),
  updateNotifications: by('foodBank', {
    Kinds: Object.fromEntries(notificationKinds.map((kind) => [kind, true])),
    Language: 'en',
    TimeZone: 'America/New_York',
  }),
  getSavedFilters: by('foodBank'),
  updateSavedFilters: by('foodBank', {
    Version: 0,
    Filters: [{ ID: 1, Grid: 'donations', Name: 'To approve', Query: 'status=1', IsDefault: true }],
  }),

  getFeedingAmericaGrid: grid('network'),
  getFoodBankGrid: grid('foodBank'),
  getStateAssociationGrid: grid('association'),
  getCoopsGrid: grid('coop'),
  getDonorGrid: grid('donor'),
  exportGrid: (participants) => ({ by: participants.foodBank, input: lastWeek() }),
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
    input: { id: (await offered(participants)).ID, categories: items },
  }),
  updateDonation: async (participants) => ({
    by: participants.store,
    input: { id: (await offered(participants)).ID, ...donationEdit },
  }),
  requestCancel: async (participants) => ({
    by: participants.store,
    input: { id: (await offered(participants)).ID, Reason: 'The freezer failed.' },
  }),
  declineCancel: async (participants) => {
    const { ID: id } = await offered(participants)
    await succeed(requestCancel, participants.store, { id, Reason: 'The freezer failed.' } as never)
    return { by: participants.foodBank, input: { id } }
  },
  getCloseOut: async (participants) => ({
    by: participants.store,
    input: { id: (await accepted(participants)).donation.ID },
  }),
  closeOut: async (participants) => ({
    by: participants.store,
    input: { id: (await accepted(participants)).donation.ID, IsMarkedAsSuccessfulByDonor: true },
  }),
  listDonationCategories: by('store'),
  listStorageRequirements: by('store'),
  listPickupTimeTypes: by('store'),

  getDashboard: asked(),
  getDashboardPickups: asked(),
  getFoodBankHome: by('foodBank'),
  getFoodBankTotals: by('association'),
  getFoodBankTrend: async ({ association, foodBank }) => ({ by: association, input: { id: foodBank.EntityID } }),
  exportFoodBankTotals: by('association'),
  getCurrentId: asked(),
  getAddressSettings: asked(),
  getCurrentLocation: by('foodBank'),
  getAgencyGrid: asked(() => ({ mode: 'historical', dateStartFilter: '2020-01-01' })),
  listNewInProgressDonations: asked(),
  listDonationHistory: asked(),
  getMatch: asked((_, { ID }) => ({ id: ID })),
  acceptMatch: asked((donation, { ID }) => ({ id: ID, ...proposal(donation) })),
  declineMatch: asked((_, { ID }) => ({ id: ID })),
  getContactInfo: asked(),
  listDrivers: asked(),
  listSetupItems: asked(),
  performSetupAction: asked(() => ({ actionName: 'confirmContact' })),
  listDonorLocations: asked((_, { Agency }) => ({ id: Agency.ID })),
  listAssociatedDonorLocations: asked(),
  listAssociatedDonorLocationsWithoutPresets: by('foodBank'),
  listAssociatedAdhoc: by('foodBank'),
  listReceipts: asked(),
  createReceipt: async (participants) => {
    const taken = await accepted(participants)
    return { by: taken.by, input: receiptDraft(taken) }
  },
  getReceipt: async (participants) => {
    const { id, by: reader } = await receipted(participants)
    return { by: reader, input: { id } }
  },
  updateReceipt: async (participants) => {
    const { id, by: reader } = await receipted(participants)
    const date = localDay(new Date(), 'UTC')
    return { by: reader, input: { id, Version: 1, categories: [{ categoryId: 1, pounds: 12 }], date } }
  },
  getReceiptFile: async (participants) => {
    const { id, by: reader } = await receipted(participants)
    return { by: reader, input: { id } }
  },
  savePendingReceipt: async (participants) => {
    const taken = await accepted(participants)
    const { date, categories } = receiptDraft(taken)
    return { by: taken.by, input: { id: taken.donation.ID, categories, date } }
  },
  discardPendingReceipt: async (participants) => {
    const taken = await accepted(participants)
    const { date, categories } = receiptDraft(taken)
    await succeed(receipts.savePendingReceipt, taken.by, { id: taken.donation.ID, categories, date })
    return { by: taken.by, input: { id: taken.donation.ID } }
  },
  loadReceipt: async (participants) => {
    const taken = await accepted(participants)
    return { by: taken.by, input: { id: taken.donation.ID } }
  },
  previewReceipt: async (participants) => {
    const { of, by: reader } = await receipted(participants)
    return { by: reader, input: { id: of } }
  },

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
  listProviderTypes: by('foodBank'),
  listAgencyDrivers: async (participants) => ({
    by: participants.foodBank,
    input: { agencyId: lastRanked(await waiting(participants)).Agency.ID },
  }),
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
  getMasterAgency: by('foodBank'),
  getSettings: by('foodBank'),
  updateSettings: async (participants) => ({ by: participants.foodBank, input: await settingsOf(participants) }),
  listAssociatedAgencies: by('foodBank'),
  getSecondFactorRoles: byAdministrator({}),
  updateSecondFactorRoles: byAdministrator({ Roles: [] }),

  getSentGrid: by('foodBank'),
  getReceivedGrid: async (participants) => ({ by: (await message(participants)).reader, input: {} }),
  getMessage: async (participants) => ({ by: participants.foodBank, input: { id: (await message(participants)).id } }),
  getMessageRecipientsGrid: async (participants) => ({
    by: participants.foodBank,
    input: { id: (await message(participants)).id },
  }),
  listAddressees: by('foodBank'),
  getMessageByRecipientId: async (participants) => {
    const { reader, copy } = await message(participants)
    return { by: reader, input: { id: copy } }
  },
  removeMessage: async (participants) => {
    const { reader, copy } = await message(participants)
    return { by: reader, input: { id: copy } }
  },
  sendMessage: async (participants) => ({ by: participants.foodBank, input: (await message(participants)).draft }),
  listRecipients: by('foodBank'),
  getSystemMessage: by('foodBank'),
  getSystemMessagesGrid: byAdministrator({}),
  addSystemMessage: byAdministrator(systemMessage),
  updateSystemMessage: ofSystemMessage({ ...systemMessage, Version: 1 }),
  endSystemMessage: ofSystemMessage(),
  deleteSystemMessage: ofSystemMessage({}, '2026-12-01T12:00:00.000Z'),

  listLocations: by('foodBank'),
  getLocation: ofPickupLocation(),
  getLocationIsRestricted: ofPickupLocation(),
  addLocation: by('foodBank', pickupLocationDraft),
  updateLocation: ofPickupLocation({ ...pickupLocationTexts, Label: 'Town hall', Version: 1 }),
  updateLocationAddress: ofPickupLocation({ ...pickupLocationDraft.Address, City: 'Holyoke' }),
  toggleLocationActive: ofPickupLocation({ IsActive: false }),
  toggleLocationRestricted: ofPickupLocation({ IsRestricted: true }),
  listLocationTags: ofPickupLocation(),
  addLocationTag: ofPickupLocation({ PantryInventoryItemTagID: 2, IsExcluded: false }),
  removeLocationTag: ofPickupLocation({ tagId: 2 }),
  getLocationsGrid: by('foodBank', { rows: 10 }),
  getLocationRemovalEligibility: ofPickupLocation(),
  removeLocation: ofPickupLocation(),
  getLocationCustomersGrid: withAccess((PantryLocationID) => ({ PantryLocationID })),
  removeAuthorizedCustomer: withAccess((id, neighborId) => ({ id, neighborId })),

  adjustQuantity: ofProduct({ UpdatedValue: 30, Reason: 'counted', Note: '' }),
  listMovements: ofProduct(),
  getReceiptShelf: ofShelfReceipt(() => ({})),
  putReceiptOnShelf: ofShelfReceipt((PantryInventoryItemID) => ({
    Lines: [{ DonationCategoryID: 1, PantryInventoryItemID, Quantity: 11 }],
  })),
  getInventoryActivityGrid: by('foodBank'),
  getErpMatchingGrid: async (participants) => {
    const { by: caller } = await ofErpRow(true)(participants)
    return { by: caller, input: {} }
  },
  importErpItems: async ({ foodBank }) => ({ by: foodBank, input: erpRows() }),
  updateImportItem: ofErpRow(false),
  deleteImportItemMapping: ofErpRow(true),
  getPickupTimesGrid: async (participants) => {
    const { by: caller, input } = await ofPickupTime({}, 'location')(participants)
    return { by: caller, input: { PantryLocationID: (input as { id: number }).id } }
  },
  listPickupTimes: ofPickupTime({}, 'location'),
  getPickupTime: ofPickupTime({}, 'time'),
  addPickupTimes: ofPickupTime({ PickupTimes: [pickupDraft({ PickupDay: '2026-12-05' })] }, 'location'),
  removePickupTime: ofPickupTime(),
  changePickupDate: movingPickupTime,
  adjustMaximumOrders: ofPickupTime({ maxOrders: 12 }),
  changeOpenTimes: ofPickupTime({ closeTime: '2026-11-26T14:00:00.000Z' }),
  getDeliveryTimesGrid: by('foodBank'),
  listDeliveryWindows: by('foodBank'),
  getDeliveryTime: ofDeliveryWindow,
  addDeliveryWindows: newDeliveryWindows,
  deleteDeliveryWindow: ofDeliveryWindow,
  getWindowsCalendar: by('foodBank', { month: '2026-11' }),

  listAvailablePickupTimes: async ({ foodBank }) => ({
    by: foodBank,
    input: { id: await customerWithAccess([], foodBank.EntityID) },
  }),
  getCustomersGrid: by('foodBank'),
  listCustomers: by('foodBank'),
  searchCustomers: by('foodBank', { searchFilter: 'Medina' }),
  getCustomer: ofCustomer(),
  getFullCustomer: ofCustomer(),
  updateCustomer: ofCustomer({
    ...customerDraft({ EMailAddress: null }),
    FirstName: 'Rosalia',
    IsEmailNotificationEnabled: false,
  }),
  updateCustomerProfile: async (participants) => {
    const customer = await aCustomer(participants)
    return { by: asCustomer(customer), input: { id: customer.ID, ...customerProfile } }
  },
  setCustomerPassword: ofCustomer({ NewPassword: 'Good-Food-4-All!' }),
  restrictCustomer: ofCustomer({ IsRestricted: true }),
  listAuthorizedPickupLocations: ofCustomer(),
  listCustomerAddresses: ofCustomerAddress(() => ({})),
  getCustomerAddress: ofCustomerAddress((addressId) => ({ addressId })),
  createCustomerAddress: ofCustomer(addressDraft),
  updateCustomerAddress: ofCustomerAddress((addressId) => ({ addressId, ...addressDraft, Name: 'Work' })),
  deleteCustomerAddress: ofCustomerAddress((addressId) => ({ addressId })),
  listCustomerDuplicates: ofDuplicates(() => ({})),
  mergeCustomers: ofDuplicates((DuplicateID) => ({ DuplicateID })),
  undoCustomerMerge: ofDuplicates((DuplicateID) => ({ DuplicateID }), true),
  exportCustomer: ofCustomer(),
  forgetCustomer: ofCustomer(),
  listCustomerLooks: ofCustomer(),

  getOrdersGrid: ofPantry(({ window }) => ({ PickupTimeIDList: String(window.ID), rows: 25 })),
  listMissedCustomers: async ({ foodBank }) => {
    const pantry = await newPantry(foodBank)
    for (const _ of [1, 2, 3]) await leftOrder(pantry)
    return { by: foodBank, input: {} }
  },
  getOrderItems: ofOrder(),
  getOrder: ofOrder(),
  listOrderStatuses: by('foodBank'),
  verifyOrderEditable: ofOrder(),
  addOrderNote: ofOrder({ Note: 'Bring the walker to the car.', IsVisibleToFoodInsecureNeighbor: true }),
  handOverOrder: ofOrder({ HouseholdSize: 4 }),
  setOrderStatuses: async ({ foodBank }) => ({
    by: foodBank,
    input: { OrderIDs: [(await testOrderOf(foodBank, 'Figueroa')).ID], StatusID: 3 },
  }),
  listPackingWindows: ofPantry(() => ({ day: '2026-11-24' })),
  getPackingList: ofPantry(({ window }) => ({ id: window.ID })),
  packOrderLine: async ({ foodBank }) => {
    const { ID: id, PantryOrderItems: lines } = await testOrderOf(foodBank, 'Figueroa')
    const PantryInventoryItemID = lines[1]?.PantryInventoryItemID
    return { by: foodBank, input: { id, PantryInventoryItemID, PackedQuantity: 2 } }
  },
  setOrderStatus: ofOrder({ statusCode: 'CANCELLED' }),
  addOrder: async ({ foodBank }) => {
    const { pantry, customer, cart } = await cartOf(foodBank)
    return { by: asCustomer(customer), input: { id: customer.ID, ...pickupOf(pantry), PantryOrderItems: cart } }
  },
  updateOrder: async ({ foodBank }) => {
    const { pantry, customer, cart } = await cartOf(foodBank)
    const { answer } = await place(customer, { at: pantry, of: cart })
    const PantryOrderItems = cart.slice(1)
    return { by: asCustomer(customer), input: { id: answer.Value?.OrderID, ...pickupOf(pantry), PantryOrderItems } }
  },
  listRecentOrders: async ({ foodBank }) => {
    const { pantry, customer, cart } = await cartOf(foodBank)
    await place(customer, { at: pantry, of: cart })
    return { by: asCustomer(customer), input: { id: customer.ID } }
  },
  checkTefapEligibility: async ({ foodBank }) => {
    const { pantry, customer } = await cartOf(foodBank)
    return { by: asCustomer(customer), input: { id: customer.ID, pantryLocationId: pantry.locationId } }
  },
  getNextValidPickupOrderDate: async ({ foodBank }) => {
    const { pantry, customer } = await cartOf(foodBank)
    return { by: asCustomer(customer), input: { id: customer.ID, pickupTimeId: pantry.windowId } }
  },
  reserveLockers: async ({ foodBank }) => ({
    by: foodBank,
    input: { id: (await testOrderOf(foodBank, 'Figueroa')).PantryLocationPickupTimeID },
  }),
  settleOrderReturn: async ({ foodBank }) => {
    const { ID: id, PantryOrderItems: lines } = await abandonedOrder(foodBank)
    const waiting = lines.find(({ Return }) => Return === 'waiting')
    return { by: foodBank, input: { id, PantryInventoryItemID: waiting?.PantryInventoryItemID, Choice: 'shelf' } }
  },

  getCustomerInvitationsGrid: async ({ foodBank }) => {
    for (let invited = 0; invited < 25; invited++) await referralOf(foodBank)
    return { by: foodBank, input: { rows: 25 } }
  },
  getInvitationPantriesGrid: by('foodBank'),
  getInvitationDeliveryProgramsGrid: by('foodBank'),
  sendInvitation: async ({ foodBank }) => ({ by: foodBank, input: await invitationFor(foodBank) }),
  sendBulkInvitations: async ({ foodBank }) => {
    const { deliveryProgramIDs: DeliveryProgramIDs } = await invitationFor(foodBank)
    const Invitations = Array.from({ length: 100 }, (_, index) => ({ EMailAddress: `row${index}@example.org` }))
    return { by: foodBank, input: { DeliveryProgramIDs, PreferredLanguageCode: 'en', Invitations } }
  },
  lookupPhones: by('foodBank', { numbers: ['(865) 555-0134'] }),
  listLanguages: by('foodBank'),
  getReferral: async ({ foodBank }) => ({ by: foodBank, input: await openReferralOf(foodBank) }),
  signUpThroughReferral: async ({ foodBank }) => {
    guests += 1
    const EMailAddress = `family${guests}@example.org`
    return { by: foodBank, input: { ...(await openReferralOf(foodBank)), ...signUpOf({ EMailAddress }) } }
  },
  redeemReferral: async ({ foodBank }) => {
    const { ID, FoodBankID } = await storedNeighbor({ FoodBankID: foodBank.EntityID })
    const by = { ...person('customer', FoodBankID, [FoodBankID]), CustomerID: ID }
    return { by, input: await openReferralOf(foodBank) }
  },

  getStorageLocationsGrid: by('foodBank'),
  listStorageLocations: by('foodBank'),
  addStorageLocation: by('foodBank', shelf),
  updateStorageLocation: ofShelf({ ...shelf, Label: 'Aisle 5' }),
  deleteStorageLocation: ofShelf(),
  getItemsGrid: by('foodBank'),
  getInventoryBase: by('foodBank'),
  listItems: by('foodBank'),
  listItemSources: by('foodBank'),
  getItem: ofOwnProduct(),
  viewItemDetails: ofOwnProduct(),
  addItem: by('foodBank', productDraft),
  updateItem: ofOwnProduct({ ...productChange, Version: 1 }),
  removeItem: ofOwnProduct(),
  adjustBrand: ofOwnProduct({ UpdatedValue: 'Valley Farms' }),
  adjustLocation: ofOwnProduct({ UpdatedValue: 'A2-1' }),
  adjustPackingOrder: ofOwnProduct({ UpdatedValue: 12 }),
  toggleItemActive: ofOwnProduct({ IsActive: true }),
  adjustCategories: ofOwnProduct({ SubcategoryIDs: [2, 9] }),
  updateItemTags: ofOwnProduct({ TagIDs: [1, 2] }),
  exportInventory: by('foodBank', { StartDate: '2019-10-01', EndDate: '2026-11-20', name: '', LocationId: 0 }),

  listLimitTypes: by('foodBank'),
  listLimitTimeScopes: by('foodBank'),
  getItemsPerOrderLimit: by('foodBank'),
  setItemsPerOrderLimit: by('foodBank', { Value: 25 }),
  removeItemsPerOrderLimit: async ({ foodBank }) => {
    await succeed(limits.setItemsPerOrderLimit, foodBank, { Value: 25 })
    return { by: foodBank, input: {} }
  },
  listOrderLimits: by('foodBank'),
  addOrderLimit: by('foodBank', limitDraft('1 ORDER DAY')),
  updateOrderLimit: ofOrderLimit(limitDraft('4 ORDER MONTH')),
  removeOrderLimit: ofOrderLimit(),
  getTagsGrid: by('foodBank'),
  getTagGroupsGrid: by('foodBank'),
  listTags: by('foodBank'),
  addTag: newlyNamed(tagDraft),
  updateTag: ofTag(() => tagDraft()),
  deleteTag: ofTag(),
  listTagGroups: by('foodBank'),
  addTagGroup: newlyNamed(),
  updateTagGroup: ofTagGroup(() => ({ Name: tagDraft().Name })),
  deleteTagGroup: ofTagGroup(),

  getDeliveryProgramsGrid: by('foodBank'),
  listDeliveryPrograms: by('foodBank'),
  addDeliveryProgram: newlyNamed(),
  deleteDeliveryProgram: ofProgram(),
  listDeliveryProgramTags: ofProgram(),
  addDeliveryProgramTag: ofProgram(({ id }) => ({ id, PantryInventoryItemTagID: 2, IsExcluded: false })),
  removeDeliveryProgramTag: ofProgram((program) => program),
  listProductLimits: ofOwnProduct(),
  addProductLimit: ofOwnProduct(limitDraft('2 ITEM WEEK')),
  updateProductLimit: ofPictured((limitId) => ({ limitId, ...limitDraft('4 ITEM ORDER') })),
  removeProductLimit: ofPictured((limitId) => ({ limitId })),

  getAttachment: async (participants) => {
    const { by: caller, input } = await ofPictured()(participants)
    return { by: caller, input: { id: attachmentIdOf((input as { id: number }).id) } }
  },
  listProductImages: ofOwnProduct(),
  addProductImage: ofOwnProduct({ Attachment: imageFile() }),
  reorderProductImages: ofPictured((ID) => ({ AttachmentCollection: [{ ID, SequenceNumber: 1 }] })),
  removeProductImage: ofPictured((imageId) => ({ imageId })),
  listAvailableImages: ofPictured(),
  addAvailableImage: async (participants) => {
    const { input: other } = await ofPictured()(participants)
    const { by: caller, input } = await ofOwnProduct()(participants)
    return { by: caller, input: { ...input, AttachmentID: attachmentIdOf((other as { id: number }).id) } }
  },
  listLocationImages: ofPickupLocation(),
  uploadLocationImage: ofPickupLocation({ Attachment: imageFile() }),
  reorderLocationImages: ofPickupLocation({ AttachmentCollection: [] }),
  removeLocationImage: async (participants) => {
    const { by: caller, input } = await ofPickupLocation()(participants)
    const id = await withPhoto((input as { id: number }).id)
    return { by: caller, input: { id, imageId: id } }
  },

  getAgenciesGrid: by('foodBank', fullPage),
  getAgency: by('foodBank', (ids) => ({ agencyId: ids.agencies[0] })),
  createAgency: byAdministrator(agencyDraft),
  updateAgency: async (participants) => {
    const by = administratorOf(participants)
    const { ID, Version } = (await succeed(agencies.createAgency, by, agencyDraft)) as ShownAgency
    return { by, input: { ...agencyDraft, agencyId: ID, Version, IsActive: false, Drivers: [] } }
  },
  deleteAgency: async (participants) => {
    const by = administratorOf(participants)
    const { ID } = (await succeed(agencies.createAgency, by, agencyDraft)) as ShownAgency
    return { by, input: { agencyId: ID } }
  },
  setMasterAgency: async (participants) => {
    const by = administratorOf(participants)
    const { ID } = (await succeed(agencies.createAgency, by, agencyDraft)) as ShownAgency
    return { by, input: { AgencyID: ID } }
  },
  getOwnAgency: asked(),
  updateOwnAgency: async (participants) => {
    const { by } = await asked()(participants)
    const { Version } = (await succeed(agencies.getOwnAgency, by, {})) as ShownAgency
    return { by, input: { ...ownAgencyDraft, Version } }
  },

  getDonorsGrid: by('foodBank'),
  getDonor: by('foodBank', (ids) => ({ id: ids.donor })),
  createDonor: byAdministrator(donorDraft),
  updateDonor: async (participants) => {
    const by = administratorOf(participants)
    const { ID: id, Version } = (await succeed(donors.createDonor, by, donorDraft)) as ShownDonor
    return { by, input: { id, Version, ...donorDraft, Name: 'Bakery' } }
  },
  deleteDonor: async (participants) => {
    const by = administratorOf(participants)
    const { ID: id } = (await succeed(donors.createDonor, by, donorDraft)) as ShownDonor
    return { by, input: { id } }
  },
  getDonorLocationsGrid: by('foodBank', fullPage),
  getDonorLocation: by('foodBank', (ids) => ({ id: ids.donorLocation })),
  getDonorSignUp: by('foodBank', (ids) => ({ foodBankId: ids.foodBank })),
  signUpDonor: (participants) => ({ by: participants.foodBank, input: anotherSignUp(participants) }),
  listPendingDonors: async (participants) => {
    for (let count = 0; count < fullPage.rows; count++) await pendingDonor(participants)
    return { by: participants.foodBank, input: fullPage }
  },
  getPendingDonor: async (participants) => ({
    by: participants.foodBank,
    input: { id: await pendingDonor(participants) },
  }),
  decidePendingDonor: async (participants) => {
    const id = await pendingDonor(participants)
    const Location = { ...approvedLocation, Code: `ESD-${id}` }
    return { by: administratorOf(participants), input: { id, IsApproved: true, Location } }
  },
  listDonorApiKeys: async (participants) => {
    await apiKey(participants)
    return { by: administratorOf(participants), input: { donorId: participants.ids.donor } }
  },
  getImpact: by('foodBank'),
  getDonorImpact: by('foodBank', (ids) => ({ donorId: ids.donor })),
  createDonorApiKey: byAdministrator((ids) => ({ donorId: ids.donor, Name: 'Tills' })),
  revokeDonorApiKey: async (participants) => ({
    by: administratorOf(participants),
    input: { donorId: participants.ids.donor, keyId: (await apiKey(participants)).Row.ID },
  }),
  postDonorDonation: async (participants) => ({
    by: participants.store,
    input: {
      ...bulkRow,
      LocationCode: participants.ids.donorLocationCode,
      donorId: participants.ids.donor,
      Reference: 'API-7',
    },
    headers: { 'access-code': (await apiKey(participants)).Key ?? '' },
  }),
  createDonorLocation: byAdministrator((ids) => ({ DonorID: ids.donor, ...locationDraft })),
  deleteDonorLocation: async (participants) => {
    const by = administratorOf(participants)
    const added = { DonorID: participants.ids.donor, ...locationDraft, Code: 'FM-99' }
    const { ID: id } = (await succeed(donors.createDonorLocation, by, added)) as ShownDonorLocation
    return { by, input: { id } }
  },
  updateDonorLocation: async (participants) => {
    const by = administratorOf(participants)
    const { ID: id, Version } = (await succeed(donors.getDonorLocation, by, {
      id: participants.ids.donorLocation,
    })) as ShownDonorLocation
    return {
      by,
      input: { id, Version, ...locationDraft, Code: 'FM-8', PresetAgencyIDs: [participants.ids.agencies[0]] },
    }
  },

  getTransportationProvidersGrid: by('foodBank'),
  getTransportationProvider: by('foodBank', (ids) => ({ id: ids.provider })),
  createTransportationProvider: byAdministrator(providerDraft),
  updateVolunteerAutomationMode: async (participants) => ({
    by: participants.foodBank,
    input: { id: (await offered(participants)).ID, enabled: true },
  }),
  getAttemptedPickup: ofRun(),
  recordAttemptedPickupEvent: ofRun({
    EventID: '3f2b8c1e-6f0a-4d0e-9b1d-0c2f4a6e8d10',
    kind: 'accepted',
    time: '2026-11-20T15:00:00.000Z',
  }),
  prepareAttemptedPickupPhoto: ofRun({ ContentType: 'image/jpeg', Size: 1000 }),
  deleteTransportationProvider: async (participants) => {
    const by = administratorOf(participants)
    const { ID: id } = (await succeed(providers.createTransportationProvider, by, providerDraft)) as ShownProvider
    return { by, input: { id } }
  },
  updateTransportationProvider: async (participants) => {
    const by = administratorOf(participants)
    const made = (await succeed(providers.createTransportationProvider, by, providerDraft)) as ShownProvider
    return { by, input: { ...providerDraft, id: made.ID, Version: made.Version, MaxMiles: 40 } }
  },
  buildReport: async (participants) => ({ by: await participants.agency(participants.ids.agencies[2]), input: {} }),
  pickupReport: async (participants) => ({ by: await participants.agency(participants.ids.agencies[2]), input: {} }),
  getCustomerSummary: by('foodBank', { dateStartFilter: '11-01-2026', dateEndFilter: '11-30-2026' }),
  exportCustomers: by('foodBank', { IncludeDatesOfService: 'true', Format: 'CSV' }),
  getTefapCustomersCount: by('foodBank', pickupDays),
  exportTefapCustomers: by('foodBank', { ...pickupDays, Format: 'CSV' }),
  emailTefapCustomers: async ({ foodBank }) => ({
    by: foodBank,
    input: { emailAddress: (await signedInUser(foodBank)).EMailAddress, ...pickupDays },
  }),
  exportPickup: ofOrderDays,
  exportOrder: ofOrderDays,
  exportDistribution: ofOrderDays,
  exportDelivery: ofOrderDays,
  exportLabels: ofOrderDays,
  listReportSchedules: by('foodBank'),
  addReportSchedule: by('foodBank', scheduleDraft),
  updateReportSchedule: ofSchedule({ ...scheduleDraft, Hour: 7 }),
  pauseReportSchedule: ofSchedule({ IsPaused: true }),
  deleteReportSchedule: ofSchedule(),
  getReportDelivery: ofDelivery(),
  updateReportSubscription: ofDelivery({ IsSubscribed: false }),
  listJobs: by('foodBank'),
  requestJob: ({ foodBank }) => ({ by: foodBank, input: exported() }),
  cancelJob: ofJob,
  repeatJob: ofJob,
  getJobFile: async (participants) => {
    const { by, input } = await ofJob(participants)
    return { by, input: { id: await finishedJob((input as { id: number }).id) } }
  },
  getSubmissionsGrid: grid('network'),
  exportSubmissionsGrid: (participants) => ({ by: participants.network, input: lastWeek() }),
  listSubmissionStatusTypes: by('network'),
  getSubmission: ofLoad(),
  listPendingSubmissions: by('network'),
  listAssociatedEntities: by('network'),
  moveSubmissionMatch: ofLoad((id) => ({ matchId: secondOf(id), previousRank: 2, newRank: 1 })),
  removeSubmissionMatch: ofLoad((id) => ({ matchId: secondOf(id) })),
  addSubmissionEntity: ofLoad((id, ids) => ({ transactionId: id, entityId: ids.agencies[0] })),
  acceptSubmission: ofLoad(),
  acceptSubmissionMatch: ofLoad((id) => ({ id, matchId: firstOf(id) })),
  cancelSubmission: ofOfferedLoad('network'),
  deleteSubmission: ofLoad(),
  updateSubmissionEscalationMode: ofOfferedLoad('network', { mode: 'simultaneous' }),
  acceptSubmissionOffer: ofOfferedLoad('foodBank'),
  declineSubmissionOffer: ofOfferedLoad('foodBank'),
  recordSubmissionDelivery: ofOfferedLoad('foodBank', { TotalCases: 1000, TotalItems: 12_000 }, true),
  updateDriverLocation: ofOfferedLoad(
    'network',
    { DriverLocationDescription: 'I-90', DriverLatitude: 42, DriverLongitude: -73 },
    true,
  ),

  getFoodBanksGrid: by('network'),
  getFoodBank: by('network', (ids) => ({ id: ids.foodBank })),
  createFoodBank: by('network', (ids) => ({
    ...newFoodBankDraft,
    StateAssociationID: ids.association,
    CoopID: ids.coop,
  })),
  updateFoodBank: async (participants) => {
    const { Settings: _, ...change } = newFoodBankDraft
    const { ID: id, Version } = (await succeed(
      network.createFoodBank,
      participants.network,
      newFoodBankDraft,
    )) as ShownFoodBank
    return { by: participants.network, input: { id, Version, ...change, CoopID: participants.ids.coop } }
  },
  listFoodBankGroups: by('network'),
  createFoodBankGroup: by('network', { Kind: 'coop', ...coopDraft }),
  updateFoodBankGroup: async (participants) => {
    const draft = { Kind: 'coop', ...coopDraft } as const
    const { ID: id, Version } = (await succeed(
      network.createFoodBankGroup,
      participants.network,
      draft,
    )) as FoodBankGroup
    return { by: participants.network, input: { id, Version, ...coopDraft } }
  },

  importParties: byAdministrator(importedAgency),

  listManagedEntities: byAdministrator({}),
  listPeople: byAdministrator((ids) => ({ entityId: ids.foodBank })),
  getPerson: ofColleague(),
  updatePerson: ofColleague({ Name: 'Ann', Language: 'es' }),
  changePersonRole: async (participants) => {
    const { UserID: userId } = await another({ ...participants.foodBank, Role: 'foodbankuser' })
    const input = { entityId: participants.ids.foodBank, userId, Role: 'foodbankuser', NewRole: 'foodbankrtcoord' }
    return { by: administratorOf(participants), input }
  },
  removePersonRole: ofColleague({ Role: 'agency' }),
  updatePersonAccess: ofColleague({ IsDisabled: true }),
  signOutPerson: ofColleague(),
  getInvitationsGrid: byAdministrator((ids) => ({ entityId: ids.agencies[0] })),
  invitePerson: (participants) => ({ by: administratorOf(participants), input: guest(participants) }),
  resendInvitation: ofInvitation,
  revokeInvitation: ofInvitation,
  acceptInvitation: async (participants) => ({ by: participants.foodBank, input: await invitation(participants) }),
}

const named = (id: string): AnyEndpoint => {
  const found = catalogue.find((endpoint) => endpoint.id === id)
  if (!found) throw new Error(`No endpoint ${id}`)
  return found
}
const removeMatch = named('removeMatch')
const requestCancel = named('requestCancel')

/** The roles' own word: whoever sets an active role names one of their own. */
export const inputOf = (endpoint: AnyEndpoint, { by: caller, input }: Call): object =>
  endpoint.id === 'setActiveRole' ? { Role: caller.Role, EntityID: caller.EntityID } : input

const counters = counterKey('').pk

/** One block of numbers serves twenty new items, so it is not counted. */
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
