import { peopleKeeperRoles } from '../../../../shared/core/access.ts'
import type { Screen } from '../../core/app/screen.ts'

/** The places whose people, and whose changes, somebody may choose. */
export const preloadEntities: Screen['preload'] = async ({ preload, session }) => {
  const people = await import('../../../../shared/network/people/api.ts')
  if (peopleKeeperRoles.some((role) => role === session.ActiveRole)) preload(people.listManagedEntities, {})
}

export const peopleScreens: readonly Screen[] = [
  {
    paths: ['/app/people'],
    page: () => import('./PeoplePage.tsx'),
    parts: [() => import('./InviteDialog.tsx')],
    prefixes: ['FoodBank', 'Agency', 'Donor', 'FeedingAmerica'],
    title: 'people',
    preload: preloadEntities,
    menu: { icon: 'group', group: 'setup', roles: peopleKeeperRoles },
  },
  {
    paths: ['/app/people/:entityId/:userId'],
    page: () => import('./PersonPage.tsx'),
    prefixes: ['FoodBank', 'Agency', 'Donor', 'FeedingAmerica'],
    title: 'person',
  },
]
