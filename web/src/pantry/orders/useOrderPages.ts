import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { isLatestFirst } from '../../../../shared/pantry/orders/part.ts'
import { useDebounced } from '../../core/data/debounced.ts'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import type { Sorting } from '../../core/grid/useSorting.ts'
import { zoneHere } from '../../core/time/time.ts'
import { useToday } from '../../core/ui/useToday.ts'
import { type OrderFilterState, type OrdersQuery, ordersGridQuery, tabOf } from './ordersGridQuery.ts'

/** Section 2: several filters that are set one after the other are one request. */
const refreshMs = 750

interface FilteredList {
  filters: OrderFilterState
  setFilters: (change: Partial<OrderFilterState>) => void
}
interface OrdersShown {
  /** Of one agency, or of one customer. */
  scope: Pick<OrdersQuery, 'AgencyID' | 'FoodInsecureNeighborID'>
  /** Without tabs all orders are shown. */
  hasTabs: boolean
}

/** Orders found by words are another endpoint's than those of a filter: what is searched for stands in no address. */
export const ordersEndpoint = ({ searchFilter }: OrdersQuery) =>
  (searchFilter === undefined ? orders.getOrdersGrid : orders.findOrders) as Endpoint<OrdersQuery, OrdersAnswer>
type OrdersAnswer = typeof orders.findOrders extends Endpoint<never, infer V> ? V : never

/** The pages of a tab under the filters; a tab is shown at once, filters wait for each other. */
export function useOrderPages(
  { filters: { tab: named, order, ...filters }, setFilters }: FilteredList,
  shown: OrdersShown,
) {
  const { today } = useToday()
  const chosen = JSON.stringify(filters)
  const asked = useDebounced(chosen, refreshMs)
  const settled: typeof filters = JSON.parse(asked)
  const tab = shown.hasTabs ? tabOf({ ...settled, tab: named, order }) : 'all'
  const found: OrdersQuery = { ...ordersGridQuery(settled, { zone: zoneHere(), today, tab }), ...shown.scope }
  const isLatest = tab !== 'all' && (order === '' ? isLatestFirst(tab) : order === 'latest')
  const isUsual = tab === 'all' || isLatest === isLatestFirst(tab) || found.searchFilter !== undefined
  const query: OrdersQuery = isUsual ? found : { ...found, PartOrder: isLatest ? 'latest' : 'soonest' }
  const pages = useServerPages(ordersEndpoint(query), query)
  const sorting: Sorting = {
    field: 'When',
    order: isLatest ? undefined : 'oldest',
    setOrder: (next) => setFilters({ order: next === 'oldest' ? 'soonest' : 'latest' }),
  }
  return {
    tab,
    query,
    pages: { ...pages, isTurning: pages.isTurning || asked !== chosen },
    /** Only the orders of a part stand by time. */
    ...(tab === 'all' || found.searchFilter !== undefined ? {} : { sorting }),
  }
}
