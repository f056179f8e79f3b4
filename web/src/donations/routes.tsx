import * as donations from '../../../shared/api/donations.ts'
import * as offers from '../../../shared/api/offers.ts'
import { staffPrefixes } from '../app/everyPrefix.ts'
import { isId } from '../app/isId.ts'
import type { Screen } from '../app/screen.ts'
import { serverNow } from '../data/clock.ts'
import { pageWithGrid } from '../grid/preloadGrid.ts'
import { paths } from '../paths.ts'
import { dayOf, zoneHere } from '../ui/time.ts'
import { gridEndpoints } from './grid/gridEndpoints.ts'
import { firstGridQuery, gridPrefixes, isGridPrefix } from './grid/gridQuery.ts'

export const donationScreens: readonly Screen[] = [
  {
    paths: ['/app/realtime', '/app/realtime/in-progress'],
    page: pageWithGrid(() => import('./grid/StatusGridPage.tsx')),
    prefixes: gridPrefixes,
    title: 'donations',
    preload: ({ preload, prefix, query }) => {
      preload(donations.listStatusTypes, {})
      if (prefix === 'FoodBank') preload(offers.listPendingMatches, {})
      const zone = zoneHere()
      if (isGridPrefix(prefix) && query.size === 0)
        preload(gridEndpoints[prefix], firstGridQuery(zone, dayOf(serverNow(), zone)))
    },
    menu: { to: paths.statusGrid, icon: 'localShipping', group: 'work', onPhone: true },
  },
  {
    paths: ['/app/realtime/transaction/:id'],
    page: () => import('./TransactionPage.tsx'),
    parts: [
      () => import('./DonationRest.tsx'),
      () => import('./edit/EditDonation.tsx'),
      () => import('./edit/AskCancel.tsx'),
      () => import('../ui/RefusalHint.tsx'),
      () => import('./DirectAcceptDialog.tsx'),
      () => import('./WhyNotDialog.tsx'),
    ],
    prefixes: staffPrefixes,
    title: 'donation',
    preload: ({ preload, params }) => {
      const id = Number(params.id)
      if (isId(id)) preload(donations.getTransaction, { id })
    },
  },
  {
    paths: ['/app/foodbank-donor-post/getting-started'],
    page: () => import('./post/PostPage.tsx'),
    prefixes: ['FoodBank', 'Donor'],
    title: 'postDonation',
    menu: { to: (prefix) => paths.donorPost(prefix), icon: 'addCircle', group: 'work', onPhone: true },
  },
  {
    paths: ['/app/bulk-offer'],
    page: () => import('./bulk/BulkOfferPage.tsx'),
    prefixes: ['Donor'],
    title: 'bulkOffer',
  },
  {
    paths: ['/app/donor-adhoc-close'],
    page: () => import('./close/ClosePage.tsx'),
    prefixes: ['FoodBank', 'Donor'],
    title: 'closeDonation',
  },
]
