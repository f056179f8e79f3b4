import type { Circle } from '../../shared/message/circle.ts'

/**
 * Every item kind's key, every index and the questions it answers. No other file names a key; infra builds the table from
 * `tableShape`, and the access-pattern page is written from `questions`.
 */

const watchers = [1, 2, 3, 4, 5, 6] as const

/**
 * `list1`…`list6`: an item's place in up to six lists, newest or alphabetically last first by `sort`. `state1`…`state6`:
 * the same lists cut down to one state. `due`: what the clock has to look at. Lists carry `row`, the few facts that a line
 * of a grid shows, so that a page of 25 costs two read units whatever the table's size.
 */
export const tableShape = {
  partitionKey: 'pk',
  sortKey: 'sk',
  timeToLive: 'expires',
  indexes: [
    ...watchers.map((n) => ({ name: `list${n}`, partitionKey: `list${n}`, sortKey: 'sort', project: ['row'] })),
    ...watchers.map((n) => ({ name: `state${n}`, partitionKey: `state${n}`, sortKey: 'sort', project: ['row'] })),
    { name: 'due', partitionKey: 'due', sortKey: 'dueAt', project: 'KEYS_ONLY' as const },
  ],
} as const

export type IndexName = `list${1 | 2 | 3 | 4 | 5 | 6}` | `state${1 | 2 | 3 | 4 | 5 | 6}` | 'due'

export interface Key {
  readonly pk: string
  readonly sk: string
}
const key = (pk: string, sk: string): Key => ({ pk, sk })

export const factPrefix = 'FACT#'
/** Stands before the people at the head of a circle, so that they are asked for alone. */
export const headPrefix = 'HEAD#'
/** Marks facts of a past that was written afterwards: the timeline shows them, nobody is told. */
export const noNews = 'IsNoNews'

export const keys = {
  donation: (id: number) => key(`DONATION#${id}`, 'DONATION'),
  /** What one agency sees of a donation; written with the donation, never on its own. */
  agencyRow: (donationId: number, agencyId: number) => key(`DONATION#${donationId}`, `AGENCY#${agencyId}`),
  /** A fact of a donation: outbox and timeline in one. */
  fact: (donationId: number, version: number, place: number) =>
    key(`DONATION#${donationId}`, `${factPrefix}${String(version).padStart(6, '0')}#${String(place).padStart(3, '0')}`),
  entity: (id: number) => key(`ENTITY#${id}`, 'ENTITY'),
  /** A person who acts for an entity. */
  member: (entityId: number, subject: string) => key(`ENTITY#${entityId}`, `USER#${subject}`),
  /** What matching knows of an agency's past, beside its food bank's other agencies. */
  agencyRecord: (foodBankId: number, agencyId: number) => key(`FOODBANK#${foodBankId}#RECORDS`, `AGENCY#${agencyId}`),
  user: (subject: string) => key(`USER#${subject}`, 'USER'),
  /** Whom people may write to: those a circle is named after, and those of the parties one step below. */
  head: (circle: Circle, entityId: number, userId: number) =>
    key(`CIRCLE#${circle}`, `${headPrefix}${entityId}#${userId}`),
  below: (circle: Circle, entityId: number, userId: number) => key(`CIRCLE#${circle}`, `BELOW#${entityId}#${userId}`),
  receipt: (id: number) => key(`RECEIPT#${id}`, 'RECEIPT'),
  agencyTotals: (agencyId: number) => key(`AGENCY#${agencyId}#TOTALS`, 'TOTALS'),
  agencyDay: (agencyId: number, day: string) => key(`AGENCY#${agencyId}#DAYS`, day),
  agencyStore: (agencyId: number, locationId: number) => key(`AGENCY#${agencyId}#STORES`, `LOCATION#${locationId}`),
  /** How much waits for an agency; changed with what it counts. */
  agencyBadges: (agencyId: number) => key(`AGENCY#${agencyId}#BADGES`, 'BADGES'),
  /** How much waits for a person, in whatever role. */
  personBadges: (userId: number) => key(`PERSON#${userId}#BADGES`, 'BADGES'),
  message: (id: number) => key(`MESSAGE#${id}`, 'MESSAGE'),
  /** What one recipient has of a message. */
  messageCopy: (messageId: number, id: number) => key(`MESSAGE#${messageId}`, `COPY#${id}`),
  /** A message's line in its sender's list, with the counts that change. */
  sentMessage: (userId: number, sendDate: string, id: number) => key(`SENDER#${userId}`, `${sendDate}#${id}`),
  tenantCategories: () => key('TENANT', 'CATEGORIES'),
  /** What everyone is told once. */
  systemMessage: () => key('TENANT', 'SYSTEMMESSAGE'),
  /** How far the seeding of a demonstration tenant came. */
  seeded: () => key('TENANT', 'SEEDED'),
  counter: (name: string) => key(`COUNTER#${name}`, 'COUNTER'),
  /** Answer of a call that was made with an idempotency key. */
  once: (userId: number, endpoint: string, token: string) => key(`ONCE#${userId}#${endpoint}#${token}`, 'ONCE'),
  /** A reaction applied a fact. */
  applied: (factId: string, reaction: string) => key(`APPLIED#${factId}`, reaction),
  /** An e-mail about a fact to one person. */
  mail: (factId: string, subject: string) => key(`APPLIED#${factId}`, `MAIL#${subject}`),
} as const

export const lists = {
  network: () => 'NETWORK',
  foodBank: (id: number) => `FOODBANK#${id}`,
  stateAssociation: (id: number) => `STATEASSOCIATION#${id}`,
  coop: (id: number) => `COOP#${id}`,
  donor: (id: number) => `DONOR#${id}`,
  donorLocation: (id: number) => `DONORLOCATION#${id}`,
  agency: (id: number) => `AGENCY#${id}`,
  agencyReceipts: (id: number) => `AGENCY#${id}#RECEIPTS`,
  foodBankReceipts: (id: number) => `FOODBANK#${id}#RECEIPTS`,
  foodBankAgencies: (id: number) => `FOODBANK#${id}#AGENCIES`,
  foodBankPlaces: (id: number) => `FOODBANK#${id}#PLACES`,
  donorPlaces: (id: number) => `DONOR#${id}#PLACES`,
  inbox: (userId: number) => `INBOX#${userId}`,
} as const

/** A list cut down to one state: `FOODBANK#12#offering`. */
export const inState = (list: string, state: string) => `${list}#${state}`

/** State of an agency's rows. */
export const agencyActive = 'ACTIVE'

export const dueShards = 4
export const dueShard = (id: number) => `DUE#${id % dueShards}`

export interface Question {
  readonly asks: string
  readonly index: IndexName | 'table'
  readonly key: string
  readonly by: readonly string[]
}

/** The questions the table answers, each with one query or one get. */
export const questions: readonly Question[] = [
  {
    asks: 'A donation with its matches',
    index: 'table',
    key: 'DONATION#{id} / DONATION',
    by: ['every change of a donation'],
  },
  {
    asks: 'A donation with its timeline',
    index: 'table',
    key: 'DONATION#{id}',
    by: ['getTransaction', 'getMatch', 'getCloseOut'],
  },
  {
    asks: 'Donations of the network, newest first',
    index: 'list6',
    key: 'NETWORK',
    by: ['getFeedingAmericaGrid', 'exportGrid'],
  },
  {
    asks: 'Donations of a food bank, newest first',
    index: 'list1',
    key: 'FOODBANK#{id}',
    by: ['getFoodBankGrid', 'exportGrid'],
  },
  {
    asks: 'Donations of a food bank in one state',
    index: 'state1',
    key: 'FOODBANK#{id}#{stage}',
    by: ['getFoodBankGrid', 'listPendingMatches'],
  },
  { asks: 'Donations of a donor, newest first', index: 'list2', key: 'DONOR#{id}', by: ['getDonorGrid', 'exportGrid'] },
  { asks: 'Donations of a donor in one state', index: 'state2', key: 'DONOR#{id}#{stage}', by: ['getDonorGrid'] },
  {
    asks: 'Donations of a donor location, newest first',
    index: 'list3',
    key: 'DONORLOCATION#{id}',
    by: ['getDonorGrid', 'exportGrid'],
  },
  {
    asks: 'Donations of a donor location in one state',
    index: 'state3',
    key: 'DONORLOCATION#{id}#{stage}',
    by: ['getDonorGrid'],
  },
  {
    asks: 'Donations of a state association, newest first',
    index: 'list4',
    key: 'STATEASSOCIATION#{id}',
    by: ['getStateAssociationGrid', 'exportGrid'],
  },
  {
    asks: 'Donations of a state association in one state',
    index: 'state4',
    key: 'STATEASSOCIATION#{id}#{stage}',
    by: ['getStateAssociationGrid'],
  },
  { asks: 'Donations of a co-op, newest first', index: 'list5', key: 'COOP#{id}', by: ['getCoopsGrid', 'exportGrid'] },
  { asks: 'Donations of a co-op in one state', index: 'state5', key: 'COOP#{id}#{stage}', by: ['getCoopsGrid'] },
  {
    asks: 'Donations of the network in one state',
    index: 'state6',
    key: 'NETWORK#{stage}',
    by: ['getFeedingAmericaGrid'],
  },
  {
    asks: 'Donations an agency was asked about, newest first',
    index: 'list1',
    key: 'AGENCY#{id}',
    by: ['getAgencyGrid', 'listDonationHistory'],
  },
  {
    asks: 'Offers and donations under way of an agency',
    index: 'state1',
    key: 'AGENCY#{id}#ACTIVE',
    by: ['getAgencyGrid', 'listNewInProgressDonations'],
  },
  {
    asks: 'How many donations an agency has to receipt',
    index: 'table',
    key: 'AGENCY#{id}#BADGES',
    by: ['getSession'],
  },
  { asks: 'What the clock has to look at by now', index: 'due', key: 'DUE#{shard}', by: ['sweepDue'] },
  { asks: 'An entity', index: 'table', key: 'ENTITY#{id} / ENTITY', by: ['access checks', 'postDonation'] },
  { asks: 'The people who act for an entity', index: 'table', key: 'ENTITY#{id} / USER#', by: ['onOfferChanged'] },
  {
    asks: 'Agencies of a food bank by name',
    index: 'list1',
    key: 'FOODBANK#{id}#AGENCIES',
    by: ['onDonationPosted', 'listAssociatedAdhoc'],
  },
  {
    asks: 'What matching knows of a food bank’s agencies',
    index: 'table',
    key: 'FOODBANK#{id}#RECORDS',
    by: ['onDonationPosted'],
  },
  {
    asks: 'Donor locations of a food bank by name',
    index: 'list1',
    key: 'FOODBANK#{id}#PLACES',
    by: ['listAssociatedDonorLocations'],
  },
  {
    asks: 'Donor locations of a donor by name',
    index: 'list2',
    key: 'DONOR#{id}#PLACES',
    by: ['listAssociatedDonorLocations'],
  },
  { asks: 'A person with roles', index: 'table', key: 'USER#{subject}', by: ['preToken', 'getSession'] },
  { asks: 'Receipts of an agency, newest first', index: 'list1', key: 'AGENCY#{id}#RECEIPTS', by: ['listReceipts'] },
  {
    asks: 'Receipts of a food bank, newest first',
    index: 'list2',
    key: 'FOODBANK#{id}#RECEIPTS',
    by: ['listReceipts'],
  },
  { asks: 'Pounds an agency picked up per day', index: 'table', key: 'AGENCY#{id}#DAYS', by: ['getDashboardPickups'] },
  { asks: 'Totals of an agency', index: 'table', key: 'AGENCY#{id}#TOTALS', by: ['getDashboard'] },
  { asks: 'Stores an agency picked up from', index: 'table', key: 'AGENCY#{id}#STORES', by: ['getDashboard'] },
  {
    asks: 'Messages a person sent, newest first, with who read them counted',
    index: 'table',
    key: 'SENDER#{user}',
    by: ['getSentGrid'],
  },
  { asks: 'Messages a person received, newest first', index: 'list1', key: 'INBOX#{user}', by: ['getReceivedGrid'] },
  { asks: 'How many of them are unread', index: 'table', key: 'PERSON#{user}#BADGES', by: ['getSession'] },
  { asks: 'A message with all of its copies', index: 'table', key: 'MESSAGE#{id}', by: ['getMessage'] },
  {
    asks: 'One copy of a message',
    index: 'table',
    key: 'MESSAGE#{id} / COPY#{id}',
    by: ['getMessageByRecipientId', 'removeMessage'],
  },
  {
    asks: 'People one may write to: all of the own circle, the heads of those above',
    index: 'table',
    key: 'CIRCLE#{id}, CIRCLE#{id} / HEAD#',
    by: ['listRecipients', 'sendMessage'],
  },
  { asks: 'What everyone is told', index: 'table', key: 'TENANT / SYSTEMMESSAGE', by: ['getSystemMessage'] },
]
