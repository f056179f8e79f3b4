import {
  awaitedFunctions,
  backgroundFunctions,
  reactions,
  schedules,
  workers,
} from '../../../../events/subscriptions.ts'
import { catalogue } from '../../../../shared/catalogue.ts'
import type { Role } from '../../../../shared/core/access.ts'
import type { Usage } from '../flow/record.ts'
import { type Amounts, plus } from './bill.ts'
import { type Habit, habits, taken } from './habits.ts'

/**
 * Usage of a tenant in a month: its donations as they were lived through, its people's screens, and what always runs.
 */

/** Requests and units of one call of an endpoint. */
export interface CallUnits {
  readonly id: string
  readonly operations: readonly string[]
  readonly reads: number
  readonly writes: number
}
export interface Lived {
  readonly days: number
  readonly donations: number
  readonly usage: Readonly<Record<string, Usage>>
  readonly events: Readonly<Record<string, number>>
}

const gigabyte = 1e9

/** Amounts of the logs that functions and the API write, and how long they are stored. */
export const ofLogs = (bytes: number): Amounts => ({
  logGigabytes: bytes / gigabyte,
  logStorageGigabytes: (bytes / gigabyte) * taken.monthsOfLogs,
})

/** Runs of a function with the requests that they make to the table, or another service. */
function ofRuns(count: number, requests: number, kind: keyof typeof taken.gigabytes): Amounts {
  const milliseconds =
    count * (taken.millisecondsOfARun + taken.coldShare * taken.millisecondsOfAColdStart) +
    requests * taken.millisecondsOfARequest
  return {
    lambdaRuns: count,
    lambdaGigabyteSeconds: (milliseconds / 1000) * taken.gigabytes[kind],
    ...ofLogs(count * taken.logBytesOfARun),
  }
}

/** Calls through CloudFront and the API. */
function ofCalls(count: number, bytes: number): Amounts {
  return {
    apiRequests: count,
    edgeRequests: count,
    edgeGigabytes: (count * bytes) / gigabyte,
    ...ofLogs(count * taken.logBytesOfAnApiRequest),
  }
}

const isCalled = (name: string) => !backgroundFunctions.some(({ name: id }) => id === name)
const minutes = taken.daysOfAMonth * 24 * 60

function ofUsage(name: string, { runs: count, requests, reads, writes, events, mails }: Usage, times: number): Amounts {
  return plus(
    ofRuns(count * times, (requests + mails + events / 10) * times, isCalled(name) ? 'endpoint' : 'background'),
    isCalled(name) ? ofCalls(count * times, taken.bytesOfAnAnswer) : {},
    { readUnits: reads * times, writeUnits: writes * times, events: events * times, mails: mails * times },
  )
}

/** Messages are sent, received and deleted; the last two by the batch. */
function ofQueues({ usage, events }: Lived, times: number): Amounts {
  const sent = reactions.flatMap(({ to }) => to.map(({ type }) => events[type] ?? 0)).reduce((a, b) => a + b, 0)
  const batches = [...reactions, ...workers].reduce((sum, { name }) => sum + (usage[name]?.runs ?? 0), 0)
  const due = Object.values(usage).reduce((sum, { messages }) => sum + messages, 0)
  return { queueRequests: (sent + due + 2 * batches) * times }
}

/** Of the donations, each schedule as often as it runs. */
export function ofDonations(lived: Lived, donations: number): Amounts {
  const times = donations / lived.donations
  const used = Object.entries(lived.usage).map(([name, usage]) => {
    const every = schedules.find(({ name: id }) => id === name)?.everyMinutes
    return ofUsage(name, usage, every === undefined ? times : minutes / every / usage.runs)
  })
  return plus(...used, ofQueues(lived, times))
}

/** Of one person of a role, by what each call takes. */
export function ofPerson(habit: Habit, units: (id: string) => CallUnits): Amounts {
  const visits = habit.visitsOfADay * taken.daysOfAMonth
  const call = (id: string, times: number, bytes: number) => {
    const { operations, reads, writes } = units(id)
    return plus(ofRuns(times, operations.length * times, 'endpoint'), ofCalls(times, bytes), {
      readUnits: reads * times,
      writeUnits: writes * times,
    })
  }
  const polled = taken.changedShare * taken.bytesOfAnAnswer + (1 - taken.changedShare) * taken.bytesOfAnUnchangedAnswer
  return plus(
    ...Object.entries(habit.calls).map(([id, times]) => call(id, times * visits, taken.bytesOfAnAnswer)),
    ...Object.entries(habit.polls).map(([id, seconds]) =>
      call(id, (habit.minutesOfAVisit * 60 * visits) / seconds, polled),
    ),
    {
      activeUsers: 1,
      edgeRequests: taken.filesOfALoad * taken.loadsOfAUserInAMonth + taken.requestsOfAVisit * visits,
      edgeFunctionRuns: taken.loadsOfAUserInAMonth + visits,
      edgeGigabytes: (taken.bytesOfALoad * taken.loadsOfAUserInAMonth) / gigabyte,
    },
  )
}

const timesOf = (amounts: Amounts, times: number): Amounts =>
  Object.fromEntries(Object.entries(amounts).map(([what, amount]) => [what, amount * times]))

export const ofPeople = (counts: Readonly<Partial<Record<Role, number>>>, units: (id: string) => CallUnits): Amounts =>
  plus(
    ...(Object.entries(counts) as [Role, number][]).map(([role, count]) => {
      const habit = habits[role]
      return habit ? timesOf(ofPerson(habit, units), count * habit.active) : {}
    }),
  )

/** Resources that are there whether or not anybody gives anything. */
export interface Standing {
  /** Metrics that alarms look at: an alarm over several is billed for each. */
  readonly alarms: number
  readonly dashboards: number
  readonly secrets: number
  readonly customMetrics: number
}
/** Runs that keep a copy of each function that people wait for, and those of `timers/keepWarm`, which waits for their answers. */
export function ofWarmth(): Amounts {
  const { everyMinutes = 5 } = schedules.find(({ name }) => name === 'timers/keepWarm') ?? {}
  const rounds = minutes / everyMinutes
  const functions = catalogue.length + awaitedFunctions.length
  return {
    lambdaRuns: rounds * (functions + 1),
    lambdaGigabyteSeconds:
      (rounds *
        functions *
        (taken.millisecondsOfAWarmRun * taken.gigabytes.endpoint +
          (taken.millisecondsOfAWarmCall / taken.warmCallsAtOnce) * taken.gigabytes.background)) /
      1000,
  }
}

export function ofStanding(standing: Standing, bytesOfAMonth: number): Amounts {
  const gigabytes = (bytesOfAMonth * taken.monthsOfDonations) / gigabyte
  return {
    ...standing,
    ...ofWarmth(),
    tableGigabytes: gigabytes,
    recoveryGigabytes: gigabytes,
    objectGigabytes: taken.photoGigabytes,
    queueRequests: (reactions.length + workers.length) * taken.pollsOfAQueueInAMinute * minutes,
  }
}
