import { staffPrefixes } from '../app/everyPrefix.ts'
import type { Screen } from '../app/screen.ts'
import { pageWithGrid } from '../grid/preloadGrid.ts'
import { paths } from '../paths.ts'

/** Not preloaded: the schemas of all kinds of jobs would come with every page. */
export const jobScreens: readonly Screen[] = [
  {
    paths: ['/app/exports'],
    page: pageWithGrid(() => import('./MyExportsPage.tsx')),
    prefixes: staffPrefixes,
    title: 'exports',
    menu: { to: paths.exports, icon: 'download', group: 'account' },
  },
]
