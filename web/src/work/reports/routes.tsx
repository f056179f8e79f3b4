import type { Screen } from '../../core/app/screen.ts'
import { pageWithGrid } from '../../core/grid/preloadGrid.ts'

export const reportScreens: readonly Screen[] = [
  {
    paths: ['/app/reports'],
    page: pageWithGrid(() => import('./ReportsPage.tsx')),
    prefixes: ['Agency', 'FoodBank'],
    title: 'reports',
    preload: async ({ preload, prefix }) => {
      const totals = await import('../../../../shared/work/totals/api.ts')
      if (prefix === 'FoodBank') preload(totals.getImpact, {})
    },
    menu: { icon: 'assessment', group: 'receipts' },
  },
]
