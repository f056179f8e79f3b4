import { notificationKinds } from '../../../shared/core/mail/kinds.ts'
import { mailReturned, type User } from '../../../shared/network/organizations/entity.ts'
import type { NotificationSettings } from '../../../shared/network/session/api.ts'

/** A person's settings as their page shows them. */
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
