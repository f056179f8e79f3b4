import { marshall } from '@aws-sdk/util-dynamodb'
import { vi } from 'vitest'
import { Event } from '../../events/event.ts'
import {
  codeTrigger,
  passwordTrigger,
  publisher,
  type Reaction,
  reactions,
  schedules,
  tokenTrigger,
  workers,
} from '../../events/subscriptions.ts'
import { receivedTextSample } from '../../events/texts.ts'
import { hashOf } from '../../functions/core/http/secret.ts'
import { jobStore } from '../../functions/core/jobMachine/jobTable.ts'
import { messageKeys } from '../../functions/core/table/keys/messages.ts'
import { eventPrefix } from '../../functions/core/table/shape.ts'
import { table } from '../../functions/core/table/table.ts'
import { settleDelayedText } from '../../functions/core/texting/settleDelayedText.ts'
import { delayedTexts } from '../../functions/core/texting/textTable.ts'
import { startOutside } from '../../functions/core/timers/outside.fixture.ts'
import { putUser } from '../../functions/network/organizations/entityTable.ts'
import { invitations } from '../../functions/network/people/invitationTable.ts'
import { newOneTimeCode } from '../../functions/pantry/customers/signIn/oneTimeCodes.ts'
import { ordersOfCustomer } from '../../functions/pantry/orders/customerOrders.ts'
import { orderById } from '../../functions/pantry/orders/orderTable.ts'
import { standingOrders } from '../../functions/pantry/standing/standingTable.ts'
import { reportSchedules } from '../../functions/work/schedules/scheduleTable.ts'
import { entryOf } from '../../infra/entries.ts'
import { handlerNamed } from '../../infra/local/functions.ts'
import { catalogue } from '../../shared/catalogue.ts'
import { type Caller, isFoodBankRole } from '../../shared/core/access.ts'
import type { Endpoint, Input, Value } from '../../shared/core/schema/endpoint.ts'
import * as agencies from '../../shared/network/agencies/api.ts'
import * as donors from '../../shared/network/donors/api.ts'
import * as foodbanks from '../../shared/network/foodbanks/api.ts'
import * as peopleApi from '../../shared/network/people/api.ts'
import * as session from '../../shared/network/session/api.ts'
import * as customers from '../../shared/pantry/customers/api.ts'
import * as helpers from '../../shared/pantry/helping/api.ts'
import * as invitationsApi from '../../shared/pantry/invitations/api.ts'
import * as ordering from '../../shared/pantry/ordering/api.ts'
import { PlacedOrder } from '../../shared/pantry/ordering/placing.ts'
import * as orders from '../../shared/pantry/orders/api.ts'
import * as inventory from '../../shared/pantry/products/api.ts'
import * as recall from '../../shared/pantry/recall/api.ts'
import * as referrals from '../../shared/pantry/referrals/api.ts'
import * as standing from '../../shared/pantry/standing/api.ts'
import { notPlaced } from '../../shared/pantry/standing/standing.ts'
import * as stockApi from '../../shared/pantry/stock/api.ts'
import * as waitlist from '../../shared/pantry/waitlist/api.ts'
import * as donations from '../../shared/rescue/donations/api.ts'
import * as distributors from '../../shared/rescue/loads/api.ts'
import * as offers from '../../shared/rescue/offers/api.ts'
import * as providers from '../../shared/rescue/providers/api.ts'
import * as receipts from '../../shared/rescue/receipts/api.ts'
import * as transport from '../../shared/rescue/transport/api.ts'
import * as jobs from '../../shared/work/jobs/api.ts'
import type { Job } from '../../shared/work/jobs/job.ts'
import * as messages from '../../shared/work/messages/api.ts'
import * as schedulesApi from '../../shared/work/schedules/api.ts'
import * as translations from '../../shared/work/translations/api.ts'
import type { Queue } from '../api/core/endpoints.ts'
import { deliver } from '../api/core/messages.ts'
import { systemMessageDraft } from '../contract/examples/messages.ts'
import { examples } from '../contract/examples.ts'
import { type Called, call, type HandlerCallOptions } from '../engine/call.ts'
import { callers } from '../engine/callers.ts'
import { customerDraft, orderForCustomer, storedNeighbor } from '../engine/customers.ts'
import { stored } from '../engine/donations.ts'
import { loadFile, type TestBucket } from '../engine/importBucket.ts'
import { queuedBefore } from '../engine/messagesToMany.ts'
import { asCustomer, customerFor, lines, type OpenPantry, openPantry, pickupOf } from '../engine/ordering.ts'
import { abandonedOrder, newPantry, orderCodeOf, testOrderOf, todaysOrder } from '../engine/orders.ts'
import { shelved } from '../engine/pantry.ts'
import { photoSize, uploaded } from '../engine/photos.ts'
import type { TestPool } from '../engine/pool.ts'
import { recallCodeOf } from '../engine/recall.ts'
import { referralOf, signUpOf } from '../engine/referrals.ts'
import { bounceTo } from '../engine/returnedMail.ts'
import { addVolunteers, codeFor, headersOf, runsOf } from '../engine/runs.ts'
import { scheduleDraft, scheduleOf } from '../engine/schedules.ts'
import {
  agencyDraft,
  approvedLocation,
  bulkRow,
  draft,
  ids,
  locationDraft,
  ownAgencyDraft,
  people,
  person,
  providerDraft,
  signUpDraft,
  userOf,
} from '../engine/smallTenant.ts'
import { firstRegularDay, orderedFamily } from '../engine/standing.ts'
import { everything } from '../engine/stored.ts'
import { ensureStored } from '../engine/storedCaller.ts'
import { receivedLoad } from '../engine/submissions.ts'
import { programOf } from '../engine/tags.ts'
import { askedTargets, type Target } from '../engine/target.ts'
import { makeOwnTarget, makeTargets } from '../engine/targets.ts'
import { delayedTextOf, orderOfNeighbor } from '../engine/texting.ts'
import { placeCodeOf, waitingFamily } from '../engine/waitlist.ts'
import { addedPickupTimes } from '../engine/windows.ts'
import { as } from './recorder.ts'

/** Makes every function of the catalogues do what it is there for, each under its own name. */

type Any = (typeof catalogue)[number]

/** Of each function, how often it did its work. */
export const done = new Map<string, number>()
const count = (name: string) => done.set(name, (done.get(name) ?? 0) + 1)

/** Addresses of photos that were given out: no call of the SDK, but a right of the function all the same. */
export const addresses: { by: string; command: 'GetObject' | 'PutObject'; key: string }[] = []

function noteAddresses(by: string, value: unknown): void {
  const found = JSON.stringify(value ?? null).matchAll(/"(PhotoUrl|UploadUrl)":"[^"]*\/(donations\/[^"?]+)\?/g)
  for (const [, field, key = ''] of found)
    addresses.push({ by, command: field === 'UploadUrl' ? 'PutObject' : 'GetObject', key })
}

async function ask<E extends Endpoint<never, unknown>>(
  endpoint: E,
  caller: Caller | undefined,
  input: Input<E>,
  options?: HandlerCallOptions,
): Promise<Called<unknown>> {
  const name = entryOf(endpoint)
  // No function puts the caller there.
  if (caller && options?.isStored !== false) await ensureStored(caller)
  const called = await as(name, () => call(endpoint, caller, input, options))
  if (called.status < 300 && called.answer.Successful !== false) count(name)
  noteAddresses(name, called.answer.Value)
  return called
}

const mayCall = (endpoint: Any, caller: Caller) =>
  endpoint.roles === 'anyone' || (endpoint.roles as readonly string[]).includes(caller.Role)

/** One caller of each role that may, but of the food bank's roles only one: they may all do the same. */
function callersOf(endpoint: Any): readonly Caller[] {
  const permitted = callers.filter((caller) => mayCall(endpoint, caller))
  const ofFoodBank = permitted.filter(({ Role }) => isFoodBankRole(Role))
  const staff = ofFoodBank.find(({ Role }) => Role === 'foodbankuser') ?? ofFoodBank[0]
  return permitted.filter((caller) => !isFoodBankRole(caller.Role) || caller === staff)
}

/** Everybody asks for their own things and for others'; where a key makes a call happen once, twice with a key. */
async function askEverybody(endpoint: Any, targets: readonly Target[]): Promise<void> {
  for (const caller of callersOf(endpoint))
    for (const target of targets) {
      const input = examples[endpoint.id]?.input(target, caller) as never
      await ask(endpoint, caller, input)
      const headers = { 'idempotency-key': `${endpoint.id}-${caller.Role}-${target.name}`.replaceAll(' ', '-') }
      if (endpoint.idempotent) for (const _ of ['first', 'again']) await ask(endpoint, caller, input, { headers })
    }
}

const hours = (count: number) => vi.setSystemTime(Date.now() + count * 3_600_000)

/** A donation with a photo from the post to the receipt, and one that nobody took and is posted again. */
async function live(queue: Queue): Promise<void> {
  const [first] = people.agencies
  const photo = await ask(donations.preparePhoto, people.store, { ContentType: 'image/jpeg', Size: photoSize })
  const PhotoKey = await uploaded(photo.answer.Value as Value<typeof donations.preparePhoto>)
  const made = await ask(donations.postDonation, people.store, draft({ PhotoKey }))
  const { ID: id } = made.answer.Value as { ID: number }
  await react(queue)
  const list = await ask(offers.listNewInProgressDonations, first, {})
  const row = (list.answer.Value as { ID: number; MatchID: number }[]).find((one) => one.ID === id)
  const match = { id: row?.MatchID ?? 0 }
  await ask(offers.getMatch, first, match)
  const proposal = { AgencyProposedPickupDate: '2026-11-21', AgencyProposedPickupTimeTypeID: 6, AgencyDriverID: 111 }
  await ask(offers.acceptMatch, first, { ...match, ...proposal })
  await react(queue)
  await ask(donations.getCloseOut, people.store, { id })
  await ask(donations.closeOut, people.store, { id, IsMarkedAsSuccessfulByDonor: true })
  await ask(receipts.loadReceipt, first, { id })
  await ask(receipts.previewReceipt, first, { id })
  const receipt = { donorLocationId: 31, categories: [{ categoryId: 1, pounds: 120 }], date: '2026-11-20' }
  await ask(receipts.createReceipt, first, { ...receipt, adHocTransactionId: id })
  await ask(receipts.previewReceipt, first, { id })
  for (const endpoint of [donations.getTransaction, donations.getDonationCopy])
    await ask(endpoint, people.store, { id })
  await react(queue)
}

const published = new Set<string>()

/** The targets of every endpoint raise thousands of like events; a reaction hears this many of a type, in the table's order. */
const maxHeard = 40
const heard = new Map<string, number>()
function isHeard(run: string, type: string): boolean {
  const key = `${run} ${type}`
  heard.set(key, (heard.get(key) ?? 0) + 1)
  return (heard.get(key) ?? 0) <= maxHeard
}

/** The stream brings what is new; the bus brings it to whoever listens; the clock strikes. */
async function react(queue: Queue): Promise<void> {
  const publish = await handlerNamed(publisher.name)
  const events = (await everything()).filter(
    ({ pk, sk }) => String(sk).startsWith(eventPrefix) && !published.has(`${pk}${sk}`),
  )
  const Records = events.map((item, index) => {
    published.add(`${item.pk}${item.sk}`)
    return { eventName: 'INSERT', dynamodb: { NewImage: marshall(item), SequenceNumber: String(index) } }
  })
  await as(publisher.name, () => publish({ Records }, {}))
  if (Records.length > 0) count(publisher.name)
  for (const event of events.map((item) => Event.parse(item)))
    for (const reaction of reactions.filter(({ to }) => to.some(({ type }) => type === event.Type)))
      if (isHeard(reaction.name, event.Type)) await tell(reaction, event)
  await strike(queue)
}

async function tell({ name }: Pick<Reaction, 'name'>, detail: Event | undefined): Promise<void> {
  const handler = await handlerNamed(name)
  const failed = await as(name, () => deliver(handler, { detail }))
  if (failed.length > 0) throw new Error(`${name} failed on ${JSON.stringify(detail)}`)
  count(name)
}

const at = (run: () => Promise<unknown>) => run()
/** Runs the check from outside against a double: there is no web address here. */
async function seenFromOutside(run: () => Promise<unknown>): Promise<void> {
  const [outside, { WEB_URL = '' }] = [await startOutside(), process.env]
  process.env.WEB_URL = outside.url
  try {
    await run()
  } finally {
    process.env.WEB_URL = WEB_URL
    await outside.stop()
  }
}

async function strike(queue: Queue): Promise<void> {
  for (const { name } of schedules) {
    // Keeping warm calls every function, whatever came before: once shows all its calls.
    if (name === 'timers/keepWarm' && done.has(name)) continue
    const sweep = await handlerNamed(name)
    await (name === 'session/checkFromOutside' ? seenFromOutside : at)(() => as(name, () => sweep({}, {})))
    count(name)
  }
  for (const { name } of workers.filter((worker) => worker.queue === 'due')) {
    const handler = await handlerNamed(name)
    // Without the time that they are due at: those of the next minutes are delivered now, too.
    const bodies = queue.messages.splice(0).map(({ body: { dueAt: _, ...body } }) => body)
    for (const body of bodies) {
      const failed = await as(name, () => deliver(handler, body))
      if (failed.length > 0) throw new Error(`${name} failed on ${JSON.stringify(body)}`)
      count(name)
    }
  }
}

/** A distributor's file is dropped into the import bucket. */
async function importLoads(bucket: TestBucket): Promise<void> {
  const run = 'imports/importFile'
  const handler = await handlerNamed(run)
  const notice = await bucket.put('loads/monday.csv', loadFile(['PO-A', 'PO-B', 'PO-A']))
  const failed = await as(run, () => deliver(handler, JSON.parse(notice)))
  if (failed.length > 0) throw new Error(`${run} failed`)
  count(run)
}

/** A food bank exports its receipts; the worker makes the file, and an e-mail tells. */
async function exportReceipts(): Promise<void> {
  const Parameters = { dateStartFilter: '2026-11-01', dateEndFilter: '2026-11-20' }
  const { answer } = await ask(jobs.requestJob, people.foodBank, { Kind: 'receipts', Parameters })
  const id = (answer.Value as Job | undefined)?.ID ?? 0
  for (const run of ['jobs/runJob', 'jobs/onJobEnded']) {
    const handler = await handlerNamed(run)
    const detail = (await jobStore.loadWithTimeline(id))?.events.at(-1)
    const failed = await as(run, () => deliver(handler, { detail }))
    if (failed.length > 0) throw new Error(`${run} failed`)
    count(run)
  }
  await ask(jobs.getJobFile, people.foodBank, { id })
}

/** A scheduled report is due: the timer asks for its job, the worker makes it, and its recipient opens the link. */
async function sendScheduledReport(): Promise<void> {
  const id = await scheduleOf(people.foodBank, 'board@example.org')
  const schedule = await reportSchedules.load(id)
  vi.setSystemTime(new Date(schedule?.NextRun ?? 0))
  const settle = await handlerNamed('timers/settleDue')
  await as('timers/settleDue', () => deliver(settle, { kind: 'reportSchedule', id }))
  const ran = await reportSchedules.load(id)
  const jobId = ran?.LastRun?.JobID ?? 0
  for (const run of ['jobs/runJob', 'reports/onScheduledReportMade']) {
    const handler = await handlerNamed(run)
    const detail = (await jobStore.loadWithTimeline(jobId))?.events.at(-1)
    const failed = await as(run, () => deliver(handler, { detail }))
    if (failed.length > 0) throw new Error(`${run} failed`)
    count(run)
  }
  const options = { headers: headersOf(ran?.Recipients[0]?.Code ?? '') }
  await ask(schedulesApi.getReportDelivery, undefined, { id, jobId }, options)
  await ask(schedulesApi.updateReportSubscription, undefined, { id, jobId, IsSubscribed: false }, options)
}

/** An e-mail to an agency comes back, and the agency has them sent again. */
async function returnMail(): Promise<void> {
  const run = 'notifications/markReturnedMail'
  const handler = await handlerNamed(run)
  const failed = await as(run, () => deliver(handler, bounceTo(people.agencies[0])))
  if (failed.length > 0) throw new Error(`${run} failed`)
  count(run)
  await ask(session.clearReturnedMail, people.agencies[0], {})
}

/** A text comes after a night, and is answered by HELP. */
async function exchangeTexts(): Promise<void> {
  const id = await delayedTextOf()
  const morningAfter = new Date('2026-11-21T13:00:00.000Z')
  vi.setSystemTime(morningAfter)
  await settleDelayedText(id, morningAfter)
  const detail = (await delayedTexts.loadWithTimeline(id))?.events.at(-1)
  const bodies = { 'notifications/onTextDue': { detail }, 'notifications/answerText': receivedTextSample }
  for (const [run, body] of Object.entries(bodies)) {
    const handler = await handlerNamed(run)
    const failed = await as(run, () => deliver(handler, body))
    if (failed.length > 0) throw new Error(`${run} failed`)
    count(run)
  }
}

/** A product has come to its threshold overnight: the morning's look finds it, and its people are told. */
async function findLowStock(queue: Queue): Promise<void> {
  await shelved(people.agencies[0], 2, { Name: 'Rice', IsActive: true, LowStockQuantityThreshold: 5 })
  vi.setSystemTime(new Date('2026-11-22T13:00:00.000Z'))
  for (const _ of ['found', 'told']) await react(queue)
}

/** Somebody is invited and takes the role, by two clicks; then the account is switched off and the pool follows. */
async function invite(queue: Queue): Promise<void> {
  const administrator = person('foodbankadmin', ids.foodBank, [ids.foodBank])
  const EMailAddress = 'every.function@example.org'
  const draft = { entityId: ids.foodBank, EMailAddress, Name: 'Every', Role: 'foodbankuser', Language: 'en' } as const
  const made = await ask(peopleApi.invitePerson, administrator, draft)
  const { ID: InvitationID } = made.answer.Value as { ID: number }
  await react(queue)
  const sent = await invitations.load(InvitationID)
  if (!sent) throw new Error('The invitation is gone')
  // The code is in the e-mail alone.
  const Code = 'a-code-that-the-test-knows'
  await invitations.save(
    sent,
    { state: { ...sent, CodeHash: hashOf(Code) }, events: [] },
    { by: null, now: new Date() },
  )
  for (const _ of ['first', 'again']) await ask(peopleApi.acceptInvitation, administrator, { InvitationID, Code })
  const { People } = (await ask(peopleApi.listPeople, administrator, { entityId: ids.foodBank })).answer.Value as {
    People: { UserID: number; EMailAddress: string }[]
  }
  const userId = People.find((one) => one.EMailAddress === EMailAddress)?.UserID ?? 0
  const on = { entityId: ids.foodBank, userId }
  await ask(peopleApi.signOutPerson, administrator, on)
  await ask(peopleApi.setPersonPin, administrator, { ...on, PIN: '5093' })
  const tablet = { signIn: { ID: 'tablet', At: 1 } }
  await ask(session.startTablet, administrator, {}, tablet)
  await ask(session.unlockTablet, administrator, { UserID: userId, PIN: '5093' }, tablet)
  for (const IsDisabled of [true, false]) {
    await ask(peopleApi.updatePersonAccess, administrator, { ...on, IsDisabled })
    await react(queue)
  }
  await ask(peopleApi.changePersonRole, administrator, { ...on, Role: 'foodbankuser', NewRole: 'foodbankrtcoord' })
  await ask(peopleApi.removePersonRole, administrator, { ...on, Role: 'foodbankrtcoord' })
}

/** A store signs up and is approved, another is refused; the donor's software posts with a key, which is then revoked. */
async function signUp(queue: Queue): Promise<void> {
  const administrator = person('foodbankadmin', ids.foodBank, [ids.foodBank])
  await ask(donors.getDonorSignUp, undefined, { foodBankId: ids.foodBank })
  for (const DonorName of ['Fir Deli', 'Ash Bakery'])
    await ask(donors.signUpDonor, undefined, { ...signUpDraft, DonorName })
  const { rows } = (await ask(donors.listPendingDonors, administrator, {})).answer.Value as { rows: { ID: number }[] }
  const [first = { ID: 0 }, second = { ID: 0 }] = rows
  const Location = { ...approvedLocation, Code: 'EVERY-1' }
  await ask(donors.decidePendingDonor, administrator, { id: first.ID, IsApproved: true, Location })
  await ask(donors.decidePendingDonor, administrator, { id: second.ID, IsApproved: false })
  await react(queue)
  const on = { donorId: ids.donor }
  const made = await ask(donors.createDonorApiKey, administrator, { ...on, Name: 'Every' })
  const { Key, Row } = made.answer.Value as { Key: string; Row: { ID: number } }
  const options = { headers: { 'access-code': Key } }
  for (const _ of ['first', 'again'])
    await ask(donations.postDonorDonation, undefined, { ...bulkRow, ...on, Reference: 'EVERY-1' }, options)
  await ask(donors.revokeDonorApiKey, administrator, { ...on, keyId: Row.ID })
  await ask(donations.postDonorDonation, undefined, { ...bulkRow, ...on }, options)
  await react(queue)
}

/** A neighbor is invited by e-mail and text, one signs up by a link, and another adds one to their account. */
async function inviteNeighbors(queue: Queue): Promise<void> {
  const offer = { DeliveryProgramIDs: [await programOf(people.foodBank)] }
  await ask(invitationsApi.sendInvitation, people.foodBank, {
    emailAddress: 'neighbor@example.org',
    phoneNumber: '(865) 555-0177',
    pantryLocationIDs: [],
    deliveryProgramIDs: offer.DeliveryProgramIDs,
    message: '',
    preferredLanguageCode: 'en',
  })
  await react(queue)
  const [first, second] = [await referralOf(people.foodBank, offer), await referralOf(people.foodBank, offer)]
  await ask(referrals.getReferral, undefined, { code: first.Code })
  await ask(referrals.getReferral, undefined, { code: 'ZZZZZZZZZZZZ' })
  const family = signUpOf({ EMailAddress: 'new-family@example.org' })
  await ask(referrals.signUpThroughReferral, undefined, { code: first.Code, ...family })
  await ask(referrals.redeemReferral, people.customer, { code: second.Code })
}

/** Somebody accepts, names a driver and hands the pickup back; the next agency accepts, the food bank gives it to a third; a close-out is taken back. */
async function changeMinds(queue: Queue): Promise<void> {
  const made = await ask(donations.postDonation, people.store, draft())
  const { ID: id } = made.answer.Value as { ID: number }
  await react(queue)
  const proposal = { AgencyProposedPickupDate: '2026-11-21', AgencyProposedPickupTimeTypeID: 6 }
  const matchOf = async ({ EntityID }: Caller) =>
    (await stored(id)).Matches.find(({ Agency }) => Agency.ID === EntityID)?.ID ?? 0
  const [first, second, third] = people.agencies
  const held = { id: await matchOf(first) }
  await ask(offers.acceptMatch, first, { ...held, ...proposal })
  await ask(offers.updatePickup, first, { ...held, DriverName: 'Rosa', DriverPhoneNumber: '413-555-0101' })
  await ask(offers.handBackMatch, first, { ...held, Reason: 'vehicle' })
  await ask(offers.acceptMatch, second, { id: await matchOf(second), ...proposal })
  const to = { AgencyID: third.EntityID, ProviderType: 'agency' } as const
  await ask(offers.reassignPickup, people.foodBank, { txId: id, ...to })
  await ask(donations.closeOut, people.store, { id, IsMarkedAsSuccessfulByDonor: false })
  await ask(donations.reopenDonation, people.store, { id })
  await react(queue)
}

/** A count that a second person approves. */
async function approveCount(): Promise<void> {
  const { ID: PantryInventoryItemID } = await shelved(people.foodBank, 40)
  const line = { PantryInventoryItemID, CountedQuantity: 38, CountedAt: new Date().toISOString() }
  await ask(stockApi.setCountRules, people.foodBank, { NeedsApproval: true })
  const { answer } = await ask(stockApi.countStock, people.foodBank, { StorageLocationID: null, Lines: [line] })
  await ask(stockApi.setCountRules, people.foodBank, { NeedsApproval: false })
  const { ID: CountID } = answer.Value as { ID: number }
  const second = person('foodbankadmin', ids.foodBank, [ids.foodBank])
  await ask(stockApi.settleStockCount, { ...second, UserID: second.UserID + 1 }, { CountID, Approve: true })
}

/** A volunteer is sought for a donation, and takes the run by the code of its e-mail; the agency drafts its receipt. */
async function fetchByVolunteer(queue: Queue): Promise<void> {
  const [first] = people.agencies
  await addVolunteers(1)
  const made = await ask(donations.postDonation, people.store, draft())
  const { ID: id } = made.answer.Value as { ID: number }
  await react(queue)
  await ask(transport.updateVolunteerAutomationMode, people.foodBank, { id, enabled: true })
  const list = await ask(offers.listNewInProgressDonations, first, {})
  const row = (list.answer.Value as { ID: number; MatchID: number }[]).find((one) => one.ID === id)
  const proposal = { AgencyProposedPickupDate: '2026-11-21', AgencyProposedPickupTimeTypeID: 6 }
  await ask(offers.acceptMatch, first, { id: row?.MatchID ?? 0, ...proposal })
  await react(queue)
  const [offered] = await runsOf(id)
  if (!offered) throw new Error('No volunteer was asked')
  const run = await codeFor(offered.ID)
  const options = { headers: headersOf(run.code) }
  const report = { id: run.id, EventID: crypto.randomUUID(), kind: 'accepted', time: new Date().toISOString() } as const
  await ask(transport.getAttemptedPickup, undefined, { id: run.id }, options)
  await ask(transport.recordAttemptedPickupEvent, undefined, report, options)
  await ask(
    transport.prepareAttemptedPickupPhoto,
    undefined,
    { id: run.id, ContentType: 'image/jpeg', Size: 1000 },
    options,
  )
  const receipt = { id, categories: [{ categoryId: 1, pounds: 12 }], date: '2026-11-19' }
  await ask(receipts.savePendingReceipt, first, receipt)
  await ask(receipts.discardPendingReceipt, first, { id })
  await react(queue)
}

/** Somebody orders of the food bank's products, and leaves another order that was packed. */
async function order(queue: Queue): Promise<void> {
  await testOrderOf(people.foodBank, 'Lopez')
  await orderOfNeighbor(people.foodBank)
  const { ID: id, PantryOrderItems } = await abandonedOrder(people.foodBank)
  const PantryInventoryItemID = PantryOrderItems[1]?.PantryInventoryItemID ?? 0
  await ask(orders.settleOrderReturn, people.foodBank, { id, PantryInventoryItemID, Choice: 'shelf' })
  await ask(orders.setArrival, people.foodBank, { id: (await todaysOrder(await newPantry(people.foodBank))).ID })
  await placeInPantry()
  await react(queue)
}

/** The neighbor orders. */
async function placeInPantry(): Promise<void> {
  const pantry = await openPantry(people.foodBank)
  const draft = { ...pickupOf(pantry), PantryOrderItems: lines([pantry.beans, 3]) }
  const { answer } = await ask(ordering.addOrder, people.customer, { id: ids.customer, ...draft } as never)
  const { OrderID: id } = PlacedOrder.parse(answer.Value)
  const walkIn = { id: ids.customer, PantryLocationID: pantry.locationId, PantryOrderItems: lines([pantry.milk, 1]) }
  await ask(ordering.serveWalkIn, people.foodBank, walkIn as never)
  const edited = { ...draft, PantryOrderItems: lines([pantry.beans, 2]) }
  await ask(ordering.updateOrder, people.customer, { id, ...edited } as never)
  await answerReminder(id ?? 0, pantry)
  await recallBeans(pantry)
  await waitForPlace()
  await orderRegularly()
  await helpHousehold()
}

/** A household lets somebody order for it, who takes the code; it sees them in its list, and ends it. */
async function helpHousehold(): Promise<void> {
  const { ID: id, ...rest } = await customerFor(people.foodBank)
  const by = asCustomer({ ...rest, ID: id })
  const { answer } = await ask(helpers.giveHelp, by, { id, Until: '2026-12-20', IsConsentSpoken: false })
  const { Code } = answer.Value as { Code: string }
  await ask(helpers.acceptHelp, people.customer, { Code })
  await ask(helpers.listHelp, by, { id })
  await ask(helpers.endHelp, by, { id, helperId: people.customer.UserID })
}

/** A regular order is set up, seen, changed, placed by its timer and ended by the link of an order that it placed. */
async function orderRegularly(): Promise<void> {
  const family = await orderedFamily({ owner: people.foodBank })
  const { customer, orderId: OrderID, pantry } = family
  const [id, by] = [customer.ID, asCustomer(customer)]
  const wish = { id, OrderID, Every: 'week', FirstDay: firstRegularDay, StartTime: '08:00:00' } as const
  await ask(standing.setStandingOrder, by, wish)
  await ask(standing.getStandingOrder, by, { id })
  await ask(standing.changeStandingOrder, by, { id, Change: { Action: 'pause', Day: firstRegularDay } })
  const time = { PickupDay: firstRegularDay, CloseTime: `${firstRegularDay}T04:30:00.000Z` }
  await addedPickupTimes(people.foodBank, pantry.locationId, [time])
  const settle = await handlerNamed('timers/settleDue')
  // The morning on which it is placed.
  const today = new Date()
  vi.setSystemTime(new Date('2026-11-30T18:00:00.000Z'))
  await as('timers/settleDue', () => deliver(settle, { kind: 'standingOrder', id }))
  vi.setSystemTime(today)
  const order = (await ordersOfCustomer(id)).find(({ Standing }) => Standing)
  if (!order) throw new Error('The regular order is not placed')
  // For the next day nothing could be ordered, which the family is told.
  const next = await standingOrders.load(id)
  if (!next) throw new Error('The regular order is missing')
  await standingOrders.save(next, notPlaced(next, 'noTimes', today), { by: null, now: today })
  const options = { headers: headersOf(await orderCodeOf(order)) }
  await ask(standing.endLinkedStandingOrder, undefined, { id: order.ID }, options)
}

/** Families wait for a full window: one leaves, one takes the place that gets free, one declines it by its link. */
async function waitForPlace(): Promise<void> {
  const { pantry, windowId, orderId, customer } = await waitingFamily(people.foodBank)
  const [own, second] = [await customerFor(people.foodBank), await customerFor(people.foodBank)]
  const draft = { ...pickupOf(pantry), PantryOrderItems: lines([pantry.beans, 1]) }
  const ofFamily = { id: own.ID, windowId }
  await ask(waitlist.joinWaitlist, asCustomer(own), { id: own.ID, ...draft } as never)
  await ask(waitlist.joinWaitlist, asCustomer(second), { id: second.ID, ...draft } as never)
  await ask(waitlist.listWaitingPlaces, asCustomer(own), { id: own.ID })
  await ask(waitlist.leaveWaitlist, asCustomer(customer), { id: customer.ID, windowId })
  await ask(orders.setOrderStatus, people.foodBank, { id: orderId, statusCode: 'CANCELLED' } as never)
  const settle = await handlerNamed('timers/settleDue')
  const due = async () => as('timers/settleDue', () => deliver(settle, { kind: 'waitlist', id: windowId }))
  await due()
  const options = { headers: headersOf(await placeCodeOf(pantry, second)) }
  await ask(waitlist.takePlace, asCustomer(own), ofFamily)
  await ask(waitlist.getOfferedPlace, undefined, { id: windowId }, options)
  await ask(waitlist.declineOfferedPlace, undefined, { id: windowId }, options)
  const { windowId: other, orderId: cancelled, code } = await waitingFamily(people.foodBank)
  await ask(orders.setOrderStatus, people.foodBank, { id: cancelled, statusCode: 'CANCELLED' } as never)
  await as('timers/settleDue', () => deliver(settle, { kind: 'waitlist', id: other }))
  await ask(waitlist.takeOfferedPlace, undefined, { id: other }, { headers: headersOf(code) })
}

/** By the link of a reminder the order is seen, confirmed, moved and cancelled. */
async function answerReminder(id: number, { owner, locationId }: OpenPantry): Promise<void> {
  const order = await orderById(id)
  if (!order) throw new Error('The order is missing')
  const options = { headers: headersOf(await orderCodeOf(order)) }
  const [TimeID = 0] = await addedPickupTimes(owner, locationId, [{ PickupDay: '2026-11-30' }])
  await ask(ordering.getLinkedOrder, undefined, { id }, options)
  await ask(ordering.confirmLinkedOrder, undefined, { id }, options)
  await ask(ordering.moveLinkedOrder, undefined, { id, TimeID }, options)
  await ask(ordering.cancelLinkedOrder, undefined, { id }, options)
}

/** Beans that were given to somebody are recalled, and everybody is told. */
async function recallBeans({ beans, locationId }: OpenPantry): Promise<void> {
  const { ID: id } = await storedNeighbor({ EMailAddress: 'recalled@example.org', IsEmailNotificationEnabled: true })
  const given = { id, PantryLocationID: locationId, PantryOrderItems: lines([beans, 1]) }
  await ask(ordering.serveWalkIn, people.foodBank, given as never)
  await ask(inventory.holdItem, people.foodBank, { id: beans.ID, IsOnHold: true })
  await ask(recall.tellRecalled, people.foodBank, { id: beans.ID })
  const options = { headers: headersOf(await recallCodeOf(beans.ID, id)) }
  await ask(recall.getRecallNotice, undefined, { id: beans.ID }, options)
  await ask(recall.answerRecallNotice, undefined, { id: beans.ID, Answer: 'threwAway' }, options)
}

/** A customer gets a password, another e-mail address and, with an order behind them, is forgotten. */
async function serveCustomers(queue: Queue): Promise<void> {
  const mine = { EMailAddress: 'served@example.org' }
  const { ID: id } = await storedNeighbor(mine)
  await ask(customers.setCustomerPassword, people.foodBank, { id, NewPassword: 'Good-Food-4-All!' })
  const draft = customerDraft({ EMailAddress: 'moved@example.org' })
  await ask(customers.updateCustomer, people.foodBank, { id, ...draft })
  const { ID: DuplicateID } = await storedNeighbor()
  await orderForCustomer({ ID: DuplicateID }, { StatusCode: 'DELIVEREDTONEIGHBOR' })
  await ask(customers.mergeCustomers, people.foodBank, { id, DuplicateID })
  await react(queue)
  await ask(customers.undoCustomerMerge, people.foodBank, { id, DuplicateID })
  await ask(customers.forgetCustomer, people.foodBank, { id })
  await react(queue)
}

/** A distributor's load on its way to the food bank. */
async function deliverLoad(): Promise<void> {
  const id = await receivedLoad([ids.foodBank])
  await ask(distributors.acceptSubmission, people.network, { id })
  await ask(distributors.acceptSubmissionOffer, people.foodBank, { id })
  const place = { DriverLocationDescription: 'Albany', DriverLatitude: 42.65, DriverLongitude: -73.75 }
  await ask(distributors.updateDriverLocation, people.network, { id, ...place })
  await ask(distributors.recordSubmissionDelivery, people.foodBank, { id, TotalCases: 990, TotalItems: 11_880 })
}

/** An agency as it was just read is changed, by its food bank and by itself. */
async function changeAgency(): Promise<void> {
  const administrator = person('foodbankadmin', ids.foodBank, [ids.foodBank])
  const { answer } = await ask(agencies.getAgency, administrator, { agencyId: 12 })
  const { Version } = answer.Value as { Version: number }
  await ask(agencies.updateAgency, administrator, { agencyId: 12, ...agencyDraft, Drivers: [], Version })
  const keeper = person('agency', 12, [ids.foodBank])
  const own = await ask(agencies.getOwnAgency, keeper, {})
  const { Version: next } = own.answer.Value as { Version: number }
  await ask(agencies.updateOwnAgency, keeper, { ...ownAgencyDraft, Version: next })
}

/** Deletes what was just added, and never used. */
async function deleteUnused(): Promise<void> {
  const administrator = person('foodbankadmin', ids.foodBank, [ids.foodBank])
  const idOf = ({ answer }: Called<unknown>) => (answer.Value as { ID: number }).ID
  const agencyId = idOf(await ask(agencies.createAgency, administrator, agencyDraft))
  await ask(agencies.deleteAgency, administrator, { agencyId })
  const id = idOf(await ask(donors.createDonor, administrator, { Name: 'Mill', TimeZone: 'America/New_York' }))
  const added = { ...locationDraft, DonorID: id, Code: 'UNUSED' }
  await ask(donors.addDonorFoodBank, people.network, { id, FoodBankID: ids.otherFoodBank })
  await ask(donors.removeDonorFoodBank, people.network, { id, foodBankId: ids.otherFoodBank })
  const locationId = idOf(await ask(donors.createDonorLocation, administrator, added))
  await ask(donors.deleteDonorLocation, administrator, { id: locationId })
  await ask(donors.deleteDonor, administrator, { id })
  const providerId = idOf(await ask(providers.createTransportationProvider, administrator, providerDraft))
  await ask(providers.deleteTransportationProvider, administrator, { id: providerId })
}

/** More recipients than one transaction reaches. */
async function writeToMany(queue: Queue): Promise<void> {
  const writes = Array.from({ length: 60 }, (_, index) => {
    const [UserID, EntityID] = [20_000 + index, 9000 + index]
    const names = {
      UserName: `reader-${UserID}@example.org`,
      Name: `Reader ${UserID}`,
      EntityName: `Pantry ${EntityID}`,
    }
    const member = { UserID, EntityID, EntityKind: 'agency', Subject: `reader-${UserID}`, ...names }
    return { put: { ...messageKeys.member(ids.otherFoodBank, EntityID, UserID), ...member } }
  })
  await table.commit(writes)
  const message = {
    Subject: 'Closed',
    Body: 'On Friday.',
    RecipientUserIDs: [],
    RecipientGroups: ['agencies' as const],
  }
  const by = people.otherFoodBank
  await ask(messages.sendMessage, by, message)
  const [job] = (await ask(jobs.listJobs, by, {})).answer.Value as Job[]
  await tell({ name: 'jobs/runJob' }, (await jobStore.loadWithTimeline(job?.ID ?? 0))?.events.at(-1))
  const { answer } = await ask(messages.sendMessage, by, message)
  await tell({ name: 'messages/onMessageQueued' }, queuedBefore((answer.Value as { ID: number }).ID, by.EntityID))
  const shown = await ask(messages.addSystemMessage, people.network, {
    Title: { en: 'Closed', es: '' },
    Body: { en: 'On Friday.', es: '' },
    Audiences: ['agencies'],
    StartsAt: new Date().toISOString(),
    EndsAt: new Date(Date.now() + 3_600_000).toISOString(),
  })
  await ask(messages.endSystemMessage, people.network, { id: (shown.answer.Value as { ID: number }).ID })
  await react(queue)
}

/** Of a language: corrected, confirmed and read again. */
async function reviewTranslation(): Promise<void> {
  const ofLanguage = { language: 'ko' } as const
  await ask(translations.correctTranslation, people.foodBank, { ...ofLanguage, Wording: '주문', Corrected: '주문하기' })
  await ask(translations.reviewTranslation, people.foodBank, { ...ofLanguage, IsReviewed: true })
  await ask(translations.getTranslation, people.foodBank, ofLanguage)
}

/** Of everybody, and of somebody whose food bank requires a second factor. */
async function signIn(pool: TestPool): Promise<void> {
  const trigger = await handlerNamed(tokenTrigger.name)
  const { poolId: userPoolId } = pool
  const sign = (userName: string) => as(tokenTrigger.name, () => trigger({ userPoolId, userName, response: {} }, {}))
  for (const userName of [...callers.map((caller) => caller.Subject), 'nobody']) await sign(userName)
  const administrator = person('foodbankadmin', ids.foodBank)
  await ask(foodbanks.updateSecondFactorRoles, administrator, { Roles: ['agency'] })
  await sign(await pool.admit(people.agencies[1]))
  await ask(foodbanks.updateSecondFactorRoles, administrator, { Roles: [] })
  count(tokenTrigger.name)
}

async function replacePassword(pool: TestPool): Promise<void> {
  const trigger = await handlerNamed(passwordTrigger.name)
  const userName = await pool.admit({ ...people.agencies[1], UserID: 80_000 })
  const event = { triggerSource: 'PostConfirmation_ConfirmForgotPassword', userPoolId: pool.poolId, userName }
  await as(passwordTrigger.name, () => trigger(event, {}))
  count(passwordTrigger.name)
}

/** By a code that was texted; then the user pool asks whether its ticket is right. */
async function signInByCode(): Promise<void> {
  const trigger = await handlerNamed(codeTrigger.name)
  const family = await storedNeighbor({ FoodBankID: ids.foodBank, EMailAddress: null, PhoneNumber: '+18655550177' })
  await ask(customers.sendSignInCode, undefined, { PhoneNumber: family.PhoneNumber ?? '' })
  const { code, write } = newOneTimeCode(family.PhoneNumber ?? '', undefined, new Date())
  await table.commit([write])
  const taken = await ask(customers.takeSignInCode, undefined, { PhoneNumber: family.PhoneNumber ?? '', Code: code })
  const number = '+18655550178'
  const wanted = newOneTimeCode(number, family.ID, new Date())
  await table.commit([wanted.write])
  const change = { id: family.ID, PhoneNumber: number, Code: wanted.code }
  await ask(customers.setPhoneNumber, asCustomer(family), change)
  const [household] = (taken.answer.Value as { Households: customers.SignInHousehold[] }).Households
  const on = { userPoolId: 'pool', userName: household?.SignIn?.UserName ?? '' }
  const steps = [
    { triggerSource: 'DefineAuthChallenge_Authentication', request: { session: [] } },
    { triggerSource: 'CreateAuthChallenge_Authentication', request: { session: [] } },
    {
      triggerSource: 'VerifyAuthChallengeResponse_Authentication',
      request: { challengeAnswer: household?.SignIn?.Ticket ?? '' },
    },
  ]
  for (const step of steps) await as(codeTrigger.name, () => trigger({ ...on, ...step }, {}))
  count(codeTrigger.name)
}

/** A system message before its start, and the first scheduled report: the targets' ones come after the start and in too great a number. */
async function plan(): Promise<void> {
  const added = await ask(messages.addSystemMessage, people.network, systemMessageDraft)
  const { ID: id, Version } = added.answer.Value as { ID: number; Version: number }
  await ask(messages.updateSystemMessage, people.network, { id, ...systemMessageDraft, Version })
  await ask(messages.deleteSystemMessage, people.network, { id })
  await ask(schedulesApi.addReportSchedule, people.foodBank, scheduleDraft)
}

/**
 * Every endpoint, on the same targets as long as they can be changed: what nobody could do on them any more is done on fresh
 * ones, or on those that were not asked for. A fresh set for each change would exceed the maximum of tag groups and programs
 * of one owner.
 */
async function askAboutTargets(): Promise<void> {
  const all = await makeTargets()
  let asked = askedTargets(all)
  const others = all.slice(asked.length)
  for (const endpoint of catalogue) {
    const isDone = () => done.has(entryOf(endpoint))
    // An endpoint before this one took roles away from them.
    await table.commit(callers.flatMap((caller) => putUser(userOf(caller))))
    await askEverybody(endpoint, asked)
    if (isDone()) continue
    asked = [await makeOwnTarget(), ...asked.slice(1)]
    await askEverybody(endpoint, asked.slice(0, 1))
    if (!isDone()) await askEverybody(endpoint, others)
  }
}

export async function doEverything(queue: Queue, pool: TestPool, bucket: TestBucket): Promise<void> {
  await signIn(pool)
  await reviewTranslation()
  await replacePassword(pool)
  await signInByCode()
  await plan()
  await live(queue)
  await invite(queue)
  await signUp(queue)
  await inviteNeighbors(queue)
  await changeMinds(queue)
  await approveCount()
  await fetchByVolunteer(queue)
  await deliverLoad()
  await order(queue)
  await serveCustomers(queue)
  await changeAgency()
  await deleteUnused()
  await askAboutTargets()
  for (let passed = 0; passed < 4; passed++) {
    await react(queue)
    hours(2)
  }
  await returnMail()
  await exchangeTexts()
  await findLowStock(queue)
  await importLoads(bucket)
  await writeToMany(queue)
  await exportReceipts()
  await sendScheduledReport()
}
