import type { ComponentType } from 'react'
import { orderingPages } from '../pantry/ordering/screens.ts'

/** The neighbors' screens by their path in the hash; the ordering flow has the specification's names (section 2). */
export const neighborScreens: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  '/app/home': () => import('../pantry/neighbor/HomePage.tsx'),
  '/app/my-orders': () => import('../pantry/neighbor/OrdersPage.tsx'),
  '/app/orderahead-order-detail': () => import('../pantry/neighbor/OrderPage.tsx'),
  '/app/declaration': () => import('../pantry/tefap/DeclarationPage.tsx'),
  '/app/help': () => import('../pantry/helping/HelpPage.tsx'),
  '/app/profile': () => import('../pantry/neighbor/ProfilePage.tsx'),
  ...orderingPages,
}
