import { addDays } from '../../core/time/zone.ts'
import { type OrderWindow, type StatusCounter, statusCounters } from '../windows/window.ts'
import { graceHours } from './leftOpen.ts'
import { areHoursOver } from './noShow.ts'
import type { OrderRow } from './order.ts'
import { isInProgress, type OrderStatusCode, orderStatusCodes } from './status.ts'

/** Parts of the staff's work with orders, each a tab of their list: windows count what is in them, rows are shown in them. */

export const orderParts = ['today', 'toPack', 'packed', 'out', 'missed'] as const
export type OrderPart = (typeof orderParts)[number]

/** Days back, today included, of which missed orders are shown: a weekly pantry sees those of its last day. */
const missedDays = 8
/** Days after which the sweep has ended every order that was left open. */
const leftOpenDays = Math.ceil(Math.max(...graceHours) / 24) + 1
const lastDay = '9999-12-31'

/** Now, and today on the calendar of the pantry. */
export interface PartMoment {
  readonly now: Date
  readonly zone: string
  readonly today: string
}

/** Days of the windows that can hold orders of a part. */
export function partDays(part: OrderPart, today: string): { readonly start: string; readonly end: string } {
  if (part === 'today') return { start: today, end: today }
  if (part === 'missed') return { start: addDays(today, 1 - missedDays), end: today }
  return { start: addDays(today, -leftOpenDays), end: lastDay }
}

/** Days of the windows that hold the orders of all parts. */
export const allPartsDays = (today: string) => ({
  start: [partDays('missed', today), partDays('toPack', today)].map(({ start }) => start).toSorted()[0] ?? today,
  end: lastDay,
})

/** Newest first; the others begin with what comes soonest. */
export const isLatestFirst = (part: OrderPart) => part === 'missed'

const openCodes = orderStatusCodes.filter(isInProgress)

/** Statuses of the orders of a day and hours that are in a part. */
function codesIn(
  part: OrderPart,
  of: Pick<OrderRow, 'OrderDay' | 'EndTime'>,
  { now, zone, today }: PartMoment,
): readonly OrderStatusCode[] {
  const { start, end } = partDays(part, today)
  if (of.OrderDay < start || of.OrderDay > end) return []
  switch (part) {
    case 'today':
      return openCodes
    case 'toPack':
      return ['CREATED', 'PROCESSING']
    case 'packed':
      return ['PACKED']
    case 'out':
      return ['DELIVEREDTOPICKUPLOCATION']
    case 'missed':
      return areHoursOver(of, zone, now) ? [...openCodes, 'ABANDONED'] : ['ABANDONED']
  }
}

export const isInPart = (
  row: Pick<OrderRow, 'OrderDay' | 'EndTime' | 'StatusCode'>,
  part: OrderPart,
  at: PartMoment,
): boolean => codesIn(part, row, at).includes(row.StatusCode)

/** Number of a window's orders that are in a part. */
export const countInPart = (
  window: Pick<OrderWindow, 'OrderDay' | 'EndTime' | StatusCounter>,
  part: OrderPart,
  at: PartMoment,
): number => codesIn(part, window, at).reduce((sum, code) => sum + window[statusCounters[code]], 0)
