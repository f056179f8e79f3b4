import type { Screen } from '../app/screen.ts'
import { pageWithGrid } from '../grid/preloadGrid.ts'
import { paths } from '../paths.ts'

export const customerScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-customers'],
    page: pageWithGrid(() => import('./CustomersPage.tsx')),
    prefixes: ['Agency', 'FoodBank'],
    title: 'customers',
    preload: async ({ preload, query }) => {
      const customers = await import('../../../shared/api/customers.ts')
      if (query.size === 0) preload(customers.getCustomersGrid, {})
    },
    menu: { to: (prefix) => paths.customers(prefix), icon: 'people', group: 'pantry' },
  },
  {
    paths: ['/app/orderahead-customer-import'],
    page: () => import('./ImportCustomersPage.tsx'),
    parts: [
      () => import('../imports/PartyRows.tsx'),
      () => import('../imports/readPartyFile.ts'),
      () => import('../imports/readWorkbook.ts'),
    ],
    prefixes: ['Agency', 'FoodBank'],
    title: 'customerImport',
  },
]
