import type { NotificationSettings } from '../../shared/api/session.ts'
import * as session from '../../shared/api/session.ts'
import { mailReturned, type User } from '../../shared/entity/entity.ts'
import { notificationKinds } from '../../shared/notification/kinds.ts'
import { signedInUser } from '../entities/entityTable.ts'
import { endpoint } from '../http.ts'

export const notificationsOf = (
  user: Pick<User, 'Unsubscribed' | 'Language' | 'TimeZone' | 'EMailAddress' | 'ReturnedMail'>,
): NotificationSettings => ({
  Kinds: Object.fromEntries(
    notificationKinds.map((kind) => [kind, !user.Unsubscribed.includes(kind)]),
  ) as NotificationSettings['Kinds'],
  Language: user.Language,
  TimeZone: user.TimeZone,
  ReturnedMail: (mailReturned(user) && user.ReturnedMail) || null,
})

export const handler = endpoint(session.getNotifications, async ({ caller }) =>
  notificationsOf(await signedInUser(caller)),
)
