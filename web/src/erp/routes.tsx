import type { Screen } from '../app/screen.ts'
import { pageWithGrid } from '../grid/preloadGrid.ts'
import { paths } from '../paths.ts'

export const erpScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-erp-matching'],
    page: pageWithGrid(() => import('./ErpMatchingPage.tsx')),
    prefixes: ['FoodBank'],
    title: 'erpMatching',
    preload: async ({ preload, query }) => {
      const erp = await import('../../../shared/api/erp.ts')
      if (query.size === 0) preload(erp.getErpMatchingGrid, {})
    },
    menu: { to: paths.erpMatching, icon: 'link', group: 'pantry' },
  },
  {
    paths: ['/app/orderahead-erp-import'],
    page: () => import('./ErpImportPage.tsx'),
    parts: [
      () => import('../imports/PartyRows.tsx'),
      () => import('../imports/readPartyFile.ts'),
      () => import('../imports/readWorkbook.ts'),
    ],
    prefixes: ['FoodBank'],
    title: 'erpImport',
  },
]
