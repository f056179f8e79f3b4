import type { Screen } from '../app/screen.ts'
import { paths } from '../paths.ts'

export const reportScreens: readonly Screen[] = [
  {
    paths: ['/app/reports'],
    page: () => import('./ReportsPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'reports',
    menu: { to: paths.reports, icon: 'assessment', group: 'receipts' },
  },
]
