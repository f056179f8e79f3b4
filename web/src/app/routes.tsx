import * as session from '../../../shared/api/session.ts'
import { paths } from '../paths.ts'
import { everyPrefix } from './everyPrefix.ts'
import type { Screen } from './screen.ts'

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
