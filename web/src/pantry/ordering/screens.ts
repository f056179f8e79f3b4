import type { ComponentType } from 'react'

/**
 * The screens of an order by their path in the hash (specification 002, section 2): the same for neighbors, in their own
 * document, and for staff who order on somebody's behalf, in theirs. The neighbors' router has no blockers.
 */
export const orderingPages: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  '/app/orderahead-customer-order/index': () => import('./OrderEntryPage.tsx'),
  '/app/orderahead-customer-order/pickup': () => import('./PickupPage.tsx'),
  '/app/orderahead-customer-order/products': () => import('./ProductsPage.tsx'),
  '/app/orderahead-customer-order/delivery': () => import('./DeliveryPage.tsx'),
  '/app/orderahead-customer-order/delivery-addresses': () => import('./AddressesPage.tsx'),
  '/app/orderahead-customer-order/delivery-checkout': () => import('./ProductsPage.tsx'),
}
