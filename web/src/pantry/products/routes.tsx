import type { Screen } from '../../core/app/screen.ts'
import { pageWithGrid } from '../../core/grid/preloadGrid.ts'

export const inventoryScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-products'],
    page: pageWithGrid(() => import('./ProductsPage.tsx')),
    prefixes: ['Agency', 'FoodBank'],
    title: 'products',
    parts: [() => import('./ProductPanel.tsx'), () => import('./ProductDialog.tsx')],
    preload: async ({ preload, query }) => {
      const inventory = await import('../../../../shared/pantry/products/api.ts')
      preload(inventory.getInventoryBase, {})
      if (query.size === 0) preload(inventory.getItemsGrid, {})
    },
    menu: { icon: 'inventory', group: 'stock', badge: 'Low' },
  },
  {
    paths: ['/app/orderahead-products-import'],
    page: () => import('./ProductImportPage.tsx'),
    parts: [
      () => import('../../core/importing/OrganizationRows.tsx'),
      () => import('../../core/importing/readOrganizationFile.ts'),
      () => import('../../core/importing/readWorkbook.ts'),
    ],
    prefixes: ['Agency', 'FoodBank'],
    title: 'productImport',
  },
]
