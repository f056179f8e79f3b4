import { isFoodBankAdministrator } from '../../../../shared/core/access.ts'
import type { Screen } from '../../core/app/screen.ts'

export const foodbankScreens: readonly Screen[] = [
  {
    paths: ['/app/realtime-settings'],
    page: () => import('./SettingsPage.tsx'),
    prefixes: ['FoodBank'],
    title: 'realtimeSettings',
    preload: async ({ preload }) => {
      const foodbanks = await import('../../../../shared/network/foodbanks/api.ts')
      preload(foodbanks.getSettings, {})
    },
    menu: { icon: 'tune', group: 'setup' },
  },
  {
    paths: ['/app/sign-in-security'],
    page: () => import('./SecondFactorRolesPage.tsx'),
    prefixes: ['FoodBank'],
    title: 'signInSecurity',
    preload: async ({ preload, session }) => {
      const foodbanks = await import('../../../../shared/network/foodbanks/api.ts')
      if (isFoodBankAdministrator(session.ActiveRole)) preload(foodbanks.getSecondFactorRoles, {})
    },
  },
]
