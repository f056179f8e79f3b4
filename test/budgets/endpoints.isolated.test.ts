import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Event } from '../../events/event.ts'
import { backgroundFunctions, schedules } from '../../events/subscriptions.ts'
import { receivedTextSample } from '../../events/texts.ts'
import { nextId } from '../../functions/core/table/ids.ts'
import { entityKeys } from '../../functions/core/table/keys/entities.ts'
import { messageKeys } from '../../functions/core/table/keys/messages.ts'
import { eventPrefix } from '../../functions/core/table/shape.ts'
import { newTicket } from '../../functions/pantry/customers/signIn/oneTimeCodes.ts'
import { deliveryWrites } from '../../functions/work/messages/messageJob.ts'
import { batchSize, messageWrites } from '../../functions/work/messages/messageTable.ts'
import { createTable } from '../../infra/local/createTable.ts'
import type { FunctionHandler } from '../../infra/local/functions.ts'
import { catalogue } from '../../shared/catalogue.ts'
import type { ShownDonor } from '../../shared/network/donors/donor.ts'
import { orderEvents } from '../../shared/pantry/orders/events.ts'
import type { Job } from '../../shared/work/jobs/job.ts'
import { loadFile, startImportBucket } from '../engine/importBucket.ts'
import { referralOf } from '../engine/referrals.ts'
import { bounceTo } from '../engine/returnedMail.ts'
import { isFull } from '../engine/tier.ts'
import type { Cost } from './cost.ts'
import { tableRequestsOf } from './requests.ts'

/**
 * Cost of each call of an endpoint and of each call of another function, in a tenant with eight weeks behind it and, in
 * `npm run test:full`, in one with a hundred times as much. The table of the smaller one lies beside this
 * file: a change of what is read or written is recorded with `vitest run test/budgets --update`.
 */

const meter = await vi.hoisted(async () => (await import('../api/core/meter.ts')).startMeter())
const queue = await vi.hoisted(async () => (await import('../api/core/endpoints.ts')).startQueue())
const ses = await vi.hoisted(async () => {
  const started = await (await import('../../functions/core/mail/ses.fixture.ts')).startSes()
  process.env.AWS_ENDPOINT_URL_SESV2 = started.endpoint
  return started
})

const texts = await vi.hoisted(async () => {
  const started = await (await import('../../infra/local/texts.ts')).startTexts()
  process.env.AWS_ENDPOINT_URL_SNS = started.endpoint
  return started
})

// Modules that speak to the table are loaded only now, so that they speak through the meter.
const { handlerNamed } = await import('../../infra/local/functions.ts')
const { call, handlerOf } = await import('../engine/call.ts')
const { smallTenantParticipants } = await import('./smallTenant.ts')
const { calls } = await import('./calls.ts')
const { administratorOf, endpointNamed, inputOf } = await import('./calls/making.ts')
const { message } = await import('./calls/messages.ts')
const { pendingDonor } = await import('./calls/donors.ts')
const { costOf } = await import('./cost.ts')
const {
  takenDonation: accepted,
  succeed,
  offeredDonation: offered,
  receiptedDonation: receipted,
} = await import('./participants.ts')
const { writePast } = await import('./history.ts')
const { changeEntity, ids, makeSmallTenant, people } = await import('../engine/smallTenant.ts')
const { morning, setClock } = await import('../engine/clock.ts')
const { stored } = await import('../engine/donations.ts')
const { deliver } = await import('../api/core/messages.ts')
const { donationWithTimeline } = await import('../../functions/rescue/donations/donationTable.ts')
const { offerRun } = await import('../../functions/rescue/transport/offerRun.ts')
const donations = await import('../../shared/rescue/donations/api.ts')
const donors = await import('../../shared/network/donors/api.ts')
const distributors = await import('../../shared/rescue/loads/api.ts')
const { submissionWithTimeline } = await import('../../functions/rescue/loads/submissionTable.ts')
const { receivedLoad } = await import('../engine/submissions.ts')
const { forgetBlocks } = await import('../../functions/core/table/ids.ts')
const { table } = await import('../../functions/core/table/table.ts')
const { invitePerson } = await import('../../shared/network/people/api.ts')
const { orderStore } = await import('../../functions/pantry/orders/orderTable.ts')
const { delayedTextOf, orderOfNeighbor, someText } = await import('../engine/texting.ts')
const { settleDelayedText } = await import('../../functions/core/texting/settleDelayedText.ts')
const { delayedTexts } = await import('../../functions/core/texting/textTable.ts')
const pool = await (await import('../engine/pool.ts')).startTestPool()
const bucket = await startImportBucket()
const { updateVolunteerAutomationMode } = await import('../../shared/rescue/transport/api.ts')
const jobs = await import('../../shared/work/jobs/api.ts')
const { jobStore } = await import('../../functions/core/jobMachine/jobTable.ts')
const { finishedJob } = await import('../engine/jobs.ts')
const { deliveryOf } = await import('../engine/schedules.ts')
const { queuedBefore } = await import('../engine/messagesToMany.ts')
const { customerFor } = await import('../engine/ordering.ts')
const orders = await import('../../shared/pantry/orders/api.ts')
const { regularFamily } = await import('../engine/standing.ts')
const { standingOrders } = await import('../../functions/pantry/standing/standingTable.ts')
const { notPlaced } = await import('../../shared/pantry/standing/standing.ts')
const { waitingFamily } = await import('../engine/waitlist.ts')
const { settleWaitlist } = await import('../../functions/pantry/waitlist/settleWaitlist.ts')
const { waitlists } = await import('../../functions/pantry/waitlist/waitlistTable.ts')
const { orderPlaced: ordered, shelved } = await import('../engine/pantry.ts')
const { orderForCustomer, storedNeighbor } = await import('../engine/customers.ts')
const customers = await import('../../shared/pantry/customers/api.ts')
const { cancelledEvent, lockedOrder } = await import('../engine/lockers.ts')

/** A table of its own, in which the same agency always comes first: the one that the past is of. */
async function tenantOf(times: number): Promise<void> {
  setClock(morning)
  ses.answer = () => 'taken'
  process.env.TABLE_NAME = `${process.env.TABLE_NAME}-${times}`
  await createTable(new DynamoDBClient({}), process.env.TABLE_NAME)
  // Numbers that were taken from the other table are taken in this one too.
  forgetBlocks()
  await makeSmallTenant()
  await changeEntity('donorLocation', ids.donorLocation, { PresetAgencyIDs: [11] })
  const { of, by } = await receipted(smallTenantParticipants)
  await succeed(donations.closeOut, people.store, { id: of, IsMarkedAsSuccessfulByDonor: true })
  await writePast(await stored(of), by, times)
}

afterAll(async () => {
  vi.useRealTimers()
  await Promise.all([meter.stop(), queue.stop(), ses.stop(), texts.stop(), pool.stop(), bucket.stop()])
})

const cells = [30, 9, 7, 7] as const
const line = (...values: readonly unknown[]) =>
  values
    .map((value, index) => (index === 0 ? String(value).padEnd(cells[0]) : String(value).padStart(cells[index] ?? 0)))
    .join(' ')

const costs = new Map<number, Map<string, Cost>>()
const recorded = new Map<string, readonly string[]>()

const recordRequests = (of: string, requests: readonly string[]) =>
  recorded.set(of, [...new Set([...(recorded.get(of) ?? []), ...requests])].sort())

/** Runs it and remembers what it cost. */
async function note<T>(times: number, name: string, work: () => Promise<T>): Promise<T> {
  const { result, requests } = await meter.during(work)
  costs.set(times, (costs.get(times) ?? new Map()).set(name, costOf(requests)))
  if (times === 1) recordRequests(name.replace(/ \(.+\)$/, ''), tableRequestsOf(requests))
  return result
}

/** The last event of a kind that a donation tells. */
async function eventOf(donationId: number, type: string): Promise<{ detail: Event }> {
  const detail = (await donationWithTimeline(donationId))?.events.findLast((event) => event.Type === type)
  if (!detail) throw new Error(`Donation ${donationId} tells no ${type}`)
  return { detail }
}
const personEvent = (Kind: string, ID: number, Type: string, Detail: Event['Detail']): Event => ({
  ID: `${Kind}-${ID}-1-0`,
  Type,
  At: morning.toISOString(),
  Subject: { Kind, ID },
  EntityID: 12,
  By: null,
  Detail,
})
const posted = async () =>
  ((await succeed(donations.postDonation, people.store, smallTenantParticipants.draft())) as { ID: number }).ID

const donorChangeOf = ({ ID: id, Name, TimeZone, Version }: ShownDonor) => ({ id, Name, TimeZone, Version })

/** An accepted donation that seeks a volunteer. */
async function seeking(): Promise<number> {
  const { ID: id } = (await accepted(smallTenantParticipants)).donation
  await succeed(updateVolunteerAutomationMode, people.foodBank, { id, enabled: true })
  return id
}
/** An export of a day without donations, and the last event of a job. */
const requestedExport = async () => {
  const Parameters = { dateStartFilter: '2020-01-01', dateEndFilter: '2020-01-01' }
  return ((await succeed(jobs.requestJob, people.foodBank, { Kind: 'donations', Parameters })) as Job).ID
}
const jobEvent = async (id: number) => ({ detail: (await jobStore.loadWithTimeline(id))?.events.at(-1) })

/** A message to one more than a batch, whose copies wait for its job. */
async function messageToMany(): Promise<{ id: number; jobId: number }> {
  const sender = people.foodBank
  const Sender = { UserID: sender.UserID, UserName: sender.UserName, Name: 'Ada Brook', EntityName: 'Front desk' }
  const recipients = Array.from({ length: batchSize + 1 }, (_, at) => ({ ...Sender, UserID: 90_000 + at }))
  const ID = await nextId('message')
  const head = { ID, SendDate: morning.toISOString(), Subject: 'Crates', Body: 'All of them.', Sender }
  const message = { ...head, classification: 'general' as const, RecipientGroups: [], RecipientEntityNames: [] }
  const actor = { by: sender, now: morning, EntityID: sender.EntityID }
  const job = await deliveryWrites(message, recipients, { caller: sender, language: 'en', now: morning })
  await table.commit([...messageWrites(message, recipients, actor), ...job])
  const asked = (await succeed(jobs.listJobs, sender, {})) as Job[]
  const own = asked.find(({ Parameters }) => 'messageId' in Parameters && Parameters.messageId === ID)
  return { id: ID, jobId: own?.ID ?? 0 }
}

/** The first event of a message. */
async function messageEvent(id: number): Promise<Event> {
  const { pk } = messageKeys.message(id)
  const [event] = await table.all({ pk, from: eventPrefix, to: `${eventPrefix}\uffff` }, Event)
  if (!event) throw new Error(`Message ${id} tells nothing`)
  return event
}

/** The work of each function that is none of an endpoint; the publisher does not speak to the table. */
const worked: Readonly<Record<string, (handler: FunctionHandler) => Promise<() => Promise<unknown>>>> = {
  'donations/onDonationPosted': async (handler) => {
    const event = await eventOf(await posted(), 'DonationPosted')
    return () => deliver(handler, event)
  },
  'notifications/onOfferChanged': async (handler) => {
    const event = await eventOf((await offered(smallTenantParticipants)).ID, 'OfferMade')
    return () => deliver(handler, event)
  },
  'offers/onOfferAnswered': async (handler) => {
    const event = await eventOf((await accepted(smallTenantParticipants)).donation.ID, 'OfferAccepted')
    return () => deliver(handler, event)
  },
  'entities/onEntityRenamed': async (handler) => {
    const by = administratorOf({ foodBank: people.otherFoodBank })
    const donor = (await succeed(donors.getDonor, by, { id: ids.otherDonor })) as ShownDonor
    await succeed(donors.updateDonor, by, { ...donorChangeOf(donor), Name: `${donor.Name} & Co.` })
    const { pk } = entityKeys.entity(donor.ID)
    const detail = (await table.all({ pk, from: eventPrefix, to: `${eventPrefix}\uffff` }, Event)).at(-1)
    return () => deliver(handler, { detail })
  },
  'entities/onEntityRegrouped': async (handler) => {
    const Subject = { Kind: 'entity', ID: ids.donor }
    const about = { ID: 'entity-30-2-0', Type: 'EntityGroupsChanged', At: morning.toISOString(), Subject }
    const detail = { ...about, EntityID: ids.donor, By: null, Detail: { Groups: [ids.foodBank] } }
    return () => deliver(handler, { detail })
  },
  'transport/onVolunteerSought': async (handler) => {
    const event = await eventOf(await seeking(), 'VolunteerSought')
    return () => deliver(handler, event)
  },
  'transport/onRunChanged': async (handler) => {
    const id = await seeking()
    await offerRun(await stored(id), new Date())
    const event = await eventOf(id, 'RunOffered')
    return () => deliver(handler, event)
  },
  'messages/onMessageQueued': async (handler) => {
    const { id } = await messageToMany()
    return () => deliver(handler, { detail: queuedBefore(id, ids.foodBank) })
  },
  'notifications/onCopiesDelivered': async (handler) => {
    const { id } = await message(smallTenantParticipants)
    const detail = await messageEvent(id)
    return () => deliver(handler, { detail })
  },
  'ordering/onPlaceFreed': async (handler) => {
    const { orderId: id } = await waitingFamily(people.foodBank)
    await succeed(orders.setOrderStatus, people.foodBank, { id, statusCode: 'CANCELLED' })
    const detail = (await orderStore.loadWithTimeline(id))?.events.at(-1)
    return () => deliver(handler, { detail })
  },
  'notifications/onPlaceOffered': async (handler) => {
    const { orderId: id, windowId } = await waitingFamily(people.foodBank)
    await succeed(orders.setOrderStatus, people.foodBank, { id, statusCode: 'CANCELLED' })
    await settleWaitlist(windowId, new Date())
    const detail = (await waitlists.loadWithTimeline(windowId))?.events.at(-1)
    return () => deliver(handler, { detail })
  },
  'notifications/onStandingOrder': async (handler) => {
    const { customer } = await regularFamily({ owner: people.foodBank, more: { IsEmailNotificationEnabled: true } })
    const standing = await standingOrders.load(customer.ID)
    if (!standing) throw new Error('The regular order is missing')
    const now = new Date()
    const { events } = await standingOrders.save(standing, notPlaced(standing, 'noTimes', now), { by: null, now })
    return () => deliver(handler, { detail: events[0] })
  },
  'notifications/onLoadOffered': async (handler) => {
    const id = await receivedLoad([ids.otherFoodBank])
    await succeed(distributors.acceptSubmission, people.network, { id })
    const loaded = await submissionWithTimeline(id)
    const detail = loaded?.events.find(({ Type }) => Type === 'LoadOffered')
    return () => deliver(handler, { detail })
  },
  'totals/onCountChanged': async (handler) => {
    const event = await eventOf((await accepted(smallTenantParticipants)).donation.ID, 'OfferAccepted')
    const { ID } = await orderForCustomer(await storedNeighbor(), { StatusCode: 'ABANDONED' })
    const missed = personEvent('order', ID, 'OrderStatusChanged', {})
    return () => deliver(handler, event, { detail: missed })
  },
  'stock/onOrderMoved': async (handler) => {
    const { ID: ProductID } = await shelved(people.foodBank, 40)
    const Movements = [{ ProductID, Quantity: -2, OrderQuantity: 2 }]
    const event = { ...ordered, ID: `order-${ProductID}-1-0`, Detail: { ...orderEvents.OrderPlaced.sample, Movements } }
    return () => deliver(handler, { detail: event })
  },
  'customers/onOrderCounted': async (handler) => {
    const { ID } = await orderForCustomer(await storedNeighbor())
    const detail = { ...ordered, Subject: { Kind: 'order', ID }, ID: `order-${ID}-1-0` }
    return () => deliver(handler, { detail })
  },
  'customers/onCustomerJoined': async (handler) => {
    const { ID: id } = await storedNeighbor()
    const { ID: DuplicateID } = await storedNeighbor()
    await orderForCustomer({ ID: DuplicateID })
    await succeed(customers.mergeCustomers, people.foodBank, { id, DuplicateID })
    return () => deliver(handler, { detail: personEvent('customer', id, 'CustomersMerged', { DuplicateID }) })
  },
  'customers/onCustomerForgotten': async (handler) => {
    const { ID: id } = await storedNeighbor()
    await orderForCustomer({ ID: id }, { StatusCode: 'DELIVEREDTONEIGHBOR' })
    await succeed(customers.forgetCustomer, people.foodBank, { id })
    return () => deliver(handler, { detail: personEvent('customer', id, 'CustomerForgotten', {}) })
  },
  'lockers/onOrderEnded': async (handler) => {
    const { ID } = await lockedOrder(people.foodBank)
    return () => deliver(handler, { detail: cancelledEvent(ID) })
  },
  'timers/settleDue': async (handler) => {
    const { ID } = await offered(smallTenantParticipants)
    setClock(new Date(morning.getTime() + 61 * 60_000))
    return () => deliver(handler, { kind: 'donation', id: ID })
  },
  'people/onInvitationMade': async (handler) => {
    const asked = { EMailAddress: `due${costs.size}@example.org`, Name: 'Ann', Role: 'agency', Language: 'en' } as const
    const by = administratorOf(people)
    const made = (await succeed(invitePerson, by, { entityId: 12, ...asked })) as { ID: number }
    return () => deliver(handler, { detail: personEvent('invitation', made.ID, 'InvitationMade', { Mailing: 1 }) })
  },
  'invitations/onCustomerInvited': async (handler) => {
    const { ID } = await referralOf(people.foodBank, { PhoneNumber: '+18655550134' })
    const detail = personEvent('customerInvitation', ID, 'CustomerInvited', {})
    return () => deliver(handler, { detail })
  },
  'donors/onDonorSignedUp': async (handler) => {
    const id = await pendingDonor(smallTenantParticipants)
    const detail = personEvent('pendingDonor', id, 'DonorSignedUp', {})
    return () => deliver(handler, { detail })
  },
  'stock/onLowStockFound': async (handler) => {
    const { ID } = await shelved(people.foodBank, 0, { IsActive: true })
    const detail = personEvent('lowStock', ids.foodBank, 'LowStockFound', { Day: '2026-11-20', New: [ID], Low: [ID] })
    return () => deliver(handler, { detail })
  },
  'donors/onDonorRefused': async (handler) => {
    const id = await pendingDonor(smallTenantParticipants)
    const by = administratorOf(people)
    await succeed(donors.decidePendingDonor, by, { id, IsApproved: false })
    const detail = personEvent('pendingDonor', id, 'DonorRefused', {})
    return () => deliver(handler, { detail })
  },
  'people/onPersonAccessChanged': async (handler) => {
    const { Subject, UserID } = people.agencies[0]
    const detail = personEvent('person', UserID, 'PersonAccessChanged', { Subject, IsSignedOut: true })
    return () => deliver(handler, { detail })
  },
  'imports/importFile': async (handler) => {
    // The first file takes a block of new IDs, which the second has then at hand.
    await deliver(handler, JSON.parse(await bucket.put('loads/monday.csv', loadFile(['PO-A']))))
    const notice = await bucket.put('loads/tuesday.csv', loadFile(['PO-B']))
    return () => deliver(handler, JSON.parse(notice))
  },
  'notifications/markReturnedMail': async (handler) => () => deliver(handler, bounceTo(people.agencies[0])),
  'notifications/answerText': async (handler) => () => deliver(handler, { ...receivedTextSample, messageBody: 'STOP' }),
  'notifications/onOrderChanged': async (handler) => {
    const { ID } = await orderOfNeighbor(people.foodBank)
    const detail = (await orderStore.loadWithTimeline(ID))?.events.at(-1)
    return () => deliver(handler, { detail })
  },
  'notifications/onRecallTold': async (handler) => {
    const told = { EMailAddress: 'told@example.org', IsEmailNotificationEnabled: true, PhoneNumber: null }
    const { ID } = await customerFor(people.foodBank, told)
    const product = await shelved(people.foodBank, 0, { IsActive: true })
    const detail = personEvent('recall', product.ID, 'RecallTold', { Have: [ID], Ordered: [] })
    return () => deliver(handler, { detail })
  },
  'notifications/onTextDue': async (handler) => {
    const id = await delayedTextOf({ ...someText, eventId: `order-${costs.size}-1-0` })
    await settleDelayedText(id, new Date('2026-11-21T13:00:00.000Z'))
    const detail = (await delayedTexts.loadWithTimeline(id))?.events.at(-1)
    return () => deliver(handler, { detail })
  },
  'jobs/runJob': async (handler) => {
    const events = [await jobEvent(await requestedExport()), await jobEvent((await messageToMany()).jobId)]
    return () => deliver(handler, ...events)
  },
  'jobs/onJobEnded': async (handler) => {
    const event = await jobEvent(await finishedJob(await requestedExport()))
    return () => deliver(handler, event)
  },
  'reports/onScheduledReportMade': async (handler) => {
    const { jobId } = await deliveryOf(people.foodBank, 'board@example.org')
    const event = await jobEvent(jobId)
    return () => deliver(handler, event)
  },
  'timers/sweepDue': async (handler) => () => handler({}, {}),
  'totals/countWaiting': async (handler) => () => handler({}, {}),
  'stock/watchLowStock': async (handler) => () => handler({}, {}),
  'orders/endLeftOrders': async (handler) => () => handler({}, {}),
  'people/exportAccounts': async (handler) => () => handler({}, {}),
  'outbox/closeGaps': async (handler) => () => handler({}, {}),
  'session/preToken': async (handler) => {
    const { Subject: userName } = people.foodBank
    await table.commit([{ update: entityKeys.user(userName), unset: ['RoleFacts'] }])
    return () => handler({ userName }, {})
  },
  'customers/codeChallenge': async (handler) => {
    const { ticket, write } = newTicket(people.customer.Subject, new Date())
    await table.commit([write])
    const { Subject: userName } = people.customer
    const triggerSource = 'VerifyAuthChallengeResponse_Authentication'
    return () => handler({ triggerSource, userName, request: { challengeAnswer: ticket } }, {})
  },
  'session/passwordReset': async (handler) => {
    const { poolId: userPoolId } = pool
    // Each tenant of the test has its own table, and all have one pool.
    const userName = await pool.admit({ ...people.agencies[1], UserID: 80_000 + costs.size })
    return () => handler({ triggerSource: 'PostConfirmation_ConfirmForgotPassword', userPoolId, userName }, {})
  },
}

/** Times that the larger tenant has the past of the smaller one. */
const larger = 100
const sizes = isFull ? [1, larger] : [1]

/** Of other functions, those that speak to the table: the publisher is measured with the events, and what is in the cloud alone speaks to none. */
const inCloudOnly = new Set(schedules.filter((one) => one.inCloudOnly).map(({ name }) => name))
const runs = backgroundFunctions
  .map(({ name }) => name)
  .filter((run) => run !== 'outbox/publishEvents' && !inCloudOnly.has(run))

const asked = [
  ...catalogue.map(({ id }) => id),
  ...Object.keys(calls).filter((name) => !catalogue.some(({ id }) => id === name)),
]

describe.each(sizes)('with %i times a past', (times) => {
  beforeAll(() => tenantOf(times), 300_000)

  it.each(asked)('a call of %s', async (name) => {
    const endpoint = endpointNamed(name.split(' ')[0] ?? '')
    await handlerOf(endpoint)
    const prepared = await calls[name]?.(smallTenantParticipants)
    if (!prepared) throw new Error(`${name} has no call in test/budgets/calls`)
    const input = inputOf(endpoint, prepared)
    const { headers = {}, signIn } = prepared
    const from = signIn ? { signIn } : {}
    const result = await note(times, name, () => call(endpoint, prepared.by, input as never, { headers, ...from }))
    expect([result.status, result.answer.FailureReason]).toEqual([200, undefined])
    const etag = result.headers.etag
    if (!etag || endpoint.mutates) return
    const again = await meter.during(() =>
      call(endpoint, prepared.by, input as never, { headers: { ...headers, 'if-none-match': etag }, ...from }),
    )
    expect([again.result.status, again.result.body]).toEqual([304, ''])
  })

  it.each(runs)('a run of %s', async (run) => {
    const handler = await handlerNamed(run)
    const work = await worked[run]?.(handler)
    if (!work) throw new Error(`${run} has no work in this test`)
    const failed = await note(times, run, work)
    if (Array.isArray(failed)) expect(failed).toEqual([])
    setClock(morning)
  })

  it('all of it is as the table beside this file says', async () => {
    // Costs of the larger tenant are held against the smaller one below.
    if (times !== 1) return expect(costs.get(times)?.size).toBe(asked.length + runs.length)
    const lines = [...(costs.get(times) ?? [])].map(([name, { operations, reads, writes }]) => {
      const names = operations.map((operation) => operation.replace(/Items?$/, '')).sort()
      return `${line(name, operations.length, reads, writes)}  ${names.join(' ')}`.trimEnd()
    })
    expect(lines).toHaveLength(asked.length + runs.length)
    const table = [`${line('function', 'requests', 'RCU', 'WCU')}  operations`, ...lines].join('\n')
    await expect(`${table}\n`).toMatchFileSnapshot('./endpoints.1x.txt')
  })
})

/**
 * Endpoints that list all agencies, people or locations of a food bank, of which the larger tenant has more.
 */
const listsAllOrganizations = [
  // An agency is kept by a location that has it among its presets.
  'deleteAgency',
  'bulkOffer',
  'explainMatches',
  'getDashboard',
  'prioritizeMasterAgency',
  'listDonorLocations',
  'listAssociatedDonorLocations',
  'listAssociatedDonorLocationsWithoutPresets',
  'listAssociatedAdhoc',
  'listAssociatedAgencies',
  'countAgencies',
  'addAgency',
  // Scores the agency as matching does, which reads every agency's record.
  'reassignPickup',
  'sendMessage',
  'listRecipients',
  'listManagedEntities',
  'listAddressees',
  'donations/onDonationPosted',
  // In the morning of a pantry, as the agencies of the tenant are.
  'stock/watchLowStock',
]
/** A year's days, of which the smaller tenant has seen eight weeks. */
const listsDays = ['getDashboardPickups']

it('the access-pattern page shows what the functions ask for', async () => {
  const lines = [...recorded].flatMap(([name, requests]) => requests.map((request) => `${name} ${request}\n`))
  await expect(lines.join('')).toMatchFileSnapshot('./requests.txt')
})

describe.runIf(isFull)('a larger past', () => {
  const of = (times: number) => [...(costs.get(times) ?? [])]
  const grown = (units: 'reads' | 'writes') =>
    of(1).flatMap(([name, cost]) =>
      (costs.get(larger)?.get(name)?.[units] ?? Number.NaN) <= cost[units] ? [] : [name],
    )

  it('asks no function for other requests', () => {
    const requests = (times: number) => of(times).map(([name, { operations }]) => [name, ...operations].sort())
    expect(requests(larger)).toEqual(requests(1))
  })

  it('writes no more, but for a job, which writes its progress with each step', () => {
    expect(grown('writes').filter((name) => name !== 'jobs/runJob')).toEqual([])
  })

  it('reads no more, but for what lists all organizations of a food bank or all days of a year', () => {
    const allowed = [...listsAllOrganizations, ...listsDays]
    expect(grown('reads').sort()).toEqual(allowed.sort())
  })
})
