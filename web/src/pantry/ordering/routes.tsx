import type { Screen } from '../../core/app/screen.ts'
import { orderingPages } from './screens.ts'

/** Ordering on a neighbor's behalf; the customer's detail leads here. */
export const orderingScreens: readonly Screen[] = Object.entries(orderingPages).map(([path, page]) => ({
  paths: [path],
  page,
  prefixes: ['Agency', 'FoodBank'],
  title: 'orderForCustomer',
}))
