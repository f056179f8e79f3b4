import * as dashboard from '../../../shared/api/dashboard.ts'
import * as offers from '../../../shared/api/offers.ts'
import type { Screen } from '../app/screen.ts'
import { serverNow } from '../data/clock.ts'
import { paths } from '../paths.ts'
import { dayOf } from '../ui/time.ts'
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
    menu: { to: paths.dashboard, icon: 'dashboard', group: 'work', onPhone: true },
  },
]
