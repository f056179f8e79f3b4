import type { RolePrefix } from '../../../../../shared/core/access.ts'
import type { Input } from '../../../../../shared/core/schema/endpoint.ts'
import { gridRange } from '../../../../../shared/core/time/range.ts'
import type * as donations from '../../../../../shared/rescue/donations/api.ts'
import { dateFilters } from '../../../core/time/dateRange.ts'

/** Prefixes of the roles that have a status grid (specification 000, section 2). */

export const gridPrefixes = ['FeedingAmerica', 'FoodBank', 'StateAssociation', 'Coops', 'Donor'] as const
export type GridPrefix = (typeof gridPrefixes)[number]
export const isGridPrefix = (prefix: RolePrefix): prefix is GridPrefix => gridPrefixes.some((one) => one === prefix)

/** The filter's entry for every status, added here: the server knows none. */
export const anyStatus = -1
/** The tab of what needs the caller, which is a list of its own. */
export const needsYou = -2
/** Statuses that most donations pass through, each with a tab; the filter has the others. */
export const tabbedStatuses = [1, 5, 6, 7, 8] as const
export const isTabbed = (status: number) => tabbedStatuses.some((one) => one === status)
/** Roles with such a list. */
export const hasNeeds = (prefix: GridPrefix) => prefix === 'FoodBank' || prefix === 'Donor'

/** The filters, with what they open with as type. */
export type GridState = {
  search: string
  start: string
  end: string
  status: number
  donor: string
}

type Query = Omit<Input<typeof donations.exportGrid>, 'cursor'>

/** Leaves empty filters out; an empty day leaves the grid's own range. */
export const transactionsQuery = ({ search, start, end, status, donor }: GridState, zone: string): Query => ({
  source: 'grid',
  ...(search ? { searchFilter: search } : {}),
  ...(donor ? { donorFilter: donor } : {}),
  ...dateFilters({ start, end }),
  ...(status > 0 ? { statusTypeId: status } : {}),
  zone,
})

/** Of what needs the caller; days leave nothing of it out. */
export const needsQuery = ({ search, donor }: Pick<GridState, 'search' | 'donor'>) => ({
  ...(search ? { searchFilter: search } : {}),
  ...(donor ? { donorFilter: donor } : {}),
})

/** Filters that the grid opens with (section 9). */
export const firstFilters = (today: string): GridState => ({
  search: '',
  ...gridRange('status', today),
  status: anyStatus,
  donor: '',
})
/** The request of the grid as it opens, for its route to preload. */
export const firstGridQuery = (zone: string, today: string) => transactionsQuery(firstFilters(today), zone)
