import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { receivedTextSample } from '../../../events/texts.ts'
import { donorWrites } from '../../../functions/donors/donorTable.ts'
import { locationWrites } from '../../../functions/donors/locationTable.ts'
import { putEntity, putUser } from '../../../functions/entities/entityTable.ts'
import { batchSize, messageWrites, storeWaiting } from '../../../functions/messages/messageTable.ts'
import { sendText } from '../../../functions/notifications/sendText.ts'
import { texter } from '../../../functions/notifications/texter.ts'
import { hashOf, invitations } from '../../../functions/people/invitationTable.ts'
import { counterKey, forgetBlocks } from '../../../functions/table/ids.ts'
import { table } from '../../../functions/table/table.ts'
import { offerRun } from '../../../functions/transport/offerRun.ts'
import type { Caller } from '../../../shared/access.ts'
import * as agencies from '../../../shared/api/agencies.ts'
import * as attachments from '../../../shared/api/attachments.ts'
import { catalogue } from '../../../shared/api/catalogue.ts'
import * as deliveryprograms from '../../../shared/api/deliveryprograms.ts'
import * as distributors from '../../../shared/api/distributors.ts'
import * as donations from '../../../shared/api/donations.ts'
import * as donors from '../../../shared/api/donors.ts'
import type { AnyEndpoint, Input } from '../../../shared/api/endpoint.ts'
import * as foodbanks from '../../../shared/api/foodbanks.ts'
import * as imports from '../../../shared/api/imports.ts'
import * as inventory from '../../../shared/api/inventory.ts'
import * as invitationsApi from '../../../shared/api/invitations.ts'
import * as jobs from '../../../shared/api/jobs.ts'
import * as limits from '../../../shared/api/limits.ts'
import * as locations from '../../../shared/api/locations.ts'
import * as lockers from '../../../shared/api/lockers.ts'
import * as messages from '../../../shared/api/messages.ts'
import * as network from '../../../shared/api/network.ts'
import * as offers from '../../../shared/api/offers.ts'
import * as ordering from '../../../shared/api/ordering.ts'
import * as orders from '../../../shared/api/orders.ts'
import * as peopleApi from '../../../shared/api/people.ts'
import * as providers from '../../../shared/api/providers.ts'
import * as receipts from '../../../shared/api/receipts.ts'
import * as referrals from '../../../shared/api/referrals.ts'
import * as reports from '../../../shared/api/reports.ts'
import * as session from '../../../shared/api/session.ts'
import * as checklist from '../../../shared/api/setup.ts'
import * as storage from '../../../shared/api/storage.ts'
import * as tags from '../../../shared/api/tags.ts'
import * as transport from '../../../shared/api/transport.ts'
import * as windows from '../../../shared/api/windows.ts'
import type { Customer } from '../../../shared/customer/customer.ts'
import { defaultFoodBankSettings } from '../../../shared/entity/entity.ts'
import { copyId } from '../../../shared/message/message.ts'
import { notificationKinds } from '../../../shared/notification/kinds.ts'
import { mailed } from '../../../shared/person/invitation.ts'
import { timeAt } from '../../../shared/window/wallTime.ts'
import { examples } from '../../contract/examples.ts'
import { type CallOptions, call } from '../../engine/call.ts'
import { stored } from '../../engine/donations.ts'
import { attachmentIdOf, imageFile, withPhoto, withPicture } from '../../engine/images.ts'
import { loadFile } from '../../engine/importBucket.ts'
import { finishedJob } from '../../engine/jobs.ts'
import { limitDraft, orderLimitOf } from '../../engine/limits.ts'
import { cancelledEvent, lockedOrder } from '../../engine/lockers.ts'
import { customerFor, lines, type OpenPantry, openPantry, pickupOf, place } from '../../engine/ordering.ts'
import { abandonedOrder, testOrderOf } from '../../engine/orders.ts'
import { customerWithAccess } from '../../engine/pickupLocations.ts'
import { addedProduct, productChange, productDraft } from '../../engine/products.ts'
import { openCode, referralOf, signUpOf } from '../../engine/referrals.ts'
import { bounceTo } from '../../engine/returnedMail.ts'
import { codeFor, headersOf } from '../../engine/runs.ts'
import { deliveryOf, scheduleDraft, scheduleOf } from '../../engine/schedules.ts'
import {
  agency,
  agencyDraft,
  agencyIds,
  approvedLocation,
  bulkRow,
  donationEdit,
  donorLocation,
  draft,
  ids,
  importedAgency,
  locationDraft,
  makeSmallTenant,
  neighbor,
  newFoodBankDraft,
  ownAgencyDraft,
  people,
  person,
  pickupLocationDraft,
  pickupLocationTexts,
  providerDraft,
  signUpDraft,
  userOf,
} from '../../engine/smallTenant.ts'
import { receivedLoad } from '../../engine/submissions.ts'
import { firstTagId, tagDraft, tagGroupOf, taggedProgramOf } from '../../engine/tags.ts'
import type { Target } from '../../engine/targets.ts'
import { lateEvening, orderOfNeighbor, someText } from '../../engine/texting.ts'
import { deliveryDraft, deliveryTimeFor, pickupDraft } from '../../engine/windows.ts'
import { changingCustomers, forgotten, mergedDuplicate, prepareCustomers } from './customerScenarios.ts'
import { queueEvent, streamEvent } from './events.ts'
import type { Item } from './expression.ts'
import { counterAt, type Work } from './faultRun.ts'
import { changingStock, ordered, prepareStock } from './stockScenarios.ts'

/** What each function is asked while its calls go wrong, and on which table. A new endpoint needs its line here. */

/** Stages of one prepared donation. */
export const stages = ['empty', 'posted', 'listed', 'offering', 'accepted', 'closed'] as const
export type PreparedStage = (typeof stages)[number]

/** A product with a picture that another may take. */
let pictured = 0
const onlyImage = { AttachmentCollection: [{ ID: 1, SequenceNumber: 1 }] }

/** Of the prepared orders: the item that waits for a decision, and a window of a click-and-collect location. */
let waitingProduct = 0
let lockerWindow = 0
/** Where the neighbor orders. */
let pantry: OpenPantry | undefined
const placeInPantry = async (customer: Customer, by: Caller, options: CallOptions) =>
  pantry && place(customer, { at: pantry, of: lines([pantry.beans, 3], [pantry.milk, 1]), by, options })
/** A customer without an order. */
let newcomer = neighbor
/** Their order before. */
let placedOrderId = 0
const editInPantry = async () =>
  pantry &&
  call(ordering.updateOrder, people.customer, {
    id: placedOrderId,
    ...pickupOf(pantry),
    PantryOrderItems: lines([pantry.beans, 1], [pantry.milk, 2]),
  } as never)
let orderWithLocker = 0
let abandonedId = 0
/** A product of the first prepared order. */
let orderedProduct = 0
const asSentFor = { RecipientKind: 'household', RecipientName: null } as const

/** Brings an empty table to a stage by the product's own calls. */
export async function prepare(stage: PreparedStage): Promise<void> {
  await makeSmallTenant({ IsAutomaticallyApproved: false })
  await table.commit([{ put: { ...counterKey('donation'), Last: 70 } }])
  const reached = stages.indexOf(stage)
  const steps: Work[] = [
    async () => undefined,
    () => call(donations.postDonation, people.store, draft()),
    () => runEvent('timers/settleDue', message({ kind: 'donation', id: donationId })),
    async () => {
      await call(offers.acceptMatches, people.foodBank, { txId: donationId })
      await call(transport.updateVolunteerAutomationMode, people.foodBank, { id: donationId, enabled: true })
    },
    async () => {
      await call(offers.acceptMatch, people.agencies[0], { id: firstMatch, ...proposal })
      const now = new Date()
      await offerRun(await stored(donationId), now)
      runCodes.set(stage, (await codeFor(donationId * 100 + 1, now)).code)
    },
    () => call(donations.closeOut, people.store, { id: donationId, IsMarkedAsSuccessfulByDonor: true }),
  ]
  for (const step of steps.slice(0, reached + 1)) await step()
  if (stage === 'listed')
    await call(donations.requestCancel, people.donor, { id: donationId, Reason: 'The freezer failed.' })
  await call(messages.sendMessage, people.foodBank, {
    Subject: 'Hello',
    Body: 'Come at nine.',
    RecipientUserIDs: [people.agencies[0].UserID],
  })
  await prepareMessageToMany()
  await call(receipts.createReceipt, first, {
    donorLocationId: ids.donorLocation,
    categories: [{ categoryId: 2, pounds: 5 }],
    date: '2026-11-19',
  })
  await call(storage.addStorageLocation, people.foodBank, shelf)
  await orderLimitOf(people.foodBank)
  await call(limits.setItemsPerOrderLimit, people.foodBank, { Value: 20 })
  await call(locations.addLocation, people.foodBank, pickupLocationDraft)
  await call(locations.addLocationTag, people.foodBank, {
    id: 1,
    PantryInventoryItemTagID: 1,
    IsExcluded: false,
  })
  await call(storage.addStorageLocation, people.foodBank, shelf)
  await call(inventory.addItem, people.foodBank, { ...productDraft, PantryInventoryStorageLocationID: 2 })
  await tagGroupOf(people.foodBank)
  await taggedProgramOf(people.foodBank)
  await prepareStock()
  await customerWithAccess([1], ids.foodBank)
  await prepareWindows()
  await withPicture(1)
  pictured = await withPicture((await addedProduct(people.foodBank, { Name: 'Green Beans, whole' })).ID)
  await withPhoto(1)
  await call(jobs.requestJob, people.foodBank, exported)
  await call(jobs.requestJob, people.foodBank, exported)
  await finishedJob(2)
  await prepareSystemMessages()
  await scheduleOf(people.foodBank, 'board@example.org', 'donor@example.org')
  deliveries.set(stage, await deliveryOf(people.foodBank, 'board@example.org'))
  await prepareLoads()
  const placedOrder = await testOrderOf(people.foodBank, 'Figueroa')
  lockerWindow = placedOrder.PantryLocationPickupTimeID ?? 0
  orderedProduct = placedOrder.PantryOrderItems[1]?.PantryInventoryItemID ?? 0
  orderWithLocker = (await lockedOrder(people.foodBank)).ID
  const abandoned = await abandonedOrder(people.foodBank)
  abandonedId = abandoned.ID
  waitingProduct = abandoned.PantryOrderItems[1]?.PantryInventoryItemID ?? 0
  await orderOfNeighbor(people.foodBank)
  await prepareCustomers()
  pantry = await openPantry(people.foodBank)
  newcomer = await customerFor(people.foodBank)
  placedOrderId = (await placeInPantry(neighbor, people.customer, {}))?.answer.Value?.OrderID ?? 0
  await runEvent('notifications/markReturnedMail', message(bounceTo(people.coop)))
  await call(donors.updateDonor, otherSetup, { ...donorChange, Version: 1 })
  await sendText(someText, texter(), lateEvening)
  await preparePeople()
  await prepareUnused()
  await prepareSignUps(stage)
  await call(invitationsApi.sendInvitation, people.foodBank, neighborInvitation)
  await referralOf(people.foodBank, { Code: openCode, PantryLocationIDs: [1], DeliveryProgramIDs: [1] })
  await table.commit(
    [
      'donation',
      'receipt',
      'message',
      'systemMessage',
      'storageLocation',
      'orderWindow',
      'order',
      'limit',
      'attachment',
      'pickupLocation',
      'product',
      'pantryItem',
      'tag',
      'tagGroup',
      'deliveryProgram',
      'invitation',
      'user',
      'entity',
      'submission',
      'job',
      'pendingDonor',
      'donorApiKey',
      'reportSchedule',
      'erpImportItem',
      'customer',
      'customerAddress',
      'delayedText',
      'customerInvitation',
    ].map((name) => ({
      put: { ...counterKey(name), ...counterAt(name) },
    })),
  )
}

/** A pickup time, and a delivery window of a program of its own. */
async function prepareWindows(): Promise<void> {
  await call(windows.addPickupTimes, people.foodBank, { id: 1, PickupTimes: [pickupDraft()] })
  await deliveryTimeFor(people.foodBank)
}

/** An agency, a donor and another donor's location that nothing names yet. */
const unused = { agency: 18, donor: 38, location: 39 } as const
const prepareUnused = () =>
  table.commit([
    putEntity(agency(unused.agency, ids.foodBank)),
    ...donorWrites(
      { Kind: 'donor', ID: unused.donor, Name: 'Mill', TimeZone: 'America/New_York', FoodBankIDs: [ids.foodBank] },
      () => 0,
    ),
    ...locationWrites(donorLocation(unused.location, ids.foodBank, { Code: 'UNUSED' })),
  ])

/** A message whose copies wait for the queue. */
async function prepareMessageToMany(): Promise<void> {
  const now = new Date()
  const { UserID, UserName, EntityID } = people.foodBank
  const Sender = { UserID, UserName, Name: 'Person 100', EntityName: 'Food Bank 10' }
  const recipients = Array.from({ length: 2 * batchSize + 1 }, (_, at) => {
    const id = 8000 + at
    return { UserID: id, UserName: `${id}@example.org`, Name: `Person ${id}`, EntityName: 'Agency 11' }
  })
  const head = {
    ID: 500,
    SendDate: now.toISOString(),
    Subject: 'To all',
    Body: 'Hello',
    classification: 'general' as const,
  }
  const message = { ...head, Sender, RecipientGroups: [], RecipientEntityNames: [] }
  await storeWaiting(message.ID, recipients, now)
  await table.commit(messageWrites(message, recipients, { by: people.foodBank, now, EntityID }))
}

/** System message 1 is shown, 2 is scheduled. */
async function prepareSystemMessages(): Promise<void> {
  for (const id of [1, 2]) {
    await table.commit([{ put: { ...counterKey('systemMessage'), Last: id - 1 } }])
    forgetBlocks()
    const StartsAt = id === 1 ? '2026-11-20T00:00:00.000Z' : systemMessage.StartsAt
    await call(messages.addSystemMessage, people.network, { ...systemMessage, StartsAt })
  }
}
const systemMessage: Input<typeof messages.addSystemMessage> = {
  Title: { en: 'Maintenance', es: 'Mantenimiento' },
  Body: { en: 'Tonight.', es: 'Esta noche.' },
  Audiences: ['agencies'],
  StartsAt: '2026-12-01T12:00:00.000Z',
  EndsAt: '2026-12-08T12:00:00.000Z',
}

/** Load 1 waits for the network, 2 is offered to the food bank and its first agency, 3 is accepted by the food bank. */
async function prepareLoads(): Promise<void> {
  for (const id of [1, 2, 3]) {
    await table.commit([{ put: { ...counterKey('submission'), Last: id - 1 } }])
    forgetBlocks()
    await receivedLoad([ids.foodBank, first.EntityID], { Reference: `PO-${id}`, IsSimultaneousNotifyEnabled: id === 2 })
    if (id > 1) await call(distributors.acceptSubmission, people.network, { id })
  }
  await call(distributors.acceptSubmissionOffer, people.foodBank, { id: 3 })
}
/** A second person of an agency, an invitation whose code is known, and one whose e-mail is due. */
async function preparePeople(): Promise<void> {
  const colleague = { ...first, UserID: guestId, Subject: 'guest', UserName: 'guest@example.org' }
  await table.commit(putUser(userOf(colleague)))
  for (const EMailAddress of ['known@example.org', 'due@example.org'])
    await call(peopleApi.invitePerson, administrator, { entityId: agencyIds[0], ...guest, EMailAddress })
  const invitation = await invitations.load(1)
  const sent = invitation && mailed(invitation, 1, hashOf(code))
  if (sent) await invitations.save(invitation, sent, { by: null, now: new Date() })
}
/** Sign-up 1 waits, 2 was refused; key 1 of the donor is the food bank's. */
async function prepareSignUps(stage: PreparedStage): Promise<void> {
  for (const DonorName of ['Elm Street Deli', 'Oak Bakery'])
    await call(donors.signUpDonor, undefined, { ...signUpDraft, DonorName })
  await call(donors.decidePendingDonor, setup, { id: 2, IsApproved: false, Reason: 'No truck.' })
  const { answer } = await call(donors.createDonorApiKey, setup, { donorId: ids.donor, Name: 'Tills' })
  apiKeys.set(stage, answer.Value?.Key ?? '')
}
const neighborInvitation = {
  emailAddress: 'neighbor@example.org',
  phoneNumber: '(865) 555-0177',
  pantryLocationIDs: [1],
  deliveryProgramIDs: [1],
  message: 'Please come!',
  preferredLanguageCode: 'en',
}
/** More than one transaction holds. */
const bulkInvitation = {
  PantryLocationIDs: [1],
  DeliveryProgramIDs: [],
  Message: 'Please come!',
  PreferredLanguageCode: 'es',
  Invitations: Array.from({ length: 40 }, (_, index) => ({
    EMailAddress: `neighbor${index}@example.org`,
    PhoneNumber: '',
  })),
}
const administrator = person('foodbankadmin', ids.foodBank, [ids.foodBank])
const guestId = 119
const guest = { EMailAddress: 'new@example.org', Name: 'Ann Guest', Role: 'agency', Language: 'en' } as const
const code = 'a-code-that-the-test-knows'
const onGuest = { entityId: agencyIds[0], userId: guestId }

export const donationId = 71
const otherSetup = person('foodbankrtcoord', ids.otherFoodBank, [ids.otherFoodBank])
const donorChange = { id: ids.otherDonor, Name: 'Corner Bakery', TimeZone: 'America/New_York' }
const newItemType = { Name: 'Lentils', Description: '', EachQuantity: 1 }
const shelf = { Label: 'Aisle 4', Description: 'Canned vegetables' }
const firstMatch = donationId * 100 + 1
const secondMatch = donationId * 100 + 2
const proposal = { AgencyProposedPickupDate: '2026-11-21', AgencyProposedPickupTimeTypeID: 6 }

const message = (body: unknown) => ({ Records: [{ messageId: '1', body: JSON.stringify(body), attributes: {} }] })
async function runEvent(run: string, event: unknown): Promise<unknown> {
  const file = `../../../functions/${run}.ts`
  const { handler } = (await import(file)) as { handler: (event: unknown, context: unknown) => Promise<unknown> }
  return handler(event, { getRemainingTimeInMillis: () => 30_000 })
}

export interface Scenario {
  readonly name: string
  readonly on: PreparedStage
  /** `events`: those of the prepared donation, oldest first. */
  readonly work: (events: readonly Item[]) => Promise<unknown>
  /** Minutes that pass between the preparation and the run. */
  readonly later?: number
}

const idempotent = { headers: { 'idempotency-key': 'once-and-only-once' } }
const asks = <E extends AnyEndpoint>(endpoint: E, on: PreparedStage, work: Work): Scenario => ({
  name: endpoint.id,
  on,
  work,
})
const id = donationId
const [first] = people.agencies
const exported = {
  Kind: 'donations' as const,
  Parameters: { dateStartFilter: '2026-11-01', dateEndFilter: '2026-11-20' },
}
const setup = person('foodbankrtcoord', ids.foodBank, [ids.foodBank])
const [importedRow] = importedAgency.rows
const firstRow = { Row: importedRow.Row, Cells: [...importedRow.Cells] }
const group = { Name: 'River Co-op', TimeZone: 'America/Chicago' }
const { Settings: _, ...foodBankChange } = newFoodBankDraft

/** The scheduled report of each prepared stage that was sent, with its recipient's code. */
const deliveries = new Map<PreparedStage, { id: number; jobId: number; code: string }>()
const ofDelivery = () => {
  const { id = 0, jobId = 0 } = deliveries.get('empty') ?? {}
  return { id, jobId }
}
const byLink = () => ({ headers: headersOf(deliveries.get('empty')?.code ?? '') })

/** The code of the last prepared run, by the stage's own preparation. */
const runCodes = new Map<string, string>()
const ofRun = { id: donationId * 100 + 1 }
/** The key of the donor's software, by the stage's own preparation. */
const apiKeys = new Map<string, string>()
const withCode = (stage: PreparedStage) => ({ headers: headersOf(runCodes.get(stage) ?? '') })

/** Endpoints that change something: each where it succeeds. */
const changing: Scenario[] = [
  asks(session.setActiveRole, 'empty', () => call(session.setActiveRole, first, { Role: 'agency' })),
  asks(session.updateNotifications, 'empty', () =>
    call(session.updateNotifications, first, {
      Kinds: Object.fromEntries(notificationKinds.map((kind) => [kind, false])) as never,
      Language: 'es',
      TimeZone: 'America/Chicago',
    }),
  ),
  asks(session.updateSavedFilters, 'empty', () =>
    call(session.updateSavedFilters, first, {
      Version: 0,
      Filters: [{ ID: 1, Grid: 'donations', Name: 'To approve', Query: 'status=1', IsDefault: true }],
    }),
  ),
  asks(session.clearReturnedMail, 'empty', () => call(session.clearReturnedMail, people.coop, {})),
  asks(donations.postDonation, 'empty', () => call(donations.postDonation, people.store, draft(), idempotent)),
  asks(donations.bulkOffer, 'empty', () =>
    call(donations.bulkOffer, person('bulkofferdonor', ids.donor, [ids.foodBank]), {
      ImportID: 'monday.csv',
      rows: [bulkRow],
    }),
  ),
  asks(donations.preparePhoto, 'empty', () =>
    call(donations.preparePhoto, people.store, { ContentType: 'image/png', Size: 10 }),
  ),
  asks(donations.cancelTransaction, 'offering', () => call(donations.cancelTransaction, people.foodBank, { id })),
  asks(donations.requestCancel, 'offering', () =>
    call(donations.requestCancel, people.donor, { id, Reason: 'The freezer failed.' }),
  ),
  asks(donations.declineCancel, 'listed', () => call(donations.declineCancel, people.foodBank, { id })),
  asks(donations.updateDonation, 'offering', () =>
    call(donations.updateDonation, people.store, { id, ...donationEdit }),
  ),
  asks(donations.updateDonationItems, 'accepted', () =>
    call(donations.updateDonationItems, people.store, { id, categories: [{ DonationCategoryID: 1, Pounds: 99 }] }),
  ),
  asks(donations.closeOut, 'accepted', () =>
    call(donations.closeOut, people.store, { id, IsMarkedAsSuccessfulByDonor: true }),
  ),
  asks(offers.acceptMatch, 'offering', () => call(offers.acceptMatch, first, { id: firstMatch, ...proposal })),
  asks(offers.declineMatch, 'offering', () => call(offers.declineMatch, first, { id: firstMatch })),
  asks(transport.updateVolunteerAutomationMode, 'accepted', () =>
    call(transport.updateVolunteerAutomationMode, people.foodBank, { id, enabled: false }),
  ),
  asks(transport.getAttemptedPickup, 'accepted', () =>
    call(transport.getAttemptedPickup, undefined, ofRun, withCode('accepted')),
  ),
  asks(transport.recordAttemptedPickupEvent, 'accepted', () =>
    call(
      transport.recordAttemptedPickupEvent,
      undefined,
      {
        ...ofRun,
        EventID: '3f2b8c1e-6f0a-4d0e-9b1d-0c2f4a6e8d10',
        kind: 'accepted',
        time: '2026-11-20T15:00:00.000Z',
      },
      withCode('accepted'),
    ),
  ),
  asks(transport.prepareAttemptedPickupPhoto, 'accepted', () =>
    call(
      transport.prepareAttemptedPickupPhoto,
      undefined,
      { ...ofRun, ContentType: 'image/jpeg', Size: 10 },
      withCode('accepted'),
    ),
  ),
  asks(receipts.createReceipt, 'closed', () =>
    call(
      receipts.createReceipt,
      first,
      {
        donorLocationId: ids.donorLocation,
        categories: [{ categoryId: 1, pounds: 90 }],
        adHocTransactionId: id,
        date: '2026-11-20',
      },
      idempotent,
    ),
  ),
  asks(receipts.updateReceipt, 'empty', () =>
    call(
      receipts.updateReceipt,
      first,
      { id: 1, Version: 1, categories: [{ categoryId: 2, pounds: 7 }], date: '2026-11-18' },
      idempotent,
    ),
  ),
  asks(receipts.savePendingReceipt, 'accepted', () =>
    call(receipts.savePendingReceipt, first, { id, categories: [{ categoryId: 2, pounds: 7 }], date: '2026-11-20' }),
  ),
  asks(receipts.discardPendingReceipt, 'accepted', () =>
    call(receipts.discardPendingReceipt, first, { id }, idempotent),
  ),
  asks(checklist.performSetupAction, 'empty', () =>
    call(checklist.performSetupAction, first, { actionName: 'acceptAllCategories' }),
  ),
  asks(offers.moveMatch, 'offering', () =>
    call(offers.moveMatch, people.foodBank, { id: secondMatch, from: 2, to: 1 }),
  ),
  asks(offers.removeMatch, 'offering', () => call(offers.removeMatch, people.foodBank, { id: secondMatch })),
  asks(offers.addAgency, 'listed', () => call(offers.addAgency, people.foodBank, { txId: id, agencyId: 19 })),
  asks(offers.acceptMatches, 'listed', () => call(offers.acceptMatches, people.foodBank, { txId: id })),
  asks(offers.assignDirect, 'offering', () =>
    call(offers.assignDirect, people.foodBank, { id: secondMatch, providerType: 'agency' }),
  ),
  asks(offers.prioritizeMasterAgency, 'offering', () =>
    call(offers.prioritizeMasterAgency, people.foodBank, { txId: id }),
  ),
  asks(offers.updateEscalationMode, 'offering', () =>
    call(offers.updateEscalationMode, people.foodBank, { id, mode: 'simultaneous' }),
  ),
  asks(offers.updateStartMode, 'listed', () =>
    call(offers.updateStartMode, people.foodBank, {
      id,
      mode: 'future',
      clientTimeSnapshot: '2026-11-20T10:00:00-05:00',
    }),
  ),
  asks(offers.predictNotificationActions, 'empty', () =>
    call(offers.predictNotificationActions, people.foodBank, {
      entities: [{ ID: 1, Name: 'A' }],
      isPendingStart: false,
      startAfter: null,
    }),
  ),
  asks(foodbanks.updateSettings, 'empty', () =>
    call(foodbanks.updateSettings, people.foodBank, { ...defaultFoodBankSettings, OfferMinutes: 30 }),
  ),
  asks(foodbanks.updateSecondFactorRoles, 'empty', () =>
    call(foodbanks.updateSecondFactorRoles, { ...people.foodBank, Role: 'foodbankadmin' }, { Roles: ['donor'] }),
  ),
  asks(messages.sendMessage, 'empty', () =>
    call(
      messages.sendMessage,
      people.foodBank,
      { Subject: 'Hello', Body: 'Again.', RecipientUserIDs: [first.UserID] },
      idempotent,
    ),
  ),
  asks(messages.getMessageByRecipientId, 'empty', () =>
    call(messages.getMessageByRecipientId, first, { id: copyId(1, 1) }),
  ),
  asks(messages.removeMessage, 'empty', () => call(messages.removeMessage, first, { id: copyId(1, 1) })),
  asks(messages.addSystemMessage, 'empty', () =>
    call(messages.addSystemMessage, people.network, systemMessage, idempotent),
  ),
  asks(messages.updateSystemMessage, 'empty', () =>
    call(messages.updateSystemMessage, people.network, { id: 1, ...systemMessage, Version: 1 }, idempotent),
  ),
  asks(messages.endSystemMessage, 'empty', () => call(messages.endSystemMessage, people.network, { id: 1 })),
  asks(messages.deleteSystemMessage, 'empty', () =>
    call(messages.deleteSystemMessage, people.network, { id: 2 }, idempotent),
  ),
  asks(inventory.addItem, 'empty', () =>
    call(inventory.addItem, first, { ...productDraft, PantryItem: newItemType }, idempotent),
  ),
  asks(inventory.updateItem, 'empty', () =>
    call(inventory.updateItem, people.foodBank, { id: 1, ...productChange, Version: 1 }, idempotent),
  ),
  asks(inventory.removeItem, 'empty', () => call(inventory.removeItem, people.foodBank, { id: 1 }, idempotent)),
  asks(inventory.adjustBrand, 'empty', () =>
    call(inventory.adjustBrand, people.foodBank, { id: 1, UpdatedValue: 'Valley Farms' }, idempotent),
  ),
  asks(inventory.adjustLocation, 'empty', () =>
    call(inventory.adjustLocation, people.foodBank, { id: 1, UpdatedValue: 'A2-1' }, idempotent),
  ),
  asks(inventory.adjustPackingOrder, 'empty', () =>
    call(inventory.adjustPackingOrder, people.foodBank, { id: 1, UpdatedValue: 12 }, idempotent),
  ),
  asks(inventory.toggleItemActive, 'empty', () =>
    call(inventory.toggleItemActive, people.foodBank, { id: 1, IsActive: true }, idempotent),
  ),
  asks(inventory.adjustCategories, 'empty', () =>
    call(inventory.adjustCategories, people.foodBank, { id: 1, SubcategoryIDs: [2, 9] }, idempotent),
  ),
  asks(storage.addStorageLocation, 'empty', () => call(storage.addStorageLocation, first, shelf, idempotent)),
  asks(storage.updateStorageLocation, 'empty', () =>
    call(storage.updateStorageLocation, people.foodBank, { id: 1, ...shelf, Label: 'Aisle 5' }),
  ),
  asks(storage.deleteStorageLocation, 'empty', () =>
    call(storage.deleteStorageLocation, people.foodBank, { id: 1 }, idempotent),
  ),
  asks(orders.setOrderStatus, 'empty', () =>
    call(orders.setOrderStatus, people.foodBank, { id: 1, statusCode: 'CANCELLED' }),
  ),
  asks(ordering.addOrder, 'empty', () => placeInPantry(newcomer, people.foodBank, idempotent)),
  asks(ordering.updateOrder, 'empty', () => editInPantry()),
  asks(orders.setOrderStatuses, 'empty', () =>
    call(orders.setOrderStatuses, people.foodBank, { OrderIDs: [1, 2], StatusID: 3 }),
  ),
  asks(orders.addOrderNote, 'empty', () =>
    call(
      orders.addOrderNote,
      people.foodBank,
      { id: 1, Note: 'Bring the walker to the car.', IsVisibleToFoodInsecureNeighbor: true },
      idempotent,
    ),
  ),
  asks(orders.handOverOrder, 'empty', () =>
    call(orders.handOverOrder, people.foodBank, { id: 1, ...asSentFor, HouseholdSize: 4 }, idempotent),
  ),
  asks(orders.packOrderLine, 'empty', () =>
    call(orders.packOrderLine, people.foodBank, { id: 1, PantryInventoryItemID: orderedProduct, PackedQuantity: 1 }),
  ),
  asks(lockers.reserveLockers, 'empty', () => call(lockers.reserveLockers, people.foodBank, { id: lockerWindow })),
  asks(orders.settleOrderReturn, 'empty', () =>
    call(orders.settleOrderReturn, people.foodBank, {
      id: abandonedId,
      PantryInventoryItemID: waitingProduct,
      Choice: 'shelf',
    }),
  ),
  asks(limits.setItemsPerOrderLimit, 'empty', () => call(limits.setItemsPerOrderLimit, people.foodBank, { Value: 25 })),
  asks(limits.removeItemsPerOrderLimit, 'empty', () => call(limits.removeItemsPerOrderLimit, people.foodBank, {})),
  asks(limits.addOrderLimit, 'empty', () =>
    call(limits.addOrderLimit, people.foodBank, limitDraft('1 ORDER DAY'), idempotent),
  ),
  asks(limits.addProductLimit, 'empty', () =>
    call(limits.addProductLimit, people.foodBank, { id: 1, ...limitDraft('1 ITEM DAY') }, idempotent),
  ),
  asks(limits.updateProductLimit, 'empty', () =>
    call(limits.updateProductLimit, people.foodBank, { id: 1, limitId: 1, ...limitDraft('4 ITEM MONTH') }),
  ),
  asks(limits.removeProductLimit, 'empty', () =>
    call(limits.removeProductLimit, people.foodBank, { id: 1, limitId: 1 }, idempotent),
  ),
  asks(attachments.addProductImage, 'empty', () =>
    call(attachments.addProductImage, people.foodBank, { id: 1, Attachment: imageFile() }, idempotent),
  ),
  asks(attachments.reorderProductImages, 'empty', () =>
    call(attachments.reorderProductImages, people.foodBank, { id: 1, ...onlyImage }),
  ),
  asks(attachments.removeProductImage, 'empty', () =>
    call(attachments.removeProductImage, people.foodBank, { id: 1, imageId: 1 }, idempotent),
  ),
  asks(attachments.addAvailableImage, 'empty', () =>
    call(attachments.addAvailableImage, people.foodBank, { id: 1, AttachmentID: attachmentIdOf(pictured) }, idempotent),
  ),
  asks(attachments.uploadLocationImage, 'empty', () =>
    call(attachments.uploadLocationImage, people.foodBank, { id: 1, Attachment: imageFile() }, idempotent),
  ),
  asks(attachments.reorderLocationImages, 'empty', () =>
    call(attachments.reorderLocationImages, people.foodBank, { id: 1, ...onlyImage }),
  ),
  asks(attachments.removeLocationImage, 'empty', () =>
    call(attachments.removeLocationImage, people.foodBank, { id: 1, imageId: 1 }, idempotent),
  ),
  asks(limits.updateOrderLimit, 'empty', () =>
    call(limits.updateOrderLimit, people.foodBank, { id: 1, ...limitDraft('4 ORDER MONTH') }),
  ),
  asks(limits.removeOrderLimit, 'empty', () => call(limits.removeOrderLimit, people.foodBank, { id: 1 }, idempotent)),
  asks(locations.addLocation, 'empty', () => call(locations.addLocation, first, pickupLocationDraft, idempotent)),
  asks(locations.updateLocation, 'empty', () =>
    call(locations.updateLocation, people.foodBank, { id: 1, ...pickupLocationTexts, Label: 'Town hall' }),
  ),
  asks(locations.updateLocationAddress, 'empty', () =>
    call(locations.updateLocationAddress, people.foodBank, { id: 1, ...pickupLocationDraft.Address, City: 'Holyoke' }),
  ),
  asks(locations.toggleLocationActive, 'empty', () =>
    call(locations.toggleLocationActive, people.foodBank, { id: 1, IsActive: false }),
  ),
  asks(locations.removeLocation, 'empty', () => call(locations.removeLocation, people.foodBank, { id: 1 }, idempotent)),
  asks(locations.removeAuthorizedCustomer, 'empty', () =>
    call(locations.removeAuthorizedCustomer, people.foodBank, { id: 1, neighborId: 1 }, idempotent),
  ),
  asks(locations.toggleLocationRestricted, 'empty', () =>
    call(locations.toggleLocationRestricted, people.foodBank, { id: 1, IsRestricted: true }),
  ),
  // More than one transaction.
  asks(windows.addPickupTimes, 'empty', () =>
    call(
      windows.addPickupTimes,
      people.foodBank,
      {
        id: 1,
        PickupTimes: Array.from({ length: 100 }, (_, n) => pickupDraft({ PickupEndTime: timeAt(10 * 3600 + n) })),
      },
      idempotent,
    ),
  ),
  asks(windows.removePickupTime, 'empty', () =>
    call(windows.removePickupTime, people.foodBank, { id: 1, pickupTimeId: 1 }, idempotent),
  ),
  asks(windows.changePickupDate, 'empty', () =>
    call(windows.changePickupDate, people.foodBank, { id: 1, pickupDate: '2026-12-04', pickupTimeIds: [1] }),
  ),
  asks(windows.adjustMaximumOrders, 'empty', () =>
    call(windows.adjustMaximumOrders, people.foodBank, { id: 1, pickupTimeId: 1, maxOrders: 12 }),
  ),
  asks(windows.changeOpenTimes, 'empty', () =>
    call(windows.changeOpenTimes, people.foodBank, {
      id: 1,
      pickupTimeId: 1,
      closeTime: '2026-11-26T14:00:00.000Z',
    }),
  ),
  asks(windows.addDeliveryWindows, 'empty', () =>
    call(
      windows.addDeliveryWindows,
      people.foodBank,
      { DeliveryTimes: [deliveryDraft({ EntityDeliveryProgramID: 2 })] },
      idempotent,
    ),
  ),
  asks(windows.deleteDeliveryWindow, 'empty', () =>
    call(windows.deleteDeliveryWindow, people.foodBank, { id: 2 }, idempotent),
  ),
  asks(agencies.createAgency, 'empty', () => call(agencies.createAgency, setup, agencyDraft, idempotent)),
  asks(agencies.updateAgency, 'empty', () =>
    call(agencies.updateAgency, setup, { agencyId: agencyIds[0], ...agencyDraft, Version: 1 }, idempotent),
  ),
  asks(agencies.updateOwnAgency, 'empty', () =>
    call(agencies.updateOwnAgency, first, { ...ownAgencyDraft, Version: 1 }, idempotent),
  ),
  asks(agencies.deleteAgency, 'empty', () =>
    call(agencies.deleteAgency, setup, { agencyId: unused.agency }, idempotent),
  ),
  asks(donors.deleteDonor, 'empty', () => call(donors.deleteDonor, setup, { id: unused.donor }, idempotent)),
  asks(donors.deleteDonorLocation, 'empty', () =>
    call(donors.deleteDonorLocation, setup, { id: unused.location }, idempotent),
  ),
  asks(providers.deleteTransportationProvider, 'empty', () =>
    call(providers.deleteTransportationProvider, setup, { id: ids.provider }, idempotent),
  ),
  asks(agencies.setMasterAgency, 'empty', () => call(agencies.setMasterAgency, setup, { AgencyID: agencyIds[0] })),
  asks(donors.createDonor, 'empty', () =>
    call(donors.createDonor, setup, { Name: 'Corner Bakery', TimeZone: 'America/New_York' }, idempotent),
  ),
  asks(donors.updateDonor, 'empty', () =>
    call(donors.updateDonor, otherSetup, { ...donorChange, Name: 'Bakery', Version: 2 }, idempotent),
  ),
  asks(donors.createDonorLocation, 'empty', () =>
    call(donors.createDonorLocation, setup, { DonorID: ids.donor, ...locationDraft }, idempotent),
  ),
  asks(donors.updateDonorLocation, 'empty', () =>
    call(
      donors.updateDonorLocation,
      setup,
      { id: ids.donorLocation, ...locationDraft, PresetAgencyIDs: [agencyIds[1]], Version: 1 },
      idempotent,
    ),
  ),
  asks(jobs.requestJob, 'empty', () => call(jobs.requestJob, people.foodBank, exported, idempotent)),
  asks(jobs.getJobFile, 'posted', () => call(jobs.getJobFile, people.foodBank, { id: 2 })),
  asks(reports.addReportSchedule, 'empty', () =>
    call(reports.addReportSchedule, people.foodBank, scheduleDraft, idempotent),
  ),
  asks(reports.updateReportSchedule, 'empty', () =>
    call(reports.updateReportSchedule, people.foodBank, { id: 1, ...scheduleDraft, Hour: 7 }),
  ),
  asks(reports.pauseReportSchedule, 'empty', () =>
    call(reports.pauseReportSchedule, people.foodBank, { id: 1, IsPaused: true }),
  ),
  asks(reports.deleteReportSchedule, 'empty', () =>
    call(reports.deleteReportSchedule, people.foodBank, { id: 1 }, idempotent),
  ),
  asks(reports.emailTefapCustomers, 'empty', () =>
    call(
      reports.emailTefapCustomers,
      people.foodBank,
      {
        emailAddress: userOf(people.foodBank).EMailAddress,
        OrderPickupStartDate: '11-01-2026',
        OrderPickupEndDate: '11-30-2026',
      } as never,
      idempotent,
    ),
  ),
  asks(reports.getReportDelivery, 'empty', () => call(reports.getReportDelivery, undefined, ofDelivery(), byLink())),
  asks(reports.updateReportSubscription, 'empty', () =>
    call(reports.updateReportSubscription, undefined, { ...ofDelivery(), IsSubscribed: false }, byLink()),
  ),
  asks(jobs.cancelJob, 'empty', () => call(jobs.cancelJob, people.foodBank, { id: 1 })),
  asks(jobs.repeatJob, 'empty', () => call(jobs.repeatJob, people.foodBank, { id: 1 }, idempotent)),
  asks(invitationsApi.sendInvitation, 'empty', () =>
    call(invitationsApi.sendInvitation, people.foodBank, neighborInvitation, idempotent),
  ),
  asks(invitationsApi.sendBulkInvitations, 'empty', () =>
    call(invitationsApi.sendBulkInvitations, people.foodBank, bulkInvitation, idempotent),
  ),
  asks(referrals.signUpThroughReferral, 'empty', () =>
    call(referrals.signUpThroughReferral, undefined, {
      code: openCode,
      ...signUpOf({ EMailAddress: 'new-family@example.org' }),
    }),
  ),
  asks(referrals.redeemReferral, 'empty', () => call(referrals.redeemReferral, people.customer, { code: openCode })),
  asks(donors.signUpDonor, 'empty', () =>
    call(donors.signUpDonor, undefined, { ...signUpDraft, DonorName: 'Pine Grocery' }),
  ),
  asks(donors.decidePendingDonor, 'empty', () =>
    call(donors.decidePendingDonor, setup, { id: 1, IsApproved: true, Location: approvedLocation }, idempotent),
  ),
  asks(donors.createDonorApiKey, 'empty', () =>
    call(donors.createDonorApiKey, people.donor, { donorId: ids.donor, Name: 'Tills' }, idempotent),
  ),
  asks(donors.revokeDonorApiKey, 'empty', () =>
    call(donors.revokeDonorApiKey, setup, { donorId: ids.donor, keyId: 1 }),
  ),
  asks(donors.postDonorDonation, 'empty', () =>
    call(
      donors.postDonorDonation,
      undefined,
      { ...bulkRow, donorId: ids.donor },
      { headers: { 'access-code': apiKeys.get('empty') ?? '' } },
    ),
  ),
  asks(providers.createTransportationProvider, 'empty', () =>
    call(providers.createTransportationProvider, setup, providerDraft, idempotent),
  ),
  asks(providers.updateTransportationProvider, 'empty', () =>
    call(
      providers.updateTransportationProvider,
      setup,
      { id: ids.provider, ...providerDraft, MaxMiles: 40, Version: 1 },
      idempotent,
    ),
  ),
  asks(imports.importParties, 'empty', () =>
    call(imports.importParties, setup, { ...importedAgency, Columns: [...importedAgency.Columns], rows: [firstRow] }),
  ),
  asks(network.createFoodBank, 'empty', () =>
    call(network.createFoodBank, people.network, { ...newFoodBankDraft, CoopID: ids.coop }, idempotent),
  ),
  asks(network.updateFoodBank, 'empty', () =>
    call(
      network.updateFoodBank,
      people.network,
      { id: ids.foodBank, ...foodBankChange, StateAssociationID: ids.association, Version: 1 },
      idempotent,
    ),
  ),
  asks(network.createFoodBankGroup, 'empty', () =>
    call(network.createFoodBankGroup, people.network, { Kind: 'coop', ...group }, idempotent),
  ),
  asks(network.updateFoodBankGroup, 'empty', () =>
    call(network.updateFoodBankGroup, people.network, { id: ids.association, ...group, Version: 1 }, idempotent),
  ),
  asks(distributors.acceptSubmission, 'empty', () => call(distributors.acceptSubmission, people.network, { id: 1 })),
  asks(distributors.cancelSubmission, 'empty', () => call(distributors.cancelSubmission, people.network, { id: 2 })),
  asks(distributors.deleteSubmission, 'empty', () => call(distributors.deleteSubmission, people.network, { id: 2 })),
  asks(distributors.moveSubmissionMatch, 'empty', () =>
    call(distributors.moveSubmissionMatch, people.network, { matchId: 102, previousRank: 2, newRank: 1 }),
  ),
  asks(distributors.removeSubmissionMatch, 'empty', () =>
    call(distributors.removeSubmissionMatch, people.network, { matchId: 202 }),
  ),
  asks(distributors.addSubmissionEntity, 'empty', () =>
    call(distributors.addSubmissionEntity, people.network, { transactionId: 2, entityId: ids.otherFoodBank }),
  ),
  asks(distributors.acceptSubmissionMatch, 'empty', () =>
    call(distributors.acceptSubmissionMatch, people.network, { id: 1, matchId: 102 }),
  ),
  asks(distributors.updateSubmissionEscalationMode, 'empty', () =>
    call(distributors.updateSubmissionEscalationMode, people.network, { id: 2, mode: 'ordered' }),
  ),
  asks(distributors.acceptSubmissionOffer, 'empty', () => call(distributors.acceptSubmissionOffer, first, { id: 2 })),
  asks(distributors.declineSubmissionOffer, 'empty', () => call(distributors.declineSubmissionOffer, first, { id: 2 })),
  asks(distributors.recordSubmissionDelivery, 'empty', () =>
    call(distributors.recordSubmissionDelivery, people.foodBank, { id: 3, TotalCases: 990, TotalItems: 11_880 }),
  ),
  asks(distributors.updateDriverLocation, 'empty', () =>
    call(distributors.updateDriverLocation, people.network, {
      id: 3,
      DriverLocationDescription: 'I-90',
      DriverLatitude: null,
      DriverLongitude: null,
    }),
  ),
]

const changingTags: Scenario[] = [
  asks(inventory.updateItemTags, 'empty', () =>
    call(inventory.updateItemTags, people.foodBank, { id: 1, TagIDs: [1, 2] }, idempotent),
  ),
  asks(locations.addLocationTag, 'empty', () =>
    call(
      locations.addLocationTag,
      people.foodBank,
      { id: 1, PantryInventoryItemTagID: 2, IsExcluded: true },
      idempotent,
    ),
  ),
  asks(locations.removeLocationTag, 'empty', () =>
    call(locations.removeLocationTag, people.foodBank, { id: 1, tagId: 1 }, idempotent),
  ),
  asks(tags.addTag, 'empty', () =>
    call(tags.addTag, people.foodBank, { ...tagDraft('Kosher here'), ParentPantryInventoryItemTagID: 6 }, idempotent),
  ),
  asks(tags.updateTag, 'empty', () =>
    call(tags.updateTag, people.foodBank, {
      id: firstTagId,
      ...tagDraft('Renamed'),
      PantryInventoryItemTagGroupID: firstTagId,
    }),
  ),
  asks(tags.deleteTag, 'empty', () => call(tags.deleteTag, people.foodBank, { id: firstTagId, used: 1 }, idempotent)),
  asks(tags.addTagGroup, 'empty', () => call(tags.addTagGroup, people.foodBank, { Name: 'Seasons' }, idempotent)),
  asks(tags.updateTagGroup, 'empty', () =>
    call(tags.updateTagGroup, people.foodBank, { id: firstTagId, Name: 'Seasons' }),
  ),
  asks(tags.deleteTagGroup, 'empty', () => call(tags.deleteTagGroup, people.foodBank, { id: firstTagId }, idempotent)),
  asks(deliveryprograms.addDeliveryProgram, 'empty', () =>
    call(deliveryprograms.addDeliveryProgram, people.foodBank, { Name: 'Night Route' }, idempotent),
  ),
  asks(deliveryprograms.deleteDeliveryProgram, 'empty', () =>
    call(deliveryprograms.deleteDeliveryProgram, people.foodBank, { id: 1 }, idempotent),
  ),
  asks(deliveryprograms.addDeliveryProgramTag, 'empty', () =>
    call(
      deliveryprograms.addDeliveryProgramTag,
      people.foodBank,
      { id: 1, PantryInventoryItemTagID: 2, IsExcluded: true },
      idempotent,
    ),
  ),
  asks(deliveryprograms.removeDeliveryProgramTag, 'empty', () =>
    call(deliveryprograms.removeDeliveryProgramTag, people.foodBank, { id: 1, tagId: firstTagId }, idempotent),
  ),
]

const changingPeople: Scenario[] = [
  asks(peopleApi.invitePerson, 'empty', () =>
    call(peopleApi.invitePerson, administrator, { entityId: agencyIds[0], ...guest }, idempotent),
  ),
  asks(peopleApi.resendInvitation, 'empty', () =>
    call(peopleApi.resendInvitation, administrator, { id: 1 }, idempotent),
  ),
  asks(peopleApi.revokeInvitation, 'empty', () => call(peopleApi.revokeInvitation, administrator, { id: 1 })),
  asks(peopleApi.acceptInvitation, 'empty', () =>
    call(peopleApi.acceptInvitation, undefined, { InvitationID: 1, Code: code }),
  ),
  asks(peopleApi.updatePerson, 'empty', () =>
    call(peopleApi.updatePerson, administrator, { ...onGuest, Name: 'Anna', Language: 'es' }),
  ),
  asks(peopleApi.changePersonRole, 'empty', () =>
    call(peopleApi.changePersonRole, administrator, { ...onGuest, Role: 'agency', NewRole: 'agency' }),
  ),
  asks(peopleApi.removePersonRole, 'empty', () =>
    call(peopleApi.removePersonRole, administrator, { ...onGuest, Role: 'agency' }, idempotent),
  ),
  asks(peopleApi.updatePersonAccess, 'empty', () =>
    call(peopleApi.updatePersonAccess, administrator, { ...onGuest, IsDisabled: true }),
  ),
  asks(peopleApi.signOutPerson, 'empty', () => call(peopleApi.signOutPerson, administrator, onGuest, idempotent)),
]
changing.push(...changingTags, ...changingPeople, ...changingStock(asks), ...changingCustomers(asks))

const target: Target = {
  productId: 1,
  orderId: 1,
  agencyOrderId: 1,
  erpItemId: 2,
  agencyProductId: 1,
  providerId: ids.provider,
  pendingDonorId: 1,
  apiKeyId: 1,
  systemMessageId: 1,
  runId: donationId * 100 + 1,
  jobId: 1,
  openJobId: 1,
  scheduleId: 1,
  agencyScheduleId: 1,
  locationId: 1,
  agencyLocationId: 1,
  pickupTimeId: 1,
  windowLocationId: 1,
  agencyPickupTimeId: 1,
  agencyWindowLocationId: 1,
  deliveryTimeId: 2,
  agencyDeliveryTimeId: 2,
  authorizedCustomerId: 1,
  customerAddressId: 1,
  duplicateCustomerId: 2,
  programId: 1,
  agencyProgramId: 1,
  donationId,
  matchId: firstMatch,
  masterMatchId: firstMatch,
  agencyId: agencyIds[0],
  donorLocationId: ids.donorLocation,
  donorId: ids.donor,
  receiptId: 1,
  messageId: 1,
  copyId: copyId(1, 1),
  readerId: first.UserID,
  submissionId: 2,
  submissionMatchId: 201,
  customerId: ids.customer,
  orderWindowId: 1,
  owner: { foodBank: ids.foodBank, agency: agencyIds[0], donor: ids.donor, donorLocation: ids.donorLocation },
} as never

const callers = [
  people.foodBank,
  administrator,
  first,
  people.donor,
  people.network,
  people.association,
  people.coop,
  people.customer,
]

/** Every endpoint that only reads, with the input the other tests use. */
const reading: Scenario[] = catalogue
  .filter((endpoint) => !changing.some(({ name }) => name === endpoint.id))
  .map((endpoint) => {
    const wanted = examples[endpoint.id]?.by
    const caller = callers.find((one) =>
      wanted ? one.Role === wanted : typeof endpoint.roles === 'string' || endpoint.roles.includes(one.Role),
    )
    if (!caller) throw new Error(`Nobody of these callers may call ${endpoint.id}`)
    return asks(endpoint, 'accepted', () =>
      call(endpoint, caller, examples[endpoint.id]?.input(target, caller) as never),
    )
  })

/** S3's notice of the file. */
const droppedFile = { Records: [{ s3: { object: { key: 'loads/monday.csv', size: 400, sequencer: '1' } } }] }

/** About a job that the food bank asked for. */
const jobEvent = (Type: string, ID = 1): Item => ({
  ID: `job-${ID}-1-0-${Type}`,
  Type,
  At: '2026-11-20T15:00:00.000Z',
  Subject: { Kind: 'job', ID },
  EntityID: ids.foodBank,
  By: null,
  Detail: { Kind: 'donations' },
})

const ofType = (events: readonly Item[], type: string) => events.filter((event) => event.Type === type)
const reacts = (run: string, on: PreparedStage, type: string): Scenario => ({
  name: run,
  on,
  work: (events) => runEvent(run, queueEvent(ofType(events, type))),
})

const accessChanged: Item = {
  ID: 'person-119-1-0',
  Type: 'PersonAccessChanged',
  At: '2026-11-20T15:00:00.000Z',
  Subject: { Kind: 'person', ID: guestId },
  EntityID: agencyIds[0],
  By: null,
  Detail: { Subject: 'guest', IsSignedOut: true },
}

/** A text that was held back over the night before. */
const textDue: Item = {
  ID: 'delayedText-1-2-0',
  Type: 'TextDue',
  At: '2026-11-20T15:00:00.000Z',
  Subject: { Kind: 'delayedText', ID: 1 },
  EntityID: ids.foodBank,
  By: null,
  Detail: { Kind: 'orderReady' },
}

/** Functions that nobody calls. */
const running: Scenario[] = [
  reacts('donations/onDonationPosted', 'posted', 'DonationPosted'),
  reacts('offers/onOfferAnswered', 'accepted', 'OfferAccepted'),
  reacts('entities/onEntityRenamed', 'empty', 'EntityRenamed'),
  reacts('notifications/onOfferChanged', 'offering', 'OfferMade'),
  reacts('notifications/onLoadOffered', 'empty', 'LoadOffered'),
  reacts('people/onInvitationMade', 'empty', 'InvitationMade'),
  reacts('invitations/onCustomerInvited', 'empty', 'CustomerInvited'),
  reacts('donors/onDonorSignedUp', 'empty', 'DonorSignedUp'),
  reacts('donors/onDonorRefused', 'empty', 'DonorRefused'),
  reacts('notifications/onOrderChanged', 'empty', 'OrderPlaced'),
  {
    name: 'people/onPersonAccessChanged',
    on: 'empty',
    work: () => runEvent('people/onPersonAccessChanged', queueEvent([accessChanged])),
  },
  reacts('transport/onVolunteerSought', 'accepted', 'VolunteerSought'),
  reacts('transport/onRunChanged', 'accepted', 'RunOffered'),
  reacts('notifications/onCopiesDelivered', 'empty', 'CopiesDelivered'),
  reacts('messages/onMessageQueued', 'empty', 'MessageQueued'),
  reacts('totals/onCountChanged', 'accepted', 'OfferAccepted'),
  {
    name: 'stock/onOrderMoved',
    on: 'empty',
    work: () => runEvent('stock/onOrderMoved', queueEvent([ordered])),
  },
  reacts('customers/onOrderCounted', 'empty', 'OrderPlaced'),
  {
    name: 'customers/onCustomerJoined',
    on: 'empty',
    work: () => runEvent('customers/onCustomerJoined', queueEvent([mergedDuplicate()])),
  },
  {
    name: 'customers/onCustomerForgotten',
    on: 'empty',
    work: () => runEvent('customers/onCustomerForgotten', queueEvent([forgotten()])),
  },
  {
    name: 'lockers/onOrderEnded',
    on: 'empty',
    work: () => runEvent('lockers/onOrderEnded', queueEvent([cancelledEvent(orderWithLocker)])),
  },
  {
    name: 'timers/settleDue',
    on: 'offering',
    later: 61,
    work: () => runEvent('timers/settleDue', message({ kind: 'donation', id: donationId })),
  },
  {
    name: 'notifications/markReturnedMail',
    on: 'empty',
    work: () => runEvent('notifications/markReturnedMail', message(bounceTo(first))),
  },
  {
    name: 'notifications/answerText',
    on: 'empty',
    work: () => runEvent('notifications/answerText', message({ ...receivedTextSample, messageBody: 'STOP' })),
  },
  {
    name: 'notifications/onTextDue',
    on: 'empty',
    work: () => runEvent('notifications/onTextDue', queueEvent([textDue])),
  },
  {
    name: 'imports/importFile',
    on: 'empty',
    work: async () => {
      const file = { Bucket: 'imports', Key: 'loads/monday.csv', Body: loadFile(['PO-8']) }
      await new S3Client().send(new PutObjectCommand(file))
      return runEvent('imports/importFile', message(droppedFile))
    },
  },
  {
    name: 'jobs/runJob',
    on: 'posted',
    work: () => runEvent('jobs/runJob', queueEvent([jobEvent('JobRequested')])),
  },
  {
    name: 'reports/onScheduledReportMade',
    on: 'empty',
    work: () => runEvent('reports/onScheduledReportMade', queueEvent([jobEvent('JobFinished', ofDelivery().jobId)])),
  },
  {
    name: 'jobs/onJobEnded',
    on: 'empty',
    work: () => runEvent('jobs/onJobEnded', queueEvent([jobEvent('JobFinished')])),
  },
  { name: 'timers/sweepDue', on: 'offering', later: 59, work: () => runEvent('timers/sweepDue', {}) },
  {
    name: 'outbox/publishEvents',
    on: 'accepted',
    work: (events) => runEvent('outbox/publishEvents', streamEvent(events)),
  },
  {
    name: 'session/preToken',
    on: 'empty',
    work: () =>
      runEvent('session/preToken', { userName: first.Subject, request: { userAttributes: {} }, response: {} }),
  },
]

export const scenarios: readonly Scenario[] = [...changing, ...reading, ...running]
