import type { Screen } from '../../core/app/screen.ts'
import { pageWithGrid } from '../../core/grid/preloadGrid.ts'
import { serverNow } from '../../core/time/clock.ts'
import { dayOf } from '../../core/time/time.ts'
import { firstReceiptsQuery } from '../../rescue/receipts/receiptsQuery.ts'

export const stockScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-inventory-activity'],
    page: pageWithGrid(() => import('./InventoryActivityPage.tsx')),
    prefixes: ['Agency', 'FoodBank'],
    title: 'inventoryActivity',
    preload: async ({ preload, query }) => {
      const stock = await import('../../../../shared/pantry/stock/api.ts')
      if (query.size === 0) preload(stock.getInventoryActivityGrid, { source: 'grid', mode: 'grid' })
    },
    menu: { icon: 'insights', group: 'stock' },
  },
  {
    paths: ['/app/orderahead-stock-count'],
    page: () => import('./StockCountPage.tsx'),
    prefixes: ['Agency', 'FoodBank', 'Pantry'],
    title: 'stockCount',
    preload: async ({ preload }) => {
      const inventory = await import('../../../../shared/pantry/products/api.ts')
      preload(inventory.listItems, {})
    },
    menu: { icon: 'calculate', group: 'stock', onPhone: ['Pantry'] },
  },
  {
    paths: ['/app/orderahead-recall'],
    page: () => import('./RecallPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'recall',
    preload: async ({ preload }) => {
      const inventory = await import('../../../../shared/pantry/products/api.ts')
      preload(inventory.listItems, {})
    },
    menu: { icon: 'recall', group: 'setup' },
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
      const receipts = await import('../../../../shared/rescue/receipts/api.ts')
      if (query.size === 0) preload(receipts.listReceipts, firstReceiptsQuery(zone, dayOf(serverNow(), zone)))
    },
    menu: { icon: 'receiptLong', group: 'receipts' },
  },
]
