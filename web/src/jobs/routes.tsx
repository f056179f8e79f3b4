import { rolePrefixes } from '../../../shared/access.ts'
import * as jobs from '../../../shared/api/jobs.ts'
import type { Screen } from '../app/screen.ts'
import { pageWithGrid } from '../grid/preloadGrid.ts'
import { paths } from '../paths.ts'

export const jobScreens: readonly Screen[] = [
  {
    paths: ['/app/exports'],
    page: pageWithGrid(() => import('./MyExportsPage.tsx')),
    prefixes: [...new Set(Object.values(rolePrefixes))],
    title: 'exports',
    preload: ({ preload }) => preload(jobs.listJobs, {}),
    menu: { to: paths.exports, icon: 'download', group: 'account' },
  },
]
