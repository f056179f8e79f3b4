import type { Screen } from '../app/screen.ts'
import { serverNow } from '../data/clock.ts'
import { pageWithGrid } from '../grid/preloadGrid.ts'
import { paths } from '../paths.ts'
import { firstReceiptsQuery } from '../receipts/receiptsQuery.ts'
import { dayOf } from '../ui/time.ts'

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

/** Comes after the other screens of receipts. */
export const receiptListScreens: readonly Screen[] = [
  {
    paths: ['/app/receipts/previous-submissions'],
    page: pageWithGrid(() => import('./ReceiptsAndShelfPage.tsx')),
    prefixes: ['Agency', 'FoodBank'],
    title: 'receipts',
    preload: async ({ preload, query, session: { TimeZone: zone } }) => {
      const receipts = await import('../../../shared/api/receipts.ts')
      if (query.size === 0) preload(receipts.listReceipts, firstReceiptsQuery(zone, dayOf(serverNow(), zone)))
    },
    menu: { to: paths.receipts, icon: 'receiptLong', group: 'receipts' },
  },
]
