import { isFoodBankSetupRole } from '../../../../shared/core/access.ts'
import type { Screen } from '../../core/app/screen.ts'
import { pageWithGrid } from '../../core/grid/preloadGrid.ts'
import { isId } from '../../core/isId.ts'

export const donorScreens: readonly Screen[] = [
  {
    paths: ['/app/donors'],
    page: pageWithGrid(() => import('./DonorsPage.tsx')),
    prefixes: ['FoodBank'],
    title: 'donors',
    preload: async ({ preload, query }) => {
      const donors = await import('../../../../shared/network/donors/api.ts')
      if (query.size === 0) preload(donors.getDonorsGrid, {})
    },
    menu: { icon: 'volunteerActivism', group: 'organizations' },
  },
  {
    paths: ['/app/shared-donors'],
    page: pageWithGrid(() => import('./SharedDonorsPage.tsx')),
    prefixes: ['FeedingAmerica'],
    title: 'sharedDonors',
    menu: { icon: 'volunteerActivism', group: 'organizations' },
  },
  {
    paths: ['/app/realtime/pending-donor'],
    page: pageWithGrid(() => import('./PendingDonorsPage.tsx')),
    prefixes: ['FoodBank'],
    title: 'pendingDonors',
    preload: async ({ preload, query }) => {
      const donors = await import('../../../../shared/network/donors/api.ts')
      if (query.size === 0) preload(donors.listPendingDonors, {})
    },
    menu: { icon: 'howToReg', group: 'setup' },
  },
  {
    paths: ['/app/realtime/pending-donor/:id'],
    page: () => import('./PendingDonorPage.tsx'),
    prefixes: ['FoodBank'],
    title: 'pendingDonor',
    preload: async ({ preload, params }) => {
      const id = Number(params.id)
      const donors = await import('../../../../shared/network/donors/api.ts')
      if (isId(id)) preload(donors.getPendingDonor, { id })
    },
  },
  {
    paths: ['/app/donors/:id/api-keys'],
    page: () => import('./ApiKeysPage.tsx'),
    parts: [() => import('./ApiKeyDialog.tsx')],
    prefixes: ['FoodBank'],
    title: 'apiKeys',
    preload: async ({ preload, params: { id }, session }) => {
      const donors = await import('../../../../shared/network/donors/api.ts')
      if (isFoodBankSetupRole(session.ActiveRole)) preload(donors.listDonorApiKeys, { donorId: Number(id) })
    },
  },
  {
    paths: ['/app/api-keys'],
    page: () => import('./ApiKeysPage.tsx'),
    parts: [() => import('./ApiKeyDialog.tsx')],
    prefixes: ['Donor'],
    title: 'apiKeys',
    preload: async ({ preload, session }) => {
      const donors = await import('../../../../shared/network/donors/api.ts')
      if (session.ActiveRole === 'donor') preload(donors.listDonorApiKeys, { donorId: session.EntityID })
    },
    menu: { icon: 'key', group: 'setup', roles: ['donor'] },
  },
]

/** Come after what was donated. */
export const donorLocationScreens: readonly Screen[] = [
  {
    paths: ['/app/donor-locations'],
    page: pageWithGrid(() => import('./DonorLocationsPage.tsx')),
    prefixes: ['FoodBank'],
    title: 'donorLocations',
    preload: async ({ preload, query }) => {
      const donors = await import('../../../../shared/network/donors/api.ts')
      if (query.size === 0) preload(donors.getDonorLocationsGrid, {})
    },
    menu: { icon: 'place', group: 'organizations' },
  },
  {
    paths: ['/app/donor-locations/:id'],
    page: () => import('./DonorLocationPage.tsx'),
    prefixes: ['FoodBank'],
    title: 'donorLocation',
    preload: async ({ preload, params, query }) => {
      const id = Number(params.id)
      const agencies = await import('../../../../shared/network/agencies/api.ts')
      const donors = await import('../../../../shared/network/donors/api.ts')
      preload(agencies.listAssociatedAdhoc, {})
      if (isId(id)) preload(donors.getDonorLocation, { id })
      // Tells whether there is but one donor, or none.
      else if (!query.get('donor')) preload(donors.getDonorsGrid, { rows: 2 })
    },
  },
]
