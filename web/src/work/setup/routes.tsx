import type { Screen } from '../../core/app/screen.ts'

export const setupScreens: readonly Screen[] = [
  {
    paths: ['/app/agency-realtime-setup'],
    page: () => import('./SetupPage.tsx'),
    prefixes: ['Agency'],
    title: 'realtimeSetup',
    preload: async ({ preload }) => {
      const setup = await import('../../../../shared/work/setup/api.ts')
      preload(setup.listSetupItems, {})
    },
    menu: { icon: 'checklist', group: 'setup' },
  },
]
