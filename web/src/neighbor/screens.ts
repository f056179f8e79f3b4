import type { ComponentType } from 'react'
import { orderingPages } from '../ordering/screens.ts'

/** The neighbors' screens by their path in the hash; the ordering flow has the specification's names (section 2). */
export const neighborScreens: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  '/app/home': () => import('./HomePage.tsx'),
  '/app/my-orders': () => import('./OrdersPage.tsx'),
  '/app/orderahead-order-detail': () => import('./OrderPage.tsx'),
  '/app/profile': () => import('./ProfilePage.tsx'),
  ...orderingPages,
}
