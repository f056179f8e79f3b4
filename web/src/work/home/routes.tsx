import * as dashboard from '../../../../shared/work/dashboard/api.ts'
import type { Screen } from '../../core/app/screen.ts'

export const homeScreens: readonly Screen[] = [
  {
    paths: ['/app/home'],
    page: () => import('./HomePage.tsx'),
    prefixes: ['FoodBank'],
    title: 'home',
    preload: ({ preload }) => preload(dashboard.getFoodBankHome, {}),
    menu: { icon: 'dashboard', group: 'work', onPhone: true },
  },
]
