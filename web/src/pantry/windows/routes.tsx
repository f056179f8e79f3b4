import type { Screen } from '../../core/app/screen.ts'
import { paths } from '../../core/paths.ts'

export const windowScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-delivery-windows'],
    page: () => import('./DeliveryWindowsPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'deliveryWindows',
    preload: async ({ preload, query }) => {
      const windows = await import('../../../../shared/pantry/windows/api.ts')
      if (query.size === 0) preload(windows.getDeliveryTimesGrid, {})
    },
    menu: { to: paths.deliveryWindows, icon: 'eventAvailable', group: 'pantry' },
  },
  {
    paths: ['/app/orderahead-calendar'],
    page: () => import('./calendar/CalendarPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'windowsCalendar',
    menu: { to: paths.windowsCalendar, icon: 'calendarMonth', group: 'pantry' },
  },
]
