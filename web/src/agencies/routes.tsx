import * as donations from '../../../shared/api/donations.ts'
import { isId } from '../app/isId.ts'
import type { Screen } from '../app/screen.ts'
import { pageWithGrid } from '../grid/preloadGrid.ts'
import { paths } from '../paths.ts'

export const agencyScreens: readonly Screen[] = [
  {
    paths: ['/app/agencies'],
    page: pageWithGrid(() => import('./AgenciesPage.tsx')),
    prefixes: ['FoodBank'],
    title: 'agencies',
    preload: async ({ preload, query }) => {
      const agencies = await import('../../../shared/api/agencies.ts')
      if (query.size === 0) preload(agencies.getAgenciesGrid, {})
    },
    menu: { to: () => paths.agencies(), icon: 'storefront', group: 'setup' },
  },
  {
    paths: ['/app/agencies/:id'],
    page: () => import('./AgencyPage.tsx'),
    prefixes: ['FoodBank'],
    title: 'agency',
    preload: async ({ preload, params }) => {
      const agencyId = Number(params.id)
      const agencies = await import('../../../shared/api/agencies.ts')
      preload(donations.listDonationCategories, {})
      if (isId(agencyId)) preload(agencies.getAgency, { agencyId })
    },
  },
  {
    paths: ['/app/agency-profile'],
    page: () => import('./OwnAgencyPage.tsx'),
    prefixes: ['Agency'],
    title: 'agencyProfile',
    preload: async ({ preload }) => {
      const agencies = await import('../../../shared/api/agencies.ts')
      preload(agencies.getOwnAgency, {})
      preload(donations.listDonationCategories, {})
    },
    menu: { to: () => paths.agencyProfile(), icon: 'storefront', group: 'setup' },
  },
]
