import type { Screen } from '../app/screen.ts'
import { pageWithGrid } from '../grid/preloadGrid.ts'
import { paths } from '../paths.ts'

export const stockScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-inventory-activity'],
    page: pageWithGrid(() => import('./InventoryActivityPage.tsx')),
    prefixes: ['Agency', 'FoodBank'],
    title: 'inventoryActivity',
    preload: async ({ preload, query }) => {
      const stock = await import('../../../shared/api/stock.ts')
      if (query.size === 0) preload(stock.getInventoryActivityGrid, { source: 'grid', mode: 'grid' })
    },
    menu: { to: paths.inventoryActivity, icon: 'insights', group: 'pantry' },
  },
  {
    paths: ['/app/orderahead-stock-count'],
    page: () => import('./StockCountPage.tsx'),
    prefixes: ['Agency', 'FoodBank', 'Pantry'],
    title: 'stockCount',
    preload: async ({ preload }) => {
      const inventory = await import('../../../shared/api/inventory.ts')
      preload(inventory.listItems, {})
    },
    menu: { to: paths.stockCount, icon: 'factCheck', group: 'pantry', onPhone: ['Pantry'] },
  },
  {
    paths: ['/app/orderahead-recall'],
    page: () => import('./RecallPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'recall',
    preload: async ({ preload }) => {
      const inventory = await import('../../../shared/api/inventory.ts')
      preload(inventory.listItems, {})
    },
    menu: { to: paths.recall, icon: 'recall', group: 'pantry' },
  },
]
