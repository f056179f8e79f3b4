import * as donations from '../../../../../shared/rescue/donations/api.ts'
import type { GridOrder } from '../../../../../shared/rescue/donations/gridOrder.ts'
import { useServerPages } from '../../../core/grid/useServerPages.ts'
import { gridEndpoints } from './gridEndpoints.ts'
import { type GridPrefix, type GridState, needsQuery, needsYou, transactionsQuery } from './gridQuery.ts'

/** Changes made by others show here within a minute. */
const poll = 60_000

/** Pages of the role's grid; of what needs the person, the one list in order of urgency. */
export function useGridPages(
  prefix: GridPrefix,
  filters: GridState,
  { zone, order }: { zone: string; order: Exclude<GridOrder, 'newest'> | undefined },
) {
  const isNeeds = filters.status === needsYou
  const query = isNeeds ? null : { ...transactionsQuery(filters, zone), order }
  const pages = useServerPages(gridEndpoints[prefix], query, { poll })
  const needs = useServerPages(donations.getNeedsGrid, isNeeds ? needsQuery(filters) : null, { poll })
  return isNeeds ? needs : pages
}
