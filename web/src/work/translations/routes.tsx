import { foodBankSetupRoles } from '../../../../shared/core/access.ts'
import type { Screen } from '../../core/app/screen.ts'

export const translationScreens: readonly Screen[] = [
  {
    paths: ['/app/translations'],
    page: () => import('./TranslationsPage.tsx'),
    prefixes: ['FoodBank'],
    title: 'translations',
    menu: { icon: 'language', group: 'setup', roles: foodBankSetupRoles },
  },
]
