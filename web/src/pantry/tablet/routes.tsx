import type { Screen } from '../../core/app/screen.ts'
import { paths } from '../../core/paths.ts'

export const tabletScreens: readonly Screen[] = [
  {
    paths: ['/app/shared-tablet'],
    page: () => import('./TabletPage.tsx'),
    prefixes: ['Agency', 'FoodBank', 'Pantry'],
    title: 'tablet',
    menu: { to: paths.tablet, icon: 'key', group: 'account' },
  },
]
