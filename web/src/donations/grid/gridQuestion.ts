import type { RolePrefix } from '../../../../shared/access.ts'
import type * as donations from '../../../../shared/api/donations.ts'
import type { Input } from '../../../../shared/api/endpoint.ts'
import { gridRange } from '../../../../shared/dashboard/range.ts'

/** What the status grid asks, by the role's prefix (specification 000, section 2). */

export const gridPrefixes = ['FeedingAmerica', 'FoodBank', 'StateAssociation', 'Coops', 'Donor'] as const
export type GridPrefix = (typeof gridPrefixes)[number]
export const isGridPrefix = (prefix: RolePrefix): prefix is GridPrefix => gridPrefixes.some((one) => one === prefix)

/** The filter's entry for every status, added here: the server knows none. */
export const anyStatus = -1

export type GridFilters = {
  search: string
  start: string
  end: string
  status: number
}

type Question = Input<typeof donations.getFoodBankGrid>

/** What is empty is not asked; an empty day leaves the grid's own range. */
export const gridQuestion = ({ search, start, end, status }: GridFilters, zone: string): Question => ({
  source: 'grid',
  ...(search ? { searchFilter: search } : {}),
  ...(start ? { dateStartFilter: start } : {}),
  ...(end ? { dateEndFilter: end } : {}),
  ...(status === anyStatus ? {} : { statusTypeId: status }),
  zone,
})

/** What the grid opens with (section 9). */
export const firstFilters = (today: string): GridFilters => ({
  search: '',
  ...gridRange('status', today),
  status: anyStatus,
})
export const firstGridQuestion = (zone: string, today: string) => gridQuestion(firstFilters(today), zone)
