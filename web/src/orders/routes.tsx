import type { Screen } from '../app/screen.ts'
import { paths } from '../paths.ts'

export const orderScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-order-detail'],
    page: () => import('./OrderPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'order',
  },
  {
    paths: ['/app/orderahead-missed-orders'],
    page: () => import('./MissedOrdersPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'missedOrders',
    preload: async ({ preload }) => {
      const orders = await import('../../../shared/api/orders.ts')
      preload(orders.listMissedCustomers, {})
    },
    menu: { to: paths.missedOrders, icon: 'history', group: 'pantry' },
  },
]
