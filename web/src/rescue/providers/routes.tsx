import type { Screen } from '../../core/app/screen.ts'
import { pageWithGrid } from '../../core/grid/preloadGrid.ts'

export const providerScreens: readonly Screen[] = [
  {
    paths: ['/app/transportation-providers'],
    page: pageWithGrid(() => import('./ProvidersPage.tsx')),
    prefixes: ['FoodBank'],
    title: 'providers',
    preload: async ({ preload, query }) => {
      const providers = await import('../../../../shared/rescue/providers/api.ts')
      if (query.size === 0) preload(providers.getTransportationProvidersGrid, {})
    },
    menu: { icon: 'directionsCar', group: 'setup' },
  },
]
