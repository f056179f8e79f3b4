import * as offers from '../../../shared/api/offers.ts'
import type { Screen } from '../app/screen.ts'
import { serverNow } from '../data/clock.ts'
import { pageWithGrid } from '../grid/preloadGrid.ts'
import { paths } from '../paths.ts'
import { dayOf } from '../ui/time.ts'
import { firstReceiptsQuery } from './receiptsQuery.ts'

export const receiptScreens: readonly Screen[] = [
  {
    paths: ['/app/agency-adhoc-newandinprogress'],
    page: () => import('./PendingReceiptsPage.tsx'),
    prefixes: ['Agency'],
    title: 'pendingReceipts',
    preload: ({ preload }) => preload(offers.listNewInProgressDonations, {}),
    menu: {
      to: paths.pendingReceipts,
      icon: 'factCheck',
      group: 'receipts',
      badge: 'PendingRealTimeReceipts',
      onPhone: true,
    },
  },
  {
    paths: ['/app/receipts/new'],
    page: () => import('./NewReceiptPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'newReceipt',
    menu: { to: (prefix) => paths.newReceipt(prefix), icon: 'noteAdd', group: 'receipts' },
  },
  {
    paths: ['/app/receipts/previous-submissions'],
    page: pageWithGrid(() => import('./ReceiptsPage.tsx')),
    prefixes: ['Agency', 'FoodBank'],
    title: 'receipts',
    preload: async ({ preload, query, session: { TimeZone: zone } }) => {
      const receipts = await import('../../../shared/api/receipts.ts')
      if (query.size === 0) preload(receipts.listReceipts, firstReceiptsQuery(zone, dayOf(serverNow(), zone)))
    },
    menu: { to: paths.receipts, icon: 'receiptLong', group: 'receipts' },
  },
  {
    paths: ['/app/receipts/edit'],
    page: () => import('./EditReceiptPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'editReceipt',
  },
  {
    paths: ['/app/receipts/load'],
    page: () => import('./LoadReceiptPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'newReceipt',
  },
]
