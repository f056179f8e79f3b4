import * as z from 'zod/mini'
import { Day } from '../../core/schema/fields.ts'
import { addDays, addMonths, daysBetween, monthOf, weekdayOf } from '../../core/time/zone.ts'

/** Days of a regular order: each week, each second week, or each month on the same weekday, such as the second Tuesday. */

export const rhythms = ['week', 'twoWeeks', 'month'] as const
export type Rhythm = (typeof rhythms)[number]

export const RhythmFields = {
  Every: z.enum(rhythms),
  /** Its first day says the weekday, and in a month which one it is. */
  FirstDay: Day,
}
export interface Rhythmic {
  readonly Every: Rhythm
  readonly FirstDay: string
}

const weekDays = 7

/** Place of a day among its weekday's in the month; 5 stands for the last one. */
export const weekOfMonth = (day: string) => Math.ceil(Number(day.slice(8)) / weekDays)

/** The nth of a weekday in a month; the fifth is the last one, also where there are four. */
function nthOf(month: string, weekday: number, nth: number): string {
  const first = `${month}-01`
  const day = addDays(first, ((weekday - weekdayOf(first) + weekDays) % weekDays) + (nth - 1) * weekDays)
  return monthOf(day) === month ? day : addDays(day, -weekDays)
}

function monthlyFrom({ FirstDay }: Rhythmic, from: string): string {
  const inMonth = (month: string) => nthOf(month, weekdayOf(FirstDay), weekOfMonth(FirstDay))
  const day = inMonth(monthOf(from))
  return day >= from ? day : inMonth(monthOf(addMonths(`${monthOf(from)}-01`, 1)))
}

/** The first day of the rhythm that is not before a day. */
export function dayOfRhythm(rhythm: Rhythmic, from: string): string {
  const { Every, FirstDay } = rhythm
  if (from <= FirstDay) return FirstDay
  if (Every === 'month') return monthlyFrom(rhythm, from)
  const step = Every === 'week' ? weekDays : 2 * weekDays
  return addDays(FirstDay, Math.ceil(daysBetween(FirstDay, from) / step) * step)
}

export const nextDayOf = (rhythm: Rhythmic, day: string): string => dayOfRhythm(rhythm, addDays(day, 1))
