import type { Role } from '../../../../shared/core/access.ts'

/**
 * Assumed habits of people in a month, and what can't be measured on one machine. Intervals are those of `web/src`;
 * all else is an assumption, and stands here so that it can be argued with.
 */

export interface Habit {
  /** Of those who have the role, so many use it in a month. */
  readonly active: number
  readonly visitsOfADay: number
  /** Minutes that a page stands open and in front: a hidden one does not ask. */
  readonly minutesOfAVisit: number
  /** Calls of a visit, beside what the polls ask. */
  readonly calls: Readonly<Record<string, number>>
  /** Seconds between two questions of the same kind while a page is open. */
  readonly polls: Readonly<Record<string, number>>
}

const everyone = { getSession: 30, getSystemMessage: 300 }
const grid = (id: string, active: number): Habit => ({
  active,
  visitsOfADay: 1,
  minutesOfAVisit: 20,
  calls: { [id]: 4, getTransaction: 4 },
  polls: { ...everyone, [id]: 60 },
})

export const habits: Readonly<Partial<Record<Role, Habit>>> = {
  agency: {
    active: 0.9,
    visitsOfADay: 1,
    minutesOfAVisit: 8,
    calls: { getDashboard: 1, getDashboardPickups: 1, getMatch: 2, getAgencyGrid: 0.5, listReceipts: 0.3 },
    polls: { ...everyone, listNewInProgressDonations: 15 },
  },
  /** At the desk all day. */
  foodbankrtcoord: {
    active: 1,
    visitsOfADay: 3,
    minutesOfAVisit: 120,
    calls: { getFoodBankGrid: 15, getTransaction: 15 },
    polls: { ...everyone, getFoodBankGrid: 60, getNeedsGrid: 60 },
  },
  /** One visit for a donation posted, and one to close it, on most days. */
  donor: {
    active: 0.9,
    visitsOfADay: 2,
    minutesOfAVisit: 6,
    calls: { listAssociatedDonorLocations: 1, getDonorGrid: 1, getCloseOut: 1 },
    polls: { ...everyone, getDonorGrid: 60 },
  },
  foodcoordstateasso: grid('getStateAssociationGrid', 0.8),
  foodcoordcoops: grid('getCoopsGrid', 0.8),
  fano: grid('getFeedingAmericaGrid', 1),
}

export const taken = {
  daysOfAMonth: 30,
  /** Lambda: memory as in `infra/functions.ts`; time by the requests a run makes, one after the other, as if all were. */
  gigabytes: { endpoint: 1.73, background: 0.5 },
  millisecondsOfARun: 10,
  millisecondsOfARequest: 6,
  /** Cold starts of all runs, and what they take; `timers/keepWarm` keeps a copy of each function that people wait for. */
  coldShare: 0.02,
  millisecondsOfAColdStart: 500,
  /** A warm run is answered before anything else; its caller waits as for any call, ten at a time. */
  millisecondsOfAWarmRun: 2,
  millisecondsOfAWarmCall: 20,
  warmCallsAtOnce: 10,
  /** Own line, Lambda's report and API Gateway's access line. */
  logBytesOfARun: 1200,
  logBytesOfAnApiRequest: 400,
  monthsOfLogs: 3,
  /** Lambda's pollers ask an empty queue so often: five of them, twenty seconds each. */
  pollsOfAQueueInAMinute: 15,
  /** App files of a first load, once for every release a user meets. */
  bytesOfALoad: 400_000,
  filesOfALoad: 25,
  loadsOfAUserInAMonth: 3,
  /** The document, whose validator holds, of every visit. */
  requestsOfAVisit: 2,
  bytesOfAnAnswer: 3000,
  bytesOfAnUnchangedAnswer: 300,
  /** Of polls that bring something new. */
  changedShare: 0.1,
  /** Donations stay in the table. */
  monthsOfDonations: 24,
  photoGigabytes: 5,
} as const
