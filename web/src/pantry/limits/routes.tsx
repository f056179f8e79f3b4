import type { Screen } from '../../core/app/screen.ts'

export const limitScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-order-limits'],
    page: () => import('./OrderLimitsPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'orderLimits',
    preload: async ({ preload }) => {
      const limits = await import('../../../../shared/pantry/limits/api.ts')
      preload(limits.getItemsPerOrderLimit, {})
      preload(limits.listOrderLimits, {})
    },
    menu: { icon: 'rule', group: 'setup' },
  },
]
