import * as dashboard from '../../../shared/api/dashboard.ts'
import type { Screen } from '../app/screen.ts'
import { paths } from '../paths.ts'

export const homeScreens: readonly Screen[] = [
  {
    paths: ['/app/home'],
    page: () => import('./HomePage.tsx'),
    prefixes: ['FoodBank'],
    title: 'home',
    preload: ({ preload }) => preload(dashboard.getFoodBankHome, {}),
    menu: { to: paths.foodBankHome, icon: 'dashboard', group: 'work', onPhone: true },
  },
]
