import type { Screen } from '../../core/app/screen.ts'
import { pageWithGrid } from '../../core/grid/preloadGrid.ts'

export const tagScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-tags'],
    page: pageWithGrid(() => import('./TagsPage.tsx')),
    prefixes: ['Agency', 'FoodBank'],
    title: 'tags',
    preload: async ({ preload, query }) => {
      const tags = await import('../../../../shared/pantry/tags/api.ts')
      if (query.size === 0) preload(tags.getTagsGrid, {})
    },
    menu: { icon: 'label', group: 'setup' },
  },
]
