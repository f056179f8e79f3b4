import type { Screen } from '../app/screen.ts'
import { paths } from '../paths.ts'

export const limitScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-order-limits'],
    page: () => import('./OrderLimitsPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'orderLimits',
    preload: async ({ preload }) => {
      const limits = await import('../../../shared/api/limits.ts')
      preload(limits.getItemsPerOrderLimit, {})
      preload(limits.listOrderLimits, {})
    },
    menu: { to: paths.orderLimits, icon: 'rule', group: 'pantry' },
  },
]
