import type { Screen } from '../../core/app/screen.ts'

export const lockerScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-pickup-window'],
    page: () => import('./PickupWindowPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'pickupWindow',
  },
]
