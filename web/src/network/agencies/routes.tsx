import type { Screen } from '../../core/app/screen.ts'
import { pageWithGrid } from '../../core/grid/preloadGrid.ts'
import { isId } from '../../core/isId.ts'

export const agencyScreens: readonly Screen[] = [
  {
    paths: ['/app/agencies'],
    page: pageWithGrid(() => import('./AgenciesPage.tsx')),
    prefixes: ['FoodBank'],
    title: 'agencies',
    preload: async ({ preload, query }) => {
      const agencies = await import('../../../../shared/network/agencies/api.ts')
      if (query.size === 0) preload(agencies.getAgenciesGrid, {})
    },
    menu: { icon: 'storefront', group: 'organizations' },
  },
  {
    paths: ['/app/agencies/:id'],
    page: () => import('./AgencyPage.tsx'),
    prefixes: ['FoodBank'],
    title: 'agency',
    preload: async ({ preload, params }) => {
      const agencyId = Number(params.id)
      const agencies = await import('../../../../shared/network/agencies/api.ts')
      const donations = await import('../../../../shared/rescue/donations/api.ts')
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
      const agencies = await import('../../../../shared/network/agencies/api.ts')
      const donations = await import('../../../../shared/rescue/donations/api.ts')
      preload(agencies.getOwnAgency, {})
      preload(donations.listDonationCategories, {})
    },
    menu: { icon: 'storefront', group: 'setup' },
  },
]
