import type { Screen } from '../../core/app/screen.ts'
import { staffPrefixes } from '../../core/everyPrefix.ts'
import { pageWithGrid } from '../../core/grid/preloadGrid.ts'

/** Not preloaded: the schemas of all kinds of jobs would come with every page. */
export const jobScreens: readonly Screen[] = [
  {
    paths: ['/app/exports'],
    page: pageWithGrid(() => import('./MyExportsPage.tsx')),
    prefixes: staffPrefixes,
    title: 'exports',
    menu: { icon: 'download', group: 'account' },
  },
]
