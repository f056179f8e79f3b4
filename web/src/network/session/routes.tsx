import * as session from '../../../../shared/network/session/api.ts'
import type { Screen } from '../../core/app/screen.ts'
import { everyPrefix } from '../../core/everyPrefix.ts'
import { paths } from '../../core/paths.ts'

export const appScreens: readonly Screen[] = [
  {
    paths: ['/app/notifications'],
    page: () => import('./NotificationsPage.tsx'),
    prefixes: everyPrefix,
    title: 'notifications',
    preload: ({ preload }) => preload(session.getNotifications, {}),
    menu: { to: paths.notifications, icon: 'notifications', group: 'account' },
  },
  {
    paths: ['/app/second-factor'],
    page: () => import('./SecondFactorPage.tsx'),
    prefixes: everyPrefix,
    title: 'secondFactor',
    menu: { to: paths.secondFactor, icon: 'key', group: 'account' },
  },
]
