import { jobOwner, requestWrites } from '../../../../functions/core/jobMachine/jobTable.ts'
import { counterKey, forgetBlocks } from '../../../../functions/core/table/ids.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { sendText } from '../../../../functions/core/texting/sendText.ts'
import { texter } from '../../../../functions/core/texting/texter.ts'
import { donorWrites } from '../../../../functions/network/donors/donorTable.ts'
import { putUser } from '../../../../functions/network/organizations/entityTable.ts'
import { standingOrders } from '../../../../functions/pantry/standing/standingTable.ts'
import { settleWaitlist } from '../../../../functions/pantry/waitlist/settleWaitlist.ts'
import { offerRun } from '../../../../functions/rescue/transport/offerRun.ts'
import { batchSize, messageWrites, storeWaiting } from '../../../../functions/work/messages/messageTable.ts'
import { handlerNamed } from '../../../../infra/local/functions.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import * as peopleApi from '../../../../shared/network/people/api.ts'
import * as invitationsApi from '../../../../shared/pantry/invitations/api.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { notPlaced } from '../../../../shared/pantry/standing/standing.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import * as distributors from '../../../../shared/rescue/loads/api.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import * as transport from '../../../../shared/rescue/transport/api.ts'
import * as jobs from '../../../../shared/work/jobs/api.ts'
import * as messages from '../../../../shared/work/messages/api.ts'
import { call } from '../../../engine/call.ts'
import { stored } from '../../../engine/donations.ts'
import { finishedJob } from '../../../engine/jobs.ts'
import { lockedOrder } from '../../../engine/lockers.ts'
import { shelved } from '../../../engine/pantry.ts'
import { deliveryOf } from '../../../engine/schedules.ts'
import {
  agencyIds,
  draft,
  ids,
  makeSmallTenant,
  people,
  person,
  pickupLocationDraft,
  signUpDraft,
  userOf,
} from '../../../engine/smallTenant.ts'
import { regularFamily } from '../../../engine/standing.ts'
import { receivedLoad } from '../../../engine/submissions.ts'
import { lateEvening, orderOfNeighbor, someText } from '../../../engine/texting.ts'
import { waitingFamily } from '../../../engine/waitlist.ts'
import { counterAt, type Work } from '../faultRun.ts'
import { prepareCustomers } from './customers.ts'

/** The table that each scenario starts on, made by the product's own calls, and the numbers of what stands in it. */

/** Stages of one prepared donation. */
const preparedStages = ['empty', 'posted', 'listed', 'offering', 'accepted'] as const

export type PreparedStage = (typeof preparedStages)[number]

export let orderWithLocker = 0

/** Brings an empty table to a stage by the product's own calls. */
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
      await offerRun(await stored(donationId), new Date())
    },
  ]
  for (const step of steps.slice(0, reached + 1)) await step()
  await call(messages.sendMessage, people.foodBank, {
    Subject: 'Hello',
    Body: 'Come at nine.',
    RecipientUserIDs: [people.agencies[0].UserID],
  })
  await prepareMessageToMany()
  await shelved(people.foodBank, 20)
  await call(locations.addLocation, people.foodBank, pickupLocationDraft)
  await call(jobs.requestJob, people.foodBank, exported)
  await call(jobs.requestJob, people.foodBank, exported)
  await finishedJob(2)
  sentReportJob = (await deliveryOf(people.foodBank, 'board@example.org')).jobId
  await prepareLoads()
  orderWithLocker = (await lockedOrder(people.foodBank)).ID
  await orderOfNeighbor(people.foodBank)
  await prepareCustomers()
  await call(donors.updateDonor, otherSetup, { ...donorChange, Version: 1 })
  await sendText(someText, texter(), lateEvening)
  await preparePeople()
  await prepareSharedDonor()
  await prepareSignUps()
  await prepareWaitlists()
  await prepareRegularOrder()
  await call(invitationsApi.sendInvitation, people.foodBank, neighborInvitation)
  await table.commit(newNumbers)
}

/** Counts on from numbers that occur nowhere else. */
export const newNumbers = [
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
].map((name) => ({ put: { ...counterKey(name), ...counterAt(name) } }))

/** Two full windows for which a family waits: in one a place has just got free, in the other it is offered already. */
async function prepareWaitlists(): Promise<void> {
  for (const isOffered of [false, true]) {
    const { orderId, windowId } = await waitingFamily(people.foodBank)
    await call(orders.setOrderStatus, people.foodBank, { id: orderId, statusCode: 'CANCELLED' } as never)
    if (isOffered) await settleWaitlist(windowId, new Date())
  }
}

/** A family whose regular order placed nothing, for want of times. */
async function prepareRegularOrder(): Promise<void> {
  const { customer } = await regularFamily({ owner: people.foodBank })
  const standing = await standingOrders.load(customer.ID)
  if (!standing) throw new Error('The regular order is missing')
  await standingOrders.save(standing, notPlaced(standing, 'noTimes', new Date()), { by: null, now: new Date() })
}

/** A donor that gives to both food banks. */
async function prepareSharedDonor(): Promise<void> {
  const donor = {
    Kind: 'donor',
    ID: 37,
    Name: 'Dairy',
    TimeZone: 'America/New_York',
  } as const
  await table.commit(donorWrites({ ...donor, FoodBankIDs: [ids.foodBank] }, () => 0))
  await call(donors.addDonorFoodBank, people.network, { id: donor.ID, FoodBankID: ids.otherFoodBank })
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

/** A second person of an agency, and an invitation whose e-mail is due. */
async function preparePeople(): Promise<void> {
  await table.commit(putUser(userOf({ ...first, UserID: guestId, Subject: 'guest', UserName: 'guest@example.org' })))
  await call(peopleApi.invitePerson, administrator, { entityId: agencyIds[0], ...guest })
}

/** Sign-up 1 waits, 2 was refused. */
async function prepareSignUps(): Promise<void> {
  for (const DonorName of ['Elm Street Deli', 'Oak Bakery'])
    await call(donors.signUpDonor, undefined, { ...signUpDraft, DonorName })
  await call(donors.decidePendingDonor, setupCaller, { id: 2, IsApproved: false, Reason: 'No truck.' })
}

const neighborInvitation = {
  emailAddress: 'neighbor@example.org',
  phoneNumber: '(865) 555-0177',
  pantryLocationIDs: [1],
  deliveryProgramIDs: [],
  message: 'Please come!',
  preferredLanguageCode: 'en',
}

export const administrator = person('foodbankadmin', ids.foodBank, [ids.foodBank])

export const guestId = 119

const guest = { EMailAddress: 'new@example.org', Name: 'Ann Guest', Role: 'agency', Language: 'en' } as const

export const donationId = 71

const otherSetup = person('foodbankrtcoord', ids.otherFoodBank, [ids.otherFoodBank])

const donorChange = { id: ids.otherDonor, Name: 'Corner Bakery', TimeZone: 'America/New_York' }

export const firstMatch = donationId * 100 + 1

const preparedProposal = { AgencyProposedPickupDate: '2026-11-21', AgencyProposedPickupTimeTypeID: 6 }

export const queueMessage = (body: unknown) => ({
  Records: [{ messageId: '1', body: JSON.stringify(body), attributes: {} }],
})

export async function runEvent(run: string, event: unknown): Promise<unknown> {
  return (await handlerNamed(run))(event, { getRemainingTimeInMillis: () => 30_000 })
}

export const [first] = people.agencies

const exported = {
  Kind: 'donations' as const,
  Parameters: { dateStartFilter: '2026-11-01', dateEndFilter: '2026-11-20' },
}

const setupCaller = person('foodbankrtcoord', ids.foodBank, [ids.foodBank])

/** The job of a scheduled report that was sent. */
export let sentReportJob = 0
