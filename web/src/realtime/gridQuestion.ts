import type { RolePrefix } from '../../../shared/access.ts'
import type { Input } from '../../../shared/api/endpoint.ts'
import { realtime } from '../../../shared/api/realtime.ts'

/** What the status grid asks and shows, by the role's prefix (specification 000, section 2). */

export const gridEndpoints = {
  FeedingAmerica: realtime.getFeedingAmericaGrid,
  FoodBank: realtime.getFoodBankGrid,
  StateAssociation: realtime.getStateAssociationGrid,
  Coops: realtime.getCoopsGrid,
  Donor: realtime.getDonorGrid,
} as const
export type GridPrefix = keyof typeof gridEndpoints
export const isGridPrefix = (prefix: RolePrefix): prefix is GridPrefix => Object.hasOwn(gridEndpoints, prefix)

export const gridFields = ['donorEntered', 'foodBank', 'donor', 'agency', 'donation', 'status', 'action'] as const
export type GridField = (typeof gridFields)[number]

const onlyFor: Partial<Record<GridField, readonly GridPrefix[]>> = {
  foodBank: ['FeedingAmerica'],
  agency: ['FoodBank', 'Donor'],
}
export const fieldsOf = (prefix: GridPrefix) => gridFields.filter((field) => onlyFor[field]?.includes(prefix) ?? true)

/** The filter's entry for every status, added here: the server knows none. */
export const anyStatus = -1

interface StatusChoice {
  ID: number
  Name: string
}
export const statusChoices = (loaded: readonly StatusChoice[], anyName: string): StatusChoice[] => [
  { ID: anyStatus, Name: anyName },
  ...loaded,
]

export interface GridFilters {
  search: string
  start: string
  end: string
  status: number
}

type Question = Input<typeof realtime.getFoodBankGrid>

/** What is empty is not asked; an empty day leaves the grid's own range. */
export const gridQuestion = ({ search, start, end, status }: GridFilters, zone: string): Question => ({
  source: 'grid',
  ...(search ? { searchFilter: search } : {}),
  ...(start ? { dateStartFilter: start } : {}),
  ...(end ? { dateEndFilter: end } : {}),
  ...(status === anyStatus ? {} : { statusTypeId: status }),
  zone,
})
