import { foodBankSetupRoles } from '../../../../shared/core/access.ts'
import type { Screen } from '../../core/app/screen.ts'

export const importScreens: readonly Screen[] = [
  {
    paths: ['/app/import'],
    page: () => import('./ImportPage.tsx'),
    parts: [
      () => import('../../core/importing/OrganizationRows.tsx'),
      () => import('../../core/importing/readOrganizationFile.ts'),
      () => import('../../core/importing/readWorkbook.ts'),
    ],
    prefixes: ['FoodBank'],
    title: 'organizationImport',
    menu: { icon: 'uploadFile', group: 'setup', roles: foodBankSetupRoles },
  },
]
