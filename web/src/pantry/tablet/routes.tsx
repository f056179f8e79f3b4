import type { Screen } from '../../core/app/screen.ts'

export const tabletScreens: readonly Screen[] = [
  {
    paths: ['/app/shared-tablet'],
    page: () => import('./TabletPage.tsx'),
    prefixes: ['Agency', 'FoodBank', 'Pantry'],
    title: 'tablet',
    menu: { icon: 'tablet', group: 'account' },
  },
]
