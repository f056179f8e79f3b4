import * as network from '../../../shared/api/network.ts'
import type { Screen } from '../app/screen.ts'
import { pageWithGrid } from '../grid/preloadGrid.ts'
import { paths } from '../paths.ts'

export const networkScreens: readonly Screen[] = [
  {
    paths: ['/app/food-banks'],
    page: pageWithGrid(() => import('./FoodBanksPage.tsx')),
    prefixes: ['FeedingAmerica'],
    title: 'foodBanks',
    preload: ({ preload, query }) => {
      preload(network.listFoodBankGroups, {})
      if (query.size === 0) preload(network.getFoodBanksGrid, {})
    },
    menu: { to: () => paths.foodBanks(), icon: 'warehouse', group: 'setup' },
  },
  {
    paths: ['/app/food-banks/:id'],
    page: () => import('./FoodBankPage.tsx'),
    parts: [() => import('../people/InviteDialog.tsx')],
    prefixes: ['FeedingAmerica'],
    title: 'foodBank',
    preload: ({ preload, params: { id } }) => {
      preload(network.listFoodBankGroups, {})
      if (id !== 'new') preload(network.getFoodBank, { id: Number(id) })
    },
  },
  {
    paths: ['/app/food-bank-groups'],
    page: () => import('./FoodBankGroupsPage.tsx'),
    parts: [() => import('./GroupDialog.tsx')],
    prefixes: ['FeedingAmerica'],
    title: 'foodBankGroups',
    preload: ({ preload }) => preload(network.listFoodBankGroups, {}),
    menu: { to: () => paths.foodBankGroups(), icon: 'accountBalance', group: 'setup' },
  },
]
