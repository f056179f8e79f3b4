import { defaultRange } from '../../../../shared/core/time/range.ts'
import { dateFilters, type Range } from '../../core/time/dateRange.ts'

/** Query of the list of receipts for its filters. */
export const receiptsQuery = ({ search, ...range }: Range & { search: string }, zone: string) => ({
  source: 'grid' as const,
  searchFilter: search || undefined,
  ...dateFilters(range),
  zone,
})

/** The request of the list as it opens, for its route to preload. */
export const firstReceiptsQuery = (zone: string, today: string) =>
  receiptsQuery({ search: '', ...defaultRange(today) }, zone)
