import { isFinal, orderStatusCodes } from '../shared/pantry/orders/status.ts'
import { submissionLists } from './core/table/keys/distributors.ts'
import { donationLists } from './core/table/keys/donations.ts'
import { orderLists } from './core/table/keys/orders.ts'
import { reportLists } from './core/table/keys/reports.ts'
import { textingLists } from './core/table/keys/texting.ts'
import { inState, type List } from './core/table/lists.ts'
import { table } from './core/table/table.ts'
import { timersUntil } from './core/table/timers.ts'
import { delayedTexts } from './core/texting/textTable.ts'
import { allFoodBanks, tenantNetwork } from './network/organizations/entityTable.ts'
import { orderReminders } from './pantry/orders/reminderTable.ts'
import { donationStore } from './rescue/donations/donationTable.ts'
import { submissionStore } from './rescue/loads/submissionTable.ts'
import type { TimerKind } from './settlers.ts'
import { reportSchedules } from './work/schedules/scheduleTable.ts'

/**
 * A timer is written with the state that needs it, so that none is lost with the stream. One can be missing where items were
 * put back by hand or written by a version with another rule: then an offer would never end, and a report never be sent.
 */

/** Finding and setting of a kind's missing timers. */
interface Check {
  /** Name of a subject in the alarm and the command. */
  readonly called: string
  /** Subjects that may wait for a timer. */
  subjects(): Promise<number[]>
  readonly store: {
    withoutTimer(ids: readonly number[]): Promise<number[]>
    setMissedTimer(id: number): Promise<boolean>
  }
}

/** Stages in which the clock has something to do: nothing is due for a donation in another one. */
const donationStages = ['matching', 'pendingStart', 'offering', 'accepted'] as const
const openStatuses = orderStatusCodes.filter((code) => !isFinal(code))

/** The number is the second part of each subject's key. */
const idsIn = async (...lists: readonly List[]): Promise<number[]> =>
  (await Promise.all(lists.map((list) => table.keys(list)))).flat().map(({ pk }) => Number(String(pk).split('#')[1]))

async function openLoads(): Promise<number[]> {
  const network = await tenantNetwork()
  return network ? idsIn(inState(submissionLists.network(network.ID), 'offering')) : []
}

/** An order's reminder has the number of the order. */
async function openOrders(): Promise<number[]> {
  const foodBanks = await allFoodBanks()
  return idsIn(...foodBanks.flatMap(({ ID }) => openStatuses.map((code) => inState(orderLists.foodBank(ID), code))))
}

const checks: Readonly<Record<TimerKind, Check>> = {
  donation: {
    called: 'donation',
    subjects: () => idsIn(...donationStages.map((stage) => inState(donationLists.network(), stage))),
    store: donationStore,
  },
  submission: { called: 'load', subjects: openLoads, store: submissionStore },
  reportSchedule: {
    called: 'scheduled report',
    subjects: () => idsIn(reportLists.allSchedules()),
    store: reportSchedules,
  },
  delayedText: { called: 'delayed text', subjects: () => idsIn(textingLists.delayed()), store: delayedTexts },
  orderReminder: { called: 'reminder of order', subjects: openOrders, store: orderReminders },
}

/** Sets them; answers the subjects that had none. */
export async function setMissedTimers(): Promise<string[]> {
  const subjects = await Promise.all(
    Object.entries(checks).map(async ([kind, check]) => ({ kind, check, ids: await check.subjects() })),
  )
  const timed = new Set((await timersUntil()).map(({ kind, id }) => `${kind} ${id}`))
  const set: string[] = []
  for (const { kind, check, ids } of subjects)
    for (const id of await check.store.withoutTimer(ids.filter((one) => !timed.has(`${kind} ${one}`))))
      if (await check.store.setMissedTimer(id)) set.push(`${check.called} ${id}`)
  return set
}
