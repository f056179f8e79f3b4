import type { Screen } from '../../core/app/screen.ts'
import { pageWithGrid } from '../../core/grid/preloadGrid.ts'
import { isId } from '../../core/isId.ts'
import { paths } from '../../core/paths.ts'
import { serverNow } from '../../core/time/clock.ts'
import { dayOf, zoneHere } from '../../core/time/time.ts'
import { firstLoadsQuery } from './loadsQuery.ts'

const list: Pick<Screen, 'page' | 'title' | 'preload'> = {
  page: pageWithGrid(() => import('./LoadsPage.tsx')),
  title: 'loads',
  preload: async ({ preload, prefix, query }) => {
    const distributors = await import('../../../../shared/rescue/loads/api.ts')
    preload(distributors.listSubmissionStatusTypes, {})
    if (prefix === 'FeedingAmerica') preload(distributors.listPendingSubmissions, {})
    const zone = zoneHere()
    if (query.size === 0) preload(distributors.getSubmissionsGrid, firstLoadsQuery(zone, dayOf(serverNow(), zone)))
  },
}
const menu = { to: paths.loads, icon: 'inventory', group: 'work' } as const

export const distributorScreens: readonly Screen[] = [
  {
    ...list,
    paths: ['/app/distributor', '/app/logistics'],
    prefixes: ['FeedingAmerica'],
    menu: { ...menu, onPhone: true },
  },
  { ...list, paths: ['/app/logistics'], prefixes: ['FoodBank', 'Agency'], menu },
  {
    paths: ['/app/logistics/transaction/:id/details'],
    page: () => import('./LoadPage.tsx'),
    parts: [
      () => import('./LoadMatches.tsx'),
      () => import('./DriverDialog.tsx'),
      () => import('./DeliveryDialog.tsx'),
    ],
    prefixes: ['FeedingAmerica', 'FoodBank', 'Agency'],
    title: 'load',
    preload: async ({ preload, params }) => {
      const distributors = await import('../../../../shared/rescue/loads/api.ts')
      const id = Number(params.id)
      if (isId(id)) preload(distributors.getSubmission, { id })
    },
  },
]
