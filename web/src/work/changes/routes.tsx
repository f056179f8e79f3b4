import { peopleKeeperRoles } from '../../../../shared/core/access.ts'
import type { Screen } from '../../core/app/screen.ts'
import { pageWithGrid } from '../../core/grid/preloadGrid.ts'
import { preloadEntities } from '../../network/people/routes.tsx'

export const changeScreens: readonly Screen[] = [
  {
    paths: ['/app/changes'],
    page: pageWithGrid(() => import('./ChangesPage.tsx')),
    prefixes: ['FoodBank', 'Agency', 'Donor', 'FeedingAmerica'],
    title: 'changes',
    preload: preloadEntities,
    menu: { icon: 'manageHistory', group: 'setup', roles: peopleKeeperRoles },
  },
]
