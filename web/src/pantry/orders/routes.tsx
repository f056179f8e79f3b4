import type { Screen } from '../../core/app/screen.ts'
import { pageWithGrid } from '../../core/grid/preloadGrid.ts'

/** The orders stand first among the pantry's screens. */
export const orderScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-orders'],
    page: pageWithGrid(() => import('./OrdersPage.tsx')),
    prefixes: ['Agency', 'FoodBank'],
    title: 'orders',
    parts: [() => import('./OrderFilterPanel.tsx'), () => import('./AllStatusesDialog.tsx')],
    preload: async ({ preload, query }) => {
      const orders = await import('../../../../shared/pantry/orders/api.ts')
      if (query.size > 0) return
      preload(orders.getOrdersGrid, { Part: 'today' })
      preload(orders.countOrders, {})
    },
    menu: { icon: 'basket', group: 'pantry', badge: 'Late', onPhone: true },
  },
  {
    paths: ['/app/orderahead-packing'],
    page: () => import('./pack/PackingPage.tsx'),
    prefixes: ['Agency', 'FoodBank', 'Pantry'],
    title: 'packing',
    parts: [() => import('./handOver/HandOverPanel.tsx'), () => import('./handOver/HandOverDialog.tsx')],
    menu: { icon: 'checklist', group: 'pantry', badge: 'ToPack', onPhone: true },
  },
  {
    paths: ['/app/orderahead-arrivals'],
    page: () => import('./arrivals/ArrivalsPage.tsx'),
    prefixes: ['Agency', 'FoodBank', 'Pantry'],
    title: 'arrivals',
    parts: [() => import('./handOver/HandOverPanel.tsx'), () => import('./handOver/HandOverDialog.tsx')],
    preload: async ({ preload }) => {
      const orders = await import('../../../../shared/pantry/orders/api.ts')
      preload(orders.listArrivals, {})
    },
    menu: { icon: 'howToReg', group: 'pantry', onPhone: ['Pantry'] },
  },
  {
    paths: ['/app/orderahead-walk-in'],
    page: () => import('./walkIn/WalkInPage.tsx'),
    parts: [() => import('./walkIn/WalkInForm.tsx'), () => import('./walkIn/NoteForm.tsx')],
    prefixes: ['Agency', 'FoodBank', 'Pantry'],
    title: 'walkIn',
  },
  {
    paths: ['/app/orderahead-order-detail'],
    page: () => import('./OrderPage.tsx'),
    parts: [() => import('./OrderNoteForm.tsx')],
    prefixes: ['Agency', 'FoodBank'],
    title: 'order',
  },
  {
    paths: ['/app/orderahead-missed-orders'],
    page: () => import('./missed/MissedOrdersPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'missedOrders',
    preload: async ({ preload }) => {
      const orders = await import('../../../../shared/pantry/orders/api.ts')
      preload(orders.listMissedCustomers, {})
    },
    menu: { icon: 'history', group: 'pantry', badge: 'CameBack' },
  },
  {
    paths: ['/app/orderahead-customer-detail'],
    page: () => import('./CustomerAndOrdersPage.tsx'),
    parts: [
      () => import('./CustomerOrders.tsx'),
      () => import('../customers/AddressDialog.tsx'),
      () => import('../customers/CustomerForm.tsx'),
      () => import('../customers/TextsPanel.tsx'),
    ],
    prefixes: ['Agency', 'FoodBank'],
    title: 'customer',
  },
]
