import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { receivedTextSample } from '../../../../events/texts.ts'
import { catalogue } from '../../../../shared/catalogue.ts'
import { copyId } from '../../../../shared/work/messages/message.ts'
import { examples } from '../../../contract/examples.ts'
import { call } from '../../../engine/call.ts'
import { loadFile } from '../../../engine/importBucket.ts'
import { cancelledEvent } from '../../../engine/lockers.ts'
import { queuedBefore } from '../../../engine/messagesToMany.ts'
import { bounceTo } from '../../../engine/returnedMail.ts'
import { agencyIds, ids, people } from '../../../engine/smallTenant.ts'
import type { Target } from '../../../engine/target.ts'
import { queueEvent, streamEvent } from '../events.ts'
import type { TableItem } from '../expression.ts'
import { agenciesFaults } from './agencies.ts'
import { attachmentsFaults } from './attachments.ts'
import { customersFaults, forgotten, mergedDuplicate } from './customers.ts'
import { deliveryprogramsFaults } from './deliveryprograms.ts'
import { distributorsFaults } from './distributors.ts'
import { donationsFaults } from './donations.ts'
import { donorsFaults } from './donors.ts'
import { foodbanksFaults } from './foodbanks.ts'
import { importsFaults } from './imports.ts'
import { inventoryFaults } from './inventory.ts'
import { invitationsFaults } from './invitations.ts'
import { jobsFaults } from './jobs.ts'
import { limitsFaults } from './limits.ts'
import { locationsFaults } from './locations.ts'
import { lockersFaults } from './lockers.ts'
import { messagesFaults } from './messages.ts'
import { networkFaults } from './network.ts'
import { offersFaults } from './offers.ts'
import { orderingFaults } from './ordering.ts'
import { ordersFaults } from './orders.ts'
import { peopleFaults } from './people.ts'
import {
  administrator,
  donationId,
  first,
  firstMatch,
  guestId,
  ofDelivery,
  orderWithLocker,
  type PreparedStage,
  queueMessage,
  runEvent,
  toMany,
} from './prepare.ts'
import { providersFaults } from './providers.ts'
import { receiptsFaults } from './receipts.ts'
import { referralsFaults } from './referrals.ts'
import { reportsFaults } from './reports.ts'
import { asks, type Scenario } from './scenario.ts'
import { sessionFaults } from './session.ts'
import { setupFaults } from './setup.ts'
import { ordered, stockFaults } from './stock.ts'
import { storageFaults } from './storage.ts'
import { tagsFaults } from './tags.ts'
import { transportFaults } from './transport.ts'
import { windowsFaults } from './windows.ts'

/**
 * Scenario of each function while its calls go wrong, and the table it starts from. A new endpoint needs its line in
 * its area.
 */

/** Endpoints that change something: each where it succeeds. */
const changing: readonly Scenario[] = [
  ...agenciesFaults,
  ...attachmentsFaults,
  ...customersFaults,
  ...deliveryprogramsFaults,
  ...distributorsFaults,
  ...donationsFaults,
  ...donorsFaults,
  ...foodbanksFaults,
  ...importsFaults,
  ...inventoryFaults,
  ...invitationsFaults,
  ...jobsFaults,
  ...limitsFaults,
  ...locationsFaults,
  ...lockersFaults,
  ...messagesFaults,
  ...networkFaults,
  ...offersFaults,
  ...orderingFaults,
  ...ordersFaults,
  ...peopleFaults,
  ...providersFaults,
  ...receiptsFaults,
  ...referralsFaults,
  ...reportsFaults,
  ...sessionFaults,
  ...setupFaults,
  ...stockFaults,
  ...storageFaults,
  ...tagsFaults,
  ...transportFaults,
  ...windowsFaults,
]

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
  importJobId: 3,
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
const jobEvent = (Type: string, ID = 1): TableItem => ({
  ID: `job-${ID}-1-0-${Type}`,
  Type,
  At: '2026-11-20T15:00:00.000Z',
  Subject: { Kind: 'job', ID },
  EntityID: ids.foodBank,
  By: null,
  Detail: { Kind: 'donations' },
})

const ofType = (events: readonly TableItem[], type: string) => events.filter((event) => event.Type === type)

const reacts = (run: string, on: PreparedStage, type: string): Scenario => ({
  name: run,
  on,
  work: (events) => runEvent(run, queueEvent(ofType(events, type))),
})

const accessChanged: TableItem = {
  ID: 'person-119-1-0',
  Type: 'PersonAccessChanged',
  At: '2026-11-20T15:00:00.000Z',
  Subject: { Kind: 'person', ID: guestId },
  EntityID: agencyIds[0],
  By: null,
  Detail: { Subject: 'guest', IsSignedOut: true },
}

/** A pantry's product that has come to its threshold. */
const lowStockFound: TableItem = {
  ID: `lowStock-${ids.foodBank}-1-0`,
  Type: 'LowStockFound',
  At: '2026-11-20T13:00:00.000Z',
  Subject: { Kind: 'lowStock', ID: ids.foodBank },
  EntityID: ids.foodBank,
  By: null,
  Detail: { Day: '2026-11-20', New: [1], Low: [1] },
}

/** A text that was held back over the night before. */
const textDue: TableItem = {
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
  reacts('entities/onEntityRegrouped', 'empty', 'EntityGroupsChanged'),
  reacts('notifications/onOfferChanged', 'offering', 'OfferMade'),
  reacts('notifications/onLoadOffered', 'empty', 'LoadOffered'),
  reacts('people/onInvitationMade', 'empty', 'InvitationMade'),
  reacts('invitations/onCustomerInvited', 'empty', 'CustomerInvited'),
  reacts('donors/onDonorSignedUp', 'empty', 'DonorSignedUp'),
  {
    name: 'stock/onLowStockFound',
    on: 'empty',
    work: () => runEvent('stock/onLowStockFound', queueEvent([lowStockFound])),
  },
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
  {
    name: 'messages/onMessageQueued',
    on: 'empty',
    work: () => runEvent('messages/onMessageQueued', queueEvent([{ ...queuedBefore(toMany, ids.foodBank) }])),
  },
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
    work: () => runEvent('timers/settleDue', queueMessage({ kind: 'donation', id: donationId })),
  },
  {
    name: 'notifications/markReturnedMail',
    on: 'empty',
    work: () => runEvent('notifications/markReturnedMail', queueMessage(bounceTo(first))),
  },
  {
    name: 'notifications/answerText',
    on: 'empty',
    work: () => runEvent('notifications/answerText', queueMessage({ ...receivedTextSample, messageBody: 'STOP' })),
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
      return runEvent('imports/importFile', queueMessage(droppedFile))
    },
  },
  {
    name: 'jobs/runJob',
    on: 'posted',
    work: () => runEvent('jobs/runJob', queueEvent([jobEvent('JobRequested')])),
  },
  {
    name: 'jobs/runJob of a message',
    on: 'empty',
    work: () => runEvent('jobs/runJob', queueEvent([jobEvent('JobRequested', toMany)])),
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
  { name: 'totals/countWaiting', on: 'offering', work: () => runEvent('totals/countWaiting', {}) },
  { name: 'stock/watchLowStock', on: 'empty', work: () => runEvent('stock/watchLowStock', {}) },
  { name: 'orders/endLeftOrders', on: 'empty', later: 60 * 24 * 14, work: () => runEvent('orders/endLeftOrders', {}) },
  { name: 'people/exportAccounts', on: 'empty', work: () => runEvent('people/exportAccounts', {}) },
  { name: 'outbox/closeGaps', on: 'accepted', later: 61, work: () => runEvent('outbox/closeGaps', {}) },
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
  {
    name: 'session/passwordReset',
    on: 'empty',
    work: () =>
      runEvent('session/passwordReset', {
        triggerSource: 'PostConfirmation_ConfirmForgotPassword',
        userPoolId: 'pool',
        userName: first.Subject,
      }),
  },
]

export const scenarios: readonly Scenario[] = [...changing, ...reading, ...running]
