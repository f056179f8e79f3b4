import { foodBankAdministratorRoles } from '../../../../shared/core/access.ts'
import type { Screen } from '../../core/app/screen.ts'
import { staffPrefixes } from '../../core/everyPrefix.ts'
import { pageWithGrid } from '../../core/grid/preloadGrid.ts'
import { zoneHere } from '../../core/time/time.ts'
import { firstMessagesQuery } from './messagesQuery.ts'

export const messageScreens: readonly Screen[] = [
  {
    paths: ['/app/message-summary'],
    page: pageWithGrid(() => import('./MessagesPage.tsx')),
    parts: [() => import('./SentList.tsx')],
    prefixes: staffPrefixes,
    title: 'messages',
    preload: async ({ preload, query }) => {
      const messages = await import('../../../../shared/work/messages/api.ts')
      if (query.size === 0) preload(messages.getReceivedGrid, firstMessagesQuery(zoneHere()))
    },
    menu: {
      icon: 'mail',
      group: 'messages',
      badge: 'MessageCount',
      onPhone: true,
    },
  },
  {
    paths: ['/app/current/:prefix/messages/view'],
    page: () => import('./MessagePage.tsx'),
    prefixes: staffPrefixes,
    title: 'message',
  },
  {
    paths: ['/app/system-messages'],
    page: pageWithGrid(() => import('./SystemMessagesPage.tsx')),
    parts: [() => import('./SystemMessageForm.tsx')],
    prefixes: ['FeedingAmerica', 'FoodBank'],
    title: 'systemMessages',
    preload: async ({ preload, query }) => {
      const messages = await import('../../../../shared/work/messages/api.ts')
      if (query.size === 0) preload(messages.getSystemMessagesGrid, {})
    },
    menu: {
      icon: 'campaign',
      group: 'setup',
      roles: ['fano', ...foodBankAdministratorRoles],
    },
  },
  {
    paths: ['/app/compose-message'],
    page: () => import('./ComposePage.tsx'),
    prefixes: staffPrefixes,
    title: 'compose',
  },
]
