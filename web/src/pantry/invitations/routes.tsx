import type { Screen } from '../../core/app/screen.ts'
import { pageWithGrid } from '../../core/grid/preloadGrid.ts'

export const invitationScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-invitations'],
    page: pageWithGrid(() => import('./InvitationsPage.tsx')),
    prefixes: ['Agency', 'FoodBank'],
    title: 'invitations',
    preload: async ({ preload, query }) => {
      const invitations = await import('../../../../shared/pantry/invitations/api.ts')
      if (query.size === 0) preload(invitations.getCustomerInvitationsGrid, {})
    },
    menu: { icon: 'invitation', group: 'pantry' },
  },
  {
    paths: ['/app/orderahead-invitation'],
    page: () => import('./InvitationPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'invitation',
  },
  {
    paths: ['/app/orderahead-invitation-bulk'],
    page: () => import('./BulkInvitationPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'bulkInvitation',
    parts: [() => import('./BulkList.tsx')],
  },
]
