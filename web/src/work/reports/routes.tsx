import type { Screen } from '../../core/app/screen.ts'
import { pageWithGrid } from '../../core/grid/preloadGrid.ts'

export const reportScreens: readonly Screen[] = [
  {
    paths: ['/app/reports'],
    page: pageWithGrid(() => import('./ReportsPage.tsx')),
    prefixes: ['Agency', 'FoodBank'],
    parts: [() => import('./ReportNumbers.tsx'), () => import('../../core/figures/PeriodBars.tsx')],
    title: 'reports',
    menu: { icon: 'assessment', group: 'receipts' },
  },
]
