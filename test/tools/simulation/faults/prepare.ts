import { hashOf } from '../../../../functions/core/http/secret.ts'
import { jobOwner, requestWrites } from '../../../../functions/core/jobMachine/jobTable.ts'
import { counterKey, forgetBlocks } from '../../../../functions/core/table/ids.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { sendText } from '../../../../functions/core/texting/sendText.ts'
import { texter } from '../../../../functions/core/texting/texter.ts'
import { donorWrites } from '../../../../functions/network/donors/donorTable.ts'
import { locationWrites } from '../../../../functions/network/donors/locationTable.ts'
import { putEntity, putUser } from '../../../../functions/network/organizations/entityTable.ts'
import { invitations } from '../../../../functions/network/people/invitationTable.ts'
import { offerRun } from '../../../../functions/rescue/transport/offerRun.ts'
import { batchSize, messageWrites, storeWaiting } from '../../../../functions/work/messages/messageTable.ts'
import { handlerNamed } from '../../../../infra/local/functions.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import * as peopleApi from '../../../../shared/network/people/api.ts'
import { mailed } from '../../../../shared/network/people/invitation.ts'
import * as session from '../../../../shared/network/session/api.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import * as invitationsApi from '../../../../shared/pantry/invitations/api.ts'
import * as limits from '../../../../shared/pantry/limits/api.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import * as storage from '../../../../shared/pantry/storage/api.ts'
import * as windows from '../../../../shared/pantry/windows/api.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import * as distributors from '../../../../shared/rescue/loads/api.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import * as transport from '../../../../shared/rescue/transport/api.ts'
import * as imports from '../../../../shared/work/imports/api.ts'
import * as jobs from '../../../../shared/work/jobs/api.ts'
import * as messages from '../../../../shared/work/messages/api.ts'
import { call, type HandlerCallOptions } from '../../../engine/call.ts'
import { stored } from '../../../engine/donations.ts'
import { withPhoto, withPicture } from '../../../engine/images.ts'
import { finishedJob } from '../../../engine/jobs.ts'
import { orderLimitOf } from '../../../engine/limits.ts'
import { lockedOrder } from '../../../engine/lockers.ts'
import { customerFor, lines, type OpenPantry, openPantry, place, shortOrder } from '../../../engine/ordering.ts'
import { abandonedOrder, handedOverOrder, testOrderOf } from '../../../engine/orders.ts'
import { customerWithAccess } from '../../../engine/pickupLocations.ts'
import { addedProduct, productDraft } from '../../../engine/products.ts'
import { openCode, referralOf } from '../../../engine/referrals.ts'
import { bounceTo } from '../../../engine/returnedMail.ts'
import { codeFor } from '../../../engine/runs.ts'
import { deliveryOf, scheduleOf } from '../../../engine/schedules.ts'
import {
  agency,
  agencyFile,
  agencyIds,
  donorLocation,
  draft,
  ids,
  makeSmallTenant,
  neighbor,
  newFoodBankDraft,
  people,
  person,
  pickupLocationDraft,
  signUpDraft,
  userOf,
} from '../../../engine/smallTenant.ts'
import { receivedLoad } from '../../../engine/submissions.ts'
import { tagGroupOf, taggedProgramOf } from '../../../engine/tags.ts'
import { lateEvening, orderOfNeighbor, someText } from '../../../engine/texting.ts'
import { deliveryTimeFor, pickupDraft } from '../../../engine/windows.ts'
import { counterAt, type Work } from '../faultRun.ts'
import { prepareCustomers } from './customers.ts'
import { prepareStock } from './stock.ts'

/** The table that each scenario starts on, made by the app's own calls, and the numbers of what stands in it. */

/** Stages of one prepared donation. */
export const preparedStages = ['empty', 'posted', 'listed', 'offering', 'accepted', 'closed'] as const

export type PreparedStage = (typeof preparedStages)[number]

/** A product with a picture that another may take. */
export let pictured = 0

/** Of the prepared orders: the item that waits for a decision, and a window of a click-and-collect location. */
export let waitingProduct = 0

export let lockerWindow = 0

/** Pantry where the neighbor orders. */
export let pantry: OpenPantry | undefined

export const placeInPantry = async (customer: Customer, by: Caller, options: HandlerCallOptions) =>
  pantry && place(customer, { at: pantry, of: lines([pantry.beans, 3], [pantry.milk, 1]), by, options })

/** A customer without an order. */
export let newcomer = neighbor

/** Their order before. */
export let placedOrderId = 0

/** Substitute that a packer puts into an order for what the shelf lacks. */
export let substitute: Awaited<ReturnType<typeof shortOrder>>['substitute'] | undefined

export let orderWithLocker = 0

export let abandonedId = 0
/** An order whose hand-over can be taken back whenever a scenario runs. */
export let handedOverId = 0

/** A product of the first prepared order. */
export let orderedProduct = 0

/** Brings an empty table to a stage by the app's own calls. */
export async function prepare(stage: PreparedStage): Promise<void> {
  await makeSmallTenant({ IsAutomaticallyApproved: false })
  await table.commit([{ put: { ...counterKey('donation'), Last: 70 } }])
  const reached = preparedStages.indexOf(stage)
  const steps: Work[] = [
    async () => undefined,
    () => call(donations.postDonation, people.store, draft()),
    () => runEvent('timers/settleDue', queueMessage({ kind: 'donation', id: donationId })),
    async () => {
      await call(offers.acceptMatches, people.foodBank, { txId: donationId })
      await call(transport.updateVolunteerAutomationMode, people.foodBank, { id: donationId, enabled: true })
    },
    async () => {
      await call(offers.acceptMatch, people.agencies[0], { id: firstMatch, ...preparedProposal })
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
  await call(storage.addStorageLocation, people.foodBank, preparedShelf)
  await orderLimitOf(people.foodBank)
  await call(limits.setItemsPerOrderLimit, people.foodBank, { Value: 20 })
  await call(locations.addLocation, people.foodBank, pickupLocationDraft)
  await call(locations.addLocationTag, people.foodBank, {
    id: 1,
    PantryInventoryItemTagID: 1,
    IsExcluded: false,
  })
  await call(storage.addStorageLocation, people.foodBank, preparedShelf)
  await call(inventory.addItem, people.foodBank, { ...productDraft, PantryInventoryStorageLocationID: 2 })
  await tagGroupOf(people.foodBank)
  await taggedProgramOf(people.foodBank, true)
  await prepareStock()
  await customerWithAccess([1], ids.foodBank)
  await prepareWindows()
  await withPicture(1)
  pictured = await withPicture((await addedProduct(people.foodBank, { Name: 'Green Beans, whole' })).ID)
  await withPhoto(1)
  await call(jobs.requestJob, people.foodBank, exported)
  await call(jobs.requestJob, people.foodBank, exported)
  await finishedJob(2)
  await call(imports.startImport, people.foodBank, { ...agencyFile, Kind: 'erpItems' })
  await prepareSystemMessages()
  await scheduleOf(people.foodBank, 'board@example.org', 'donor@example.org')
  sentReports.set(stage, await deliveryOf(people.foodBank, 'board@example.org'))
  await prepareLoads()
  const placedOrder = await testOrderOf(people.foodBank, 'Figueroa')
  lockerWindow = placedOrder.PantryLocationPickupTimeID ?? 0
  orderedProduct = placedOrder.PantryOrderItems[1]?.PantryInventoryItemID ?? 0
  orderWithLocker = (await lockedOrder(people.foodBank)).ID
  const abandoned = await abandonedOrder(people.foodBank)
  abandonedId = abandoned.ID
  handedOverId = (await handedOverOrder(people.foodBank, '2999-01-01T15:00:00.000Z')).ID
  waitingProduct = abandoned.PantryOrderItems[1]?.PantryInventoryItemID ?? 0
  await orderOfNeighbor(people.foodBank)
  await prepareCustomers()
  pantry = await openPantry(people.foodBank)
  newcomer = await customerFor(people.foodBank)
  const household = await customerFor(people.foodBank)
  placedOrderId = (await placeInPantry(household, people.foodBank, {}))?.answer.Value?.OrderID ?? 0
  substitute = (await shortOrder(pantry, await customerFor(people.foodBank))).substitute
  await runEvent('notifications/markReturnedMail', queueMessage(bounceTo(people.coop)))
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
      'stockCount',
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

/** An agency, two donors and another donor's location that nothing names yet. The second donor gives to both food banks. */
export const unused = { agency: 18, sharedDonor: 37, donor: 38, location: 39 } as const

const unusedDonor = (ID: number, Name: string) =>
  donorWrites({ Kind: 'donor', ID, Name, TimeZone: 'America/New_York', FoodBankIDs: [ids.foodBank] }, () => 0)

async function prepareUnused(): Promise<void> {
  await table.commit([
    putEntity(agency(unused.agency, ids.foodBank)),
    ...unusedDonor(unused.donor, 'Mill'),
    ...unusedDonor(unused.sharedDonor, 'Dairy'),
    ...putUser(userOf(person('donor', unused.sharedDonor))),
    ...locationWrites(donorLocation(unused.location, ids.foodBank, { Code: 'UNUSED' })),
  ])
  await call(donors.addDonorFoodBank, people.network, { id: unused.sharedDonor, FoodBankID: ids.otherFoodBank })
}

/** The number of a message whose copies wait, and of the job that delivers them. */
export const toMany = 500

async function prepareMessageToMany(): Promise<void> {
  const now = new Date()
  const { UserID, UserName, EntityID } = people.foodBank
  const Sender = { UserID, UserName, Name: 'Person 100', EntityName: 'Food Bank 10' }
  const recipients = Array.from({ length: 2 * batchSize + 1 }, (_, at) => {
    const id = 8000 + at
    return { UserID: id, UserName: `${id}@example.org`, Name: `Person ${id}`, EntityName: 'Agency 11' }
  })
  const head = {
    ID: toMany,
    SendDate: now.toISOString(),
    Subject: 'To all',
    Body: 'Hello',
    classification: 'general' as const,
  }
  const message = { ...head, Sender, RecipientGroups: [], RecipientEntityNames: [] }
  await storeWaiting(message.ID, recipients, now)
  const Parameters = { messageId: toMany, Subject: message.Subject }
  const job = { ID: toMany, Kind: 'message', Parameters, Owner: jobOwner(people.foodBank), Language: 'en' } as const
  await table.commit([
    ...messageWrites(message, recipients, { by: people.foodBank, now, EntityID }),
    ...requestWrites(job, now),
  ])
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

export const systemMessage: Input<typeof messages.addSystemMessage> = {
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
export const onTablet = { signIn: { ID: 'tablet', At: 1 } }

async function preparePeople(): Promise<void> {
  const colleague = { ...first, UserID: guestId, Subject: 'guest', UserName: 'guest@example.org' }
  await table.commit(putUser(userOf(colleague)))
  for (const EMailAddress of ['known@example.org', 'due@example.org'])
    await call(peopleApi.invitePerson, administrator, { entityId: agencyIds[0], ...guest, EMailAddress })
  await call(session.setOwnPin, first, { PIN: '5093' })
  await call(session.startTablet, first, {}, onTablet)
  const invitation = await invitations.load(1)
  const sent = invitation && mailed(invitation, 1, hashOf(code))
  if (sent) await invitations.save(invitation, sent, { by: null, now: new Date() })
}

/** Sign-up 1 waits, 2 was refused; key 1 of the donor is the food bank's. */
async function prepareSignUps(stage: PreparedStage): Promise<void> {
  for (const DonorName of ['Elm Street Deli', 'Oak Bakery'])
    await call(donors.signUpDonor, undefined, { ...signUpDraft, DonorName })
  await call(donors.decidePendingDonor, setupCaller, { id: 2, IsApproved: false, Reason: 'No truck.' })
  const { answer } = await call(donors.createDonorApiKey, setupCaller, { donorId: ids.donor, Name: 'Tills' })
  apiKeys.set(stage, answer.Value?.Key ?? '')
}

export const neighborInvitation = {
  emailAddress: 'neighbor@example.org',
  phoneNumber: '(865) 555-0177',
  pantryLocationIDs: [1],
  deliveryProgramIDs: [1],
  message: 'Please come!',
  preferredLanguageCode: 'en',
}

export const administrator = person('foodbankadmin', ids.foodBank, [ids.foodBank])

export const guestId = 119

export const guest = { EMailAddress: 'new@example.org', Name: 'Ann Guest', Role: 'agency', Language: 'en' } as const

export const code = 'a-code-that-the-test-knows'

export const donationId = 71

export const otherSetup = person('foodbankrtcoord', ids.otherFoodBank, [ids.otherFoodBank])

export const donorChange = { id: ids.otherDonor, Name: 'Corner Bakery', TimeZone: 'America/New_York' }

export const preparedShelf = { Label: 'Aisle 4', Description: 'Canned vegetables' }

export const firstMatch = donationId * 100 + 1

export const preparedProposal = { AgencyProposedPickupDate: '2026-11-21', AgencyProposedPickupTimeTypeID: 6 }

export const queueMessage = (body: unknown) => ({
  Records: [{ messageId: '1', body: JSON.stringify(body), attributes: {} }],
})

export async function runEvent(run: string, event: unknown): Promise<unknown> {
  return (await handlerNamed(run))(event, { getRemainingTimeInMillis: () => 30_000 })
}

export const [first] = people.agencies

export const exported = {
  Kind: 'donations' as const,
  Parameters: { dateStartFilter: '2026-11-01', dateEndFilter: '2026-11-20' },
}

export const setupCaller = person('foodbankrtcoord', ids.foodBank, [ids.foodBank])

const { Settings: _, ...change } = newFoodBankDraft
export const foodBankChange = change

/** The scheduled report of each prepared stage that was sent, with its recipient's code. */
export const sentReports = new Map<PreparedStage, { id: number; jobId: number; code: string }>()
export const ofDelivery = () => {
  const { id = 0, jobId = 0 } = sentReports.get('empty') ?? {}
  return { id, jobId }
}

/** The code of the last prepared run, by the stage's own preparation. */
export const runCodes = new Map<string, string>()

/** The key of the donor's software, by the stage's own preparation. */
export const apiKeys = new Map<string, string>()
