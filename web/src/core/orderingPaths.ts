import { type QueryValues, queryText } from '../../../shared/core/link/page.ts'
import { documentNow } from './go.ts'

/** Addresses of an order's screens within the document that is open: the neighbors' own, or the staff's. */
const within = (state: string, query: QueryValues = {}) => `${documentNow()}#/app/${state}${queryText(query)}`

/** Subject of an order; `orderId` when an order is edited. */
interface Ordering extends QueryValues {
  customerId: number
  orderId?: number | undefined
  /** An earlier order whose food is ordered again. */
  again?: number | undefined
}

export const orderingPaths = {
  index: (ordering: Ordering) => within('orderahead-customer-order/index', ordering),
  pickup: (ordering: Ordering) => within('orderahead-customer-order/pickup', ordering),
  products: (place: Ordering & { pickupLocationId: number; pickupTimeId: number }) =>
    within('orderahead-customer-order/products', place),
  delivery: (ordering: Ordering) => within('orderahead-customer-order/delivery', ordering),
  addresses: (ordering: Ordering & { deliveryTimeId: number }) =>
    within('orderahead-customer-order/delivery-addresses', ordering),
  checkout: (ordering: Ordering & { deliveryTimeId: number; customerAddressId: number }) =>
    within('orderahead-customer-order/delivery-checkout', ordering),
  order: (id: number) => within('orderahead-order-detail', { id }),
} as const
