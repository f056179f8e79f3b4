import * as z from 'zod/mini'
import { isFinal, orderStatusCodes } from '../shared/pantry/orders/status.ts'
import { submissionLists } from './core/table/keys/distributors.ts'
import { donationLists } from './core/table/keys/donations.ts'
import { orderLists } from './core/table/keys/orders.ts'
import { reportLists } from './core/table/keys/reports.ts'
import { standingLists } from './core/table/keys/standing.ts'
import { textingLists } from './core/table/keys/texting.ts'
import { waitlistLists } from './core/table/keys/waitlist.ts'
import { inState, type List } from './core/table/lists.ts'
import { table } from './core/table/table.ts'
import { timedSubjects } from './core/table/timers.ts'
import { delayedTexts } from './core/texting/textTable.ts'
import { allFoodBanks, tenantNetwork } from './network/organizations/entityTable.ts'
import { orderReminders } from './pantry/orders/reminderTable.ts'
import { standingOrders } from './pantry/standing/standingTable.ts'
import { waitlists } from './pantry/waitlist/waitlistTable.ts'
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
  /** Lists of subjects that may wait for a timer. */
  lists(): Promise<readonly List[]>
  readonly store: {
    withoutTimer(ids: readonly number[]): Promise<number[]>
    setMissedTimer(id: number): Promise<boolean>
  }
}

/** Stages in which the clock has something to do: nothing is due for a donation in another one. */
const donationStages = ['matching', 'pendingStart', 'offering', 'accepted'] as const
const openStatuses = orderStatusCodes.filter((code) => !isFinal(code))

async function openLoads(): Promise<List[]> {
  const network = await tenantNetwork()
  return network ? [inState(submissionLists.network(network.ID), 'offering')] : []
}

/** An order's reminder has the number of the order. */
async function openOrders(): Promise<List[]> {
  const foodBanks = await allFoodBanks()
  return foodBanks.flatMap(({ ID }) => openStatuses.map((code) => inState(orderLists.foodBank(ID), code)))
}

const checks: Readonly<Record<TimerKind, Check>> = {
  donation: {
    called: 'donation',
    lists: async () => donationStages.map((stage) => inState(donationLists.network(), stage)),
    store: donationStore,
  },
  submission: { called: 'load', lists: openLoads, store: submissionStore },
  reportSchedule: {
    called: 'scheduled report',
    lists: async () => [reportLists.allSchedules()],
    store: reportSchedules,
  },
  delayedText: { called: 'delayed text', lists: async () => [textingLists.delayed()], store: delayedTexts },
  orderReminder: { called: 'reminder of order', lists: openOrders, store: orderReminders },
  waitlist: { called: 'waiting list of window', lists: async () => [waitlistLists.all()], store: waitlists },
  standingOrder: {
    called: 'regular order of customer',
    lists: async () => [standingLists.all()],
    store: standingOrders,
  },
}

/** Position at which a check goes on: a list of a kind's subjects, and a cursor in it. */
export const CheckPlace = z.object({ Kind: z.string(), List: z.string(), Cursor: z.optional(z.string()) })
export type CheckPlace = z.infer<typeof CheckPlace>

const nameOf = ({ index, pk }: List) => `${index} ${pk}`

/** The lists of all kinds in their order, from a place on; of a list that is gone, from the first of its kind. */
async function* listsFrom(place: CheckPlace | undefined) {
  const kinds = Object.entries(checks)
  const first = kinds.findIndex(([kind]) => kind === place?.Kind)
  for (const [kind, check] of kinds.slice(Math.max(0, first))) {
    const lists = await check.lists()
    const at = kind === place?.Kind ? lists.findIndex((list) => nameOf(list) === place.List) : -1
    for (const [index, list] of lists.slice(Math.max(0, at)).entries())
      yield { kind, check, list, from: index === 0 && at >= 0 ? place?.Cursor : undefined }
  }
}

/** Subjects that are read together. */
const pageSize = 1000

interface Checked {
  /** Subjects that had no timer. */
  readonly set: string[]
  /** Position at which the check goes on; undefined when it is done. */
  readonly place: CheckPlace | undefined
}
interface Checking {
  readonly from?: CheckPlace | undefined
  /** Asked before each page. */
  readonly isOver?: () => boolean
  readonly limit?: number
}

/** Sets them, page after page, whatever the number of subjects. */
export async function setMissedTimers({
  from: place,
  isOver = () => false,
  limit = pageSize,
}: Checking = {}): Promise<Checked> {
  const timed = await timedSubjects()
  const set: string[] = []
  for await (const { kind, check, list, from } of listsFrom(place)) {
    let cursor = from
    do {
      if (isOver()) return { set, place: { Kind: kind, List: nameOf(list), ...(cursor && { Cursor: cursor }) } }
      const page = await table.someKeys({ ...list, limit, cursor })
      // The number is the second part of each subject's key.
      const ids = page.items.map(({ pk }) => Number(pk.split('#')[1]))
      set.push(
        ...(await setAmong(
          check,
          ids.filter((id) => !timed.get(kind)?.has(id)),
        )),
      )
      cursor = page.cursor
    } while (cursor)
  }
  return { set, place: undefined }
}

async function setAmong({ called, store }: Check, ids: readonly number[]): Promise<string[]> {
  const set: string[] = []
  for (const id of await store.withoutTimer(ids)) if (await store.setMissedTimer(id)) set.push(`${called} ${id}`)
  return set
}
