import * as offers from '../../../../shared/rescue/offers/api.ts'
import * as dashboard from '../../../../shared/work/dashboard/api.ts'
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
    preload: ({ preload, session }) => {
      preload(offers.listNewInProgressDonations, {})
      preload(dashboard.getDashboard, {})
      preload(dashboard.getDashboardPickups, firstPickupsQuery(dayOf(serverNow(), session.TimeZone)))
    },
    menu: { icon: 'dashboard', group: 'work', onPhone: true },
  },
]
