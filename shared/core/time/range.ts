import * as z from 'zod/mini'
import { type Refusal, refuse } from '../answer.ts'
import { Day } from '../schema/fields.ts'
import * as refusals from './refusals.ts'
import { addDays, addMonths, daysBetween, isDay } from './zone.ts'

/** The periods that dashboards, grids and exports start with, and how far they may reach (section 9). Both ends count. */
export interface DayRange {
  readonly start: string
  readonly end: string
}

/** A start of the dashboard older than this is ignored (section 9). */
const oldestYears = 15

/** Start of the year to today. */
export const defaultRange = (today: string): DayRange => ({ start: `${today.slice(0, 4)}-01-01`, end: today })

/** The dashboard's range: without a start, or with one older than 15 years, the default as a whole (decision 23). */
export function dashboardRange(asked: { start: string | undefined; end: string | undefined }, today: string): DayRange {
  if (!asked.start || asked.start < addMonths(today, -12 * oldestYears)) return defaultRange(today)
  return { start: asked.start, end: asked.end || today }
}

/** Days as the dashboard's query has them: MM-DD-YYYY. */
export const formatQueryDay = (day: string) => `${day.slice(5)}-${day.slice(0, 4)}`

export function parseQueryDay(text: string): string | undefined {
  const day = text.replace(/^(\d{2})-(\d{2})-(\d{4})$/, '$3-$1-$2')
  return isDay(day) && day !== text && z.safeParse(Day, day).success ? day : undefined
}

/** A day in a query, as its schema. */
export const QueryDay = z
  .string()
  .check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])-(19|2\d)\d{2}$/, 'a day as MM-DD-YYYY'))
  .check(z.refine((text) => parseQueryDay(text) !== undefined, 'a day of the calendar'))

const gridRanges = {
  /** Last 60 days. */
  status: { back: 60, ahead: 0 },
  /** 30 days back to tomorrow. */
  agencyHistory: { back: 30, ahead: 1 },
  /** Last 30 days. */
  distributor: { back: 30, ahead: 0 },
} as const

/** The range a grid opens with. */
export const gridRange = (grid: keyof typeof gridRanges, today: string): DayRange => ({
  start: addDays(today, -gridRanges[grid].back),
  end: addDays(today, gridRanges[grid].ahead),
})

/** The most days of an export, both ends counted: a leap year fits (decision 1). */
export const maxExportDays = 366

/** Reason that a range can't be exported: no dates, turned around, or too long. Screens disable Export with it. */
export function exportRefusal(
  start: string | null | undefined,
  end: string | null | undefined,
  maxDays = maxExportDays,
): Refusal | undefined {
  if (!start || !end) return refuse(refusals.exportNeedsDates)
  if (end < start) return refuse(refusals.rangeTurnedAround)
  return daysBetween(start, end) + 1 > maxDays ? refuse(refusals.exportTooLong, { days: maxDays }) : undefined
}

/** A day in a report's address: MM/dd/yyyy; empty when the end of the range is switched off. */
export const reportDay = (day: string | null) =>
  day === null ? '' : `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`
