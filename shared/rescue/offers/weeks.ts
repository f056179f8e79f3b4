const dayMs = 86_400_000

/**
 * The ISO week of an instant in UTC, `Week2026-47`: the grain in which what an agency received is remembered. A week
 * belongs to the year that its Thursday lies in.
 */
export function weekOf(at: Date): string {
  const thursday = new Date(at.getTime() + (4 - (at.getUTCDay() || 7)) * dayMs)
  const year = thursday.getUTCFullYear()
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayMs)) + 1
  return `Week${year}-${String(week).padStart(2, '0')}`
}

/** Weeks that make up the last 90 days: the present one and the twelve before. */
const weeksOfFairness = 13

export const weeksBack = (now: Date) =>
  Array.from({ length: weeksOfFairness }, (_, back) => weekOf(new Date(now.getTime() - back * 7 * dayMs)))
