import type * as distributors from '../../../shared/api/distributors.ts'
import type { Input } from '../../../shared/api/endpoint.ts'
import { gridRange } from '../../../shared/dashboard/range.ts'
import { anyStatus } from '../donations/grid/gridQuery.ts'
import { dateFilters } from '../ui/dateRange.ts'

/** What the grid of loads asks (specification 000, sections 2 and 7). */

export type LoadFilters = { search: string; start: string; end: string; status: number }
type Query = Omit<Input<typeof distributors.getSubmissionsGrid>, 'cursor'>

export const loadsQuery = ({ search, start, end, status }: LoadFilters, zone: string): Query => ({
  source: 'grid',
  ...(search ? { searchFilter: search } : {}),
  ...dateFilters({ start, end }),
  ...(status === anyStatus ? {} : { statusTypeId: status }),
  zone,
})

/** The last 30 days (section 9). */
export const firstLoadFilters = (today: string): LoadFilters => ({
  search: '',
  ...gridRange('distributor', today),
  status: anyStatus,
})
/** The request of the grid as it opens, for its route to preload. */
export const firstLoadsQuery = (zone: string, today: string) => loadsQuery(firstLoadFilters(today), zone)
