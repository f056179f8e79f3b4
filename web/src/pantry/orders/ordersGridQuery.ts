import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import { formatQueryDay } from '../../../../shared/core/time/range.ts'
import type * as orders from '../../../../shared/pantry/orders/api.ts'
import type { orderTypes } from '../../../../shared/pantry/orders/filter.ts'
import { type OrderPart, orderParts } from '../../../../shared/pantry/orders/part.ts'

/** The filters of the orders grid in the page's address; 0 and '' ask for nothing. */
export const orderFilterDefaults = {
  tab: '',
  order: '',
  isToday: false,
  search: '',
  location: 0,
  time: 0,
  neighbor: 0,
  product: 0,
  agency: 0,
  status: 0,
  active: false,
  type: '',
  program: 0,
  zip: '',
  placeZip: '',
  placedFrom: '',
  placedTo: '',
  pickupFrom: '',
  pickupTo: '',
  deliveryFrom: '',
  deliveryTo: '',
}
export type OrderFilterState = typeof orderFilterDefaults

export type OrdersQuery = Input<typeof orders.getOrdersGrid> & { searchFilter?: string | undefined }

export type OrderTab = OrderPart | 'all'

/** The chosen tab. Without a choice the list opens with today, and what is searched or filtered for is looked for in all orders. */
export function tabOf({ tab, ...filters }: OrderFilterState): OrderTab {
  const chosen = [...orderParts, 'all' as const].find((one) => one === tab)
  return chosen ?? (filters.search === '' && setFilterCount({ tab, ...filters }) === 0 ? 'today' : 'all')
}

interface Asked {
  zone: string
  today: string
  tab: OrderTab
}

/** Query of the grid; days are sent as `MM-DD-YYYY`. */
export function ordersGridQuery(
  filters: Omit<OrderFilterState, 'tab' | 'order'>,
  { zone, today, tab }: Asked,
): OrdersQuery {
  const days = filters.isToday && tab === 'missed' ? onlyOn(today) : filters
  const asked = {
    Part: tab === 'all' ? '' : tab,
    searchFilter: filters.search,
    PantryLocationID: filters.location,
    PantryLocationPickupTimeID: filters.time,
    FoodInsecureNeighborID: filters.neighbor,
    PantryInventoryItemID: filters.product,
    AgencyID: filters.agency,
    PantryOrderStatusTypeID: filters.status,
    ExcludeCancelled: filters.active ? ('true' as const) : '',
    OrderType: filters.type as (typeof orderTypes)[number] | '',
    DeliveryProgramID: filters.program,
    FoodInsecureNeighborPostalCode: filters.zip,
    PantryLocationPostalCode: filters.placeZip,
    OrderPlacedStartDate: sent(filters.placedFrom),
    OrderPlacedEndDate: sent(filters.placedTo),
    OrderPickupStartDate: sent(days.pickupFrom),
    OrderPickupEndDate: sent(days.pickupTo),
    OrderDeliveryStartDate: sent(days.deliveryFrom),
    OrderDeliveryEndDate: sent(days.deliveryTo),
  }
  const set = Object.fromEntries(
    Object.entries(asked).filter(([, value]) => value !== '' && value !== 0),
  ) as OrdersQuery
  return set.OrderPlacedStartDate || set.OrderPlacedEndDate ? { ...set, zone } : set
}

const onlyOn = (day: string) => ({ pickupFrom: day, pickupTo: day, deliveryFrom: day, deliveryTo: day })

/** Number of filters that are set in the panel. */
export const setFilterCount = ({
  search: _,
  tab: _tab,
  order: _order,
  isToday,
  ...filters
}: OrderFilterState): number =>
  Object.values(filters).filter((value) => value !== '' && value !== 0 && value !== false).length

/** Pantries and place whose orders are counted; null where a filter is set that no window knows. */
export function countedBy(filters: OrderFilterState, AgencyID: number | undefined) {
  const { location, agency } = filters
  const isCounted = filters.search === '' && setFilterCount({ ...filters, location: 0, agency: 0 }) === 0
  if (!isCounted) return null
  const of = AgencyID ?? agency
  return { ...(location ? { PantryLocationID: location } : {}), ...(of ? { AgencyID: of } : {}) }
}

const sent = (day: string) => (day ? formatQueryDay(day) : '')
