import type { Screen } from '../app/screen.ts'

export const orderScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-order-detail'],
    page: () => import('./OrderPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'order',
  },
]
