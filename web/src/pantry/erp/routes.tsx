import type { Screen } from '../../core/app/screen.ts'
import { pageWithGrid } from '../../core/grid/preloadGrid.ts'

export const erpScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-erp-matching'],
    page: pageWithGrid(() => import('./ErpMatchingPage.tsx')),
    prefixes: ['FoodBank'],
    title: 'erpMatching',
    preload: async ({ preload, query }) => {
      const erp = await import('../../../../shared/pantry/erp/api.ts')
      if (query.size === 0) preload(erp.getErpMatchingGrid, {})
    },
    menu: { icon: 'link', group: 'setup' },
  },
  {
    paths: ['/app/orderahead-erp-import'],
    page: () => import('./ErpImportPage.tsx'),
    parts: [
      () => import('../../core/importing/OrganizationRows.tsx'),
      () => import('../../core/importing/readOrganizationFile.ts'),
      () => import('../../core/importing/readWorkbook.ts'),
    ],
    prefixes: ['FoodBank'],
    title: 'erpImport',
  },
]
