import type { Screen } from '../../core/app/screen.ts'
import { pageWithGrid } from '../../core/grid/preloadGrid.ts'
import { paths } from '../../core/paths.ts'

export const reportScreens: readonly Screen[] = [
  {
    paths: ['/app/reports'],
    page: pageWithGrid(() => import('./ReportsPage.tsx')),
    prefixes: ['Agency', 'FoodBank'],
    title: 'reports',
    menu: { to: paths.reports, icon: 'assessment', group: 'receipts' },
  },
]
