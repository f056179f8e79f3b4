import type { Screen } from '../../core/app/screen.ts'
import { pageWithGrid } from '../../core/grid/preloadGrid.ts'
import { statusGridScreen } from '../../rescue/donations/routes.tsx'

export const homeScreens: readonly Screen[] = [
  {
    paths: ['/app/home'],
    page: () => import('./HomePage.tsx'),
    prefixes: ['FoodBank'],
    title: 'home',
    preload: async ({ preload }) => {
      const dashboard = await import('../../../../shared/work/dashboard/api.ts')
      preload(dashboard.getFoodBankHome, {})
    },
    menu: { icon: 'dashboard', group: 'work', onPhone: true },
  },
  {
    ...statusGridScreen,
    paths: ['/app/realtime', '/app/realtime/in-progress'],
    page: pageWithGrid(() => import('./DonorHomePage.tsx')),
    prefixes: ['Donor'],
    preload: async (entered) => {
      void statusGridScreen.preload?.(entered)
      const home = await import('../../../../shared/work/home/api.ts')
      entered.preload(home.getDonorHome, {})
    },
  },
]

/** First among the pantry's screens. */
export const pantryTodayScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-today'],
    page: () => import('./PantryTodayPage.tsx'),
    parts: [() => import('../../pantry/orders/handOver/HandOverPanel.tsx')],
    prefixes: ['Agency', 'FoodBank'],
    title: 'pantryToday',
    preload: async ({ preload }) => {
      const home = await import('../../../../shared/work/home/api.ts')
      preload(home.getPantryToday, {})
    },
    menu: { icon: 'today', group: 'pantry', onPhone: true },
  },
]

/** The volunteers' own, after packing. */
export const handOverScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-hand-over'],
    page: () => import('./HandOverPage.tsx'),
    prefixes: ['Pantry'],
    title: 'handOver',
    parts: [() => import('../../pantry/orders/handOver/HandOverPanel.tsx')],
    preload: async ({ preload }) => {
      const home = await import('../../../../shared/work/home/api.ts')
      preload(home.getPantryToday, {})
    },
    menu: { icon: 'volunteerActivism', group: 'pantry', onPhone: ['Pantry'] },
  },
]
