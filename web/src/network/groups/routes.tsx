import type { Screen } from '../../core/app/screen.ts'
import { pageWithGrid } from '../../core/grid/preloadGrid.ts'

/** Without `preload`: its schemas would come with every page of everybody, for screens that the operator opens rarely. */
export const networkScreens: readonly Screen[] = [
  {
    paths: ['/app/food-banks'],
    page: pageWithGrid(() => import('./FoodBanksPage.tsx')),
    prefixes: ['FeedingAmerica'],
    title: 'foodBanks',
    menu: { icon: 'warehouse', group: 'organizations' },
  },
  {
    paths: ['/app/food-banks/:id'],
    page: () => import('./FoodBankPage.tsx'),
    parts: [() => import('../people/InviteDialog.tsx')],
    prefixes: ['FeedingAmerica'],
    title: 'foodBank',
  },
  {
    paths: ['/app/food-bank-groups'],
    page: () => import('./FoodBankGroupsPage.tsx'),
    parts: [() => import('./GroupDialog.tsx')],
    prefixes: ['FeedingAmerica'],
    title: 'foodBankGroups',
    menu: { icon: 'accountBalance', group: 'organizations' },
  },
]
