import type { Screen } from '../app/screen.ts'
import { serverNow } from '../data/clock.ts'
import { paths } from '../paths.ts'
import { dayOf } from '../ui/time.ts'
import { firstTotalsRange } from './totalsQuery.ts'

export const totalsScreens: readonly Screen[] = [
  {
    paths: ['/app/totals'],
    page: () => import('./TotalsPage.tsx'),
    parts: [() => import('../ui/PeriodBars.tsx')],
    prefixes: ['FeedingAmerica', 'StateAssociation', 'Coops'],
    title: 'totals',
    preload: async ({ preload, query, session }) => {
      const totals = await import('../../../shared/api/totals.ts')
      if (query.size === 0) preload(totals.getFoodBankTotals, firstTotalsRange(dayOf(serverNow(), session.TimeZone)))
    },
    menu: { to: paths.totals, icon: 'assessment', group: 'work', onPhone: true },
  },
]

export const impactScreens: readonly Screen[] = [
  {
    paths: ['/app/impact'],
    page: () => import('../donors/ImpactPage.tsx'),
    prefixes: ['FoodBank', 'Donor'],
    title: 'impact',
    preload: async ({ preload, query, prefix }) => {
      const [donors, totals] = await Promise.all([
        import('../../../shared/api/donors.ts'),
        import('../../../shared/api/totals.ts'),
      ])
      if (query.size === 0) preload(totals.getImpact, {})
      if (prefix === 'FoodBank') preload(donors.getDonorsGrid, {})
    },
    menu: { to: paths.impact, icon: 'insights', group: 'receipts' },
  },
]
