import { gridRange } from '../../../shared/dashboard/range.ts'
import { dateFilters, type Range } from '../ui/dateRange.ts'

/** 30 days back through tomorrow at first (section 9). */
export const historyRange = (today: string) => gridRange('agencyHistory', today)

/** What the agency's history requests for its filters. */
export const historyQuery = ({ search, ...range }: Range & { search: string }, zone: string) => ({
  source: 'grid' as const,
  mode: 'historical' as const,
  searchFilter: search || undefined,
  ...dateFilters(range),
  zone,
})

/** The request of the list as it opens, for its route to preload. */
export const firstHistoryQuery = (zone: string, today: string) =>
  historyQuery({ search: '', ...historyRange(today) }, zone)
