import type { Screen } from '../app/screen.ts'
import { pageWithGrid } from '../grid/preloadGrid.ts'
import { paths } from '../paths.ts'

export const inventoryScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-products'],
    page: pageWithGrid(() => import('./ProductsPage.tsx')),
    prefixes: ['Agency', 'FoodBank'],
    title: 'products',
    parts: [() => import('./ProductPanel.tsx'), () => import('./ProductDialog.tsx')],
    preload: async ({ preload, query }) => {
      const inventory = await import('../../../shared/api/inventory.ts')
      preload(inventory.getInventoryBase, {})
      if (query.size === 0) preload(inventory.getItemsGrid, {})
    },
    menu: { to: paths.products, icon: 'inventory', group: 'pantry' },
  },
  {
    paths: ['/app/orderahead-products-import'],
    page: () => import('./ProductImportPage.tsx'),
    parts: [
      () => import('../imports/PartyRows.tsx'),
      () => import('../imports/readPartyFile.ts'),
      () => import('../imports/readWorkbook.ts'),
    ],
    prefixes: ['Agency', 'FoodBank'],
    title: 'productImport',
  },
]
