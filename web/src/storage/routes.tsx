import * as storage from '../../../shared/api/storage.ts'
import type { Screen } from '../app/screen.ts'
import { pageWithGrid } from '../grid/preloadGrid.ts'
import { paths } from '../paths.ts'

export const storageScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-storage-locations'],
    page: pageWithGrid(() => import('./StorageLocationsPage.tsx')),
    prefixes: ['Agency', 'FoodBank'],
    title: 'storageLocations',
    preload: ({ preload, query }) => {
      if (query.size === 0) preload(storage.getStorageLocationsGrid, {})
    },
    menu: { to: paths.storageLocations, icon: 'warehouse', group: 'pantry' },
  },
]
