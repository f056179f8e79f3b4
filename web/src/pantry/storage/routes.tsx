import type { Screen } from '../../core/app/screen.ts'
import { pageWithGrid } from '../../core/grid/preloadGrid.ts'

export const storageScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-storage-locations'],
    page: pageWithGrid(() => import('./StorageLocationsPage.tsx')),
    prefixes: ['Agency', 'FoodBank'],
    title: 'storageLocations',
    preload: async ({ preload, query }) => {
      const storage = await import('../../../../shared/pantry/storage/api.ts')
      if (query.size === 0) preload(storage.getStorageLocationsGrid, {})
    },
    menu: { icon: 'warehouse', group: 'setup' },
  },
]
