import type { Notifications } from '../../shared/api/session.ts'
import * as session from '../../shared/api/session.ts'
import type { User } from '../../shared/entity/entity.ts'
import { notificationKinds } from '../../shared/notification/kinds.ts'
import { signedInUser } from '../entities/entityTable.ts'
import { endpoint } from '../http.ts'

export const notificationsOf = (user: Pick<User, 'Unsubscribed' | 'Language' | 'TimeZone'>): Notifications => ({
  Kinds: Object.fromEntries(
    notificationKinds.map((kind) => [kind, !user.Unsubscribed.includes(kind)]),
  ) as Notifications['Kinds'],
  Language: user.Language,
  TimeZone: user.TimeZone,
})

export const handler = endpoint(session.getNotifications, async ({ caller }) =>
  notificationsOf(await signedInUser(caller)),
)
