import * as session from '../../../../shared/network/session/api.ts'
import type { Screen } from '../../core/app/screen.ts'
import { everyPrefix } from '../../core/everyPrefix.ts'

export const appScreens: readonly Screen[] = [
  {
    paths: ['/app/notifications'],
    page: () => import('./NotificationsPage.tsx'),
    prefixes: everyPrefix,
    title: 'notifications',
    preload: ({ preload }) => preload(session.getNotifications, {}),
    menu: { icon: 'notifications', group: 'account' },
  },
  {
    paths: ['/app/second-factor'],
    page: () => import('./SecondFactorPage.tsx'),
    prefixes: everyPrefix,
    title: 'secondFactor',
    menu: { icon: 'key', group: 'account' },
  },
]
