import type { Screen } from '../app/screen.ts'
import { pageWithGrid } from '../grid/preloadGrid.ts'
import { paths } from '../paths.ts'

export const providerScreens: readonly Screen[] = [
  {
    paths: ['/app/transportation-providers'],
    page: pageWithGrid(() => import('./ProvidersPage.tsx')),
    prefixes: ['FoodBank'],
    title: 'providers',
    preload: async ({ preload, query }) => {
      const providers = await import('../../../shared/api/providers.ts')
      if (query.size === 0) preload(providers.getTransportationProvidersGrid, {})
    },
    menu: { to: () => paths.providers(), icon: 'directionsCar', group: 'setup' },
  },
]
