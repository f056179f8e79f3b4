import { gridRange } from '../../../shared/dashboard/range.ts'
import { type AskedDays, askedDays } from '../ui/askedDays.ts'

/** 30 days back through tomorrow at first (section 9). */
export const historyRange = (today: string) => gridRange('agencyHistory', today)

/** What the agency's history asks; it opens without a search. */
export const historyQuestion = (days: AskedDays, zone: string, search = '') => ({
  source: 'grid' as const,
  mode: 'historical' as const,
  searchFilter: search || undefined,
  ...days,
  zone,
})

export const firstHistoryQuestion = (zone: string, today: string) =>
  historyQuestion(askedDays(historyRange(today)), zone)
