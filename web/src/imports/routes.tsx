import { foodBankSetupRoles } from '../../../shared/access.ts'
import type { Screen } from '../app/screen.ts'
import { paths } from '../paths.ts'

export const importScreens: readonly Screen[] = [
  {
    paths: ['/app/import'],
    page: () => import('./ImportPage.tsx'),
    parts: [() => import('./PartyRows.tsx'), () => import('./readPartyFile.ts'), () => import('./readWorkbook.ts')],
    prefixes: ['FoodBank'],
    title: 'partyImport',
    menu: { to: () => paths.partyImport(), icon: 'uploadFile', group: 'setup', roles: foodBankSetupRoles },
  },
]
