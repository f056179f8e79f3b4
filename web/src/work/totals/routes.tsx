import type { Screen } from '../../core/app/screen.ts'
import { serverNow } from '../../core/time/clock.ts'
import { dayOf } from '../../core/time/time.ts'
import { firstTotalsRange } from './totalsQuery.ts'

export const totalsScreens: readonly Screen[] = [
  {
    paths: ['/app/totals'],
    page: () => import('./TotalsPage.tsx'),
    parts: [() => import('../../core/figures/PeriodBars.tsx')],
    prefixes: ['FeedingAmerica', 'StateAssociation', 'Coops'],
    title: 'totals',
    preload: async ({ preload, query, session }) => {
      const totals = await import('../../../../shared/work/totals/api.ts')
      if (query.size === 0) preload(totals.getFoodBankTotals, firstTotalsRange(dayOf(serverNow(), session.TimeZone)))
    },
    menu: { icon: 'assessment', group: 'work', onPhone: true },
  },
]

export const impactScreens: readonly Screen[] = [
  {
    paths: ['/app/impact'],
    page: () => import('./ImpactPage.tsx'),
    prefixes: ['FoodBank', 'Donor'],
    title: 'impact',
    preload: async ({ preload, query, prefix }) => {
      const [donors, totals] = await Promise.all([
        import('../../../../shared/network/donors/api.ts'),
        import('../../../../shared/work/totals/api.ts'),
      ])
      if (query.size === 0) preload(totals.getImpact, {})
      if (prefix === 'FoodBank') preload(donors.getDonorsGrid, {})
    },
    menu: { icon: 'insights', group: 'receipts' },
  },
]
