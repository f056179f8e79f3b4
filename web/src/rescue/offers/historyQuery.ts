import { gridRange } from '../../../../shared/core/time/range.ts'
import { dateFilters } from '../../core/time/dateRange.ts'
import { anyStatus, type GridState } from '../donations/grid/gridQuery.ts'

/** 30 days back through tomorrow at first (section 9). */
export const firstHistoryFilters = (today: string): GridState => ({
  search: '',
  ...gridRange('agencyHistory', today),
  status: anyStatus,
  donor: '',
})

/** Query of the agency's history for its filters. */
export const historyQuery = ({ search, status, donor, ...range }: GridState, zone: string) => ({
  source: 'grid' as const,
  mode: 'historical' as const,
  searchFilter: search || undefined,
  donorFilter: donor || undefined,
  statusTypeId: status === anyStatus ? undefined : status,
  ...dateFilters(range),
  zone,
})

/** The request of the list as it opens, for its route to preload. */
export const firstHistoryQuery = (zone: string, today: string) => historyQuery(firstHistoryFilters(today), zone)
