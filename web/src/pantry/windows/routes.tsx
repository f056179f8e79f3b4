import type { Screen } from '../../core/app/screen.ts'
import { serverNow } from '../../core/time/clock.ts'
import { dayOf } from '../../core/time/time.ts'

export const windowScreens: readonly Screen[] = [
  {
    paths: ['/app/orderahead-delivery-windows'],
    page: () => import('./DeliveryWindowsPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'deliveryWindows',
    preload: async ({ preload, query }) => {
      const windows = await import('../../../../shared/pantry/windows/api.ts')
      if (query.size === 0)
        preload(windows.getDeliveryTimesGrid, { dateStartFilter: dayOf(serverNow()), order: 'next' })
    },
    menu: { icon: 'eventAvailable', group: 'setup' },
  },
  {
    paths: ['/app/orderahead-calendar'],
    page: () => import('./calendar/CalendarPage.tsx'),
    prefixes: ['Agency', 'FoodBank'],
    title: 'windowsCalendar',
    menu: { icon: 'calendarMonth', group: 'setup' },
  },
]
