import { formatQueryDay } from '../../../../shared/core/time/range.ts'
import type { Screen } from '../../core/app/screen.ts'
import { serverNow } from '../../core/time/clock.ts'
import { dayOf } from '../../core/time/time.ts'

export const customerReportScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-customer-summary'],
    page: () => import('./CustomerSummaryPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'customerSummary',
    preload: async ({ preload, query, session }) => {
      const [pantryReports, { presetRange }] = await Promise.all([
        import('../../../../shared/pantry/pantryReports/api.ts'),
        import('../../../../shared/pantry/pantryReports/pantryReport.ts'),
      ])
      if (query.size > 0) return
      const { start, end } = presetRange('last30', dayOf(serverNow(), session.TimeZone))
      preload(pantryReports.getCustomerSummary, {
        dateStartFilter: formatQueryDay(start),
        dateEndFilter: formatQueryDay(end),
      })
    },
    menu: { icon: 'assessment', group: 'setup' },
  },
  {
    paths: ['/app/orderahead-household-report'],
    page: () => import('./HouseholdReportPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'householdReport',
    preload: async ({ preload, query, session }) => {
      const [pantryReports, { householdRange }] = await Promise.all([
        import('../../../../shared/pantry/pantryReports/api.ts'),
        import('../../../../shared/pantry/pantryReports/pantryReport.ts'),
      ])
      if (query.size > 0) return
      const days = householdRange('lastMonth', dayOf(serverNow(), session.TimeZone))
      preload(pantryReports.getHouseholdReport, { ...days, food: 'tefap' })
    },
    menu: { icon: 'groups', group: 'setup' },
  },
]
