import * as offers from '../../../shared/api/offers.ts'
import { isId } from '../app/isId.ts'
import type { Screen } from '../app/screen.ts'
import { serverNow } from '../data/clock.ts'
import { pageWithGrid } from '../grid/preloadGrid.ts'
import { paths } from '../paths.ts'
import { dayOf } from '../ui/time.ts'
import { firstHistoryQuery } from './historyQuery.ts'

export const offerScreens: readonly Screen[] = [
  {
    paths: ['/app/current/agency/realtime/list/active'],
    page: () => import('./ActiveListPage.tsx'),
    prefixes: ['Agency'],
    title: 'offers',
    preload: ({ preload, query }) => {
      if (query.size === 0) preload(offers.listNewInProgressDonations, {})
    },
    menu: { to: paths.agencyActiveList, icon: 'localShipping', group: 'work', onPhone: true },
  },
  {
    paths: ['/app/current/agency/realtime/list/historical'],
    page: pageWithGrid(() => import('./HistoryPage.tsx')),
    prefixes: ['Agency'],
    title: 'history',
    preload: ({ preload, query, session: { TimeZone: zone } }) => {
      if (query.size === 0) preload(offers.getAgencyGrid, firstHistoryQuery(zone, dayOf(serverNow(), zone)))
    },
    menu: { to: () => paths.agencyHistory(), icon: 'history', group: 'work' },
  },
  // A food bank answers here for its own master agency.
  {
    paths: ['/app/current/agency/realtime/:id'],
    page: () => import('./OfferPage.tsx'),
    parts: [() => import('./ProposalForm.tsx'), () => import('../map/PlacesMap.tsx')],
    prefixes: ['Agency', 'FoodBank'],
    title: 'offer',
    preload: ({ preload, params }) => {
      const id = Number(params.id)
      if (isId(id)) preload(offers.getMatch, { id })
    },
  },
]
