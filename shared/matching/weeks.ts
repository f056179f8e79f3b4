import { DateTime } from 'luxon'

/** The ISO week of an instant in UTC, `Week2026-47`: the grain in which what an agency received is remembered. */
export function weekOf(at: Date): string {
  const day = DateTime.fromJSDate(at, { zone: 'utc' })
  return `Week${day.weekYear}-${String(day.weekNumber).padStart(2, '0')}`
}

/** Weeks that make up the last 90 days: the present one and the twelve before. */
const weeksOfFairness = 13

export const weeksBack = (now: Date) =>
  Array.from({ length: weeksOfFairness }, (_, back) => weekOf(new Date(now.getTime() - back * 7 * 86_400_000)))
