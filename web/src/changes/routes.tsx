import { peopleKeeperRoles } from '../../../shared/access.ts'
import type { Screen } from '../app/screen.ts'
import { pageWithGrid } from '../grid/preloadGrid.ts'
import { paths } from '../paths.ts'
import { preloadEntities } from '../people/routes.tsx'

export const changeScreens: readonly Screen[] = [
  {
    paths: ['/app/changes'],
    page: pageWithGrid(() => import('../people/ChangesPage.tsx')),
    prefixes: ['FoodBank', 'Agency', 'Donor', 'FeedingAmerica'],
    title: 'changes',
    preload: preloadEntities,
    menu: { to: paths.changes, icon: 'history', group: 'messages', roles: peopleKeeperRoles },
  },
]
