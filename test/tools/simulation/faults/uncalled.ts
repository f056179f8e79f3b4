import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { expect } from 'vitest'
import { receivedTextSample } from '../../../../events/texts.ts'
import { loadFile } from '../../../engine/importBucket.ts'
import { cancelledEvent } from '../../../engine/lockers.ts'
import { queuedBefore } from '../../../engine/messagesToMany.ts'
import { orderPlaced } from '../../../engine/pantry.ts'
import { bounceTo } from '../../../engine/returnedMail.ts'
import { agencyIds, ids } from '../../../engine/smallTenant.ts'
import { queueEvent, streamEvent } from '../events.ts'
import type { TableItem } from '../expression.ts'
import { forgotten, mergedDuplicate } from './customers.ts'
import {
  donationId,
  first,
  guestId,
  orderWithLocker,
  type PreparedStage,
  queueMessage,
  runEvent,
  sentReportJob,
  toMany,
} from './prepare.ts'
import type { Scenario } from './scenario.ts'

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

const ofType = (events: readonly TableItem[], type: string) => {
  const found = events.filter((event) => event.Type === type)
  return found.length > 0 ? found : expect.fail(`Nothing told ${type}`)
}

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

/** A recall that a neighbor is told of: their product is gone. */
const recallTold: TableItem = {
  ...lowStockFound,
  ID: 'recall-1-1-0',
  Type: 'RecallTold',
  Subject: { Kind: 'recall', ID: 1 },
  Detail: { Have: [ids.customer], Ordered: [] },
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
export const uncalled: readonly Scenario[] = [
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
  {
    name: 'notifications/onRecallTold',
    on: 'empty',
    work: () => runEvent('notifications/onRecallTold', queueEvent([recallTold])),
  },
  reacts('donors/onDonorRefused', 'empty', 'DonorRefused'),
  reacts('notifications/onOrderChanged', 'empty', 'OrderPlaced'),
  reacts('ordering/onPlaceFreed', 'empty', 'OrderStatusChanged'),
  reacts('notifications/onPlaceOffered', 'empty', 'PlaceOffered'),
  reacts('notifications/onStandingOrder', 'empty', 'StandingOrderNotPlaced'),
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
    work: () => runEvent('stock/onOrderMoved', queueEvent([orderPlaced])),
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
    work: () => runEvent('reports/onScheduledReportMade', queueEvent([jobEvent('JobFinished', sentReportJob)])),
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
    name: 'customers/codeChallenge',
    on: 'empty',
    work: () =>
      runEvent('customers/codeChallenge', {
        triggerSource: 'VerifyAuthChallengeResponse_Authentication',
        userName: first.Subject,
        request: { challengeAnswer: 'no-ticket' },
      }),
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
