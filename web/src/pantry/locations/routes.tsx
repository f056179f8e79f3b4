import type { Screen } from '../../core/app/screen.ts'

export const locationScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-locations'],
    page: () => import('./LocationsPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'pickupLocations',
    preload: async ({ preload, query }) => {
      const locations = await import('../../../../shared/pantry/locations/api.ts')
      if (query.size === 0) preload(locations.getLocationsGrid, {})
    },
    menu: { icon: 'place', group: 'setup' },
  },
  {
    paths: ['/app/orderahead-locations/new'],
    page: () => import('./NewLocationPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'newPickupLocation',
    parts: [() => import('../../core/map/PinMap.tsx')],
  },
  {
    paths: ['/app/orderahead-location'],
    page: () => import('./LocationPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'pickupLocation',
    parts: [
      () => import('./SettingsPanel.tsx'),
      () => import('./AddressPanel.tsx'),
      () => import('./CustomersPanel.tsx'),
    ],
  },
]
