import { type Refusal, refuse } from '../../core/answer.ts'
import { addMonths, monthOf } from '../../core/time/zone.ts'
import * as refusals from './refusals.ts'

/** Until when a receipt may be corrected: a food bank closes each month on a day of the following one. */

/** The last day, in the food bank's zone, for a receipt that was created on this day. */
export function openUntil(createdDay: string, closeDay: number): string {
  const nextMonth = monthOf(addMonths(createdDay, 1))
  return `${nextMonth}-${String(closeDay).padStart(2, '0')}`
}

export const isReceiptOpen = (lastDay: string, today: string) => today <= lastDay

/** Reason that a receipt can no longer be corrected; undefined while it can. */
export const closedRefusal = (lastDay: string, today: string): Refusal | undefined =>
  isReceiptOpen(lastDay, today) ? undefined : refuse(refusals.receiptClosed, { day: lastDay })
