import * as agencies from '../../../shared/api/agencies.ts'
import * as donors from '../../../shared/api/donors.ts'
import type { Screen } from '../app/screen.ts'
import { pageWithGrid } from '../grid/preloadGrid.ts'
import { paths } from '../paths.ts'

export const donorScreens: readonly Screen[] = [
  {
    paths: ['/app/donors'],
    page: pageWithGrid(() => import('./DonorsPage.tsx')),
    prefixes: ['FoodBank'],
    title: 'donors',
    preload: ({ preload, query }) => {
      if (query.size === 0) preload(donors.getDonorsGrid, {})
    },
    menu: { to: () => paths.donors(), icon: 'volunteerActivism', group: 'setup' },
  },
  {
    paths: ['/app/donor-locations'],
    page: pageWithGrid(() => import('./DonorLocationsPage.tsx')),
    prefixes: ['FoodBank'],
    title: 'donorLocations',
    preload: ({ preload, query }) => {
      if (query.size === 0) preload(donors.getDonorLocationsGrid, {})
    },
    menu: { to: () => paths.donorLocations(), icon: 'place', group: 'setup' },
  },
  {
    paths: ['/app/donor-locations/:id'],
    page: () => import('./DonorLocationPage.tsx'),
    prefixes: ['FoodBank'],
    title: 'donorLocation',
    preload: ({ preload, params: { id } }) => {
      preload(agencies.listAssociatedAdhoc, {})
      if (id !== 'new') preload(donors.getDonorLocation, { id: Number(id) })
    },
  },
]
