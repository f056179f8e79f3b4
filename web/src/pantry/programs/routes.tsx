import type { Screen } from '../../core/app/screen.ts'
import { pageWithGrid } from '../../core/grid/preloadGrid.ts'

export const deliveryProgramScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-delivery-programs'],
    page: pageWithGrid(() => import('./DeliveryProgramsPage.tsx')),
    prefixes: ['Agency', 'FoodBank'],
    title: 'deliveryPrograms',
    preload: async ({ preload, query }) => {
      const programs = await import('../../../../shared/pantry/programs/api.ts')
      if (query.size === 0) preload(programs.getDeliveryProgramsGrid, {})
    },
    menu: { icon: 'deliveryDining', group: 'setup' },
  },
]
