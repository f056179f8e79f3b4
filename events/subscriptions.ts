import type { EventDefinition } from '../shared/core/event.ts'
import type { Permission } from '../shared/core/schema/endpoint.ts'
import { textingEvents } from '../shared/core/texting/events.ts'
import { donorEvents } from '../shared/network/donors/events.ts'
import { entityEvents } from '../shared/network/organizations/events.ts'
import { personEvents } from '../shared/network/people/events.ts'
import { customerEvents } from '../shared/pantry/customers/events.ts'
import { customerInvitationEvents } from '../shared/pantry/invitations/events.ts'
import { orderEvents } from '../shared/pantry/orders/events.ts'
import { reminderEvents } from '../shared/pantry/orders/reminder.ts'
import { lowStockEvents } from '../shared/pantry/products/lowStock.ts'
import { recallEvents } from '../shared/pantry/recall/contacts.ts'
import { standingEvents } from '../shared/pantry/standing/standing.ts'
import { waitlistEvents } from '../shared/pantry/waitlist/waitlist.ts'
import { donationEvents } from '../shared/rescue/donations/events.ts'
import { submissionEvents } from '../shared/rescue/loads/events.ts'
import { receiptEvents } from '../shared/rescue/receipts/events.ts'
import { jobEvents } from '../shared/work/jobs/events.ts'
import { messageEvents } from '../shared/work/messages/events.ts'

/** A function that is not an endpoint: its file has the name of `<name>`, its export `handler`. */
export interface FunctionDefinition {
  readonly name: string
  readonly permissions: readonly Permission[]
  /** Loss for a person when it fails: the alarm says so. */
  readonly impact: string
  readonly timeoutSeconds: number
  /** 512 when absent. */
  readonly memoryMegabytes?: number
}
/** Reacts to events: bus rule, own queue with a dead-letter queue, one function. */
export interface Reaction extends FunctionDefinition {
  readonly to: readonly Pick<EventDefinition, 'type'>[]
  /** Functions at a time; 10 when absent. Lambda's least is 2. */
  readonly maxConcurrency?: number
  /** Seconds that its queue holds each message back; 0 when absent. */
  readonly delaySeconds?: number
}
/**
 * Delay of what changes everything in a list: an index lags behind the table, mostly by less than a second. What was written
 * before the event is in the list then; what is written after it is decided by the event's change.
 */
const listDelaySeconds = 5
/** Works off a queue that functions send to. */
export interface Worker extends FunctionDefinition {
  readonly queue: string
}
/** Runs at a fixed rate. */
export interface Schedule extends FunctionDefinition {
  readonly everyMinutes: number
  /** Left out on one machine, where functions do not have to be started. */
  readonly inCloudOnly?: boolean
  /** While it fails, people can't work. */
  readonly stopsPeople?: true
}

/** Deliveries of one message before it goes to the dead-letter queue. */
export const maxReceives = 5
/** Seconds that a received message is hidden: six times its function's time, as Lambda advises, so that a slow batch is not delivered twice. */
export const visibilitySeconds = ({ timeoutSeconds }: Pick<FunctionDefinition, 'timeoutSeconds'>) => 6 * timeoutSeconds
/** Attempts to publish one event before it goes to the dead letters; the hourly check tries it again. */
export const maxPublishings = 10

export const reactions: readonly Reaction[] = [
  {
    name: 'donations/onDonationPosted',
    to: [donationEvents.DonationPosted],
    permissions: ['table:write'],
    impact: 'Posted donations are not matched: agencies are not asked until the next sweep.',
    timeoutSeconds: 30,
  },
  {
    name: 'notifications/onOfferChanged',
    to: [
      donationEvents.DonationMatched,
      donationEvents.StartBegun,
      donationEvents.AgenciesPassedOver,
      donationEvents.OfferMade,
      donationEvents.OfferExpiring,
      donationEvents.OfferAccepted,
      donationEvents.OfferDeclined,
      donationEvents.OfferExpired,
      donationEvents.OfferWithdrawn,
      donationEvents.DonationNotMatched,
      donationEvents.DonationEdited,
      donationEvents.PickupHandedBack,
      donationEvents.PickupReassigned,
      donationEvents.PickupChanged,
      donationEvents.DonationReopened,
      donationEvents.CancelRequested,
      donationEvents.DonationCancelled,
      donationEvents.VolunteerNotFound,
      donationEvents.RunPickedUpAfterEnd,
      donationEvents.RunProblem,
      donationEvents.RunCancelled,
      donationEvents.RunLate,
    ],
    permissions: ['table:write', 'mail:send'],
    impact: 'E-mails about offers do not go out: agencies only learn of offers in the web app.',
    timeoutSeconds: 60,
  },
  {
    name: 'notifications/onLoadOffered',
    to: [submissionEvents.LoadOffered],
    permissions: ['table:write', 'mail:send'],
    impact: 'E-mails about distributors’ loads do not go out: food banks only learn of them in the web app.',
    timeoutSeconds: 60,
  },
  {
    name: 'offers/onOfferAnswered',
    to: [
      donationEvents.OfferAccepted,
      donationEvents.OfferDeclined,
      donationEvents.OfferExpired,
      donationEvents.ReceiptCreated,
      donationEvents.ReceiptCorrected,
    ],
    permissions: ['table:write'],
    impact: 'Matching does not learn from answers and receipts: fairness and answer record fall behind.',
    timeoutSeconds: 30,
  },
  {
    name: 'entities/onEntityRenamed',
    to: [entityEvents.EntityRenamed],
    permissions: ['table:write'],
    impact: 'Renamed donors keep their old name at their locations, and renamed organizations at their people.',
    timeoutSeconds: 60,
    delaySeconds: listDelaySeconds,
  },
  {
    name: 'entities/onEntityRegrouped',
    to: [entityEvents.EntityGroupsChanged],
    permissions: ['table:write'],
    impact: 'People of a donor or a food bank that joined another group are not among its recipients of messages.',
    timeoutSeconds: 60,
  },
  {
    name: 'people/onInvitationMade',
    to: [personEvents.InvitationMade],
    permissions: ['table:write', 'mail:send'],
    impact: 'Invitations are not sent: new people cannot sign in.',
    timeoutSeconds: 60,
  },
  {
    name: 'donors/onDonorSignedUp',
    to: [donorEvents.DonorSignedUp],
    permissions: ['table:write', 'mail:send'],
    impact: 'Food banks get no e-mail about stores that sign up; their home still shows them.',
    timeoutSeconds: 60,
  },
  {
    name: 'donors/onDonorRefused',
    to: [donorEvents.DonorRefused],
    permissions: ['table:write', 'mail:send'],
    impact: 'Stores that a food bank refused get no e-mail about it.',
    timeoutSeconds: 60,
  },
  {
    name: 'people/onPersonAccessChanged',
    to: [personEvents.PersonAccessChanged],
    permissions: ['users:disable'],
    impact: 'The user pool does not follow: people who were enabled again cannot sign in.',
    timeoutSeconds: 30,
  },
  {
    name: 'transport/onVolunteerSought',
    to: [donationEvents.VolunteerSought],
    permissions: ['table:write'],
    impact: 'Volunteers hear of pickups late: nobody is asked before the timer does it.',
    timeoutSeconds: 30,
  },
  {
    name: 'transport/onRunChanged',
    to: [
      donationEvents.RunOffered,
      donationEvents.RunMoved,
      donationEvents.RunWithdrawn,
      donationEvents.DonationCancelled,
    ],
    permissions: ['table:write', 'mail:send'],
    impact: 'Volunteers get no e-mails: nobody takes pickups, and nobody learns that one is off.',
    timeoutSeconds: 60,
  },
  {
    name: 'messages/onMessageQueued',
    to: [messageEvents.MessageQueued],
    permissions: ['table:write'],
    impact: 'Messages to many people that were sent before the last upgrade do not reach them.',
    // 5,000 copies take some seconds.
    timeoutSeconds: 300,
  },
  {
    name: 'notifications/onCopiesDelivered',
    to: [messageEvents.CopiesDelivered],
    permissions: ['table:write', 'mail:send'],
    impact: 'Messages between people come without an e-mail: they are seen only in the web app.',
    // Ten batches of 48 mails, one after the other.
    timeoutSeconds: 300,
    maxConcurrency: 2,
  },
  {
    name: 'jobs/runJob',
    to: [jobEvents.JobRequested, jobEvents.JobContinued],
    permissions: ['table:write', 'exports:work', 'addresses:find', 'photos:get'],
    impact:
      'Exports, reports, imports and messages to many people stand still: people wait for files, results and messages that do not come.',
    // Ten jobs of one batch, each of which takes no new step after 20 seconds.
    timeoutSeconds: 300,
    // The PDF of a year of 36,000 receipts takes 480 MB and half a minute of a whole processor.
    memoryMegabytes: 1769,
  },
  {
    name: 'jobs/onJobEnded',
    to: [jobEvents.JobFinished, jobEvents.JobFailed],
    permissions: ['table:write', 'mail:send'],
    impact:
      'E-mails about exports and imports that ended and messages that failed do not go out: people see it only under My Exports.',
    timeoutSeconds: 60,
  },
  {
    name: 'stock/onOrderMoved',
    to: [
      orderEvents.OrderPlaced,
      orderEvents.WalkInServed,
      orderEvents.OrderEdited,
      orderEvents.OrderStatusChanged,
      orderEvents.HandOverUndone,
      orderEvents.OrderLinePacked,
      orderEvents.OrderReturnSettled,
    ],
    permissions: ['table:write'],
    impact: 'People of pantries miss orders in ledgers and inventory activity; quantities themselves are right.',
    timeoutSeconds: 30,
  },
  {
    name: 'stock/onLowStockFound',
    to: [lowStockEvents.LowStockFound],
    permissions: ['table:write', 'mail:send'],
    impact: 'People of pantries get no e-mail about products that run low; lists of products still show them.',
    timeoutSeconds: 60,
  },
  {
    name: 'customers/onOrderCounted',
    to: [orderEvents.OrderPlaced, orderEvents.WalkInServed, orderEvents.OrderStatusChanged, orderEvents.HandOverUndone],
    permissions: ['table:write'],
    impact: 'Agencies do not see the people who ordered from them for the first time, and order counts fall behind.',
    timeoutSeconds: 30,
  },
  {
    name: 'customers/onCustomerJoined',
    to: [customerEvents.CustomersMerged, customerEvents.CustomerMergeUndone],
    permissions: ['table:write'],
    impact: 'Orders of merged customers stay with the duplicate: people miss them in their history.',
    timeoutSeconds: 60,
    delaySeconds: listDelaySeconds,
  },
  {
    name: 'customers/onCustomerForgotten',
    to: [customerEvents.CustomerForgotten],
    permissions: ['table:write', 'users:delete'],
    impact: 'Forgotten people keep their name on past orders, and their account.',
    timeoutSeconds: 60,
    delaySeconds: listDelaySeconds,
  },
  {
    name: 'lockers/onOrderEnded',
    to: [orderEvents.OrderStatusChanged, orderEvents.LockerReserved],
    permissions: ['table:write'],
    impact: 'Lockers of cancelled orders stay taken for their day: people whose orders wait may get none.',
    timeoutSeconds: 30,
  },
  {
    name: 'totals/onCountChanged',
    to: [
      donationEvents.DonationPosted,
      donationEvents.OfferAccepted,
      donationEvents.DonationNotMatched,
      donationEvents.AgencyAdded,
      donationEvents.FoodBankDeliveryChosen,
      donationEvents.ItemsCorrected,
      donationEvents.DonationEdited,
      donationEvents.DonationCancelled,
      receiptEvents.ReceiptSaved,
      orderEvents.OrderStatusChanged,
      orderEvents.WalkInServed,
      orderEvents.HandOverUndone,
    ],
    permissions: ['table:write'],
    impact:
      'Totals and trends on screens fall behind: pounds, share claimed, receipts and hand-overs by day are too low.',
    timeoutSeconds: 30,
    // More at a time would only wait for each other: a food bank's day is one item.
    maxConcurrency: 2,
  },
  {
    name: 'reports/onScheduledReportMade',
    to: [jobEvents.JobFinished],
    permissions: ['table:write', 'mail:send'],
    impact: 'Scheduled reports are not sent: their recipients get no e-mail.',
    timeoutSeconds: 60,
  },
  {
    name: 'notifications/onOrderChanged',
    to: [
      orderEvents.OrderPlaced,
      orderEvents.OrderEdited,
      orderEvents.OrderNoticed,
      orderEvents.OrderStatusChanged,
      reminderEvents.OrderReminderDue,
    ],
    permissions: ['table:write', 'mail:send', 'text:send'],
    impact: 'People get no e-mails and texts about their orders, and nobody is reminded the day before.',
    timeoutSeconds: 60,
  },
  {
    name: 'ordering/onPlaceFreed',
    to: [orderEvents.OrderEdited, orderEvents.OrderStatusChanged],
    permissions: ['table:write'],
    impact: 'Places that get free are offered to families who wait up to a quarter of an hour later.',
    timeoutSeconds: 30,
    maxConcurrency: 2,
  },
  {
    name: 'notifications/onPlaceOffered',
    to: [waitlistEvents.PlaceOffered],
    permissions: ['table:write', 'mail:send', 'text:send'],
    impact: 'Neighbors who wait for a place are not told that one is kept for them, and it goes by.',
    timeoutSeconds: 60,
  },
  {
    name: 'notifications/onStandingOrder',
    to: [standingEvents.StandingOrderNotPlaced, standingEvents.StandingOrderEnded],
    permissions: ['table:write', 'mail:send', 'text:send'],
    impact:
      'Neighbors are not told that their regular order placed nothing for a day, or has ended: they come in vain.',
    timeoutSeconds: 60,
  },
  {
    name: 'notifications/onRecallTold',
    to: [recallEvents.RecallTold],
    permissions: ['table:write', 'mail:send', 'text:send'],
    impact: 'Neighbors who have recalled food get no message: they have to be called.',
    timeoutSeconds: 120,
  },
  {
    name: 'notifications/onTextDue',
    to: [textingEvents.TextDue],
    permissions: ['table:write', 'text:send'],
    impact: 'People get no texts that waited for the morning: they miss news of their orders.',
    timeoutSeconds: 60,
  },
  {
    name: 'invitations/onCustomerInvited',
    to: [customerInvitationEvents.CustomerInvited],
    permissions: ['table:write', 'mail:send', 'text:send'],
    impact: 'Neighbors who were invited get no link: they cannot sign up to order.',
    timeoutSeconds: 60,
    // Spreadsheets bring thousands at once: more at a time would only be throttled by SES.
    maxConcurrency: 2,
  },
]

/** SES puts bounces and complaints here, functions don't. */
export const returnedMailQueue = 'returnedmail'

/** The topic of the tenant's phone number puts texts here that people send back, functions don't. */
export const receivedTextsQueue = 'receivedtexts'

/** S3 puts a notice of each file here that is dropped into the import bucket, functions don't. */
export const importsQueue = 'imports'
/** Folders of the import bucket whose files are read; each is a kind of `functions/work/imports/importKinds.ts`. */
export const importFolders = ['loads', 'erp'] as const

export const workers: readonly Worker[] = [
  {
    name: 'timers/settleDue',
    queue: 'due',
    permissions: ['table:write'],
    impact: 'Offers do not expire and delayed starts do not begin: donations stand still.',
    timeoutSeconds: 30,
  },
  {
    name: 'notifications/markReturnedMail',
    queue: returnedMailQueue,
    permissions: ['table:write'],
    impact: 'E-mails keep going to addresses that send them back: SES may stop all e-mails, those about offers, too.',
    timeoutSeconds: 30,
  },
  {
    name: 'notifications/answerText',
    queue: receivedTextsQueue,
    permissions: ['table:write', 'text:send'],
    impact: 'STOP is not honored: people get texts that they asked to end, and carriers may block the number.',
    timeoutSeconds: 60,
  },
  {
    name: 'imports/importFile',
    queue: importsQueue,
    permissions: ['table:write', 'imports:work'],
    impact: 'Loads that distributors send as files reach no food bank: nobody is offered them.',
    // 100,000 rows take some minutes; a run that is cut short is finished by the next.
    timeoutSeconds: 900,
    // A file of 100,000 rows and 8 MB takes about 400 MB, one of 50 MB a few times as much.
    memoryMegabytes: 1769,
  },
]

export const schedules: readonly Schedule[] = [
  {
    name: 'timers/sweepDue',
    everyMinutes: 1,
    permissions: ['due:send', 'table:write'],
    impact: 'Timers are not looked at: offers do not expire and delayed starts do not begin.',
    timeoutSeconds: 50,
  },
  {
    name: 'timers/keepWarm',
    everyMinutes: 5,
    inCloudOnly: true,
    permissions: ['functions:call'],
    impact: 'People wait half a second longer at most of their steps.',
    // After a release all of them start.
    timeoutSeconds: 120,
  },
  {
    name: 'session/checkFromOutside',
    everyMinutes: 5,
    inCloudOnly: true,
    stopsPeople: true,
    permissions: [],
    impact: 'People can’t open the app or sign in, although everything inside may look well.',
    // Four steps side by side, some of two requests of eight seconds.
    timeoutSeconds: 30,
  },
  {
    name: 'outbox/closeGaps',
    everyMinutes: 60,
    permissions: ['table:write', 'outbox:mark', 'events:publish'],
    impact: 'What got lost on the way stays lost: people get no e-mail about it, and donations are not matched.',
    // A run takes no new part after 240 seconds; the next goes on.
    timeoutSeconds: 300,
  },
  {
    name: 'totals/countWaiting',
    everyMinutes: 15,
    permissions: [],
    impact: 'Nobody notices donations and orders that wait for people too long.',
    // Four lists of each food bank.
    timeoutSeconds: 120,
  },
  {
    name: 'stock/watchLowStock',
    everyMinutes: 60,
    permissions: ['table:write'],
    impact: 'Products that run low are not looked at: people of pantries get no e-mail about them.',
    // Stock and products of each pantry, one after the other.
    timeoutSeconds: 300,
  },
  {
    name: 'orders/endLeftOrders',
    everyMinutes: 60,
    permissions: ['table:write'],
    impact: 'Orders that nobody handed over or closed stay open: they hold their food and their places.',
    // Thousands of orders that were left open, one after the other.
    timeoutSeconds: 300,
  },
  {
    name: 'people/exportAccounts',
    everyMinutes: 1440,
    permissions: ['users:list', 'backups:put', 'table:write'],
    impact: 'If the user pool is lost, people who were invited since the last export have to be invited again.',
    // 60 accounts a call, of which Cognito takes 30 a second: 300,000 in three to eight minutes. Lambda calls twice more what did not end.
    timeoutSeconds: 900,
  },
]

/** Each check reports with it how many events and timers had got lost; an alarm watches it. */
export const missedMetric = 'MissedEvents'

/** Metric: functions that `timers/keepWarm` had to start, of all that people wait for. */
export const coldMetric = 'FunctionsStarted'

/** Each sweep reports with it how many seconds the oldest timer that ran out has waited, 0 for none; an alarm watches it. */
export const oldestDueMetric = 'OldestDueSeconds'

/** Work that people wait for, by the metrics of `totals/countWaiting`; the dashboard begins with them. */
export const waitingMetrics = {
  answers: 'DonationsWaiting',
  approvals: 'DonationsToApprove',
  packing: 'OrdersNotPacked',
} as const

/** Events that the publisher counts for the dashboard, each in a metric of its name. */
export const countedEvents = [
  donationEvents.DonationPosted.type,
  donationEvents.OfferAccepted.type,
  donationEvents.OfferExpired.type,
  donationEvents.DonationNotMatched.type,
  orderEvents.OrderPlaced.type,
] as const

/** Reads the table's stream and publishes new events to the bus. */
export const publisher: FunctionDefinition = {
  name: 'outbox/publishEvents',
  permissions: ['outbox:mark', 'events:publish'],
  impact: 'Events are not published: donations are not matched and no e-mail goes out.',
  timeoutSeconds: 60,
}

/** Looks up what follows from the active role before each token; a neighbor's sign-in is written down for staff. */
export const tokenTrigger: FunctionDefinition = {
  name: 'session/preToken',
  permissions: ['table:write', 'users:read'],
  impact: 'Nobody can sign in.',
  timeoutSeconds: 5,
}

/** Ends the sign-ins from before a password that replaces a forgotten one. */
export const passwordTrigger: FunctionDefinition = {
  name: 'session/passwordReset',
  permissions: ['table:write', 'users:signout'],
  impact: 'People who replace a forgotten password see an error, and whoever knew the old one stays signed in.',
  timeoutSeconds: 5,
}

/** Links whoever signs in with what their organization has, for the first time, to their account. */
export const linkTrigger: FunctionDefinition = {
  name: 'people/linkProvider',
  permissions: ['users:read', 'users:link'],
  impact: 'People who sign in with their organization’s account for the first time see an error.',
  timeoutSeconds: 5,
}

/** Asked by the pool when a neighbor signs in without a password, by the ticket of a one-time code. */
export const codeTrigger: FunctionDefinition = {
  name: 'customers/codeChallenge',
  permissions: ['table:write'],
  impact: 'Neighbors can not sign in with a code that was texted to them.',
  timeoutSeconds: 5,
}

/** Functions of tenants with a setting alone: `signIn.providers`. */
export const optionalFunctions: readonly FunctionDefinition[] = [linkTrigger]

/** Functions that the user pool calls and waits for. */
export const poolTriggers: readonly FunctionDefinition[] = [tokenTrigger, passwordTrigger, codeTrigger]

/** Of the background functions those that people wait for. */
/** Functions that everybody calls who orders when a window opens. */
export const rushFunctions = {
  signIn: ['session/preToken', 'session/getSession'],
  ordering: ['ordering/listProductsToOrder', 'ordering/addOrder'],
} as const

export const awaitedFunctions: readonly string[] = poolTriggers.map(({ name }) => name)

export const backgroundFunctions: readonly FunctionDefinition[] = [
  ...reactions,
  ...workers,
  ...schedules,
  publisher,
  ...poolTriggers,
]
