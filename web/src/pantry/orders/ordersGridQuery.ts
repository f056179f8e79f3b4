import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import { formatQueryDay } from '../../../../shared/core/time/range.ts'
import type * as orders from '../../../../shared/pantry/orders/api.ts'
import type { orderTypes } from '../../../../shared/pantry/orders/filter.ts'

/** The filters of the orders grid in the page's address; 0 and '' ask for nothing. */
export const orderFilterDefaults = {
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

export type OrdersQuery = Input<typeof orders.getOrdersGrid>

/** Query of the grid; days are sent as `MM-DD-YYYY`. */
export function ordersGridQuery(filters: OrderFilterState, zone: string): OrdersQuery {
  const asked = {
    OrderIDCode: filters.search,
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
    OrderPickupStartDate: sent(filters.pickupFrom),
    OrderPickupEndDate: sent(filters.pickupTo),
    OrderDeliveryStartDate: sent(filters.deliveryFrom),
    OrderDeliveryEndDate: sent(filters.deliveryTo),
  }
  const set = Object.fromEntries(
    Object.entries(asked).filter(([, value]) => value !== '' && value !== 0),
  ) as OrdersQuery
  return set.OrderPlacedStartDate || set.OrderPlacedEndDate ? { ...set, zone } : set
}

/** Number of filters that are set in the panel. */
export const setFilterCount = ({ search: _, ...filters }: OrderFilterState): number =>
  Object.values(filters).filter((value) => value !== '' && value !== 0 && value !== false).length

const sent = (day: string) => (day ? formatQueryDay(day) : '')
