import type { DayRange } from '../../core/time/range.ts'
import { addMonths } from '../../core/time/zone.ts'

/** Section 9: a month back to a year ahead, of pickup times and of delivery windows (decision 33). */
export const windowsRange = (today: string): DayRange => ({ start: addMonths(today, -1), end: addMonths(today, 12) })

/** Chosen part of a range, the rest as it opens. */
export const chosenRange = (
  { start, end }: { start: string | undefined; end: string | undefined },
  today: string,
): DayRange => ({ start: start ?? windowsRange(today).start, end: end ?? windowsRange(today).end })

/** Windows of lists that go on: from today for a year. */
export const comingRange = (today: string): DayRange => ({ start: today, end: addMonths(today, 12) })
