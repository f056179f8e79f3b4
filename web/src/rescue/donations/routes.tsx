import type { Screen } from '../../core/app/screen.ts'
import { staffPrefixes } from '../../core/everyPrefix.ts'
import { pageWithGrid } from '../../core/grid/preloadGrid.ts'
import { isId } from '../../core/isId.ts'
import { paths } from '../../core/paths.ts'

/** The status grid's screen; a donor's has the day above the list (`work/home`). */
export const statusGridScreen: Omit<Screen, 'page' | 'paths' | 'prefixes'> = {
  title: 'donations',
  preload: async (entered) => (await import('./grid/gridEndpoints.ts')).preloadGrid(entered),
  menu: { to: paths.statusGrid, icon: 'localShipping', group: 'work', onPhone: true },
}

export const donationScreens: readonly Screen[] = [
  {
    ...statusGridScreen,
    paths: ['/app/realtime', '/app/realtime/in-progress'],
    page: pageWithGrid(() => import('./grid/StatusGridPage.tsx')),
    prefixes: ['FeedingAmerica', 'FoodBank', 'StateAssociation', 'Coops'],
  },
  {
    paths: ['/app/realtime/transaction/:id'],
    page: () => import('./TransactionPage.tsx'),
    parts: [
      () => import('./DonationRest.tsx'),
      () => import('./edit/EditDonation.tsx'),
      () => import('./edit/AskCancel.tsx'),
      () => import('../../core/ui/RefusalHint.tsx'),
      () => import('./matches/DirectAcceptDialog.tsx'),
      () => import('./matches/WhyNotDialog.tsx'),
    ],
    prefixes: staffPrefixes,
    title: 'donation',
    preload: async ({ preload, params }) => {
      const donations = await import('../../../../shared/rescue/donations/api.ts')
      const id = Number(params.id)
      if (isId(id)) preload(donations.getTransaction, { id })
    },
  },
  {
    paths: ['/app/foodbank-donor-post/getting-started'],
    page: () => import('./post/PostPage.tsx'),
    prefixes: ['FoodBank', 'Donor'],
    title: 'postDonation',
    menu: { icon: 'addCircle', group: 'work', onPhone: true },
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
