import { formatQueryDay } from '../../../shared/dashboard/range.ts'
import type { Screen } from '../app/screen.ts'
import { serverNow } from '../data/clock.ts'
import { paths } from '../paths.ts'
import { dayOf } from '../ui/time.ts'

export const customerReportScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-customer-summary'],
    page: () => import('./CustomerSummaryPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'customerSummary',
    preload: async ({ preload, query, session }) => {
      const [pantryReports, { presetRange }] = await Promise.all([
        import('../../../shared/api/pantryReports.ts'),
        import('../../../shared/pantryReport/pantryReport.ts'),
      ])
      if (query.size > 0) return
      const { start, end } = presetRange('last30', dayOf(serverNow(), session.TimeZone))
      preload(pantryReports.getCustomerSummary, {
        dateStartFilter: formatQueryDay(start),
        dateEndFilter: formatQueryDay(end),
      })
    },
    menu: { to: paths.customerSummary, icon: 'assessment', group: 'pantry' },
  },
]
