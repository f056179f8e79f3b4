import { foodBankSetupRoles } from '../../../../shared/core/access.ts'
import type { Screen } from '../../core/app/screen.ts'
import { paths } from '../../core/paths.ts'

export const importScreens: readonly Screen[] = [
  {
    paths: ['/app/import'],
    page: () => import('./ImportPage.tsx'),
    parts: [
      () => import('../../core/importing/PartyRows.tsx'),
      () => import('../../core/importing/readPartyFile.ts'),
      () => import('../../core/importing/readWorkbook.ts'),
    ],
    prefixes: ['FoodBank'],
    title: 'partyImport',
    menu: { to: () => paths.partyImport(), icon: 'uploadFile', group: 'setup', roles: foodBankSetupRoles },
  },
]
