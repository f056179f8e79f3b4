import { type Refusal, refuse } from '../../core/answer.ts'
import { addDays, daysBetween } from '../../core/time/zone.ts'
import * as refusals from './refusals.ts'

/** Turnover of products: orders by the day they were placed, and how long the stock lasts at that pace. */

/** Days remaining of a product that nobody orders; screens show an infinity sign. */
export const infiniteDays = 999_999_999
const maxActivityDays = 366
const usualDaysBack = 30

/** Orders and items of a product on one day. */
export interface ProductDay {
  readonly Day: string
  readonly Orders: number
  readonly Quantity: number
}

export interface ActivityRange {
  readonly start: string
  readonly end: string
}
/** 30 days back up to tomorrow. */
export const usualActivityRange = (today: string): ActivityRange => ({
  start: addDays(today, -usualDaysBack),
  end: addDays(today, 1),
})

/** Days of a range, both ends included. */
export const activityDays = ({ start, end }: ActivityRange): string[] =>
  Array.from({ length: Math.max(0, daysBetween(start, end) + 1) }, (_, index) => addDays(start, index))

/** Whole days that a quantity lasts at the pace of the range's days up to today. */
export function daysRemaining(
  quantity: number,
  ordered: readonly Pick<ProductDay, 'Day' | 'Quantity'>[],
  { start, end }: ActivityRange,
  today: string,
): number {
  const last = end < today ? end : today
  const elapsed = daysBetween(start, last) + 1
  const items = ordered.reduce((sum, { Day, Quantity }) => (Day >= start && Day <= last ? sum + Quantity : sum), 0)
  if (items <= 0) return infiniteDays
  return Math.min(infiniteDays, Math.floor((Math.max(0, quantity) * elapsed) / items))
}

export function activityRangeRefusal({ start, end }: ActivityRange): Refusal | undefined {
  if (start > end) return refuse(refusals.activityRangeInvalid)
  return daysBetween(start, end) >= maxActivityDays
    ? refuse(refusals.activityRangeTooLong, { max: maxActivityDays })
    : undefined
}
