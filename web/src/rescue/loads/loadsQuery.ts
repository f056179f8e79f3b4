import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import { gridRange } from '../../../../shared/core/time/range.ts'
import type * as distributors from '../../../../shared/rescue/loads/api.ts'
import { dateFilters } from '../../core/time/dateRange.ts'
import { anyStatus } from '../donations/grid/gridQuery.ts'

/** Query of the grid of loads (specification 000, sections 2 and 7). */

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
