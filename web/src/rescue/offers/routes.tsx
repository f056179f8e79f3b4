import type { Screen } from '../../core/app/screen.ts'
import { pageWithGrid } from '../../core/grid/preloadGrid.ts'
import { isId } from '../../core/isId.ts'
import { serverNow } from '../../core/time/clock.ts'
import { dayOf } from '../../core/time/time.ts'
import { firstHistoryQuery } from './historyQuery.ts'

export const offerScreens: readonly Screen[] = [
  {
    paths: ['/app/current/agency/realtime/list/active'],
    page: () => import('./ActiveListPage.tsx'),
    prefixes: ['Agency'],
    title: 'offers',
    preload: async ({ preload, query }) => {
      const offers = await import('../../../../shared/rescue/offers/api.ts')
      if (query.size === 0) preload(offers.listNewInProgressDonations, {})
    },
    menu: { icon: 'localShipping', group: 'work', onPhone: true },
  },
  {
    paths: ['/app/current/agency/realtime/list/historical'],
    page: pageWithGrid(() => import('./HistoryPage.tsx')),
    prefixes: ['Agency'],
    title: 'history',
    preload: async ({ preload, query, session: { TimeZone: zone } }) => {
      const offers = await import('../../../../shared/rescue/offers/api.ts')
      if (query.size === 0) preload(offers.getAgencyGrid, firstHistoryQuery(zone, dayOf(serverNow(), zone)))
    },
    menu: { icon: 'history', group: 'work' },
  },
  // A food bank answers here for its own master agency.
  {
    paths: ['/app/current/agency/realtime/:id'],
    page: () => import('./OfferPage.tsx'),
    parts: [() => import('./answer/ProposalForm.tsx'), () => import('../../core/map/PointsMap.tsx')],
    prefixes: ['Agency', 'FoodBank'],
    title: 'offer',
    preload: async ({ preload, params }) => {
      const offers = await import('../../../../shared/rescue/offers/api.ts')
      const id = Number(params.id)
      if (isId(id)) preload(offers.getMatch, { id })
    },
  },
]
