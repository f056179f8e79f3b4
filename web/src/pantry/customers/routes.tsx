import type { Screen } from '../../core/app/screen.ts'
import { pageWithGrid } from '../../core/grid/preloadGrid.ts'

export const customerScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-customers'],
    page: pageWithGrid(() => import('./CustomersPage.tsx')),
    prefixes: ['Agency', 'FoodBank'],
    title: 'customers',
    preload: async ({ preload, query }) => {
      const customers = await import('../../../../shared/pantry/customers/api.ts')
      if (query.size === 0) preload(customers.getCustomersGrid, {})
    },
    menu: { icon: 'family', group: 'pantry' },
  },
  {
    paths: ['/app/orderahead-texts'],
    page: () => import('./TextsPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'familyTexts',
    preload: async ({ preload }) => {
      const customers = await import('../../../../shared/pantry/customers/api.ts')
      preload(customers.listTexts, {})
    },
    menu: { icon: 'sms', group: 'pantry', badge: 'Texts' },
  },
  {
    paths: ['/app/orderahead-customer-import'],
    page: () => import('./ImportCustomersPage.tsx'),
    parts: [
      () => import('../../core/importing/OrganizationRows.tsx'),
      () => import('../../core/importing/readOrganizationFile.ts'),
      () => import('../../core/importing/readWorkbook.ts'),
    ],
    prefixes: ['Agency', 'FoodBank'],
    title: 'customerImport',
  },
]
