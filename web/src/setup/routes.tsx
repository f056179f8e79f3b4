import type { Screen } from '../app/screen.ts'
import { paths } from '../paths.ts'

export const setupScreens: readonly Screen[] = [
  {
    paths: ['/app/agency-realtime-setup'],
    page: () => import('./SetupPage.tsx'),
    prefixes: ['Agency'],
    title: 'realtimeSetup',
    preload: async ({ preload }) => {
      const setup = await import('../../../shared/api/setup.ts')
      preload(setup.listSetupItems, {})
    },
    menu: { to: () => paths.realtimeSetup(), icon: 'checklist', group: 'work' },
  },
]
