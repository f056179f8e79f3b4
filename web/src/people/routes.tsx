import { foodBankAdministratorRoles, type Role } from '../../../shared/access.ts'
import type { Screen } from '../app/screen.ts'
import { paths } from '../paths.ts'

/** Roles that look after people, of the prefixes below. */
const keepers: readonly Role[] = ['fano', ...foodBankAdministratorRoles, 'donor', 'bulkofferdonor', 'agency']

export const peopleScreens: readonly Screen[] = [
  {
    paths: ['/app/people'],
    page: () => import('./PeoplePage.tsx'),
    parts: [() => import('./InviteDialog.tsx')],
    prefixes: ['FoodBank', 'Agency', 'Donor', 'FeedingAmerica'],
    title: 'people',
    preload: async ({ preload, session }) => {
      const people = await import('../../../shared/api/people.ts')
      if (keepers.includes(session.ActiveRole)) preload(people.listManagedEntities, {})
    },
    menu: { to: (prefix) => paths.people(prefix), icon: 'group', group: 'messages', roles: keepers },
  },
  {
    paths: ['/app/people/:entityId/:userId'],
    page: () => import('./PersonPage.tsx'),
    prefixes: ['FoodBank', 'Agency', 'Donor', 'FeedingAmerica'],
    title: 'person',
  },
]
