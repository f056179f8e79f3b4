import type { Screen } from '../../core/app/screen.ts'
import { serverNow } from '../../core/time/clock.ts'
import { dayOf } from '../../core/time/time.ts'
import { firstPickupsQuery } from './pickupsQuery.ts'

export const dashboardScreens: readonly Screen[] = [
  {
    paths: ['/app/current'],
    page: () => import('./DashboardPage.tsx'),
    prefixes: ['Agency'],
    title: 'dashboard',
    preload: async ({ preload, session }) => {
      const offers = await import('../../../../shared/rescue/offers/api.ts')
      const dashboard = await import('../../../../shared/work/dashboard/api.ts')
      preload(offers.listNewInProgressDonations, {})
      preload(dashboard.getDashboard, {})
      preload(dashboard.getDashboardPickups, firstPickupsQuery(dayOf(serverNow(), session.TimeZone)))
    },
    menu: { icon: 'dashboard', group: 'work', onPhone: true },
  },
]
