import type { Screen } from '../../core/app/screen.ts'

export const receiptScreens: readonly Screen[] = [
  {
    paths: ['/app/agency-adhoc-newandinprogress'],
    page: () => import('./PendingReceiptsPage.tsx'),
    prefixes: ['Agency'],
    title: 'pendingReceipts',
    preload: async ({ preload }) => {
      const offers = await import('../../../../shared/rescue/offers/api.ts')
      preload(offers.listNewInProgressDonations, {})
    },
    menu: {
      icon: 'factCheck',
      group: 'receipts',
      badge: 'ReceiptsDue',
      onPhone: true,
    },
  },
  {
    paths: ['/app/receipts/new'],
    page: () => import('./NewReceiptPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'newReceipt',
    menu: { icon: 'noteAdd', group: 'receipts' },
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
